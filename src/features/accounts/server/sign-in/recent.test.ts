import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'
const phone = '+12125550123'
const quarter = 15 * 60
const codeFor = async (contact: string) => {
  await shop.send(contact)
  return shop.lastCode()
}
/** Somebody who signed in more than 15 minutes ago. */
const enterLongAgo = async () => {
  const { refreshToken } = await shop.enter(ana)
  shop.at(quarter + 1)
  return shop.as(String((await shop.call('/api/user/refresh', { refreshToken })).result))
}
const refused = { status: 403, result: 'PROOF_NEEDED' }

describe('long after signing in', () => {
  it('[ACCOUNT-240] another contact wants the own one shown, before the code it was sent is spent', async () => {
    const { post } = await enterLongAgo()
    const code = await codeFor(phone)
    expect(await post('/api/user/update', { phone, code })).toMatchObject(refused)
    expect((await post('/api/user/update', { phone, code, proof: { code: '0' } })).result).toBe('INCORRECT_CODE')
    const proof = { code: await codeFor(ana) }
    expect((await post('/api/user/update', { phone, code, proof })).result).toMatchObject({ phone, email: ana })
    expect((await post('/api/user/update', { city: 'Turku' })).result).toMatchObject({ city: 'Turku' })
  })

  it('[ACCOUNT-240] so does a new passkey', async () => {
    const { post } = await enterLongAgo()
    const options = '/api/user/passkeys/register-options'
    expect(await post(options)).toMatchObject(refused)
    expect((await post(options, { password: 'no such one' })).result).toBe('INCORRECT_PASSWORD')
    expect((await post(options, { code: await codeFor(ana) })).result).toMatchObject({ user: { name: ana } })
  })
})
