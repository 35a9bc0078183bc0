import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '#config/settings.ts'
import { createAccountsApp } from '#test/support/accounts.ts'
import { createCommonPasswords } from './common-passwords.ts'
import { renewHash, setPassword } from '../customers.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'
const password = 'correct horse'
const person = { email: ana, firstname: 'Anamaria', lastname: 'Lima' }
const create = (given: string, customer: object = person, store = 'en') =>
  shop.call(`/api/user/create?store=${store}`, { customer, password: given })
const logIn = (given: string) => shop.call('/api/user/login', { username: ana, password: given })
const refused = (field: string) => ({
  status: 400,
  result: 'WEAK_PASSWORD',
  meta: {
    fields: { [field]: 'WEAK_PASSWORD' },
    message: 'This password is among those that are guessed first. Choose another.',
  },
})

describe('a new password', () => {
  it.each(['password1', 'PassWord1', ' iloveyou ', '1234567890', 'qwertyuiop'])(
    '[ACCOUNT-228] %s leaked too often',
    async (given) => expect(await create(given)).toMatchObject(refused('password')),
  )

  it('[ACCOUNT-228] some thousand of eight letters and more are known', async () => {
    const isCommon = createCommonPasswords()
    // one of the first, one of the last
    expect([await isCommon('TrustNo1'), await isCommon('vinogradov'), await isCommon(password)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('[ACCOUNT-228] is told in the language of the store view', async () => {
    expect((await create('password1', person, 'de')).meta?.['message']).toMatch(/^Dieses Passwort gehört zu denen/)
  })

  it.each(['anamaria2026', 'Lima!Lima!', 'anamarialima', 'ana.mail.example', 'Vitrine-2026'])(
    '[ACCOUNT-229] %s is made of words that are known of whoever opens an account',
    async (given) => expect(await create(given)).toMatchObject(refused('password')),
  )

  it('[ACCOUNT-229] the phone is none, however it is written, and the name of the shop is none', async () => {
    expect(await create('015550100001', { phone: '+1 555 010 0001' })).toMatchObject(refused('password'))
    shop.setSettings({ ...settings, site_name: 'Sporthaus Berg' })
    expect(await create('sporthaus1')).toMatchObject(refused('password'))
    expect((await create('sporthaus by the lake')).code).toBe(200)
  })

  it('[ACCOUNT-230] at an account that is opened no limit counts a refused one', async () => {
    for (let times = 0; times < 4; times += 1) expect((await create('password1')).status).toBe(400)
    expect((await create(password)).code).toBe(200)
    expect((await logIn(password)).code).toBe(200)
  })

  it('[ACCOUNT-230] at a reset the link works on, and without one nothing is told', async () => {
    await create(password)
    await shop.signIn(ana)
    shop.at(60)
    shop.jobs.length = 0
    await shop.call('/api/user/reset-password', { email: ana })
    await shop.deliver()
    const link = new URL(/https?:\S+/.exec(shop.mails.at(-1)?.text ?? '')?.[0] ?? '')
    const set = (newPassword: string, resetToken = link.searchParams.get('token')) =>
      shop.call('/api/user/create-password', { email: ana, newPassword, resetToken })
    for (const given of ['anamaria1', 'password1', 'long enough'])
      expect((await set(given, 'guessed')).result).toBe('RESET_TOKEN_INVALID')
    for (const given of ['anamaria1', 'password1']) expect(await set(given)).toMatchObject(refused('newPassword'))
    expect((await set('long enough')).result).toBe(true)
    expect((await logIn('long enough')).code).toBe(200)
  })

  it('[ACCOUNT-230] at a change the code works on', async () => {
    const { post } = await shop.enter(ana)
    shop.at(20)
    await shop.send(ana)
    const code = await shop.lastCode()
    const change = (newPassword: string) => post('/api/user/change-password', { code, newPassword })
    expect(await change('password1')).toMatchObject(refused('newPassword'))
    expect(await change('ana-ana-ana')).toMatchObject(refused('newPassword'))
    expect((await change(password)).result).toBe(true)
  })
})

describe('a password of before', () => {
  /** `password1`, as it was kept with p 1. */
  const old = 'scrypt$32768$8$1$1nTTsNqMBpUPsbWCG7Sn7A$UNUCX8vzrDCnLK7S4dS17bIcqvQ_YWuHeZlHVJfqBNY'
  const given = 'password1'
  const keepOld = () => sql`update customer set password_hash = ${old} where email = ${ana}`.execute(shop.db)
  const kept = async () =>
    await shop.db.selectFrom('customer').select(['password_hash', 'updated_at']).executeTakeFirstOrThrow()

  it('[ACCOUNT-226] [ACCOUNT-230] signs in, however it was kept and whatever it is', async () => {
    await create(password)
    await keepOld()
    expect((await logIn(`${given}x`)).result).toBe('INCORRECT_LOGIN')
    expect(await kept()).toMatchObject({ password_hash: old })
    expect((await logIn(given)).code).toBe(200)
  })

  it('[ACCOUNT-227] is kept as others are then, once, and ends no session', async () => {
    await create(password)
    const token = String((await logIn(password)).result)
    const [ofToday = ''] = /^scrypt(\$\d+){3}\$/.exec((await kept()).password_hash ?? '') ?? []
    await keepOld()
    const before = await kept()
    expect((await logIn(given)).code).toBe(200)
    const after = await kept()
    expect(after.password_hash?.startsWith(ofToday)).toBe(true)
    expect(old.startsWith(ofToday)).toBe(false)
    expect(after.updated_at).toEqual(before.updated_at)
    expect((await logIn(given)).code).toBe(200)
    expect(await kept()).toEqual(after)
    expect((await shop.profile(token)).code).toBe(200)
  })

  it('[ACCOUNT-227] one that was changed meanwhile stays changed', async () => {
    await create(password)
    await keepOld()
    const { id } = await shop.db.selectFrom('customer').select('id').executeTakeFirstOrThrow()
    await setPassword(shop.db, id, { hash: 'changed', now: shop.now() })
    await renewHash(shop.db, id, { from: old, to: 'renewed' })
    expect(await kept()).toMatchObject({ password_hash: 'changed' })
  })
})
