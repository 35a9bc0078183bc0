import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'
import { createPasswords } from './passwords.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

/** As the shop has them; the shop of these tests takes less work for each. */
const passwords = createPasswords()

const ana = 'ana@mail.example'
const password = 'correct horse'
const create = (customer: object = { email: ana, firstname: 'Ana', lastname: 'Lima' }, more: object = {}) =>
  shop.call('/api/user/create', { customer, password, ...more })
const logIn = (username = ana, given = password, options = {}) =>
  shop.call('/api/user/login', { username, password: given }, options)
const linkOf = async () => {
  await shop.deliver()
  return new URL(/https?:\S+/.exec(shop.mails.at(-1)?.text ?? '')?.[0] ?? '')
}

describe('passwords', () => {
  it('[ACCOUNT-20] [ACCOUNT-23] a new account signs in with its password; the result is the token, beside whom it is of', async () => {
    const created = await create()
    expect(created).toMatchObject({ code: 200, result: { email: ana, firstname: 'Ana', lastname: 'Lima' } })
    const signed = await logIn('  ANA@mail.example ')
    expect(signed.result).toBe(signed.meta?.['token'])
    expect(signed.meta?.['user']).toMatchObject({ firstname: 'Ana', has_password: true })
    expect((await shop.profile(String(signed.result))).result).toEqual(signed.meta?.['user'])
  })

  it('[ACCOUNT-20] whatever is wrong is answered the same', async () => {
    await create()
    await shop.signIn('bea@mail.example')
    await sql`insert into customer (email, password_hash, store_code, disabled_at, created_at, updated_at)
      select 'gone@mail.example', password_hash, 'en', now(), now(), now() from customer where email = ${ana}`.execute(
      shop.db,
    )
    const answers = [
      await logIn(ana, 'wrong password'),
      await logIn('nobody@mail.example'),
      await logIn('bea@mail.example'),
      await logIn('gone@mail.example'),
      await logIn(ana, ''),
    ]
    for (const { status, result, meta } of answers)
      expect({ status, result, meta }).toEqual({ status: 400, result: 'INCORRECT_LOGIN', meta: answers[0]?.meta })
    expect((await logIn('not a contact')).result).toBe('INCORRECT_PHONE_OR_EMAIL')
  })

  it.each(['short', '1234567', 'x'.repeat(201)])('[ACCOUNT-21] %s is no password', async (given) => {
    expect(await create(undefined, { password: given })).toMatchObject({
      status: 400,
      result: 'INVALID_INPUT',
      meta: { fields: { password: expect.any(String) as string } },
    })
  })

  it('[ACCOUNT-21] is kept as a salted scrypt hash of stated cost', async () => {
    const [one, other] = [await passwords.hash(password), await passwords.hash(password)]
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(other)
    expect(passwords.isOfToday(one)).toBe(true)
    expect(await passwords.isRight(password, one)).toBe(true)
    // the same letters, put together another way
    expect(await passwords.isRight('u\u0308ber alles', await passwords.hash('\u00fcber alles'))).toBe(true)
  })

  it('[ACCOUNT-21] what is no hash of a password is nobody’s', async () => {
    const cheap = createPasswords({ N: 1024, r: 8, p: 1 })
    const kept = await cheap.hash(password)
    expect(await cheap.isRight(password, kept)).toBe(true)
    for (const broken of [null, '', 'scrypt$1024$8$1$AA$A', kept.replace('1024', '1100'), `${kept}AAAA`])
      expect(await cheap.isRight(password, broken)).toBe(false)
  })

  it.each([
    ['less', 'scrypt$32768$8$1$1GdesrB6h0U5kgpgzDDigA$eukANoGLwfKPoHeyGnC2ZiV5xviBM0bX7uwyb_k0XsU'],
    ['more', 'scrypt$131072$8$1$c9g_dWuzVxLVGkASM86BFQ$7Ktjq24LthEaLLbqdqOtIha0ps6YO1N6p794hJ8IFi4'],
  ])('[ACCOUNT-226] one that was kept with %s work is read with what it was kept with', async (_more, kept) => {
    expect(passwords.isOfToday(kept)).toBe(false)
    expect([await passwords.isRight(password, kept), await passwords.isRight('battery staple', kept)]).toEqual([
      true,
      false,
    ])
    expect(await passwords.isRight(password, kept.replace('$8$1$', '$8$2$'))).toBe(false)
  })

  it('[ACCOUNT-22] after ten wrong ones in an hour the right one waits, also where all came at once', async () => {
    await create()
    const tries = await Promise.all(Array.from({ length: 14 }, () => logIn(ana, 'wrong password')))
    expect(tries.filter(({ result }) => result === 'INCORRECT_LOGIN')).toHaveLength(10)
    const refused = await logIn()
    expect(refused).toMatchObject({ status: 429, result: 'TOO_MANY_REQUESTS' })
    expect(refused.headers['retry-after']).toBe('3600')
    shop.at(3600)
    expect((await logIn()).code).toBe(200)
  })

  it('[ACCOUNT-22] right ones are not counted, and one address tries fifty', async () => {
    await create()
    expect((await logIn()).code).toBe(200)
    // as if it had been forty-eight: the work of fifty passwords takes seconds
    await sql`insert into limit_hit (key, at) select key, at from limit_hit, generate_series(1, 47)`.execute(shop.db)
    expect((await logIn()).code).toBe(200)
    const answers = []
    for (const other of ['a', 'b', 'c']) answers.push((await logIn(`${other}@mail.example`)).code)
    expect(answers).toEqual([400, 429, 429])
  })

  it('[ACCOUNT-23] a known contact is answered alike, keeps what it has, and gets a mail', async () => {
    await shop.signIn(ana)
    shop.at(60)
    const known = await create()
    const unknown = await create({ email: 'bea@mail.example', firstname: 'Ana', lastname: 'Lima' })
    expect(known.status).toBe(unknown.status)
    expect(known.result).toEqual({ ...(unknown.result as object), email: ana })
    expect((await logIn()).result).toBe('INCORRECT_LOGIN')
    await shop.deliver()
    expect(shop.mails.map(({ to }) => to)).toEqual(expect.arrayContaining([ana, 'bea@mail.example']))
    expect(shop.mails.findLast(({ to }) => to === ana)?.text).toContain('there is one already')
  })

  it('[ACCOUNT-23] a phone beside the e-mail address is not taken for theirs', async () => {
    await create({ email: ana, phone: '+15550100001' })
    expect((await shop.signIn('+15550100001')).result).toMatchObject({ email: null, phone: '+15550100001' })
  })

  it('[ACCOUNT-24] the first code ends a password of before and its sessions', async () => {
    await create()
    const stranger = String((await logIn()).result)
    shop.at(60)
    expect((await shop.signIn(ana)).result).toMatchObject({ has_password: false })
    expect((await shop.profile(stranger)).code).toBe(401)
    expect((await logIn()).result).toBe('INCORRECT_LOGIN')
  })

  it('[ACCOUNT-18] [ACCOUNT-24] the mail’s link in the browser that is signed in keeps the password', async () => {
    await create()
    const link = await linkOf()
    const signed = await logIn()
    const refreshToken = String(signed.meta?.['refreshToken'])
    const { contact, code } = Object.fromEntries(link.searchParams)
    const same = { headers: { cookie: `rt=${refreshToken}`, 'sec-fetch-site': 'same-origin' } }
    const entered = await shop.call('/api/user/fast-login', { contact, code }, same)
    expect(entered).toMatchObject({ code: 200, result: { email: ana, has_password: true } })
    expect((await shop.profile(String(signed.result))).code).toBe(200)
    expect((await shop.call('/api/user/fast-login', { contact, code })).result).toBe('INCORRECT_CODE')
  })

  it('[ACCOUNT-25] a reset is true for all, and mailed to whom is known', async () => {
    await shop.signIn(ana)
    shop.jobs.length = 0
    shop.at(60)
    for (const email of [ana, 'nobody@mail.example'])
      expect(await shop.call('/api/user/reset-password?store=de', { email })).toMatchObject({ code: 200, result: true })
    await shop.deliver()
    expect(shop.mails.map(({ to }) => to)).toEqual([ana])
    expect(shop.mails[0]?.subject).toBe('Ein neues Passwort für Vitrine')
    expect(shop.mails[0]?.text).toContain('http://localhost:3105/de/reset-password?email=ana%40mail.example&token=')
    expect((await shop.call('/api/user/reset-password', { email: ana })).status).toBe(429)
  })

  it('[ACCOUNT-25] [ACCOUNT-26] the link sets a password once, for its address, and ends all sessions', async () => {
    const { token } = await shop.enter(ana)
    shop.jobs.length = 0
    await shop.call('/api/user/reset-password', { email: ana })
    const link = await linkOf()
    const resetToken = link.searchParams.get('token') ?? ''
    expect(resetToken).toHaveLength(32)
    const kept = await sql<{
      text: string
    }>`select string_agg(mailed_token::text, '') as text from mailed_token`.execute(shop.db)
    expect(kept.rows[0]?.text).not.toContain(resetToken)
    const set = (email: string, given = resetToken) =>
      shop.call('/api/user/create-password', { email, newPassword: password, resetToken: given })
    expect((await set('bea@mail.example')).result).toBe('RESET_TOKEN_INVALID')
    expect((await set(ana, `${resetToken}x`)).result).toBe('RESET_TOKEN_INVALID')
    const both = await Promise.all([set(ana), set(ana)])
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 400])
    expect((await shop.profile(token)).code).toBe(401)
    expect((await logIn()).code).toBe(200)
  })

  it('[ACCOUNT-26] an hour later it is too late, and a new password makes other links worthless', async () => {
    await shop.signIn(ana)
    const tokens = []
    for (const seconds of [0, 20, 40]) {
      shop.at(seconds)
      shop.jobs.length = 0
      await shop.call('/api/user/reset-password', { email: ana })
      tokens.push((await linkOf()).searchParams.get('token'))
    }
    const set = (resetToken: string | null | undefined) =>
      shop.call('/api/user/create-password', { email: ana, newPassword: password, resetToken })
    shop.at(3600)
    expect((await set(tokens[0])).result).toBe('RESET_TOKEN_INVALID')
    expect((await set(tokens[1])).result).toBe(true)
    expect((await set(tokens[2])).result).toBe('RESET_TOKEN_INVALID')
  })

  it('[ACCOUNT-26] one that is changed by who is signed in makes links worthless as well', async () => {
    await create()
    shop.jobs.length = 0
    const own = shop.as(String((await logIn()).result))
    await shop.call('/api/user/reset-password', { email: ana })
    const resetToken = (await linkOf()).searchParams.get('token')
    const changed = { currentPassword: password, newPassword: 'battery staple' }
    expect((await own.post('/api/user/change-password', changed)).result).toBe(true)
    const stolen = { email: ana, newPassword: 'another one here', resetToken }
    expect((await shop.call('/api/user/create-password', stolen)).result).toBe('RESET_TOKEN_INVALID')
  })

  it('[ACCOUNT-27] is changed with the current one, which ends the other sessions', async () => {
    await create()
    const [one, other] = [String((await logIn()).result), String((await logIn()).result)]
    const change = (body: object) => shop.as(one).post('/api/user/change-password', body)
    const newPassword = 'battery staple'
    expect(await change({ currentPassword: 'wrong password', newPassword })).toMatchObject({
      status: 400,
      result: 'INCORRECT_PASSWORD',
    })
    expect((await change({ newPassword })).result).toBe('INCORRECT_PASSWORD')
    shop.at(20)
    await shop.send(ana)
    expect((await change({ code: await shop.lastCode(), newPassword })).result).toBe('INCORRECT_PASSWORD')
    expect((await change({ currentPassword: password, newPassword })).result).toBe(true)
    expect([(await shop.profile(one)).code, (await shop.profile(other)).code]).toEqual([200, 401])
    expect([(await logIn()).code, (await logIn(ana, newPassword)).code]).toEqual([400, 200])
  })

  it('[ACCOUNT-27] who has none sets it with a one-time code', async () => {
    const { post } = await shop.enter(ana)
    shop.at(20)
    await shop.send(ana)
    const code = await shop.lastCode()
    expect((await post('/api/user/change-password', { code: '0', newPassword: password })).result).toBe(
      'INCORRECT_CODE',
    )
    expect((await post('/api/user/change-password', { code, newPassword: password })).result).toBe(true)
    expect((await logIn()).code).toBe(200)
  })
})
