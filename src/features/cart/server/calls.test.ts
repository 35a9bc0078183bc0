import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { money } from '#core/money.ts'
import { openSession } from '#features/accounts/server/sessions/sessions.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { address, callApi, createSalesApp, sell } from '#test/support/sales.ts'
import type { Answer, SalesApp } from '#test/support/sales.ts'

let shop: SalesApp
let current: Settings = settings
beforeAll(async () => {
  shop = await createSalesApp({
    settingsOf: async () => current,
    bonusesOf: async () => ({ balance: money(50_00), isVip: false }),
  })
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 100 })
  await sell(shop.db, { sku: 'EBOOK', price: 10, type: 'virtual' })
  await sql`insert into coupon (code, type, value) values ('TEN', 'percent', 10)`.execute(shop.db)
})
afterAll(() => shop.close())

const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
  callApi(shop, 'POST', path, body, headers)
const get = (path: string, headers?: Record<string, string>) => callApi(shop, 'GET', path, undefined, headers)
const cartWith = async (qty: number, sku = 'TEE') => {
  const id = String((await post('/api/cart/create')).result)
  await post(`/api/cart/update?cartId=${id}`, { cartItem: { sku, qty } })
  return id
}
/** A signed-in customer's token. */
const signIn = async (): Promise<string> => {
  const { id } = await shop.db
    .insertInto('customer')
    .values({ email: `${randomUUID()}@mail.example`, store_code: 'en', created_at: new Date(), updated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const session = { id: randomUUID(), customerId: id, remembers: true, device: '', now: new Date() }
  return (await openSession(shop.db, session)).token
}
const metaOf = async (id: string) => (await get(`/api/cart/pull?cartId=${id}`)).meta
const versionOf = async (id: string) => (await metaOf(id))['version']

describe('who calls', () => {
  /** Every call of a cart, with a body it would accept. */
  type CartCall = { readonly method: 'GET' | 'POST'; readonly name: string; readonly body?: object }
  const calls: readonly CartCall[] = [
    { method: 'POST', name: 'create' },
    { method: 'GET', name: 'pull' },
    { method: 'GET', name: 'totals' },
    { method: 'GET', name: 'coupon' },
    { method: 'GET', name: 'payment-methods' },
    { method: 'GET', name: 'shipping-methods' },
    { method: 'POST', name: 'shipping-methods', body: { address } },
    { method: 'POST', name: 'shipping-information', body: { addressInformation: { shippingAddress: address } } },
    { method: 'POST', name: 'collect-totals', body: {} },
    { method: 'POST', name: 'update', body: { cartItem: { sku: 'TEE', qty: 2 } } },
    { method: 'POST', name: 'delete', body: { cartItem: { sku: 'TEE' } } },
    { method: 'POST', name: 'apply-coupon', body: { coupon: 'TEN' } },
    { method: 'POST', name: 'delete-coupon' },
    { method: 'POST', name: 'close' },
  ]
  const make = (cartId: string, { method, name, body }: CartCall, token = '', headers = {}) =>
    callApi(shop, method, `/api/cart/${name}?cartId=${cartId}${token && `&token=${token}`}`, body, headers)

  test.each(calls)('[CART-50] $method $name knows a guest, and a customer by either token', async (call) => {
    expect((await make(await cartWith(1), call)).status).toBe(200)
    const token = await signIn()
    const own = String((await post(`/api/cart/create?token=${token}`)).result)
    expect((await make(own, call)).status).toBe(call.name === 'create' ? 200 : 401)
    expect((await make(own, call, '', { authorization: `Bearer ${token}` })).status).toBe(200)
    const again = String((await post(`/api/cart/create?token=${token}`)).result)
    expect((await make(again, call, token)).status).toBe(200)
  })

  test.each(calls)("[CART-50] $method $name with a dead token is 401, for a guest's cart too", async (call) => {
    const id = await cartWith(1)
    for (const [token, headers] of [
      ['dead', {}],
      ['', { authorization: 'Bearer dead' }],
    ] as const)
      expect(await make(id, call, token, headers)).toMatchObject({ status: 401, result: 'UNAUTHORIZED' })
    expect((await get(`/api/cart/pull?cartId=${id}`)).result).toMatchObject([{ sku: 'TEE', qty: 1 }])
  })

  test('[CART-4] [CART-50] another customer is refused', async () => {
    const own = String((await post(`/api/cart/create?token=${await signIn()}`)).result)
    const other = await signIn()
    for (const call of calls.slice(1))
      expect(await make(own, call, other)).toMatchObject({ status: 403, result: 'ACCESS_DENIED' })
  })

  test.each(calls.slice(1))(
    '[CART-3] $method $name of an unknown cart is 404, of one with a strange id too',
    async (call) => {
      for (const id of [randomUUID(), '%00', 'null', '%27%20or%201%3D1'])
        expect(await make(id, call)).toMatchObject({ status: 404, result: 'CART_NOT_FOUND' })
    },
  )
})

describe('what is kept', () => {
  const without = (code: string): Settings => ({
    ...settings,
    shipping_methods: settings.shipping_methods.map((method) => ({
      ...method,
      available: method.method_code !== code,
    })),
  })
  const choose = (id: string, methods: object) => post(`/api/cart/collect-totals?cartId=${id}`, { methods })

  test('[CART-51] a delivery that is not offered any more is none', async () => {
    const id = await cartWith(1)
    await choose(id, { shippingMethodCode: 'express', paymentMethod: { method: 'card' } })
    expect(await metaOf(id)).toMatchObject({ shipping_method: 'express', payment_method: 'card' })
    current = without('express')
    const totals = await get(`/api/cart/totals?cartId=${id}`)
    expect(totals.result).toMatchObject({ grand_total: 20 })
    expect(totals.text).toContain('shipping_on_checkout')
    expect(await metaOf(id)).toMatchObject({ shipping_method: null, payment_method: 'card' })
    await choose(id, { paymentMethod: { method: 'banktransfer' } })
    current = settings
    expect(await metaOf(id)).toMatchObject({ shipping_method: null, payment_method: 'banktransfer' })
  })

  test('[CART-51] cash on delivery and the delivery of a cart that became virtual are none', async () => {
    const id = await cartWith(1)
    await choose(id, { shippingMethodCode: 'standard', paymentMethod: { method: 'cashondelivery' } })
    await post(`/api/cart/update?cartId=${id}`, { cartItem: { sku: 'EBOOK' } })
    await post(`/api/cart/delete?cartId=${id}`, { cartItem: { sku: 'TEE' } })
    expect(await metaOf(id)).toMatchObject({ virtual: true, shipping_method: null, payment_method: null })
    expect((await get(`/api/cart/totals?cartId=${id}`)).result).toMatchObject({ grand_total: 10 })
  })

  test('[CART-10] [CART-54] what changes nothing raises no version', async () => {
    const id = await cartWith(1)
    const inform = { addressInformation: { shippingAddress: address, shippingMethodCode: 'standard' } }
    await post(`/api/cart/shipping-information?cartId=${id}`, inform)
    await post(`/api/cart/apply-coupon?cartId=${id}&coupon=ten`)
    const before = await versionOf(id)
    expect(before).toBe(3)
    await post(`/api/cart/shipping-information?cartId=${id}`, inform)
    await post(`/api/cart/apply-coupon?cartId=${id}&coupon=TEN`)
    await choose(id, { shippingMethodCode: 'standard' })
    expect((await choose(id, {})).meta).toEqual({ version: before })
    expect((await post(`/api/cart/delete-coupon?cartId=${id}`)).meta).toEqual({ version: 4 })
    expect((await post(`/api/cart/delete-coupon?cartId=${id}`)).meta).toEqual({ version: 4 })
    expect(await versionOf(id)).toBe(4)
  })

  test('[CART-54] two calls at once that choose different things both count', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await cartWith(1)
      await Promise.all([
        choose(id, { shippingMethodCode: 'standard' }),
        choose(id, { paymentMethod: { method: 'card' } }),
        post(`/api/cart/apply-coupon?cartId=${id}&coupon=TEN`),
      ])
      expect(await metaOf(id)).toMatchObject({
        version: 4,
        shipping_method: 'standard',
        payment_method: 'card',
        coupon: { code: 'TEN' },
      })
    }
  })

  test('[CART-52] a coupon waits for totals', async () => {
    const operation = shop.mount.operations.get('POST /api/cart/apply-coupon')
    const store = { ...storeViews.en, tax: { ...storeViews.en.tax, defaultCountry: undefined } }
    const context = { db: shop.db, store, session: undefined, now: new Date(), newId: randomUUID, requestId: '' }
    const query = { cartId: await cartWith(1), coupon: 'TEN' }
    const refused = await operation?.run({ params: {}, query, body: {} }, context)
    expect(refused).toMatchObject({ ok: false, code: 'TAX_COUNTRY_MISSING' })
    expect(await metaOf(query.cartId)).toMatchObject({ coupon: null })
  })

  test('[CART-53] bonuses come with the totals, of who is signed in', async () => {
    const token = await signIn()
    const id = await cartWith(10)
    expect((await get(`/api/cart/totals?cartId=${id}`)).meta).not.toHaveProperty('bonuses')
    const bonuses = async (path: string, method: 'GET' | 'POST', body?: object): Promise<Answer['meta'][string]> =>
      (await callApi(shop, method, `/api/cart/${path}?cartId=${id}&token=${token}`, body)).meta['bonuses']
    const own = { balance: 50, is_vip: false }
    const free = { ...own, most: 50 }
    expect(await bonuses('totals', 'GET')).toEqual({ ...free, spent: 0, wanted: 0, earns: 10 })
    const spent = await bonuses('bonuses-spend', 'POST', { amount: 12.5 })
    expect(spent).toEqual({ ...free, spent: 12.5, wanted: 12.5, earns: 9.38 })
    await post(`/api/cart/update?cartId=${id}`, { cartItem: { sku: 'TEE', qty: 1 } })
    const short = { ...own, most: 6 }
    expect(await bonuses('totals', 'GET')).toEqual({ ...short, spent: 6, wanted: 12.5, earns: 0.7 })
    expect(await bonuses('bonuses-skip', 'POST')).toEqual({ ...short, spent: 0, wanted: 0, earns: 1 })
  })

  test('[CART-55] a line without a name is bad input', async () => {
    const id = await cartWith(1)
    expect(await post(`/api/cart/update?cartId=${id}`, { cartItem: { qty: 2 } })).toMatchObject({
      status: 400,
      result: 'INVALID_INPUT',
      meta: { fields: { 'cartItem.sku': 'REQUIRED' } },
    })
    expect((await post(`/api/cart/update?cartId=${id}`, { cartItem: { item_id: 999_999, qty: 2 } })).status).toBe(404)
  })

  test.each([
    ['update', { cartItem: { sku: 'a\0b' } }],
    ['update', { cartItem: { sku: 'TEE', product_option: { extension_attributes: { custom_options: 'x' } } } }],
    ['update', { cartItem: { sku: 'TEE', item_id: '99999999999999999999' } }],
    ['update', { cartItem: { sku: 'TEE', op_id: 'no uuid' } }],
    ['update', { cartItem: { sku: 'TEE', delta: 0.5 } }],
    ['update', { cartItem: null }],
    ['delete', { cartItem: { item_id: -1 } }],
    ['apply-coupon', { coupon: 'a\0b' }],
    ['apply-coupon', { coupon: {} }],
    ['apply-coupon', { coupon: 'x'.repeat(101) }],
    ['shipping-information', { addressInformation: { shippingAddress: { city: 'a\0b' } } }],
    ['shipping-information', { addressInformation: { shippingAddress: { city: '\ud800' } } }],
    ['shipping-information', { addressInformation: { shippingAddress: { country_id: 'USA' } } }],
    ['shipping-information', {}],
    ['collect-totals', { methods: { shippingMethodCode: 7 } }],
    ['shipping-methods', { address: [] }],
  ])('[CART-3] %s %j is bad input and changes nothing', async (name, body) => {
    const id = await cartWith(1)
    const answer = await post(`/api/cart/${name}?cartId=${id}`, body)
    expect([400, 404]).toContain(answer.status)
    expect(answer.status === 404 ? answer.result : 'INVALID_INPUT').toMatch(
      /^(INVALID_INPUT|COUPON_NOT_FOUND|PRODUCT_NOT_FOUND)$/,
    )
    expect(await metaOf(id)).toMatchObject({ version: 1 })
  })
})
