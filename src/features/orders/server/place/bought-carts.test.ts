import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { preparePayments } from '#test/support/payment-desk.ts'
import { callApi, callAs, orderBody, sell } from '#test/support/sales.ts'

const desk = preparePayments()
const { placeUnpaid, noticeOf, send } = desk

const cartOf = async (lines: Record<string, number>) => {
  const id = String((await callApi(desk.shop, 'POST', '/api/cart/create')).result)
  await put(id, lines)
  return id
}
const put = async (id: string, lines: Record<string, number>) => {
  for (const [sku, qty] of Object.entries(lines))
    await callApi(desk.shop, 'POST', `/api/cart/update?cartId=${id}`, { cartItem: { sku, qty } })
}
const pull = (id: string) => callApi(desk.shop, 'GET', `/api/cart/pull?cartId=${id}`)

test('[CART-200] a cart that was ordered is gone, and says what of it was bought', async () => {
  const cart = await cartOf({ TEE: 1 })
  await callApi(desk.shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE', { cart_id: cart }))
  expect(await pull(cart)).toMatchObject({ status: 404, result: 'CART_NOT_FOUND', meta: { bought: { TEE: 1 } } })
  const late = await callApi(desk.shop, 'POST', `/api/cart/update?cartId=${cart}`, { cartItem: { sku: 'TEE', qty: 2 } })
  expect(late).toMatchObject({ status: 404, meta: { bought: { TEE: 1 } } })
})

test('[CART-200] of a customer’s cart that is said to nobody else', async () => {
  const made = await callAs(desk.shop, 7, 'POST /api/cart/create', {})
  const cart = String(made.ok && made.value)
  await callAs(desk.shop, 7, 'POST /api/cart/update', {
    query: { cartId: cart },
    body: { cartItem: { sku: 'TEE', qty: 1 } },
  })
  const order = orderBody(randomUUID(), 'TEE', { cart_id: cart })
  expect(await callAs(desk.shop, 7, 'POST /api/order', { body: order })).toMatchObject({ ok: true })
  const own = await callAs(desk.shop, 7, 'GET /api/cart/pull', { query: { cartId: cart } })
  expect(own).toMatchObject({ code: 'CART_NOT_FOUND', meta: { bought: { TEE: 1 } } })
  expect((await pull(cart)).meta).not.toHaveProperty('bought')
  const other = await callAs(desk.shop, 8, 'GET /api/cart/pull', { query: { cartId: cart } })
  expect(other).toMatchObject({ code: 'CART_NOT_FOUND', meta: {} })
})

test('[CART-201] what was put into the cart after the order, and before it was paid, stays in it', async () => {
  await sell(desk.shop.db, { sku: 'HOODIE', price: 60, stock: 100 })
  const cart = await cartOf({ TEE: 1 })
  const order = await placeUnpaid({ cart_id: cart })
  await put(cart, { TEE: 3, HOODIE: 1 })
  expect(await send(noticeOf(order))).toMatchObject({ status: 200 })
  const left = (await pull(cart)).result as { sku: string; qty: number }[]
  expect(left.map(({ sku, qty }) => [sku, qty])).toEqual([
    ['TEE', 2],
    ['HOODIE', 1],
  ])
  const again = await placeUnpaid({ products: left.map(({ sku, qty }) => ({ sku, qty })), cart_id: cart })
  await send(noticeOf(again))
  expect(await pull(cart)).toMatchObject({ status: 404, meta: { bought: { TEE: 2, HOODIE: 1 } } })
})

test('[CART-202] the coupon of the order is not left in the cart for what comes next', async () => {
  await desk.shop.db
    .insertInto('coupon')
    .values({ code: 'HALF', type: 'percent', value: 50, free_delivery: false })
    .execute()
  const cart = await cartOf({ TEE: 1 })
  expect(await callApi(desk.shop, 'POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=HALF`)).toMatchObject({
    status: 200,
  })
  await callApi(desk.shop, 'POST', `/api/cart/bonuses-spend?cartId=${cart}`)
  const order = await placeUnpaid({ cart_id: cart, coupon: 'HALF' })
  await put(cart, { TEE: 2 })
  await send(noticeOf(order))
  expect((await pull(cart)).meta).toMatchObject({ coupon: null, promo_code: null, spends_bonuses: false })
})
