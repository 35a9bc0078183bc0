import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signNotice } from '#platform/server/adapters/payment-embedded.ts'
import { getSecret } from '#platform/server/secrets.ts'
import { preparePayments } from '#test/support/payment-desk.ts'
import { callApi, orderBody, sell, stockOf } from '#test/support/sales.ts'

const desk = preparePayments()
const { placeUnpaid, look, noticeOf, send, press } = desk

describe('the end of an unpaid order', () => {
  const later = new Date('2025-11-20T12:30:01.000Z')
  const expire = (id: string) => desk.shop.handlers['order.expire']?.({ order: id })
  /** A product of its own: the workers end the unpaid orders of other tests meanwhile. */
  const goods = async (stock: number) => {
    const sku = `GOODS-${randomUUID()}`
    const id = await sell(desk.shop.db, { sku, price: 20, stock })
    return { left: () => stockOf(desk.shop.db, id), products: (qty: number) => ({ products: [{ sku, qty }] }), sku }
  }

  test('[ORDER-14] [ORDER-20] gives the stock back once, and not before its time', async () => {
    const { left, products } = await goods(5)
    const order = await placeUnpaid(products(3))
    await expire(order.id)
    expect(await left()).toBe(2)
    desk.shop.setNow(later)
    expect((await look(order.id)).payment_link).toBeNull()
    expect((await press(order.id, 'pay')).result).toBe('PAYMENT_CLOSED')
    await Promise.all([expire(order.id), expire(order.id), expire(order.id)])
    expect(await left()).toBe(5)
    expect(await look(order.id)).toMatchObject({ canceled: true, paid: false })
    const { rows } = await desk.shop.pool.query(
      'select delta, reason from stock_movement where order_id = $1 order by id',
      [order.id],
    )
    expect(rows).toEqual([
      { delta: -3, reason: 'order' },
      { delta: 3, reason: 'order.unpaid' },
    ])
  })

  test('[ORDER-14] a paid one keeps its goods', async () => {
    const { left, products } = await goods(5)
    const order = await placeUnpaid(products(2))
    await press(order.id, 'pay')
    desk.shop.setNow(later)
    await expire(order.id)
    expect(await left()).toBe(3)
    expect(await look(order.id)).toMatchObject({ canceled: false, paid: true })
  })

  test('[ORDER-14] [PAY-8] paying and ending at once: either way the goods are counted right', async () => {
    const { left, products } = await goods(20)
    const secret = await getSecret(desk.shop.db, 'embedded_payment_secret')
    for (let round = 1; round <= 10; round += 1) {
      const order = await placeUnpaid(products(1))
      desk.shop.setNow(later)
      const body = noticeOf(order)
      await Promise.all([expire(order.id), send(body, signNotice(secret, body, later.getTime() / 1000))])
      expect(await look(order.id)).toMatchObject({ paid: true, canceled: false, order_status: 'A' })
      expect(await left()).toBe(20 - round)
    }
  })

  test('[PAY-8] paid after the goods had gone to others is a shortfall on record', async () => {
    const { left, products, sku } = await goods(1)
    const order = await placeUnpaid(products(1))
    desk.shop.setNow(later)
    await expire(order.id)
    expect((await callApi(desk.shop, 'POST', '/api/order', orderBody(randomUUID(), sku))).status).toBe(200)
    const secret = await getSecret(desk.shop.db, 'embedded_payment_secret')
    const body = noticeOf(order)
    expect((await send(body, signNotice(secret, body, later.getTime() / 1000))).status).toBe(200)
    expect(await look(order.id)).toMatchObject({ paid: true, canceled: true })
    expect(await left()).toBe(0)
    const row = await desk.shop.db
      .selectFrom('shop_order')
      .select('has_shortfall')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(row.has_shortfall).toBe(true)
  })

  test('[PROMO-20] paid too late, an order uses its coupon again or is short of it', async () => {
    const { products, sku } = await goods(9)
    await desk.shop.db
      .insertInto('coupon')
      .values({ code: 'LATE', type: 'fixed', value: 100, date_end: null, use_limit: 1 })
      .execute()
    const used = async () =>
      (await desk.shop.db.selectFrom('coupon').select('used').where('code', '=', 'LATE').executeTakeFirstOrThrow()).used
    const secret = await getSecret(desk.shop.db, 'embedded_payment_secret')
    const payLate = async (order: { id: string }, body: string) => {
      await expire(order.id)
      expect((await send(body, signNotice(secret, body, later.getTime() / 1000))).status).toBe(200)
    }
    const revived = await placeUnpaid({ ...products(1), coupon: 'LATE' })
    desk.shop.setNow(later)
    await payLate(revived, noticeOf(revived))
    expect([await used(), await look(revived.id)]).toMatchObject([1, { paid: true, canceled: false }])
    await desk.shop.db.updateTable('coupon').set({ use_limit: 2 }).where('code', '=', 'LATE').execute()
    const short = await placeUnpaid({ ...products(1), coupon: 'LATE' })
    desk.shop.setNow(later)
    await expire(short.id)
    const other = orderBody(randomUUID(), sku, { coupon: 'LATE' })
    expect((await callApi(desk.shop, 'POST', '/api/order', other)).status).toBe(200)
    await payLate(short, noticeOf(short))
    expect([await used(), await look(short.id)]).toMatchObject([2, { paid: true, canceled: true }])
  })

  test('[PROMO-13] an order gives back the use that it took, whatever became of the limit meanwhile', async () => {
    const { products } = await goods(9)
    const row = { code: 'MAYBE', type: 'fixed' as const, value: 100, date_end: null, use_limit: null }
    await desk.shop.db.insertInto('coupon').values(row).execute()
    const limitTo = (use_limit: number | null) =>
      desk.shop.db.updateTable('coupon').set({ use_limit }).where('code', '=', 'MAYBE').execute()
    const used = async () =>
      (await desk.shop.db.selectFrom('coupon').select('used').where('code', '=', 'MAYBE').executeTakeFirstOrThrow())
        .used
    const withCoupon = () => placeUnpaid({ ...products(1), coupon: 'MAYBE' })
    const secret = await getSecret(desk.shop.db, 'embedded_payment_secret')

    const uncounted = await withCoupon()
    await limitTo(2)
    const counted = [await withCoupon(), await withCoupon()]
    expect(await used()).toBe(2)
    desk.shop.setNow(later)
    await expire(uncounted.id)
    expect(await used()).toBe(2)
    await limitTo(null)
    for (const { id } of counted) await expire(id)
    expect(await used()).toBe(0)

    // paid late it takes one by the limit of then
    await limitTo(1)
    const body = noticeOf(uncounted)
    expect((await send(body, signNotice(secret, body, later.getTime() / 1000))).status).toBe(200)
    expect([await used(), await look(uncounted.id)]).toMatchObject([1, { paid: true, canceled: false }])
  })
})
