import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPiecesShop } from '#test/support/order-shop.ts'
import { callApi, callAs, orderBody, paidBy, stockOf } from '#test/support/sales.ts'
import type { Answer, SalesApp } from '#test/support/sales.ts'
import type { PlacedOrder, WireOrder } from '../../contract.ts'

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

describe('replacing', () => {
  test('[ORDER-13] [PROMO-13] an unpaid order gives its stock and coupon to the one that replaces it', async () => {
    await shop.db
      .insertInto('coupon')
      .values({ code: 'ONCE', type: 'fixed', value: 100, date_end: null, use_limit: 1 })
      .execute()
    const products = [{ sku: 'CAP', qty: 3 }]
    const old = orderOf(await place(orderBody(randomUUID(), 'CAP', { products, coupon: 'ONCE', ...paidBy('card') })))
    expect(await stockOf(shop.db, ids['CAP'] ?? 0)).toBe(0)
    const placed = await place(orderBody(randomUUID(), 'CAP', { products, coupon: 'ONCE', replaces: old.id }))
    expect(placed.status).toBe(200)
    expect(await stockOf(shop.db, ids['CAP'] ?? 0)).toBe(0)
    expect((await get(`/api/order/${old.id}`)).result).toMatchObject({
      canceled: true,
      payment_link: null,
      paid: false,
    })
    const again = await place(
      orderBody(randomUUID(), 'CAP', { replaces: orderOf(placed).id, products: [{ sku: 'CAP', qty: 1 }] }),
    )
    // an order on delivery is not replaced
    expect(again).toMatchObject({ status: 409, result: 'OUT_OF_STOCK' })
    expect((await post(`/api/payment/embedded/${old.id}`, { action: 'pay' })).result).toBe('PAYMENT_CLOSED')
  })

  test('[ORDER-20] what each of the two took and gave back is written down for it, however little moves between them', async () => {
    const movementsOf = async ({ id }: PlacedOrder) =>
      (await shop.db.selectFrom('stock_movement').select(['delta', 'reason']).where('order_id', '=', id).execute()).map(
        ({ delta, reason }) => `${delta} ${reason}`,
      )
    const unpaid = (qty: number, changes: object = {}) =>
      place(orderBody(randomUUID(), 'TEE', { products: [{ sku: 'TEE', qty }], ...paidBy('card'), ...changes }))
    const left = await stockOf(shop.db, ids['TEE'] ?? 0)
    const first = orderOf(await unpaid(2))
    const same = orderOf(await unpaid(2, { replaces: first.id }))
    const more = orderOf(await unpaid(3, { replaces: same.id }))
    expect(await movementsOf(first)).toEqual(['-2 order', '2 order.replaced'])
    expect(await movementsOf(same)).toEqual(['-2 order', '2 order.replaced'])
    expect(await movementsOf(more)).toEqual(['-3 order'])
    expect(await stockOf(shop.db, ids['TEE'] ?? 0)).toBe(left - 3)
    expect((await unpaid(left + 1, { replaces: more.id })).status).toBe(409)
    expect(await movementsOf(more)).toEqual(['-3 order'])
  })

  test('[ORDER-13] a paid order is not replaced', async () => {
    const old = orderOf(await place(orderBody(randomUUID(), 'TEE', paidBy('card'))))
    await post(`/api/payment/embedded/${old.id}`, { action: 'pay' })
    expect(await place(orderBody(randomUUID(), 'TEE', { replaces: old.id }))).toMatchObject({
      status: 409,
      result: 'ORDER_PAID',
      meta: { order: old.id },
    })
  })

  test('[ORDER-13] the order of another customer stays as it is', async () => {
    const body = orderBody(randomUUID(), 'TEE', paidBy('card'))
    const placed = await callAs(shop, 61, 'POST /api/order', { body })
    if (!placed.ok) throw new Error(placed.code)
    const { id } = (placed.value as { order: PlacedOrder }).order
    expect((await place(orderBody(randomUUID(), 'TEE', { replaces: id }))).status).toBe(200)
    const others = { body: orderBody(randomUUID(), 'TEE', { replaces: id }) }
    expect(await callAs(shop, 62, 'POST /api/order', others)).toMatchObject({ ok: true })
    const seen = await callAs(shop, 61, 'GET /api/order/:id', { params: { id } })
    expect(seen).toMatchObject({ ok: true, value: { canceled: false, paid: false } })
  })
})

describe('a guest’s order is replaced by whoever placed it', () => {
  const { addressInformation } = orderBody('', 'TEE')
  const from = (email: string, changes: object = {}) =>
    orderBody(randomUUID(), 'TEE', {
      addressInformation: {
        ...addressInformation,
        shippingAddress: { ...addressInformation.shippingAddress, email },
        billingAddress: { ...addressInformation.billingAddress, email },
      },
      ...changes,
    })
  const unpaid = async (changes: object = {}) =>
    orderOf(await place(orderBody(randomUUID(), 'TEE', { ...paidBy('card'), ...changes })))
  const isCanceled = async ({ id }: PlacedOrder) => ((await get(`/api/order/${id}`)).result as WireOrder).canceled

  test('[ORDER-13] whoever has its link alone does nothing to it, signed in or not, and learns nothing of it', async () => {
    const old = await unpaid()
    const replacing = { replaces: old.id }
    expect((await place(from('somebody@mail.example', replacing))).status).toBe(200)
    const signedIn = { body: from('somebody@mail.example', replacing) }
    expect(await callAs(shop, 71, 'POST /api/order', signedIn)).toMatchObject({ ok: true })
    expect(await isCanceled(old)).toBe(false)
    await post(`/api/payment/embedded/${old.id}`, { action: 'pay' })
    expect((await place(from('somebody@mail.example', replacing))).status).toBe(200)
  })

  test('[ORDER-13] from its cart another address may be given, and signed in meanwhile the same address is enough', async () => {
    const cart_id = String((await post('/api/cart/create')).result)
    const old = await unpaid({ cart_id })
    expect(
      (await place(from('corrected@mail.example', { replaces: old.id, cart_id: cart_id.toUpperCase() }))).status,
    ).toBe(200)
    expect(await isCanceled(old)).toBe(true)
    const other = await unpaid()
    const signedIn = { body: from(' Hannah@Mail.example', { replaces: other.id }) }
    expect(await callAs(shop, 72, 'POST /api/order', signedIn)).toMatchObject({ ok: true })
    expect(await isCanceled(other)).toBe(true)
  })
})

describe('looking', () => {
  test('[ORDER-15] by our id or the client’s, without personal data', async () => {
    const orderId = randomUUID()
    const { id, number } = orderOf(
      await place(orderBody(orderId, 'TEE', { ...paidBy('card'), products: [{ sku: 'TEE', qty: 2 }] })),
    )
    const seen = await get(`/api/order/${id}`)
    expect((await get(`/api/order/${orderId.toUpperCase()}`)).text).toBe(seen.text)
    expect(seen.result).toMatchObject({
      id,
      number,
      order_id: orderId,
      order_status: 'P',
      stage: 0,
      paid: false,
      canceled: false,
      currency: 'USD',
      price: 44,
      delivery_cost: 4,
      payment_system: 'card',
      payment_link: `/en/pay/${id}`,
      totals: { grand_total: 44 },
      products: [
        { sku: 'TEE', name: 'Name of TEE', count: 2, price: 20, price_base: 20, image: 'TEE.webp', returned: false },
      ],
      delivery: { title: 'Standard delivery', days: [2, 4], number: null },
    })
    for (const secret of ['Hannah', 'Mercer', '10012', 'mail.example', '0173']) expect(seen.text).not.toContain(secret)
    expect((await get(`/api/order/${randomUUID()}`)).status).toBe(404)
    expect(await get('/api/order/nope')).toMatchObject({ status: 404, result: 'ORDER_NOT_FOUND' })
  })

  test('[ORDER-15] [ORDER-495] the owner sees his data, others do not', async () => {
    const placed = await callAs(shop, 42, 'POST /api/order', { body: orderBody(randomUUID(), 'TEE') })
    const id = placed.ok ? (placed.value as { order: PlacedOrder }).order.id : ''
    const look = async (customerId: number) => {
      const seen = await callAs(shop, customerId, 'GET /api/order/:id', { params: { id } })
      return seen.ok ? (seen.value as WireOrder).customer : undefined
    }
    expect(await look(42)).toMatchObject({
      name: 'Hannah Brooks',
      email: 'hannah@mail.example',
      shipping_address: { city: 'New York, New York', zip: '10012', country: 'US', country_name: 'United States' },
    })
    expect(await look(43)).toBeUndefined()
    expect((await get(`/api/order/${id}?key=wrong`)).result).not.toHaveProperty('customer')
  })
})
