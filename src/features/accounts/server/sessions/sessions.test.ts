import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people } from '#demo/people.ts'
import { createAccountsApp } from '#test/support/accounts.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const tokensOf = (answer: { meta?: Record<string, unknown> }) => ({
  token: String(answer.meta?.['token']),
  refreshToken: String(answer.meta?.['refreshToken']),
})
const refresh = (refreshToken: string) => shop.call('/api/user/refresh', { refreshToken })
const codeFor = async (token: string) => (await shop.profile(token)).code
const day = 86_400

describe('sessions', () => {
  it('[ACCOUNT-3] an access token is good for 15 minutes and stored as a hash', async () => {
    const { token, refreshToken } = tokensOf(await shop.signIn())
    expect(await codeFor(token)).toBe(200)
    const stored = await sql<{ text: string }>`
      select coalesce(string_agg(session_token::text, ''), '') as text from session_token`.execute(shop.db)
    for (const secret of [token, refreshToken]) expect(stored.rows[0]?.text).not.toContain(secret)
    shop.at(15 * 60)
    expect(await shop.profile(token)).toMatchObject({ status: 401, result: 'UNAUTHORIZED' })
  })

  it('[ACCOUNT-4] refreshed tokens work, and the old refresh token for 30 s', async () => {
    const { refreshToken } = tokensOf(await shop.signIn())
    shop.at(60)
    const next = await refresh(refreshToken)
    expect(next.result).toBe(next.meta?.['token'])
    shop.at(90)
    const again = await refresh(refreshToken)
    expect(again.code).toBe(200)
    for (const each of [next, again]) expect(await codeFor(tokensOf(each).token)).toBe(200)
  })

  it('[ACCOUNT-4] a refresh token used again later ends the session for all who have it', async () => {
    const { refreshToken } = tokensOf(await shop.signIn())
    const next = tokensOf(await refresh(refreshToken))
    shop.at(31)
    expect((await refresh(refreshToken)).code).toBe(401)
    expect(await codeFor(next.token)).toBe(401)
    expect((await refresh(next.refreshToken)).code).toBe(401)
  })

  it('[ACCOUNT-5] two tabs that refresh at once both stay signed in', async () => {
    const { refreshToken } = tokensOf(await shop.signIn())
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)))
    for (const answer of answers) expect(await codeFor(tokensOf(answer).token)).toBe(200)
  })

  it('[ACCOUNT-3] "remember" lives 30 days from its last use, without it a day', async () => {
    const remembered = tokensOf(await shop.signIn())
    const short = tokensOf(await shop.signIn('bea@mail.example', { remember: false }))
    shop.at(day)
    expect((await refresh(short.refreshToken)).code).toBe(401)
    const next = tokensOf(await refresh(remembered.refreshToken))
    shop.at(30 * day)
    expect((await refresh(next.refreshToken)).code).toBe(200)
  })

  it('[ACCOUNT-235] a session that is used every month ends 180 days after signing in', async () => {
    let { refreshToken } = tokensOf(await shop.signIn())
    for (let days = 25; days < 180; days += 25) {
      shop.at(days * day)
      ;({ refreshToken } = tokensOf(await refresh(refreshToken)))
    }
    shop.at(180 * day - 1)
    const last = tokensOf(await refresh(refreshToken))
    expect(await codeFor(last.token)).toBe(200)
    shop.at(180 * day)
    expect(await codeFor(last.token)).toBe(401)
    expect((await refresh(last.refreshToken)).code).toBe(401)
  })

  it('[ACCOUNT-6] whoever leaves is out at once, and may leave twice', async () => {
    const { token, refreshToken } = tokensOf(await shop.signIn())
    const headers = { authorization: `Bearer ${token}` }
    expect((await shop.call('/api/user/logout', {}, { headers })).result).toBe(true)
    expect((await shop.call('/api/user/logout', {}, { headers })).result).toBe(true)
    expect(await codeFor(token)).toBe(401)
    expect((await refresh(refreshToken)).code).toBe(401)
  })

  it('[ACCOUNT-7] a browser has its refresh token as a cookie alone', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const withCookie = (value: string | undefined) => ({ headers: { ...headers, cookie: `rt=${value}` } })
    const answer = await shop.signIn('ana@mail.example', {}, { headers })
    expect(answer.meta).not.toHaveProperty('refreshToken')
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: 'rt', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * day })
    const next = await shop.call('/api/user/refresh', {}, withCookie(cookie?.value))
    expect(next.code).toBe(200)
    expect(next.cookies[0]?.value).not.toBe(cookie?.value)
    const left = await shop.call('/api/user/logout', {}, withCookie(next.cookies[0]?.value))
    expect(left.cookies[0]).toMatchObject({ name: 'rt', value: '', maxAge: 0 })
    expect(await codeFor(tokensOf(next).token)).toBe(401)
  })

  it('[SHELL-564] a browser keeps its token where the database is lost before the next one is kept', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const [cookie] = (await shop.signIn('ana@mail.example', {}, { headers })).cookies
    const renew = () => shop.call('/api/user/refresh', {}, { headers: { ...headers, cookie: `rt=${cookie?.value}` } })
    await sql`create function lost() returns trigger language plpgsql as
      $$ begin raise exception 'lost' using errcode = '57P01'; end $$`.execute(shop.db)
    await sql`create constraint trigger lost after insert on session_token deferrable initially deferred
      for each row execute function lost()`.execute(shop.db)
    expect(await renew()).toMatchObject({ status: 503, cookies: [] })
    await sql`drop trigger lost on session_token`.execute(shop.db)
    expect(await renew()).toMatchObject({ status: 200, cookies: [{ name: 'rt' }] })
  })

  it('[ACCOUNT-7] without "remember" the cookie goes with the browser', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const session = await shop.signIn('bea@mail.example', { remember: false }, { headers })
    expect(session.cookies[0]?.maxAge).toBeUndefined()
  })

  it('[ACCOUNT-241] who signs in as somebody else ends the session of this browser, and no other', async () => {
    const plain = { headers: { 'sec-fetch-site': 'same-origin' } }
    const [here, elsewhere] = [await shop.signIn('ada@mail.example', {}, plain), await shop.signIn('ada@mail.example')]
    const headers = { ...plain.headers, cookie: `rt=${here.cookies[0]?.value}` }
    const again = await shop.signIn('ada@mail.example', {}, { headers })
    expect(await codeFor(tokensOf(here).token)).toBe(200)
    await shop.signIn('bea@mail.example', {}, { headers })
    const codes = await Promise.all([here, elsewhere, again].map((each) => codeFor(tokensOf(each).token)))
    expect(codes).toEqual([401, 200, 200])
  })

  it('[ACCOUNT-7] another site cannot use the cookie', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', cookie: 'rt=whatever' }
    expect((await shop.call('/api/user/refresh', {}, { headers })).code).toBe(403)
    expect((await shop.call('/api/user/logout', {}, { headers })).code).toBe(403)
  })

  it('[ACCOUNT-8] a disabled customer is out at once and cannot come back', async () => {
    const { token, refreshToken } = tokensOf(await shop.signIn())
    await sql`update customer set disabled_at = now()`.execute(shop.db)
    expect(await codeFor(token)).toBe(401)
    expect((await refresh(refreshToken)).code).toBe(401)
    shop.at(60)
    expect((await shop.signIn()).result).toBe('INCORRECT_CODE')
  })

  it("[ACCOUNT-16] a profile is one's own", async () => {
    const answer = await shop.signIn()
    const { token } = tokensOf(answer)
    const { id } = answer.result as { id: number }
    expect((await shop.profile(token, `id=${id}&contact=ANA@mail.example`)).code).toBe(200)
    expect((await shop.profile(token, `id=${id + 1}`)).result).toBe('ACCESS_DENIED')
    expect((await shop.profile(token, 'contact=bea@mail.example')).result).toBe('ACCESS_DENIED')
    await sql`update customer set group_id = 4`.execute(shop.db)
    expect((await shop.profile(token)).result).toMatchObject({ group_id: 4, groupToken: 'group 4' })
    expect((await shop.call(`/api/user/profile?token=${token}`, {}, { method: 'GET' })).code).toBe(200)
    expect((await shop.call('/api/user/profile', {}, { method: 'GET' })).result).toBe('UNAUTHORIZED')
  })

  it.each(['nonsense', 'a'.repeat(200), '%00'])('[ACCOUNT-15] a token that is none (%s) is 401', async (token) => {
    expect((await shop.call(`/api/user/profile?token=${token}`, {}, { method: 'GET' })).code).toBe(401)
  })

  it('[ACCOUNT-17] five people are in the demo shop, each of a role of its own', () => {
    expect(people.map(({ role, email, phone }) => [role, email, phone])).toEqual([
      ['customer', 'customer@example.com', '+15550100001'],
      ['vip', 'vip@example.com', '+15550100002'],
      ['blogger', 'blogger@example.com', '+15550100003'],
      ['manager', 'manager@example.com', '+15550100004'],
      ['admin', 'admin@example.com', '+15550100005'],
    ])
  })
})
