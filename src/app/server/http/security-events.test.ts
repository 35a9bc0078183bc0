import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { codeOf } from '#features/accounts/server/sign-in/codes.ts'
import { signIn } from '#test/support/sign-in.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

type Options = { readonly token?: string; readonly method?: 'GET' | 'POST'; readonly headers?: Record<string, string> }

/** A call, and the events it was. */
const ask = async (url: string, body: object = {}, { token, method = 'POST', headers = {} }: Options = {}) => {
  const before = shop.noted.length
  const answer = await shop.app.inject({
    method,
    url,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(method === 'POST' ? { payload: body } : {}),
  })
  const said = answer.body.startsWith('{') ? (JSON.parse(answer.body) as { meta?: Record<string, string> }) : {}
  return { status: answer.statusCode, meta: said.meta ?? {}, events: shop.noted.slice(before) }
}
const as = (who: Parameters<typeof signIn>[1]) => signIn(shop.db, who, shop.now())
const contact = 'watched@mail.example'
const askCode = async (phone: string) => {
  await ask('/api/user/get-sms-code', { phone })
  const { rows } = await sql<{ id: string }>`select id from code_request order by sent_at desc limit 1`.execute(shop.db)
  return codeOf(shop.db, rows[0]?.id ?? '')
}

test('[SHELL-304] signing in, going on and out are events with their way, and whose account it is', async () => {
  const code = await askCode(contact)
  expect(shop.noted.at(-1)).toMatchObject({ event: 'code asked for', outcome: 'done', method: 'message' })
  const wrong = await ask('/api/user/check-sms-code', { phone: contact, code: code === '1111' ? '2222' : '1111' })
  expect(wrong.events).toEqual([{ event: 'sign-in', outcome: 'refused', method: 'code', reason: 'INCORRECT_CODE' }])
  const right = await ask('/api/user/check-sms-code', { phone: contact, code })
  const customer = right.events[0]?.customer
  expect(right.events).toEqual([{ event: 'sign-in', outcome: 'done', method: 'code', customer }])
  expect(customer).toBeGreaterThan(0)

  const { refreshToken, token } = right.meta
  const next = await ask('/api/user/refresh', { refreshToken })
  expect(next.events).toEqual([{ event: 'sign-in', outcome: 'done', method: 'token refresh', customer }])
  const guessed = await ask('/api/user/login', { username: contact, password: 'not-the-password' })
  expect(guessed.events).toEqual([
    { event: 'sign-in', outcome: 'refused', method: 'password', reason: 'INCORRECT_LOGIN', customer },
  ])
  const out = await ask('/api/user/logout', {}, { token: String(token) })
  expect(out.events).toEqual([{ event: 'log-out', outcome: 'done', customer }])
})

test('[SHELL-304] a refresh token that comes back late is told from one that is over', async () => {
  const phone = 'late@mail.example'
  const code = await askCode(phone)
  const { meta } = await ask('/api/user/check-sms-code', { phone, code })
  const { refreshToken } = meta
  await ask('/api/user/refresh', { refreshToken })
  shop.setNow(new Date(Date.now() + 60_000))
  const late = await ask('/api/user/refresh', { refreshToken })
  const over = await ask('/api/user/refresh', { refreshToken })
  shop.setNow(undefined)
  expect(late.status).toBe(401)
  expect(late.meta).toEqual(over.meta)
  expect([late, over].map(({ events }) => events[0]?.reason)).toEqual(['TOKEN_REUSED', 'UNAUTHORIZED'])
})

test('[SHELL-304] what the shop’s people do to accounts names both', async () => {
  const admin = await as('admin')
  const manager = await as('manager')
  await as(9001)
  const roles = await ask('/api/manage/customers/9001/roles', { roles: ['vip'] }, { token: admin })
  expect(roles.events).toMatchObject([
    { event: 'roles set', outcome: 'done', customer: 9001, by: 9005, roles: ['vip'] },
  ])
  const acting = await ask('/api/user/login-as', { contact: 'person-9001@mail.example' }, { token: manager })
  expect(acting.events).toMatchObject([{ event: 'acting begun', outcome: 'done', customer: 9001, by: 9004 }])
  const back = await ask('/api/user/logout', {}, { token: String(acting.meta['token']) })
  expect(back.events).toMatchObject([{ event: 'acting ended', outcome: 'done', customer: 9001, by: 9004 }])
  const ended = await ask('/api/manage/customers/9001/sessions/end', {}, { token: manager })
  expect(ended.events).toMatchObject([{ event: 'session ended', method: 'by the shop', customer: 9001, by: 9004 }])
  const mistaken = await ask('/api/manage/customers/15550177331/sessions/end', {}, { token: manager })
  expect(mistaken.events).toMatchObject([{ event: 'session ended', reason: 'INVALID_INPUT', customer: 9004 }])
  const made = await ask('/api/admin/tokens', { name: 'ERP', scopes: ['orders'] }, { token: admin })
  expect(made.events).toMatchObject([{ event: 'API token made', outcome: 'done', customer: 9005 }])
})

test('[SHELL-305] whoever is refused is named with the route and what it asks for', async () => {
  const vip = await as('vip')
  const call = 'POST /api/manage/orders/:id'
  const denied = await ask('/api/manage/orders/17', {}, { token: vip })
  const access = 'manager'
  const event = { event: 'access denied', outcome: 'refused', call, access }
  expect(denied.events).toEqual([{ ...event, reason: 'ACCESS_DENIED', customer: 9002 }])
  const guest = await ask('/api/manage/orders/17')
  expect(guest.events).toEqual([{ ...event, reason: 'UNAUTHORIZED' }])
  const list = await ask('/api/manage/export/orders.csv', {}, { token: vip, method: 'GET' })
  expect([list.status, list.events]).toMatchObject([403, [{ event: 'access denied', customer: 9002 }]])
  const file = await ask('/api/blogger/payouts/1/document.pdf', {}, { token: vip, method: 'GET' })
  expect([file.status, file.events]).toMatchObject([404, [{ event: 'access denied', reason: 'NOT_FOUND' }]])
  expect((await ask('/api/product?sku=none', {}, { method: 'GET' })).events).toEqual([])
})

test('[SHELL-306] what goes around a control is an event of its own', async () => {
  const foreign = { headers: { 'sec-fetch-site': 'cross-site', cookie: 'a=b' } }
  expect((await ask('/api/cart/create', {}, foreign)).events).toMatchObject([{ event: 'foreign request' }])
  const form = await ask(
    '/cart/add',
    {},
    {
      headers: { ...foreign.headers, 'content-type': 'application/x-www-form-urlencoded' },
    },
  )
  expect(form.events).toMatchObject([{ event: 'foreign request', call: 'POST /cart/add' }])
  const forged = await ask('/api/payment/webhook/embedded', { id: 'x' }, { headers: { 'x-signature': 't=1,v1=00' } })
  expect(forged.events).toMatchObject([{ event: 'forged notice', outcome: 'refused' }])
  const cart = await ask('/api/cart/pull?cartId=somebody-elses', {}, { method: 'GET' })
  expect(cart.events).toMatchObject([{ event: 'unknown cart', reason: 'CART_NOT_FOUND' }])
  const bad = await ask('/api/user/login', { username: 7 })
  expect(bad.events).toMatchObject([{ event: 'sign-in', outcome: 'refused', reason: 'INVALID_INPUT' }])
  const input = await ask('/api/cart/update', { cartItem: 'none' })
  expect(input.events).toMatchObject([{ event: 'input refused', call: 'POST /api/cart/update' }])
  const boundary = 'multipart/form-data; boundary=x'
  const photo = await shop.app.inject({
    method: 'POST',
    url: '/api/user/photo',
    headers: { authorization: `Bearer ${await as('vip')}`, 'content-type': boundary },
    payload: '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n<script>\r\n--x--\r\n',
  })
  expect([photo.statusCode, shop.noted.at(-1)]).toMatchObject([400, { event: 'upload refused', customer: 9002 }])
})

test('[SHELL-306] a limit that is reached is an event, of a call and of a whole address', async () => {
  for (let times = 0; times < 8; times += 1) await ask('/api/user/get-sms-code', { phone: 'often@mail.example' })
  expect(shop.noted.at(-1)).toMatchObject({ event: 'code asked for', outcome: 'refused', reason: 'TOO_MANY_REQUESTS' })
})

test('[SHELL-304] no event has anything that somebody wrote, or that opens anything', async () => {
  const said = JSON.stringify(shop.noted)
  expect(shop.noted.length).toBeGreaterThan(20)
  expect(said).not.toMatch(/@|not-the-password|somebody-elses|<script|vitrine_|[\w-]{40}|\b\d{4}\b(?!\W)/)
  for (const { event, method, customer, by } of shop.noted) {
    expect(event).toMatch(/^[\w -]{5,40}$/)
    for (const id of [customer, by]) expect(id === undefined || Number.isInteger(id)).toBe(true)
    expect(method ?? '').toMatch(/^[a-z ]*$/)
  }
})
