import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'
import { grantRole } from '../staff/grant.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'
const phone = '+15550100001'
/** Opens an account with a password; answers calls of whoever did. */
const openAccount = async (email = ana) => {
  const password = 'correct horse'
  await shop.call('/api/user/create', { customer: { email, firstname: 'Ana' }, password })
  shop.jobs.length = 0
  return logIn(email, password)
}
const logIn = async (username: string, password: string) =>
  shop.as(String((await shop.call('/api/user/login', { username, password })).result))

describe('an account that nobody has shown to be reached at', () => {
  it('[ACCOUNT-24] a new password by the mail’s link ends passkeys of before', async () => {
    const stranger = await openAccount()
    await sql`insert into passkey (id, customer_id, public_key, counter, transports, name, created_at)
      select 'stranger', id, '', 0, '{}', '', now() from customer where email = ${ana}`.execute(shop.db)
    expect((await stranger.get('/api/user/passkeys')).result).toHaveLength(1)
    shop.at(60)
    await shop.call('/api/user/reset-password', { email: ana })
    await shop.deliver()
    const resetToken = /token=([\w-]{32})/.exec(shop.mails.at(-1)?.text ?? '')?.[1]
    const newPassword = 'battery staple'
    await shop.call('/api/user/create-password', { email: ana, newPassword, resetToken })
    const owner = await logIn(ana, newPassword)
    expect((await owner.get('/api/user/passkeys')).result).toEqual([])
  })

  it('[ACCOUNT-237] whoever opened it in another’s name gets no way back into it', async () => {
    const stranger = await openAccount()
    await shop.send(phone)
    const code = await shop.lastCode()
    expect(await stranger.post('/api/user/update', { phone, code })).toMatchObject({
      status: 409,
      result: 'CONTACT_UNPROVEN',
    })
    const theirs = await shop.check(phone, code)
    shop.at(60)
    const owner = await shop.enter(ana)
    expect((await owner.get('/api/user/profile')).result).toMatchObject({ email: ana, phone: null })
    expect(theirs.result).toMatchObject({ email: null, phone })
  })

  it('[ACCOUNT-237] an address that was mistyped is replaced, and what was set stays', async () => {
    const { post } = await openAccount('anna@mail.example')
    await shop.send(ana)
    const changed = await post('/api/user/update', { email: ana, code: await shop.lastCode() })
    expect(changed.result).toMatchObject({ email: ana })
    shop.at(60)
    expect((await shop.signIn(ana)).result).toMatchObject({ has_password: true })
    await shop.send(phone)
    const more = await post('/api/user/update', { phone, code: await shop.lastCode() })
    expect(more.result).toMatchObject({ email: ana, phone })
  })

  it('[ACCOUNT-238] a role is not for whoever opened it in another’s name', async () => {
    const admin = await shop.enter('ada@mail.example')
    await sql`update customer set roles = '{admin}' where email = 'ada@mail.example'`.execute(shop.db)
    const stranger = await openAccount()
    const { id } = (await stranger.get('/api/user/profile')).result as { id: number }
    expect((await admin.post(`/api/manage/customers/${id}/roles`, { roles: ['manager'] })).status).toBe(200)
    expect((await stranger.get('/api/user/profile')).status).toBe(401)
    const again = await logIn(ana, 'correct horse')
    expect((await again.get('/api/manage/customers')).status).toBe(401)
    shop.at(60)
    const owner = await shop.enter(ana)
    expect((await owner.get('/api/manage/customers')).status).toBe(200)
  })

  it('[ACCOUNT-238] nor is one of the command line', async () => {
    await openAccount()
    await grantRole(shop.db, { contact: ana, role: 'admin', now: shop.now() })
    const again = await logIn(ana, 'correct horse')
    expect((await again.get('/api/manage/customers')).status).toBe(401)
  })
})
