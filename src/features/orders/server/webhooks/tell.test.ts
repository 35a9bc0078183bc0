import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { checkSignature } from '#platform/server/adapters/payment-signature.ts'
import { getSecret } from '#platform/server/secrets.ts'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { ManagedOrder, PlacedOrder } from '../../contract.ts'
import type { WireDelivery } from '../../rules/webhook-calls.ts'

type Got = { readonly body: string; readonly signature: string | undefined }
const read = (name: string) =>
  readFileSync(new URL(`../../../../../test/fixtures/tls/${name}`, import.meta.url), 'utf8')
const got: Got[] = []
let status = 200
const server = createServer({ key: read('pictures.key'), cert: read('pictures.crt') }, (request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    got.push({ body, signature: request.headers['x-signature']?.toString() })
    response.writeHead(status).end('{}')
  })
})

let shop: SalesApp
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `https://pictures.test:${(server.address() as AddressInfo).port}/orders`
  shop = await createSalesApp({
    settingsOf: async () => ({ ...settings, order_webhook_url: url }),
    fetch: {
      ca: read('pictures.crt'),
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      allows: (address) => address === '127.0.0.1',
    },
  })
  await setUrl(url)
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(async () => {
  await shop.close()
  await new Promise((done) => server.close(done).closeAllConnections())
})
/** The address as it is kept, and as the process knows it. */
const setUrl = async (next: string): Promise<void> => {
  url = next
  const value = JSON.stringify(next)
  await shop.db
    .insertInto('setting')
    .values({ key: 'order_webhook_url', value })
    .onConflict((on) => on.columns(['key', 'store_code']).doUpdateSet({ value }))
    .execute()
}
beforeEach(() => {
  got.length = 0
  status = 200
})

const place = async (): Promise<PlacedOrder> => {
  const placed = await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE'))
  return (placed.result as { order: PlacedOrder }).order
}
const manage = async (path: string, body: object) =>
  (await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${path}`, body)).result as ManagedOrder
type Told = { id: string; type: string; order: Record<string, unknown> }
const toldOf = (id: string): Told[] =>
  got.map(({ body }) => JSON.parse(body) as Told).filter(({ order }) => order['id'] === id)
const until = async (isDone: () => boolean) => {
  for (let round = 0; round < 150 && !isDone(); round += 1) await wait(100)
  expect(isDone()).toBe(true)
}

test('[ORDER-47] placing, paying, moving, returning and canceling are told, signed, each with its id', async () => {
  const { id, number } = await place()
  await until(() => toldOf(id).length === 1)
  const { products } = await manage(id, { paid: true })
  await manage(id, { stage: 4 })
  await manage(`${id}/return`, { return_id: randomUUID(), lines: [{ line: products[0]?.line, qty: 1 }], restock: true })
  await manage(id, { canceled: true })
  await until(() => toldOf(id).length === 5)
  expect(new Set(toldOf(id).map(({ type }) => type))).toEqual(
    new Set(['order.placed', 'order.paid', 'order.moved', 'order.returned', 'order.canceled']),
  )
  expect(new Set(toldOf(id).map((event) => event.id)).size).toBe(5)
  expect(toldOf(id).find(({ type }) => type === 'order.paid')?.order).toEqual({
    id,
    order_id: expect.any(String) as string,
    number,
    order_status: 'A',
    stage: 1,
    paid: true,
    canceled: false,
    grand_total: 24,
    currency: 'USD',
  })
  const secret = await getSecret(shop.db, 'order_webhook_secret')
  for (const { body, signature } of got)
    expect(checkSignature([secret], body, signature, Math.floor(Date.now() / 1000)).ok).toBe(true)
  expect(got.map(({ body }) => body).join()).not.toContain('Hannah')
})

test('[ORDER-47] what was not taken is sent again, the same to the byte', async () => {
  const { id } = await place()
  await until(() => toldOf(id).length === 1)
  const body = got[0]?.body
  status = 500
  await expect(shop.handlers['order.webhook']?.({ body, store: 'en' })).rejects.toThrow('BAD_STATUS')
  status = 302
  await expect(shop.handlers['order.webhook']?.({ body, store: 'en' })).rejects.toThrow('BAD_STATUS')
  status = 204
  await shop.handlers['order.webhook']?.({ body, store: 'en' })
  expect(new Set(got.map((one) => one.body)).size).toBe(1)
  expect(got).toHaveLength(4)
})

test('[ORDER-47] it goes to public addresses by https alone', async () => {
  const right = url
  for (const wrong of ['http://pictures.test/', 'https://10.0.0.1/', 'https://[::1]/', 'nowhere']) {
    await setUrl(wrong)
    await expect(shop.handlers['order.webhook']?.({ body: '{}', store: 'en' })).rejects.toThrow(
      /NOT_HTTPS|ADDRESS_BLOCKED|INVALID_URL/,
    )
  }
  await setUrl('')
  await shop.handlers['order.webhook']?.({ body: '{}', store: 'en' })
  expect(got).toHaveLength(0)
  await setUrl(right)
})

test('[ORDER-4] [ORDER-47] an order that is refused is told to nobody', async () => {
  const refused = await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE', { expected_total: 1 }))
  expect(refused.status).toBe(409)
  await wait(1200)
  expect(got).toHaveLength(0)
})

const admin = async (method: 'GET' | 'POST', path: string, body?: object) =>
  callSignedIn(shop, 'admin', method, `/api/admin/webhooks${path}`, method === 'POST' ? (body ?? {}) : undefined)
/** An order of before may be told again meanwhile. */
const tests = () => got.filter(({ body }) => body.includes('"test"'))
const deliveries = async (query: string) =>
  (await admin('GET', `/deliveries?${query}`)).result as { items: WireDelivery[]; total: number }

test('[ORDER-230] what was told is kept with how it was taken, found by number and state, and told again to the byte', async () => {
  status = 500
  const { id, number } = await place()
  await expect.poll(async () => (await deliveries(`q=${number}`)).items[0]?.state).toBe('failed')
  const [failed] = (await deliveries(`q=${number}&state=failed`)).items
  expect(failed).toMatchObject({
    type: 'order.placed',
    order: id,
    number,
    store: 'en',
    status: 500,
    error: 'BAD_STATUS',
  })
  expect(failed?.tries).toBeGreaterThan(0)
  status = 204
  const sent = await admin('POST', `/deliveries/${failed?.id}/send`)
  expect(sent.result).toMatchObject({ id: failed?.id, state: 'taken', status: 204, error: null })
  const bodies = got.map(({ body }) => body).filter((body) => body.includes(id))
  expect(bodies.length).toBeGreaterThan(1)
  expect(new Set(bodies).size).toBe(1)
  expect((await deliveries(`q=${number}&state=failed`)).total).toBe(0)
  expect((await admin('POST', `/deliveries/${randomUUID()}/send`)).status).toBe(404)
})

test('[ORDER-231] [ORDER-300] the address is tried as it is kept, without an order, and what the other side says is an answer', async () => {
  expect((await admin('POST', '/test')).result).toMatchObject({
    type: 'test',
    order: null,
    state: 'taken',
    status: 200,
  })
  expect(JSON.parse(tests()[0]?.body ?? '')).toEqual({
    id: expect.any(String) as string,
    type: 'test',
    created_at: expect.any(String) as string,
  })
  status = 404
  expect((await admin('POST', '/test')).result).toMatchObject({ state: 'failed', status: 404, error: 'BAD_STATUS' })
  const right = url
  await setUrl('https://10.0.0.1/')
  const inside = (await admin('POST', '/test')).result
  await setUrl('')
  const nowhere = await admin('POST', '/test')
  await setUrl(right)
  expect(inside).toMatchObject({ state: 'failed', status: null, error: 'ADDRESS_BLOCKED' })
  expect([nowhere.status, nowhere.result]).toEqual([409, 'WEBHOOK_URL_MISSING'])
})

test('[ORDER-232] a new secret is shown once and signs from then on; addresses of views are named', async () => {
  const before = await getSecret(shop.db, 'order_webhook_secret')
  const { secret } = (await admin('POST', '/secret')).result as { secret: string }
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(secret).not.toBe(before)
  await admin('POST', '/test')
  const { body = '', signature } = tests()[0] ?? {}
  const seconds = Math.floor(Date.now() / 1000)
  expect(checkSignature([secret], body, signature, seconds).ok).toBe(true)
  expect(checkSignature([before], body, signature, seconds).ok).toBe(false)
  const right = url
  await setUrl('https://.test/')
  await shop.db
    .insertInto('setting')
    .values({ key: 'order_webhook_url', store_code: 'us', value: '"https://us.test/"' })
    .execute()
  const answer = await admin('GET', '')
  expect(answer.result).toEqual({ url: 'https://.test/', views: { us: 'https://us.test/' } })
  expect(answer.text).not.toContain(secret)
  await shop.db.deleteFrom('setting').where('key', '=', 'order_webhook_url').execute()
  await setUrl(right)
})

test('[ORDER-230] deliveries are forgotten after 30 days', async () => {
  await admin('POST', '/test')
  await shop.db
    .updateTable('webhook_delivery')
    .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
    .execute()
  await admin('POST', '/test')
  expect((await deliveries('')).total).toBe(1)
})
