import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'
import { grantRole } from '../staff/grant.ts'
import { digitsOf } from './totp.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'

describe('the second factor', () => {
  it('[ACCOUNT-48] roles wait for the authenticator’s number', async () => {
    shop.setSettings({ staff_second_factor: true })
    const admin = await shop.enterWith('boss@mail.example', 'admin', 'vip')
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
    const admin = await shop.enterWith('boss@mail.example', 'admin')
    await admin.post('/api/user/second-factor/start')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.post('/api/user/second-factor', { code: 'x' })),
    )
    expect(answers.filter(({ result }) => result === 'INCORRECT_CODE')).toHaveLength(5)
    const customer = await shop.enter(ana)
    expect((await customer.get('/api/user/profile')).result).not.toHaveProperty('second_factor')
    expect((await customer.post('/api/user/second-factor/start')).status).toBe(403)
  })

  type Person = Awaited<ReturnType<typeof shop.enter>>
  const boss = 'boss@mail.example'
  const numberOf = (secret: string) => digitsOf(secret, Math.floor(shop.now().getTime() / 30_000))
  const start = async (person: Person) =>
    ((await person.post('/api/user/second-factor/start')).result as { secret: string }).secret
  const show = (person: Person, code: string) => person.post('/api/user/second-factor', { code })
  /** Somebody of the shop with an authenticator, which was shown just now. */
  const equip = async () => {
    shop.setSettings({ staff_second_factor: true })
    const person = await shop.enterWith(boss, 'admin')
    const secret = await start(person)
    const entered = await show(person, numberOf(secret))
    return { person, secret, codes: entered.meta?.['recoveryCodes'] as string[] }
  }

  it('[ACCOUNT-145] ten recovery codes come with the authenticator, and each stands in for it once', async () => {
    const { codes } = await equip()
    expect(new Set(codes).size).toBe(10)
    shop.at(60)
    const again = await shop.enter(boss)
    const spoken = ` ${codes[0]?.toLowerCase().replaceAll('-', ' ')}`
    expect((await show(again, spoken)).result).toMatchObject({ roles: ['admin'] })
    expect((await again.get('/api/user/second-factor')).result).toEqual({
      is_required: true,
      is_set_up: true,
      recovery_codes_left: 9,
    })
    shop.at(120)
    expect((await show(await shop.enter(boss), codes[0] ?? '')).result).toBe('INCORRECT_CODE')
    const other = await shop.enterWith('mia@mail.example', 'manager')
    expect((await show(other, codes[1] ?? '')).result).toBe('INCORRECT_CODE')
  })

  it('[ACCOUNT-145] new recovery codes end those of before, and want the factor of the last 15 minutes', async () => {
    const { person, secret, codes } = await equip()
    const renew = () => person.post('/api/user/second-factor/recovery-codes')
    const { codes: renewed } = (await renew()).result as { codes: string[] }
    expect(renewed).toHaveLength(10)
    shop.at(14 * 60)
    expect((await show(person, codes[0] ?? '')).result).toBe('INCORRECT_CODE')
    expect((await renew()).status).toBe(200)
    shop.at(14 * 60 + 59)
    expect((await renew()).status).toBe(200)
    // the access token of the session is renewed meanwhile
    await sql`update session_token set expires_at = expires_at + interval '1 h'`.execute(shop.db)
    shop.at(15 * 60)
    expect(await renew()).toMatchObject({ status: 403, result: 'SECOND_FACTOR_NEEDED' })
    expect((await show(person, numberOf(secret))).status).toBe(200)
    expect((await renew()).status).toBe(200)
  })

  it('[ACCOUNT-477] who still waits for it changes neither contacts nor password, and deletes no account', async () => {
    const { secret } = await equip()
    await shop.give('other@mail.example', 'admin')
    shop.at(60)
    const half = await shop.enter(boss)
    shop.at(120)
    await shop.send('new@mail.example')
    const ofNew = { email: 'new@mail.example', code: await shop.lastCode() }
    await shop.send(boss)
    const code = await shop.lastCode()
    const newPassword = 'sturdy-umbrella-7'
    const tries = () => [
      half.post('/api/user/update', ofNew),
      half.post('/api/user/change-password', { code, newPassword }),
      half.post('/api/user/delete', { code }),
    ]
    for (const answer of await Promise.all(tries()))
      expect(answer).toMatchObject({ status: 403, result: 'ACCESS_DENIED' })
    expect((await half.post('/api/user/update', { firstname: 'Boss' })).status).toBe(200)
    expect((await show(half, numberOf(secret))).status).toBe(200)
    // nothing of it was spent
    expect((await half.post('/api/user/change-password', { code, newPassword })).status).toBe(200)
    expect((await half.post('/api/user/update', ofNew)).status).toBe(200)
  })

  it('[ACCOUNT-473] of new recovery codes that are asked for at the same moment the last ten alone count', async () => {
    const { person } = await equip()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.post('/api/user/second-factor/recovery-codes')),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await person.get('/api/user/second-factor')).result).toMatchObject({ recovery_codes_left: 10 })
  })

  it('[ACCOUNT-146] another authenticator counts once its number was entered; until then that of before does', async () => {
    const { person, secret } = await equip()
    const next = await start(person)
    expect(next).not.toBe(secret)
    shop.at(60)
    expect((await show(await shop.enter(boss), numberOf(secret))).status).toBe(200)
    shop.at(120)
    const changed = await show(person, numberOf(next))
    expect(changed.meta?.['recoveryCodes']).toHaveLength(10)
    shop.at(180)
    const again = await shop.enter(boss)
    expect((await show(again, numberOf(secret))).result).toBe('INCORRECT_CODE')
    expect((await show(again, numberOf(next))).status).toBe(200)
  })

  it('[ACCOUNT-148] acting in another’s name and entry links want the factor of the last 15 minutes', async () => {
    const { person, secret } = await equip()
    await shop.signIn(ana)
    const act = () => person.post('/api/user/login-as', { contact: ana })
    const link = () => person.post('/api/user/entry-link', { contact: ana })
    expect([(await act()).status, (await link()).status]).toEqual([200, 200])
    await sql`update session_token set expires_at = expires_at + interval '1 h'`.execute(shop.db)
    shop.at(15 * 60)
    for (const ask of [act, link]) expect(await ask()).toMatchObject({ status: 403, result: 'SECOND_FACTOR_NEEDED' })
    await show(person, numberOf(secret))
    expect((await act()).status).toBe(200)
  })

  it('[ACCOUNT-148] whoever has no role any more has no authenticator either', async () => {
    await equip()
    await grantRole(shop.db, { contact: 'deputy@shop.example', role: 'admin', now: shop.now() })
    for (const role of ['customer', 'admin']) await grantRole(shop.db, { contact: boss, role, now: shop.now() })
    shop.at(60)
    const again = await shop.enter(boss)
    expect((await again.get('/api/user/profile')).result).toMatchObject({ second_factor: 'set_up' })
    expect((await again.get('/api/user/second-factor')).result).toMatchObject({ recovery_codes_left: 0 })
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
