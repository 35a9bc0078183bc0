import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '#config/settings.ts'
import { createAccountsApp } from '#test/support/accounts.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

describe('one-time codes', () => {
  it('[ACCOUNT-9] says whether it went by mail, and the same for known and unknown contacts', async () => {
    await shop.signIn(ana)
    shop.at(60)
    const [known, unknown] = [await shop.send(ana), await shop.send('bea@mail.example')]
    expect(known).toMatchObject({ code: 200, result: { is_email: true } })
    expect(unknown.result).toEqual(known.result)
    expect((await shop.send('+1 555 010 0001')).result).toEqual({ is_email: false })
  })

  it.each(['12345', 'ana@mail', 'ana', ' ', '', `${'a'.repeat(300)}@mail.example`])(
    '[ACCOUNT-1] %s is no contact',
    async (phone) => {
      expect(await shop.send(phone)).toMatchObject({ status: 400, result: 'INCORRECT_PHONE_OR_EMAIL' })
      expect(await shop.call('/api/user/call-back', { phone })).toMatchObject({
        status: 400,
        result: 'INCORRECT_PHONE',
      })
    },
  )

  it('[ACCOUNT-1] nobody is called at an e-mail address', async () => {
    expect((await shop.call('/api/user/call-back', { phone: ana })).result).toBe('INCORRECT_PHONE')
    expect((await shop.call('/api/user/call-back', { phone: '+15550100001' })).result).toBe(true)
  })

  it('[ACCOUNT-10] the second within 15 s is refused with the seconds to wait', async () => {
    await shop.send(ana)
    shop.at(5)
    const refused = await shop.send(ana)
    expect(refused).toMatchObject({ status: 429, result: 'TOO_MANY_REQUESTS' })
    expect(refused.headers['retry-after']).toBe('10')
    shop.at(15)
    expect((await shop.send(ana)).code).toBe(200)
  })

  it('[ACCOUNT-10] an entered code is not counted', async () => {
    for (const seconds of [0, 20, 40, 60]) {
      shop.at(seconds)
      expect((await shop.signIn()).code).toBe(200)
    }
  })

  it('[ACCOUNT-10] of ten at the same moment one is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.send(ana)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(shop.asked()).toHaveLength(1)
  })

  it('[ACCOUNT-11] one address reaches five contacts an hour', async () => {
    const answers = []
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) answers.push((await shop.send(`${name}@mail.example`)).code)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    shop.at(3600)
    expect((await shop.send('f@mail.example')).code).toBe(200)
  })

  it('[ACCOUNT-2] [ACCOUNT-12] a right code signs in once, however the number is written, and opens an account', async () => {
    await shop.send('+7 999 123-45-67')
    const code = await shop.lastCode()
    expect(code).toMatch(/^\d{4}$/)
    expect((await shop.check('8 (999) 123 45 67', code)).result).toBe('INCORRECT_CODE')
    const russian = await shop.call('/api/user/check-sms-code?store=ru', { phone: '8 (999) 123 45 67', code })
    expect(russian).toMatchObject({ code: 200, result: { phone: '+79991234567', firstname: '', roles: [] } })
    expect(await shop.check('+79991234567', code)).toMatchObject({ status: 400, result: 'INCORRECT_CODE' })
  })

  it('[ACCOUNT-13] after five wrong tries the right one is refused', async () => {
    await shop.send(ana)
    const code = await shop.lastCode()
    for (let tries = 0; tries < 5; tries += 1)
      expect((await shop.check(ana, wrong(code))).result).toBe('INCORRECT_CODE')
    expect((await shop.check(ana, code)).result).toBe('INCORRECT_CODE')
  })

  it.each([undefined, '', 'x'.repeat(300)])('[ACCOUNT-13] %s is no code', async (code) => {
    await shop.send(ana)
    for (const body of [
      await shop.call('/api/user/check-sms-code', { phone: ana, code }),
      await shop.call('/api/user/fast-login', { contact: ana, token: code }),
    ])
      expect(body).toMatchObject({ status: 400, result: 'INCORRECT_CODE' })
  })

  it('[ACCOUNT-13] the fifth try may be right', async () => {
    await shop.send(ana)
    const code = await shop.lastCode()
    for (let tries = 0; tries < 4; tries += 1) await shop.check(ana, wrong(code))
    expect((await shop.check(ana, code)).code).toBe(200)
  })

  it('[ACCOUNT-13] guesses at the same moment are counted one by one', async () => {
    await shop.send(ana)
    const code = await shop.lastCode()
    await Promise.all(Array.from({ length: 8 }, () => shop.check(ana, wrong(code))))
    const counted = await sql<{ failures: number }>`select count(*)::integer as failures from code_failure`.execute(
      shop.db,
    )
    expect(counted.rows[0]?.failures).toBe(8)
    expect((await shop.check(ana, code)).result).toBe('INCORRECT_CODE')
  })

  it('[ACCOUNT-13] ten wrong ones in an hour make the contact wait', async () => {
    for (const seconds of [0, 20]) {
      shop.at(seconds)
      await shop.send(ana)
      const code = await shop.lastCode()
      for (let tries = 0; tries < 5; tries += 1) await shop.check(ana, wrong(code))
    }
    shop.at(40)
    await shop.send(ana)
    const refused = await shop.check(ana, await shop.lastCode())
    expect(refused).toMatchObject({ status: 429, result: 'TOO_MANY_REQUESTS' })
    expect(refused.headers['retry-after']).toBe('880')
  })

  it('[ACCOUNT-9] a code is dead after five minutes', async () => {
    await shop.send(ana)
    const code = await shop.lastCode()
    shop.at(300)
    expect((await shop.check(ana, code)).result).toBe('INCORRECT_CODE')
    await shop.send(ana)
    shop.at(599)
    expect((await shop.check(ana, await shop.lastCode())).code).toBe(200)
  })

  it('[ACCOUNT-54] at most 25 guesses a day, whatever is entered right between them', async () => {
    let entered = 0
    for (let round = 0; round < 20; round += 1) {
      shop.at(round * 4000)
      await shop.send(ana)
      const code = await shop.lastCode()
      for (let tries = 0; tries < 3; tries += 1) await shop.check(ana, wrong(code))
      if ((await shop.check(ana, code)).code === 200) entered += 1
    }
    const { rows } = await sql<{
      guesses: number
    }>`select count(code_id)::integer as guesses from code_failure`.execute(shop.db)
    expect([rows[0]?.guesses, entered]).toEqual([25, 8])
    shop.at(2 * 86_400)
    await shop.send(ana)
    expect((await shop.check(ana, await shop.lastCode())).code).toBe(200)
  })

  it('[ACCOUNT-54] guesses where no code is alive lock nobody out', async () => {
    for (let hours = 0; hours < 6; hours += 1) {
      shop.at(hours * 3600)
      for (let tries = 0; tries < 9; tries += 1) await shop.check(ana, '0000')
    }
    shop.at(6 * 3600)
    expect((await shop.signIn(ana)).code).toBe(200)
  })

  it.each(['', '1', '١٢٣٤', '12345', '../..'])('[ACCOUNT-13] %s is no code', async (code) => {
    await shop.send(ana)
    expect(await shop.check(ana, code)).toMatchObject({ status: 400, result: 'INCORRECT_CODE' })
  })

  it('[ACCOUNT-14] the forms with GET do the same, and not for other sites', async () => {
    const get = (path: string, headers = {}) => shop.call(path, {}, { method: 'GET', headers })
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await get(`/api/user/get-sms-code?phone=${ana}`, foreign)).code).toBe(403)
    expect((await get(`/api/user/get-sms-code?phone=${ana}`)).result).toEqual({ is_email: true })
    const path = `/api/user/check-sms-code?phone=${ana}&code=${await shop.lastCode()}`
    expect((await get(path, foreign)).code).toBe(403)
    expect(await get(path)).toMatchObject({ code: 200, result: { email: ana } })
  })
})

describe('text messages that cost money', () => {
  let paid: Awaited<ReturnType<typeof createAccountsApp>>
  beforeAll(async () => {
    paid = await createAccountsApp({ paysForSms: true, codesPerAddress: 0 })
  })
  afterAll(() => paid.close())
  beforeEach(() => paid.reset())

  it('[ACCOUNT-53] above the budget of a day codes go by e-mail alone', async () => {
    paid.setSettings({ sms_cost: 0.05, sms_daily_budget: 0.17 })
    const phones = ['+15550101111', '+15550102222', '+15550103333', '+15550104444']
    const answers = []
    for (const phone of phones) answers.push((await paid.send(phone)).status)
    expect(answers).toEqual([200, 200, 200, 429])
    expect((await paid.send(ana)).status).toBe(200)
    paid.at(86_400)
    expect((await paid.send('+15550104444')).status).toBe(200)
  })
})

describe('bonuses of a new account', () => {
  const awarded: (readonly [id: number, amount: number])[] = []
  let changed = {}
  let shopWithBonuses: Awaited<ReturnType<typeof createAccountsApp>>
  beforeAll(async () => {
    shopWithBonuses = await createAccountsApp({
      award: async (_db, { customerId, amount }) => void awarded.push([customerId, amount]),
      settingsOf: async (_db, code) => ({ ...settings, ...changed, award_bonuses_amount: code === 'ru' ? 900 : 10 }),
      codesPerAddress: 0,
    })
  })
  afterAll(() => shopWithBonuses.close())

  it('[ACCOUNT-55] come with the claim of the settings, when the contact is first proven', async () => {
    await shopWithBonuses.reset()
    const enter = async (email: string, claim?: string) => {
      const { result } = await shopWithBonuses.signIn(email, claim === undefined ? {} : { claim })
      return (result as { id: number }).id
    }
    const id = await enter('new@mail.example', ' hello ')
    await enter('other@mail.example', 'BYE')
    await enter('third@mail.example')
    shopWithBonuses.at(60)
    await enter('new@mail.example', 'HELLO')
    await enter('third@mail.example', 'HELLO')
    expect(awarded).toEqual([[id, 10]])
    await shopWithBonuses.send('fifth@mail.example')
    const body = { phone: 'fifth@mail.example', code: await shopWithBonuses.lastCode(), claim: 'HELLO' }
    const { result } = await shopWithBonuses.call('/api/user/check-sms-code?store=ru', body)
    expect(awarded.at(-1)).toEqual([(result as { id: number }).id, 900])
    changed = { bonuses_banner_code: '' }
    await enter('fourth@mail.example', '')
    expect(awarded).toHaveLength(2)
  })
})
