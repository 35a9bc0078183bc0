import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'
const tokenOf = ({ meta }: Awaited<ReturnType<typeof shop.call>>) => String(meta?.['token'])

it('[ACCOUNT-44] an answer that was lost is answered again, whatever of it came, and signs nobody out', async () => {
  const site = { 'sec-fetch-site': 'same-origin' }
  await shop.give(ana)
  const manager = await shop.enterWith('mia@mail.example', 'manager')
  const acting = await shop.call(
    '/api/user/login-as',
    { contact: ana },
    { headers: { ...site, authorization: `Bearer ${manager.token}` } },
  )
  const leave = (cookie: string | undefined, token: string | undefined, body = { back: true }) =>
    shop.call('/api/user/logout', body, {
      headers: { ...site, cookie: `rt=${cookie}`, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    })
  const first = await leave(acting.cookies[0]?.value, tokenOf(acting))
  const own = first.cookies[0]?.value
  // nothing of it came; then its cookie did; then that was used for the next token before
  const held = [
    [acting.cookies[0]?.value, tokenOf(acting)],
    [acting.cookies[0]?.value, undefined],
    [own, tokenOf(acting)],
    [own, tokenOf(first)],
  ] as const
  for (const [cookie, token] of held) {
    const again = await leave(cookie, token)
    expect(again.meta?.['user']).toMatchObject({ email: 'mia@mail.example', roles: ['manager'] })
    expect((await shop.profile(tokenOf(again))).status).toBe(200)
  }
  expect((await shop.profile(tokenOf(acting))).status).toBe(401)
  expect(
    (await shop.call('/api/user/refresh', {}, { headers: { ...site, cookie: `rt=${acting.cookies[0]?.value}` } }))
      .status,
  ).toBe(401)
  // an access token is worth no more by it
  const bearer = { authorization: `Bearer ${tokenOf(first)}` }
  const told = await shop.call('/api/user/logout', { back: true }, { headers: bearer })
  expect(told.meta).toEqual({ token: tokenOf(first), user: expect.anything() as unknown })
  shop.at(11 * 60)
  expect((await leave(acting.cookies[0]?.value, undefined)).meta).toBeUndefined()
  shop.at(0)
  // without that it is a log-out as any other, after which nothing leads back
  expect((await leave(own, tokenOf(first), {} as never)).meta).toBeUndefined()
  expect((await shop.profile(manager.token)).status).toBe(401)
  for (const [cookie, token] of held) expect((await leave(cookie, token)).meta).toBeUndefined()
  // nor is a refresh token that somebody else has
  const { refreshToken } = await shop.enter(ana)
  await shop.call('/api/user/refresh', { refreshToken })
  shop.at(31)
  expect((await shop.call('/api/user/logout', { back: true, refreshToken })).meta).toBeUndefined()
})
