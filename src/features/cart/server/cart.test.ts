import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCartShop } from '#test/support/cart-shop.ts'
import { callApi, callAs } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'

let shop: SalesApp
beforeAll(async () => {
  ;({ shop } = await createCartShop())
})
afterAll(() => shop.close())

const post = (path: string, body?: unknown) => callApi(shop, 'POST', path, body)
const get = (path: string) => callApi(shop, 'GET', path)
const newCart = async (store = 'en') => String((await post(`/api/cart/create?store=${store}`)).result)
const update = (cartId: string, cartItem: object, more: object = {}) =>
  post(`/api/cart/update?cartId=${cartId}`, { cartItem, ...more })
const pull = (cartId: string) => get(`/api/cart/pull?cartId=${cartId}`)

describe('carts', () => {
  test('[CART-1] an empty body is as good as none, also when it is announced as JSON', async () => {
    const headers = { 'content-type': 'application/json' }
    const made = await shop.app.inject({ method: 'POST', url: '/api/cart/create', headers, payload: '' })
    expect(made.statusCode).toBe(200)
    const broken = await shop.app.inject({ method: 'POST', url: '/api/cart/create', headers, payload: '{' })
    expect(broken.statusCode).toBe(400)
  })

  test('[CART-1] a new cart has an unguessable id, another each time, and no lines', async () => {
    const id = await newCart()
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    expect(await newCart()).not.toBe(id)
    expect(await pull(id)).toMatchObject({
      status: 200,
      result: [],
      meta: { version: 0, virtual: false, coupon: null },
    })
  })

  test('[CART-2] a customer has one open cart in a store view, also when devices ask at once', async () => {
    const asked = await Promise.all([1, 2, 3, 4, 5].map(() => callAs(shop, 7, 'POST /api/cart/create', {})))
    const made = new Set(asked.map((one) => one.ok && one.value))
    expect(made.size).toBe(1)
    const inAnotherView = await callAs(shop, 7, 'POST /api/cart/create', {}, 'ru')
    expect(inAnotherView.ok && !made.has(inAnotherView.value as string)).toBe(true)
  })

  test('[CART-3] unknown, malformed and foreign carts are 404, none named is 400', async () => {
    const inRussia = await newCart('ru')
    for (const id of [randomUUID(), 'nope', 'null', inRussia]) {
      expect(await pull(id)).toMatchObject({ status: 404, result: 'CART_NOT_FOUND' })
      expect(await update(id, { sku: 'TEE', qty: 1 })).toMatchObject({ status: 404, result: 'CART_NOT_FOUND' })
      expect(await get(`/api/cart/totals?cartId=${id}`)).toMatchObject({ status: 404 })
    }
    expect((await get('/api/cart/pull')).status).toBe(400)
    expect(await post('/api/cart/update', { cartItem: { sku: 'TEE' } })).toMatchObject({
      status: 400,
      result: 'INVALID_INPUT',
    })
    const named = await newCart()
    expect((await post('/api/cart/update', { cartItem: { sku: 'TEE', quoteId: named } })).status).toBe(200)
  })

  test("[CART-4] a customer's cart is his alone", async () => {
    const own = await callAs(shop, 8, 'POST /api/cart/create', {})
    const cartId = own.ok ? String(own.value) : ''
    const query = { cartId }
    expect(await callAs(shop, 8, 'GET /api/cart/pull', { query })).toMatchObject({ ok: true })
    expect(await callAs(shop, 9, 'GET /api/cart/pull', { query })).toMatchObject({ ok: false, code: 'ACCESS_DENIED' })
    expect(await pull(cartId)).toMatchObject({ status: 401, result: 'UNAUTHORIZED' })
    expect(await update(cartId, { sku: 'TEE' })).toMatchObject({ status: 401 })
  })

  test('[CART-23] [CART-24] a code shows the lines without the id; a closed cart is gone', async () => {
    const id = await newCart()
    await update(id, { sku: 'TEE', qty: 2 })
    const { meta } = await pull(id)
    const shared = await get(`/api/cart/get?code=${String(meta['code'])}`)
    expect(shared).toMatchObject({ status: 200, result: [{ sku: 'TEE', qty: 2 }] })
    expect(shared.text).not.toContain(id)
    expect(await post(`/api/cart/close?cartId=${id}`)).toMatchObject({ status: 200, result: true })
    expect((await pull(id)).status).toBe(404)
    expect((await post(`/api/cart/close?cartId=${id}`)).status).toBe(404)
    expect((await get(`/api/cart/get?code=${String(meta['code'])}`)).status).toBe(404)
  })

  test('[CART-25] a cart of downloads is virtual', async () => {
    const id = await newCart()
    await update(id, { sku: 'EBOOK' })
    expect((await pull(id)).meta).toMatchObject({ virtual: true })
    await update(id, { sku: 'TEE' })
    expect((await pull(id)).meta).toMatchObject({ virtual: false })
  })
})
