import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stripePayment } from '#platform/server/adapters/payment-stripe.ts'
import { lockOut } from '#test/support/lock-out.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { startStripeServer } from '#test/support/stripe-server.ts'
import type { ManagedOrder, PlacedOrder } from '../../contract.ts'

let shop: SalesApp
let stripe: Awaited<ReturnType<typeof startStripeServer>>
const noon = new Date(Date.now() + 24 * 3_600_000)
beforeAll(async () => {
  stripe = await startStripeServer()
  const { secretKey, url: baseUrl } = stripe
  const provider = stripePayment({ secretKey, webhookSecrets: ['whsec_1'], baseUrl, timeoutMs: 500 })
  shop = await createSalesApp({ payments: [provider], publicUrl: 'https://shop.example' })
  // jobs of the tests run by hand, at the clock of the test
  await shop.jobs.stop()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
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
const place = async (qty: number, payment = 'card'): Promise<string> => {
  const placed = await callApi(
    shop,
    'POST',
    '/api/order',
    orderBody(randomUUID(), 'TEE', {
      products: [{ sku: 'TEE', qty }],
      addressInformation: { ...addressInformation, payment_method_code: payment },
    }),
  )
  return (placed.result as { order: PlacedOrder }).order.id
}
const pageOf = (id: string) => [...stripe.sessions.values()].findLast((one) => one['client_reference_id'] === id)
/** An order whose page was paid. */
const paidOrder = async (qty: number): Promise<string> => {
  const id = await place(qty)
  await callApi(shop, 'POST', `/api/payment/start/${id}`)
  const page = pageOf(id)
  if (!page) throw new Error('no page was opened')
  stripe.settle(page.id, { payment_status: 'paid', status: 'complete' })
  await shop.handlers['payment.check']?.({ provider: 'stripe', reference: page.id })
  return id
}
const manage = async (id: string, change: object, path = ''): Promise<ManagedOrder> =>
  (await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}${path}`, change)).result as ManagedOrder
/** The jobs that are to give money back for an order. */
const jobsOf = async (id: string): Promise<{ data: Record<string, unknown>; start_after: Date }[]> =>
  (
    await shop.pool.query(
      `select data, start_after from job.job where name = 'payment.refund' and data->>'order' = $1 order by created_on`,
      [id],
    )
  ).rows
const runLast = async (id: string): Promise<void> =>
  shop.handlers['payment.refund']?.((await jobsOf(id)).at(-1)?.data ?? {})
const given = (id: string) =>
  stripe.refunds.filter(({ payment_intent: of }) => of === pageOf(id)?.['payment_intent']).map(({ amount }) => amount)
const notes = async (id: string) =>
  (await shop.db.selectFrom('order_event').select('note').where('order_id', '=', id).orderBy('id').execute()).map(
    ({ note }) => note,
  )

describe('money that goes back', () => {
  test('[PAY-67] a paid order that is canceled is refunded in full, once, whatever is repeated', async () => {
    const id = await paidOrder(2)
    await manage(id, { canceled: true })
    await manage(id, { canceled: true })
    expect(await jobsOf(id)).toHaveLength(1)
    await runLast(id)
    await runLast(id)
    expect(given(id)).toEqual([4400])
    expect((await notes(id)).filter((note) => note?.startsWith('refunded'))[0]).toBe('refunded: 44.00 USD')
  })

  test('[PAY-67] [ORDER-41] what comes back is refunded by its value, and a canceled order the rest', async () => {
    const id = await paidOrder(3)
    const { products } = await manage(id, { order_status: 'L' })
    const line = products[0]?.line ?? 0
    const body = { return_id: randomUUID(), lines: [{ line, qty: 1 }], restock: true }
    await manage(id, body, '/return')
    await manage(id, body, '/return')
    expect(await jobsOf(id)).toHaveLength(1)
    await runLast(id)
    await manage(id, { canceled: true })
    await runLast(id)
    expect(given(id)).toEqual([2000, 4400])
  })

  test('[PAY-67] a provider that is away is asked later and later, and gives back once', async () => {
    const id = await paidOrder(1)
    await manage(id, { canceled: true })
    const waits: number[] = []
    for (const how of ['silent', 500, 402] as const) {
      stripe.fail(how)
      await runLast(id)
      waits.push(Math.round(((await jobsOf(id)).at(-1)?.start_after.getTime() ?? 0) / 60_000 - noon.getTime() / 60_000))
    }
    expect(waits).toEqual([5, 10, 20])
    expect(given(id)).toEqual([])
    stripe.fail(undefined)
    await runLast(id)
    expect(given(id)).toEqual([2400])
  })

  test('[PAY-74] what came of it is not lost where others hold the order: the job comes again, and the money goes back once', async () => {
    const id = await paidOrder(1)
    await manage(id, { canceled: true })
    const restore = await lockOut(shop.db, 'order_event')
    await expect(runLast(id)).rejects.toThrow('locked out')
    await restore()
    expect(await notes(id)).not.toContain('refunded: 24.00 USD')
    await runLast(id)
    expect(await notes(id)).toContain('refunded: 24.00 USD')
    expect(given(id)).toEqual([2400])
  })

  test('[PAY-67] after the last try it is on record for a manager', async () => {
    const id = await paidOrder(1)
    await manage(id, { canceled: true })
    stripe.fail(500)
    const [job] = await jobsOf(id)
    await shop.handlers['payment.refund']?.({ ...job?.data, tried: 19 })
    expect(await jobsOf(id)).toHaveLength(1)
    expect((await notes(id)).at(-1)).toBe('to be refunded by hand: 24.00 USD')
  })

  test('[PAY-67] [PAY-73] an unpaid order and one that was paid in another way give nothing back by themselves', async () => {
    const unpaid = await place(1)
    await manage(unpaid, { canceled: true })
    expect(await jobsOf(unpaid)).toEqual([])
    const cash = await place(1, 'cashondelivery')
    await manage(cash, { paid: true })
    await manage(cash, { canceled: true })
    await runLast(cash)
    expect((await notes(cash)).at(-1)).toBe('to be refunded by hand: 24.00 USD')
    // opened and left, then paid over the counter
    const counter = await place(1)
    await callApi(shop, 'POST', `/api/payment/start/${counter}`)
    await manage(counter, { paid: true })
    await manage(counter, { canceled: true })
    await runLast(counter)
    expect((await notes(counter)).at(-1)).toBe('to be refunded by hand: 24.00 USD')
    for (const id of [unpaid, cash, counter]) expect(given(id)).toEqual([])
  })

  test('[PAY-67] what was paid on the built-in page goes back too, and is on record with the order', async () => {
    const own = await createSalesApp()
    try {
      await own.jobs.stop()
      await sell(own.db, { sku: 'TEE', price: 20, stock: 10 })
      const information = { ...addressInformation, payment_method_code: 'card' }
      const body = orderBody(randomUUID(), 'TEE', { addressInformation: information })
      const { id } = ((await callApi(own, 'POST', '/api/order', body)).result as { order: PlacedOrder }).order
      await callApi(own, 'POST', `/api/payment/embedded/${id}`, { action: 'decline' })
      await callApi(own, 'POST', `/api/payment/embedded/${id}`, { action: 'pay' })
      await callSignedIn(own, 'manager', 'POST', `/api/manage/orders/${id}`, { canceled: true })
      const { rows } = await own.pool.query<{ data: Record<string, unknown> }>(
        `select data from job.job where name = 'payment.refund'`,
      )
      expect(rows).toHaveLength(1)
      await own.handlers['payment.refund']?.(rows[0]?.data ?? {})
      const events = await own.db.selectFrom('order_event').select('note').where('order_id', '=', id).execute()
      expect(events.map(({ note }) => note)).toContain('refunded: 24.00 USD')
    } finally {
      await own.close()
    }
  })
})
