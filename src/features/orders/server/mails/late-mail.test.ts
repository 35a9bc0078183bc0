import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callApi, createSalesApp, orderBody, paidBy, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { ManagedOrder, PlacedOrder } from '../../contract.ts'

let shop: SalesApp
let texts: string[] = []
beforeAll(async () => {
  shop = await createSalesApp({ mail: { send: async ({ text }) => void texts.push(text) } })
  // no mail goes until it is sent by hand
  await shop.jobs.stop()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(() => shop.close())
beforeEach(() => {
  texts = []
  shop.setNow(new Date('2025-11-20T12:00:00.000Z'))
})

const place = async (method: string): Promise<string> => {
  const placed = await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE', paidBy(method)))
  return (placed.result as { order: PlacedOrder }).order.id
}
const run = (job: string, order: string) => shop.handlers[job]?.({ order })

test('[ORDER-1036] a mail that was held up for longer than its order waited to be paid does not say that it is being packed', async () => {
  const id = await place('card')
  await run('mail.order', id)
  shop.setNow(new Date('2025-11-20T12:31:00.000Z'))
  await run('mail.order', id)
  await run('order.expire', id)
  await run('mail.order', id)
  expect(texts[0]).toContain('It waits for your payment')
  for (const late of texts.slice(1)) expect(late).toMatch(/has ended: it was cancelled, or not paid in time\./)
  expect(texts.join()).not.toMatch(/getting it ready/)
})

test('[ORDER-1036] nor that of an order that was canceled meanwhile; that of a paid one does', async () => {
  const [canceled, paid] = [await place('cashondelivery'), await place('card')]
  await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${canceled}`, { canceled: true })
  await callApi(shop, 'POST', `/api/payment/embedded/${paid}`, { action: 'pay' })
  shop.setNow(new Date('2025-11-20T12:31:00.000Z'))
  for (const id of [canceled, paid]) await run('mail.order', id)
  expect(texts[0]).toContain('has ended')
  expect(texts[1]).toContain('getting it ready')
})

test('[ORDER-1037] of what came back before it was paid no money goes back, also where it is paid before the mail goes', async () => {
  const manage = async (id: string, body: object, path = '') =>
    (await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}${path}`, body)).result as ManagedOrder
  const newsOf = async (isPaidFirst: boolean) => {
    texts = []
    const id = await place('cashondelivery')
    const { products } = await manage(id, { stage: 5, ...(isPaidFirst ? { paid: true } : {}) })
    const lines = [{ line: products[0]?.line, qty: 1 }]
    await manage(id, { return_id: randomUUID(), lines, restock: true }, '/return')
    await manage(id, { paid: true })
    const { rows } = await shop.pool.query<{ data: Record<string, unknown> }>(
      `select data from job.job where name = 'mail.order-news' and data->>'order' = $1`,
      [id],
    )
    for (const { data } of rows) await shop.handlers['mail.order-news']?.(data)
    return texts.join()
  }
  expect(await newsOf(true)).toContain('Goes back to you: $20.00')
  expect(await newsOf(false)).not.toContain('Goes back')
})
