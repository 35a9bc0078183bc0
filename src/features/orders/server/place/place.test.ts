import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPiecesShop } from '#test/support/order-shop.ts'
import { callApi, orderBody, paidBy, stockOf } from '#test/support/sales.ts'
import type { Answer, SalesApp } from '#test/support/sales.ts'
import type { PlacedOrder } from '../../contract.ts'

let shop: SalesApp
let ids: Record<string, number> = {}
beforeAll(async () => {
  ;({ shop, ids } = await createPiecesShop())
})
afterAll(() => shop.close())

const post = (path: string, body?: unknown) => callApi(shop, 'POST', path, body)
const get = (path: string) => callApi(shop, 'GET', path)
const place = (body: unknown, store = 'en') => post(`/api/order?store=${store}`, body)
const orderOf = ({ result }: Answer) => (result as { order: PlacedOrder }).order
const orders = async () =>
  (
    await shop.db
      .selectFrom('shop_order')
      .select((where) => where.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

describe('placing', () => {
  test('[ORDER-12] a new order is N, numbered, priced and closed', async () => {
    const placed = await place(orderBody(randomUUID(), 'TEE'))
    expect(placed.status).toBe(200)
    expect(orderOf(placed)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      number: expect.stringMatching(/^V\d{6}$/),
      order_status: 'N',
      stage: 1,
      grand_total: 24,
      clear_basket: true,
    })
  })

  test('[ORDER-12] a payment link is P, to be paid, and the cart stays', async () => {
    const cart = String((await post('/api/cart/create?store=ru')).result)
    const placed = await place(orderBody(randomUUID(), 'TEE', { cart_id: cart, ...paidBy('card') }), 'ru')
    const order = orderOf(placed)
    expect(order).toMatchObject({
      order_status: 'P',
      stage: 0,
      paylink: `/ru/pay/${order.id}`,
      redirect_to_pay: true,
      clear_basket: false,
      grand_total: 2160,
    })
    expect((await get(`/api/cart/pull?store=ru&cartId=${cart}`)).status).toBe(200)
    const row = await shop.db
      .selectFrom('shop_order')
      .select('pay_until')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(row.pay_until).toEqual(new Date('2025-11-20T12:30:00.000Z'))
  })

  test('[ORDER-12] with nothing to pay it is paid', async () => {
    const placed = await place(orderBody(randomUUID(), 'FREE', { ...paidBy('card'), coupon: 'FREESHIP' }))
    expect(placed).toMatchObject({ status: 404, result: 'COUPON_NOT_FOUND' })
    await shop.db
      .insertInto('coupon')
      .values({ code: 'FREESHIP', type: 'fixed', value: 0, free_delivery: true, date_end: null, use_limit: null })
      .execute()
    const free = orderOf(await place(orderBody(randomUUID(), 'FREE', { ...paidBy('card'), coupon: 'FREESHIP' })))
    expect(free).toMatchObject({ order_status: 'A', stage: 1, grand_total: 0, clear_basket: true })
    expect(free).not.toHaveProperty('paylink')
  })

  test.each(['cashondelivery', 'banktransfer'])(
    '[ORDER-12] with nothing to pay it is paid also where %s was chosen',
    async (method) => {
      await shop.db
        .insertInto('coupon')
        .values({ code: method.toUpperCase(), type: 'percent', value: 100, free_delivery: true })
        .execute()
      const placed = await place(orderBody(randomUUID(), 'TEE', { ...paidBy(method), coupon: method }))
      const free = orderOf(placed)
      expect(free).toMatchObject({ order_status: 'A', stage: 1, grand_total: 0, clear_basket: true })
      expect((await get(`/api/order/${free.id}`)).result).toMatchObject({ paid: true })
    },
  )

  test('[ORDER-2] the same body is answered with the stored reply, byte for byte', async () => {
    const before = await orders()
    const body = orderBody(randomUUID(), 'TEE')
    const first = await place(body)
    const second = await place({ ...body, created_at: '2030-01-01T00:00:00Z', expected_total: 1 })
    expect(second.text).toBe(first.text)
    expect(await orders()).toBe(before + 1)
  })

  test('[ORDER-3] another body is refused, also of an order that has moved on', async () => {
    const body = orderBody(randomUUID(), 'TEE')
    await place(body)
    expect(await place({ ...body, coupon: 'WELCOME10' })).toMatchObject({ status: 409, result: 'ORDER_CHANGED' })
  })

  test('[ORDER-4] [ORDER-5] a total that changed is refused and keeps nothing', async () => {
    const left = await stockOf(shop.db, ids['TEE'] ?? 0)
    const body = orderBody(randomUUID(), 'TEE', { expected_total: 20 })
    const refused = await place(body)
    expect(refused).toMatchObject({
      status: 409,
      result: 'TOTAL_CHANGED',
      meta: { totals: { grand_total: 24, currency: 'USD' } },
    })
    expect(await stockOf(shop.db, ids['TEE'] ?? 0)).toBe(left)
    expect(await place({ ...body, products: [{ sku: 'TEE', qty: 2 }], expected_total: 44 })).toMatchObject({
      status: 200,
    })
  })

  test('[ORDER-6] goods that cannot be had are named, all of them, and nothing is taken', async () => {
    const left = await stockOf(shop.db, ids['TEE'] ?? 0)
    const products = [
      { sku: 'TEE', qty: 1 },
      { sku: 'CAP', qty: 4 },
      { sku: 'ENDED', qty: 1 },
      { sku: 'NO-SUCH', qty: 1 },
      { sku: 'UNPRICED', qty: 1 },
    ]
    const gone = await place(orderBody(randomUUID(), 'TEE', { products }))
    expect(gone).toMatchObject({ status: 409, result: 'OUT_OF_STOCK' })
    expect((gone.meta['skus'] as string[]).toSorted()).toEqual(['CAP', 'ENDED', 'NO-SUCH', 'UNPRICED'])
    const short = await place(orderBody(randomUUID(), 'TEE', { products: products.slice(0, 2) }))
    expect(short.meta).toMatchObject({
      skus: ['CAP'],
      message: "Some products you've ordered are out of stock. Your order has been canceled.",
    })
    expect(await stockOf(shop.db, ids['TEE'] ?? 0)).toBe(left)
    expect(await stockOf(shop.db, ids['CAP'] ?? 0)).toBe(3)
  })

  test('[ORDER-7] [ORDER-20] lines of one stock item are summed; every movement is written down', async () => {
    const products = [
      { sku: 'SOCK', qty: 7 },
      { sku: 'LOOK', qty: 2 },
    ]
    const short = await place(orderBody(randomUUID(), 'TEE', { products }))
    expect(short).toMatchObject({ status: 409, meta: { skus: ['SOCK', 'LOOK'] } })
    const tees = await stockOf(shop.db, ids['TEE'] ?? 0)
    const order = orderOf(
      await place(
        orderBody(randomUUID(), 'TEE', {
          products: [
            { sku: 'SOCK', qty: '3' },
            { sku: 'SOCK', qty: 1 },
            { sku: 'LOOK', qty: 2 },
          ],
        }),
      ),
    )
    expect(await stockOf(shop.db, ids['SOCK'] ?? 0)).toBe(2)
    expect(await stockOf(shop.db, ids['TEE'] ?? 0)).toBe(tees - 2)
    const moved = await shop.db
      .selectFrom('stock_movement')
      .select(['product_id', 'delta', 'reason'])
      .where('order_id', '=', order.id)
      .orderBy('product_id')
      .execute()
    expect(moved).toEqual([
      { product_id: ids['TEE'], delta: -2, reason: 'order' },
      { product_id: ids['SOCK'], delta: -8, reason: 'order' },
    ])
    const lines = await shop.db
      .selectFrom('order_line')
      .select('stock_taken')
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute()
    expect(lines.map(({ stock_taken }) => stock_taken)).toEqual([
      { [String(ids['SOCK'])]: 3 },
      { [String(ids['SOCK'])]: 1 },
      { [String(ids['SOCK'])]: 4, [String(ids['TEE'])]: 2 },
    ])
  })

  test('[ORDER-10] the products decide, and the named cart is closed', async () => {
    const cart = String((await post('/api/cart/create')).result)
    await post(`/api/cart/update?cartId=${cart}`, { cartItem: { sku: 'CAP', qty: 3 } })
    const placed = await place(orderBody(randomUUID(), 'TEE', { cart_id: cart }))
    expect(orderOf(placed).grand_total).toBe(24)
    expect((await get(`/api/cart/pull?cartId=${cart}`)).status).toBe(404)
    expect((await place(orderBody(randomUUID(), 'TEE', { cart_id: 'never-was' }))).status).toBe(200)
  })

  test('[ORDER-19] bonuses need an account', async () => {
    expect(await place(orderBody(randomUUID(), 'TEE', { bonuses: true }))).toMatchObject({
      status: 401,
      result: 'UNAUTHORIZED',
    })
    expect((await place(orderBody(randomUUID(), 'TEE', { bonuses: 0 }))).status).toBe(200)
  })

  test('[ORDER-22] virtual goods go nowhere and are not paid on delivery', async () => {
    const billing = { firstname: 'A', lastname: 'B', email: 'a@mail.example' }
    const body = (method: string) =>
      orderBody(randomUUID(), 'EBOOK', { addressInformation: { billingAddress: billing, payment_method_code: method } })
    expect(await place(body('cashondelivery'))).toMatchObject({ status: 400, result: 'METHOD_NOT_AVAILABLE' })
    expect(orderOf(await place(body('banktransfer')))).toMatchObject({ order_status: 'N', grand_total: 10 })
  })

  test('[PROMO-2] [PROMO-5] [PROMO-9] coupons', async () => {
    expect(orderOf(await place(orderBody(randomUUID(), 'TEE', { coupon: 'welcome10' }))).grand_total).toBe(22)
    expect(await place(orderBody(randomUUID(), 'TEE', { coupon: 'OLD' }))).toMatchObject({
      status: 400,
      result: 'COUPON_EXPIRED',
    })
    await place(orderBody(randomUUID(), 'TEE', { coupon: 'TWICE' }))
    await place(orderBody(randomUUID(), 'TEE', { coupon: 'TWICE' }))
    expect(await place(orderBody(randomUUID(), 'TEE', { coupon: 'TWICE' }))).toMatchObject({
      status: 409,
      result: 'COUPON_USED',
    })
    const used = await shop.db.selectFrom('coupon').select(['code', 'used']).orderBy('code').execute()
    expect(Object.fromEntries(used.map(({ code, used: count }) => [code, count]))).toMatchObject({
      TWICE: 2,
      WELCOME10: 0,
    })
  })
})
