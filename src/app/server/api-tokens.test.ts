import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WireApiToken } from '#features/accounts/contract.ts'
import { tokenScopes } from '#features/accounts/rules/token-scopes.ts'
import { accountRoutes } from '#features/accounts/server/index.ts'
import { accountDeps } from '#test/support/accounts.ts'
import { table } from '#test/support/role-table.ts'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { PlacedOrder } from '#features/orders/contract.ts'

let shop: SalesApp
beforeAll(async () => {
  shop = await createSalesApp({}, undefined, (mount) => accountRoutes(mount, accountDeps()))
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`truncate api_token`.execute(shop.db)
  await sql`update customer set roles = '{admin}', disabled_at = null where id = 9005`.execute(shop.db)
})

type Made = { token: string; item: WireApiToken }
const make = async (...scopes: string[]): Promise<Made> =>
  (await callSignedIn(shop, 'admin', 'POST', '/api/admin/tokens', { name: 'ERP', scopes })).result as Made
const ask = async (token: string, path: string, body?: object) =>
  (await callApi(shop, body ? 'POST' : 'GET', path, body, { authorization: `Bearer ${token}` })).status
const list = async () =>
  ((await callSignedIn(shop, 'admin', 'GET', '/api/admin/tokens')).result as { items: WireApiToken[] }).items

test('[ACCOUNT-211] a token is shown once and kept as a hash; it is known by its beginning', async () => {
  const { token, item } = await make('orders', 'orders')
  expect(token).toMatch(/^vitrine_[0-9a-f]{16}_[\w-]{43}$/)
  expect(token.startsWith(`${item.begins}_`)).toBe(true)
  expect(item).toMatchObject({ name: 'ERP', scopes: ['orders'], used_at: null, revoked_at: null })
  const kept = JSON.stringify([await list(), await shop.db.selectFrom('api_token').selectAll().execute()])
  expect(kept).not.toContain(token.slice(item.begins.length + 1))
  expect(await list()).toEqual([item])
})

test('[ACCOUNT-212] it opens the calls of its scopes, no others, and nothing of whoever made it', async () => {
  const { token } = await make('orders')
  const { order } = (await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE'))).result as {
    order: PlacedOrder
  }
  expect(await ask(token, '/api/manage/orders')).toBe(200)
  expect(await ask(token, `/api/manage/orders/${order.id}`, { stage: 2 })).toBe(200)
  const closed = [
    ['/api/manage/customers'],
    ['/api/admin/tokens'],
    ['/api/user/profile'],
    ['/api/user/sessions'],
    ['/api/user/login-as', { contact: 'a@b.example' }],
    ['/api/admin/tokens', { name: 'More', scopes: ['stock'] }],
  ] as const
  for (const [path, body] of closed) expect([path, await ask(token, path, body)]).toEqual([path, 403])
  // files look for themselves who asks, and know no tokens
  expect(
    (
      await shop.app.inject({
        url: `/api/order/${order.id}/invoice.pdf`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode,
  ).not.toBe(200)
  expect((await list())[0]?.used_at).not.toBeNull()
})

test('[ACCOUNT-212] every scope has calls of the shop, none that is for customers or admins', () => {
  const access = Object.values(tokenScopes)
    .flat()
    .map((call) => [call, table[call]])
  expect(access.filter(([, who]) => who !== 'anyone' && who !== 'manager' && who !== 'blogger-or-staff')).toEqual([])
  const all = Object.values(tokenScopes).flat().join()
  for (const word of ['login-as', 'entry-link', 'sessions', 'roles', 'bonuses', '/api/user', '/api/admin', 'payouts'])
    expect(all).not.toContain(word)
})

test('[ACCOUNT-213] revoked, changed by a sign, or without its admin it is 401', async () => {
  const { token, item } = await make('orders')
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const other of [wrong, `vitrine_${'0'.repeat(16)}_${'a'.repeat(43)}`, 'vitrine_', item.begins])
    expect(await ask(other, '/api/manage/orders')).toBe(401)
  expect(await ask(token, '/api/manage/orders')).toBe(200)
  await sql`update customer set roles = '{manager}' where id = 9005`.execute(shop.db)
  expect(await ask(token, '/api/manage/orders')).toBe(401)
  await sql`update customer set roles = '{admin}', disabled_at = now() where id = 9005`.execute(shop.db)
  expect(await ask(token, '/api/manage/orders')).toBe(401)
  await sql`update customer set disabled_at = null where id = 9005`.execute(shop.db)
  expect(await ask(token, '/api/manage/orders')).toBe(200)
  for (let times = 0; times < 2; times += 1) {
    const revoked = await callSignedIn(shop, 'admin', 'POST', `/api/admin/tokens/${item.id}/revoke`, {})
    expect(revoked.result).toMatchObject({ name: 'ERP', revoked_at: expect.any(String) as string })
  }
  expect(await ask(token, '/api/manage/orders')).toBe(401)
  expect((await callSignedIn(shop, 'admin', 'POST', `/api/admin/tokens/${randomUUID()}/revoke`, {})).status).toBe(404)
})

test('[ACCOUNT-214] what is changed with it stands in the audit with its beginning; 50 live at most', async () => {
  const { token, item } = await make('orders')
  const key = item.begins.replace('vitrine_', '')
  await ask(token, '/api/manage/orders/V1', { stage: 2 })
  const { items } = (await callSignedIn(shop, 'manager', 'GET', `/api/manage/audit?q=${key}`)).result as {
    items: { operation: string; target: string; actor_id: number }[]
  }
  expect(items.map(({ operation, target, actor_id }) => [operation, target, actor_id])).toEqual([
    ['POST /api/manage/orders/:id', `token ${key}, V1, stage: 2`, 9005],
    ['api-token', `${item.begins} orders`, 9005],
  ])
  for (let made = 1; made < 50; made += 1) await make('stock')
  const tooMany = await callSignedIn(shop, 'admin', 'POST', '/api/admin/tokens', { name: 'ERP', scopes: ['stock'] })
  expect([tooMany.status, tooMany.result]).toEqual([409, 'TOKENS_FULL'])
  expect((await callSignedIn(shop, 'admin', 'POST', '/api/admin/tokens', { name: 'X', scopes: ['all'] })).status).toBe(
    400,
  )
  expect((await callSignedIn(shop, 'manager', 'GET', '/api/admin/tokens')).status).toBe(403)
})
