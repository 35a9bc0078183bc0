import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signNotice } from '#platform/server/adapters/payment-embedded.ts'
import { getSecret } from '#platform/server/secrets.ts'
import { callApi, createSalesApp, orderBody, sell, stockOf } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import type { PlacedOrder, WireOrder } from '../contract.ts'

let shop: SalesApp
const noon = new Date('2025-11-20T12:00:00.000Z')
const seconds = noon.getTime() / 1000
beforeAll(async () => {
  shop = await createSalesApp()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(() => shop.close())

const information = orderBody('', 'TEE').addressInformation
const byCard = { addressInformation: { ...information, payment_method_code: 'card' } }
const placeUnpaid = async (changes: object = {}): Promise<PlacedOrder> => {
  shop.setNow(noon)
  const placed = await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE', { ...byCard, ...changes }))
  return (placed.result as { order: PlacedOrder }).order
}
const look = async (id: string) => (await callApi(shop, 'GET', `/api/order/${id}`)).result as WireOrder
const noticeOf = (order: PlacedOrder, changes: object = {}) =>
  JSON.stringify({
    id: randomUUID(),
    type: 'paid',
    order: order.id,
    amount: order.grand_total,
    currency: 'USD',
    ...changes,
  })
const send = async (rawBody: string, signature?: string, provider = 'embedded') => {
  const secret = await getSecret(shop.db, 'embedded_payment_secret')
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/payment/webhook/${provider}`,
    headers: { 'content-type': 'application/json', 'x-signature': signature ?? signNotice(secret, rawBody, seconds) },
    payload: rawBody,
  })
  return { status: response.statusCode, result: response.json<{ result: unknown }>().result }
}
const press = (id: string, action: string) => callApi(shop, 'POST', `/api/payment/embedded/${id}`, { action })

describe('the end of an unpaid order', () => {
  const later = new Date('2025-11-20T12:30:01.000Z')
  const expire = (id: string) => shop.handlers['order.expire']?.({ order: id })
  /** A product of its own: the workers end the unpaid orders of other tests meanwhile. */
  const goods = async (stock: number) => {
    const sku = `GOODS-${randomUUID()}`
    const id = await sell(shop.db, { sku, price: 20, stock })
    return { left: () => stockOf(shop.db, id), products: (qty: number) => ({ products: [{ sku, qty }] }), sku }
  }

  test('[ORDER-14] [ORDER-20] gives the stock back once, and not before its time', async () => {
    const { left, products } = await goods(5)
    const order = await placeUnpaid(products(3))
    await expire(order.id)
    expect(await left()).toBe(2)
    shop.setNow(later)
    expect((await look(order.id)).payment_link).toBeNull()
    expect((await press(order.id, 'pay')).result).toBe('PAYMENT_CLOSED')
    await Promise.all([expire(order.id), expire(order.id), expire(order.id)])
    expect(await left()).toBe(5)
    expect(await look(order.id)).toMatchObject({ canceled: true, paid: false })
    const { rows } = await shop.pool.query('select delta, reason from stock_movement where order_id = $1 order by id', [
      order.id,
    ])
    expect(rows).toEqual([
      { delta: -3, reason: 'order' },
      { delta: 3, reason: 'order.unpaid' },
    ])
  })

  test('[ORDER-14] a paid one keeps its goods', async () => {
    const { left, products } = await goods(5)
    const order = await placeUnpaid(products(2))
    await press(order.id, 'pay')
    shop.setNow(later)
    await expire(order.id)
    expect(await left()).toBe(3)
    expect(await look(order.id)).toMatchObject({ canceled: false, paid: true })
  })

  test('[ORDER-14] [PAY-8] paying and ending at once: either way the goods are counted right', async () => {
    const { left, products } = await goods(20)
    const secret = await getSecret(shop.db, 'embedded_payment_secret')
    for (let round = 1; round <= 10; round += 1) {
      const order = await placeUnpaid(products(1))
      shop.setNow(later)
      const body = noticeOf(order)
      await Promise.all([expire(order.id), send(body, signNotice(secret, body, later.getTime() / 1000))])
      expect(await look(order.id)).toMatchObject({ paid: true, canceled: false, order_status: 'A' })
      expect(await left()).toBe(20 - round)
    }
  })

  test('[PAY-8] paid after the goods had gone to others is a shortfall on record', async () => {
    const { left, products, sku } = await goods(1)
    const order = await placeUnpaid(products(1))
    shop.setNow(later)
    await expire(order.id)
    expect((await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), sku))).status).toBe(200)
    const secret = await getSecret(shop.db, 'embedded_payment_secret')
    const body = noticeOf(order)
    expect((await send(body, signNotice(secret, body, later.getTime() / 1000))).status).toBe(200)
    expect(await look(order.id)).toMatchObject({ paid: true, canceled: true })
    expect(await left()).toBe(0)
    const row = await shop.db
      .selectFrom('shop_order')
      .select('has_shortfall')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(row.has_shortfall).toBe(true)
  })
})
