import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#core/result.ts'
import type { PaymentProvider } from '#platform/server/adapters/payment.ts'
import { stripePayment } from '#platform/server/adapters/payment-stripe.ts'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import { startStripeServer, stripeEvent } from '#test/support/stripe-server.ts'
import type { PlacedOrder, WireOrder } from '../../contract.ts'

let shop: SalesApp
let stripe: Awaited<ReturnType<typeof startStripeServer>>
let whileOpening = async (): Promise<unknown> => undefined
beforeAll(async () => {
  stripe = await startStripeServer()
  const { secretKey, url: baseUrl } = stripe
  const provider = stripePayment({ secretKey, webhookSecrets: ['whsec_1'], baseUrl, timeoutMs: 500 })
  const start: PaymentProvider['start'] = async (order) => {
    const started = await provider.start?.(order)
    await whileOpening()
    return started ?? refuse('PROVIDER_UNAVAILABLE')
  }
  const { close: _close, start: _start, ...unclosing } = provider
  shop = await createSalesApp({
    payments: [
      { ...provider, start },
      { ...unclosing, name: 'stays open' },
    ],
  })
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
beforeEach(() => {
  whileOpening = async () => undefined
  stripe.fail(undefined)
})

const { addressInformation } = orderBody('', 'TEE')
const place = async (changes: object = {}): Promise<PlacedOrder> => {
  const byCard = { addressInformation: { ...addressInformation, payment_method_code: 'card' }, ...changes }
  const placed = await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE', byCard))
  return (placed.result as { order: PlacedOrder }).order
}
const start = (id: string) => callApi(shop, 'POST', `/api/payment/start/${id}`)
const move = (id: string, body: object) => callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}`, body)
const cancel = (id: string) => {
  const { email } = addressInformation.shippingAddress
  return callApi(shop, 'POST', `/api/order/${id}/cancel`, { email })
}
const pageOf = (id: string) => {
  const page = [...stripe.sessions.values()].find((session) => session['client_reference_id'] === id)
  if (!page) throw new Error('no page was opened')
  return page
}
const placeAndOpen = async () => {
  const order = await place()
  expect((await start(order.id)).status).toBe(200)
  return order
}
/** Of a blogger, who may have one free. */
const makeFree = async (id: string) => {
  await sql`
    with blogger as (
      insert into customer (email, roles, store_code, created_at, updated_at)
      values ('zoe@mail.example', '{blogger}', 'en', now(), now()) returning id
    )
    update shop_order set customer_id = blogger.id from blogger where shop_order.id = ${id}`.execute(shop.db)
  expect((await move(id, { order_status: 'H' })).status).toBe(200)
  expect((await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}/free`)).status).toBe(200)
}
const closing = async () =>
  (await shop.pool.query(`select data from job.job where name = 'payment.close'`)).rows.map(
    ({ data }) => data as object,
  )

test.each([
  ['replaced', async ({ id }: PlacedOrder) => void (await place({ replaces: id }))],
  ['canceled', async ({ id }: PlacedOrder) => void (await move(id, { canceled: true }))],
  ['canceled by its buyer', async ({ id }: PlacedOrder) => void (await cancel(id))],
  ['paid by a manager’s word', async ({ id }: PlacedOrder) => void (await move(id, { paid: true }))],
  ['made free', async ({ id }: PlacedOrder) => makeFree(id)],
])('[PAY-72] the page of an order that is %s can be paid no more', async (_, happen) => {
  const order = await placeAndOpen()
  await happen(order)
  await vi.waitFor(() => expect(pageOf(order.id)['status']).toBe('expired'), { timeout: 10_000 })
})

test('[PAY-175] what is paid on one page can be paid on its others no more', async () => {
  const order = await placeAndOpen()
  const first = pageOf(order.id)
  await shop.db
    .updateTable('payment_session')
    .set({ expires_at: new Date(Date.now() + 30_000) })
    .where('order_id', '=', order.id)
    .execute()
  expect((await start(order.id)).status).toBe(200)
  const second = [...stripe.sessions.values()].find(
    ({ id, client_reference_id: of }) => of === order.id && id !== first.id,
  )
  const paid = { ...second, payment_status: 'paid', status: 'complete' }
  stripe.settle(String(second?.id), paid)
  const event = { id: randomUUID(), type: 'checkout.session.completed', data: { object: paid } }
  const { rawBody, headers } = stripeEvent('whsec_1', Math.floor(Date.now() / 1000), event)
  const json = { 'content-type': 'application/json', ...headers }
  const told = await shop.app.inject({
    method: 'POST',
    url: '/api/payment/webhook/stripe',
    headers: json,
    payload: rawBody,
  })
  expect(told.statusCode).toBe(200)
  expect(await closing()).not.toContainEqual(expect.objectContaining({ reference: second?.id }))
  await vi.waitFor(() => expect(pageOf(order.id)['status']).toBe('expired'), { timeout: 10_000 })
})

test('[PAY-72] [PAY-8] the page of an order that is only late stays open', async () => {
  const order = await placeAndOpen()
  await shop.db
    .updateTable('shop_order')
    .set({ pay_until: new Date(0) })
    .where('id', '=', order.id)
    .execute()
  await shop.handlers['order.expire']?.({ order: order.id })
  expect((await callApi(shop, 'GET', `/api/order/${order.id}`)).result).toMatchObject({ canceled: true })
  expect(await closing()).not.toContainEqual(expect.objectContaining({ reference: pageOf(order.id).id }))
})

test('[PAY-72] a page that was being opened while its order ended is refused, and closed', async () => {
  const order = await place()
  whileOpening = () => move(order.id, { canceled: true })
  expect(await start(order.id)).toMatchObject({ status: 409, result: 'PAYMENT_CLOSED' })
  await vi.waitFor(() => expect(pageOf(order.id)['status']).toBe('expired'), { timeout: 10_000 })
})

test('[PAY-72] without an answer it is tried again; what is paid or over, or nobody closes, is left alone', async () => {
  const order = await placeAndOpen()
  const close = () => shop.handlers['payment.close']?.({ provider: 'stripe', reference: pageOf(order.id).id })
  stripe.fail(500)
  await expect(close()).rejects.toThrow('could not be closed')
  stripe.fail(undefined)
  stripe.settle(pageOf(order.id).id, { payment_status: 'paid', status: 'complete' })
  await close()
  expect(pageOf(order.id)).toMatchObject({ payment_status: 'paid', status: 'complete' })
  await shop.db
    .updateTable('payment_session')
    .set({ provider: 'stays open' })
    .where('order_id', '=', order.id)
    .execute()
  expect((await move(order.id, { canceled: true })).status).toBe(200)
  expect(await closing()).not.toContainEqual(expect.objectContaining({ reference: pageOf(order.id).id }))
  const { paid, canceled } = (await callApi(shop, 'GET', `/api/order/${order.id}`)).result as WireOrder
  expect({ paid, canceled }).toEqual({ paid: false, canceled: true })
})
