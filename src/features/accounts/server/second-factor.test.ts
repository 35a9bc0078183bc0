import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'
import { digitsOf } from './second-factor.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'
const enter = async (email: string, ...roles: string[]) => {
  await sql`insert into customer (email, roles, store_code, proven_at, created_at, updated_at)
    values (${email}, ${roles}::text[], 'en', now(), now(), now())`.execute(shop.db)
  return shop.enter(email)
}

describe('the second factor', () => {
  it('[ACCOUNT-48] roles wait for the authenticator’s number', async () => {
    shop.setSettings({ staff_second_factor: true })
    const admin = await enter('boss@mail.example', 'admin', 'vip')
    expect((await admin.get('/api/user/profile')).result).toMatchObject({ roles: ['vip'], second_factor: 'set_up' })
    expect((await admin.get('/api/manage/audit')).status).toBe(403)
    const { secret, uri } = (await admin.post('/api/user/second-factor/start')).result as {
      secret: string
      uri: string
    }
    expect(uri).toBe(`otpauth://totp/Vitrine%3Aboss%40mail.example?secret=${secret}&issuer=Vitrine`)
    const number = () => digitsOf(secret, Math.floor(shop.now().getTime() / 30_000))
    expect((await admin.post('/api/user/second-factor', { code: '000' })).result).toBe('INCORRECT_CODE')
    const entered = await admin.post('/api/user/second-factor', { code: number() })
    expect(entered.result).toMatchObject({ roles: ['admin', 'vip'] })
    expect(entered.result).not.toHaveProperty('second_factor')
    expect((await admin.get('/api/manage/audit')).status).toBe(200)
    shop.at(20)
    const again = await shop.enter('boss@mail.example')
    expect((await again.get('/api/user/profile')).result).toMatchObject({ second_factor: 'enter' })
    expect((await again.post('/api/user/second-factor/start')).status).toBe(403)
    expect((await again.post('/api/user/second-factor', { code: number() })).result).toBe('INCORRECT_CODE')
    shop.at(40)
    expect((await again.post('/api/user/second-factor', { code: number() })).status).toBe(200)
  })

  it('[ACCOUNT-48] five wrong ones wait, and customers have none', async () => {
    shop.setSettings({ staff_second_factor: true })
    const admin = await enter('boss@mail.example', 'admin')
    await admin.post('/api/user/second-factor/start')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.post('/api/user/second-factor', { code: 'x' })),
    )
    expect(answers.filter(({ result }) => result === 'INCORRECT_CODE')).toHaveLength(5)
    const customer = await shop.enter(ana)
    expect((await customer.get('/api/user/profile')).result).not.toHaveProperty('second_factor')
    expect((await customer.post('/api/user/second-factor/start')).status).toBe(403)
  })

  it('[ACCOUNT-48] the numbers are those of RFC 6238', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect([59, 1_111_111_109, 20_000_000_000].map((time) => digitsOf(secret, Math.floor(time / 30)))).toEqual([
      '287082',
      '081804',
      '353130',
    ])
  })
})
