import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stripePayment } from '#platform/server/adapters/payment-stripe.ts'
import { callApi, createSalesApp, orderBody, sell, stockOf } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { startStripeServer, stripeEvent } from '#test/support/stripe-server.ts'
import type { PlacedOrder, WireOrder } from '../../contract.ts'

let shop: SalesApp
let stripe: Awaited<ReturnType<typeof startStripeServer>>
// tomorrow: what is to be asked in five minutes is asked by the tests alone
const noon = new Date(Date.now() + 24 * 3_600_000)
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
let tee = 0
const warned: unknown[] = []
beforeAll(async () => {
  stripe = await startStripeServer()
  const { secretKey, url: baseUrl } = stripe
  const log = { warn: (about: unknown) => void warned.push(about) }
  const provider = stripePayment({ secretKey, webhookSecrets: ['whsec_1'], baseUrl, timeoutMs: 500, log })
  shop = await createSalesApp({ payments: [provider], publicUrl: 'https://shop.example' })
  tee = await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
beforeEach(() => {
  stripe.fail(undefined)
  shop.setNow(noon)
})

const { addressInformation } = orderBody('', 'TEE')
const place = async (store = 'en'): Promise<PlacedOrder> => {
  const byCard = { addressInformation: { ...addressInformation, payment_method_code: 'card' } }
  const placed = await callApi(shop, 'POST', `/api/order?store=${store}`, orderBody(randomUUID(), 'TEE', byCard))
  return (placed.result as { order: PlacedOrder }).order
}
const start = (id: string) => callApi(shop, 'POST', `/api/payment/start/${id}`)
const look = async (id: string) => (await callApi(shop, 'GET', `/api/order/${id}`)).result as WireOrder
const pageOf = (id: string) => {
  const page = [...stripe.sessions.values()].find((session) => session['client_reference_id'] === id)
  if (!page) throw new Error('no page was opened')
  return page
}
const tell = async (type: string, session: object, eventId = `evt_${randomUUID()}`) => {
  const event = { id: eventId, type, data: { object: session } }
  const { rawBody, headers } = stripeEvent('whsec_1', Math.floor(shop.now().getTime() / 1000), event)
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/payment/webhook/stripe',
    headers: { 'content-type': 'application/json', ...headers },
    payload: rawBody,
  })
  return response.statusCode
}
const check = (id: string) => shop.handlers['payment.check']?.({ provider: 'stripe', reference: pageOf(id).id })
const asks = async () =>
  (
    await shop.pool.query(
      `select count(*)::int as count from job.job where name = 'payment.check' and state = 'created'`,
    )
  ).rows[0].count as number

describe('paying with Stripe', () => {
  test('[PAY-31] [PAY-33] a page is opened once, and its event pays the order', async () => {
    const order = await place('de')
    expect(order).toMatchObject({ paylink: `/de/pay/${order.id}`, clear_basket: false })
    const answers = await Promise.all([start(order.id), start(order.id), start(order.id)])
    const page = pageOf(order.id)
    for (const { status, result } of answers)
      expect({ status, result }).toEqual({ status: 200, result: { url: page['url'] } })
    expect((await start(order.id)).result).toEqual({ url: page['url'] })
    const form = stripe.asked.find((one) => one.get('client_reference_id') === order.id)
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': String(Math.round(order.grand_total * 100)),
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][product_data][name]': order.number,
      success_url: `https://shop.example/de/successful-payment?order=${order.id}`,
      cancel_url: 'https://shop.example/de/checkout',
      locale: 'de',
    })
    expect(await tell('checkout.session.completed', { ...page, payment_status: 'paid' })).toBe(200)
    expect(await look(order.id)).toMatchObject({ paid: true, order_status: 'A' })
    expect(await start(order.id)).toMatchObject({ status: 409, result: 'PAYMENT_CLOSED' })
  })

  test('[PAY-70] whoever opens the page of a shared link reads nothing of the buyer on it', async () => {
    const order = await place()
    expect((await start(order.id)).status).toBe(200)
    const told = [...(stripe.asked.find((one) => one.get('client_reference_id') === order.id)?.values() ?? [])]
    expect(told).toContain(order.id)
    for (const one of told) expect(one).not.toMatch(/hannah|brooks|mercer|0173/i)
  })

  test('[PAY-4] [PAY-33] another amount pays nothing, nor does a slow method before its money', async () => {
    const order = await place()
    await start(order.id)
    const page = pageOf(order.id)
    expect(await tell('checkout.session.completed', { ...page, payment_status: 'paid', amount_total: 1 })).toBe(409)
    expect(await tell('checkout.session.completed', page)).toBe(200)
    expect(await tell('checkout.session.async_payment_failed', page)).toBe(200)
    expect(await look(order.id)).toMatchObject({ paid: false, payment_link: `/en/pay/${order.id}` })
    expect(await tell('checkout.session.async_payment_succeeded', page)).toBe(200)
    expect((await look(order.id)).paid).toBe(true)
  })

  test('[PAY-31] when a page is over, paying again opens another', async () => {
    const order = await place()
    await start(order.id)
    await shop.db.updateTable('payment_session').set({ expires_at: noon }).where('order_id', '=', order.id).execute()
    await start(order.id)
    const pages = [...stripe.sessions.values()].filter((session) => session['client_reference_id'] === order.id)
    expect(pages).toHaveLength(2)
  })

  test('[PAY-69] a second page that is paid is told in the order’s history, once, and nothing goes back', async () => {
    const order = await place()
    await start(order.id)
    await shop.db.updateTable('payment_session').set({ expires_at: noon }).where('order_id', '=', order.id).execute()
    await start(order.id)
    const [first = {}, second = {}] = [...stripe.sessions.values()].filter(
      (session) => session['client_reference_id'] === order.id,
    )
    const refunds = stripe.refunds.length
    for (const page of [first, first, second, second, first])
      expect(await tell('checkout.session.completed', { ...page, payment_status: 'paid' })).toBe(200)
    const events = await shop.db
      .selectFrom('order_event')
      .select('note')
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute()
    expect(events.map(({ note }) => note)).toEqual(['placed', 'paid', 'paid again: 24.00 USD'])
    expect(await look(order.id)).toMatchObject({ paid: true, canceled: false, order_status: 'A', refunded: 0 })
    expect(stripe.refunds.length).toBe(refunds)
  })

  test('[PAY-32] without an answer the order stays as it is, and the log says of which kind the failure was', async () => {
    const order = await place()
    warned.splice(0)
    for (const how of ['silent', 500] as const) {
      stripe.fail(how)
      expect(await start(order.id)).toMatchObject({ status: 503, result: 'PROVIDER_UNAVAILABLE' })
    }
    expect(warned).toEqual([{ kind: 'TimeoutError', cause: undefined }, { status: 500 }])
    stripe.fail(undefined)
    expect((await start(order.id)).status).toBe(200)
    expect(await look(order.id)).toMatchObject({ paid: false, canceled: false })
    expect((await start(randomUUID())).status).toBe(404)
  })

  test('[PAY-7] [PAY-31] the built-in page is not there', async () => {
    const order = await place()
    expect((await callApi(shop, 'POST', `/api/payment/embedded/${order.id}`, { action: 'pay' })).status).toBe(404)
    expect((await callApi(shop, 'POST', '/api/payment/webhook/embedded', { id: '1' })).status).toBe(404)
  })
})

describe('asking Stripe', () => {
  test('[PAY-34] a payment whose notice never came is found, once', async () => {
    const order = await place()
    await start(order.id)
    const before = await asks()
    await check(order.id)
    expect(await asks()).toBe(before + 1)
    stripe.settle(pageOf(order.id).id, { payment_status: 'paid', status: 'complete' })
    await Promise.all([check(order.id), check(order.id), check(order.id)])
    expect(await asks()).toBe(before + 1)
    await tell('checkout.session.completed', pageOf(order.id))
    const events = await shop.db.selectFrom('order_event').select('note').where('order_id', '=', order.id).execute()
    expect(events.map(({ note }) => note)).toEqual(['placed', 'paid'])
  })

  test('[PAY-34] Stripe being away does not end the asking; 24 hours do', async () => {
    const order = await place()
    await start(order.id)
    stripe.fail(500)
    const before = await asks()
    await check(order.id)
    expect(await asks()).toBe(before + 1)
    stripe.fail(undefined)
    shop.setNow(minutesLater(24 * 60 + 1))
    stripe.settle(pageOf(order.id).id, { payment_status: 'paid', status: 'complete' })
    await check(order.id)
    expect(await asks()).toBe(before + 1)
    expect((await look(order.id)).paid).toBe(false)
  })

  test('[PAY-8] [PAY-34] money that came after the order’s end takes the goods again', async () => {
    const order = await place()
    await start(order.id)
    const held = await stockOf(shop.db, tee)
    shop.setNow(minutesLater(31))
    await shop.handlers['order.expire']?.({ order: order.id })
    expect(await stockOf(shop.db, tee)).toBe(held + 1)
    stripe.settle(pageOf(order.id).id, { payment_status: 'paid', status: 'complete' })
    await check(order.id)
    expect(await look(order.id)).toMatchObject({ paid: true, canceled: false, order_status: 'A' })
    expect(await stockOf(shop.db, tee)).toBe(held)
  })
})
