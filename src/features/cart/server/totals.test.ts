import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { money } from '#core/money.ts'
import { callApi, callAs, createSalesApp, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import type { WireTotals } from '../contract.ts'

let shop: SalesApp
let bonuses = { balance: money(50_00), isVip: false }
beforeAll(async () => {
  shop = await createSalesApp({
    bonusesOf: async () => bonuses,
    isPromoCode: async (_db, code) => code === 'BLOGGER',
  })
  await sell(shop.db, { sku: 'HOODIE', price: 60, special: 45, stock: 100 })
  await sell(shop.db, { sku: 'EBOOK', price: 10, type: 'virtual' })
  const none = { date_end: null, use_limit: null }
  await shop.db
    .insertInto('coupon')
    .values([
      { code: 'WELCOME10', type: 'percent', value: 10, ...none },
      { code: 'FIVE', type: 'fixed', value: 500, ...none },
      { code: 'FREESHIP', type: 'fixed', value: 0, ...none, free_delivery: true },
      { code: 'OLD', type: 'percent', value: 50, ...none, date_end: '2020-01-01T00:00:00Z' },
      { code: 'ONCE', type: 'fixed', value: 500, ...none, use_limit: 1, used: 1 },
      { code: 'OFF', type: 'fixed', value: 500, ...none, is_active: false },
    ])
    .execute()
})
afterAll(() => shop.close())

const post = (path: string, body?: unknown) => callApi(shop, 'POST', path, body)
const get = (path: string) => callApi(shop, 'GET', path)
const cartWith = async (sku: string, qty: number, store = 'en') => {
  const id = String((await post(`/api/cart/create?store=${store}`)).result)
  await post(`/api/cart/update?cartId=${id}&store=${store}`, { cartItem: { sku, qty } })
  return id
}
const totalsOf = async (id: string, store = 'en') =>
  (await get(`/api/cart/totals?cartId=${id}&store=${store}`)).result as WireTotals
const values = ({ totals }: WireTotals) => Object.fromEntries(totals.map(({ code, value }) => [code, value]))
const apply = (id: string, coupon: string, store = 'en') =>
  post(`/api/cart/apply-coupon?cartId=${id}&store=${store}&coupon=${encodeURIComponent(coupon)}`)

describe('totals', () => {
  test('[CART-40] [CART-41] of a cart without methods', async () => {
    const id = await cartWith('HOODIE', 2)
    expect(await totalsOf(id)).toEqual({
      items: [{ item_id: expect.any(Number), sku: 'HOODIE', qty: 2, price: 45, row_total_incl_tax: 90 }],
      totals: [
        { code: 'subtotal_incl_tax', title: 'Subtotal', value: 90 },
        { code: 'our_discount', title: 'Our discount', value: 30 },
        { code: 'shipping_on_checkout', title: 'Delivery, shown at checkout', value: null },
        { code: 'grand_total_before_discount', title: 'Total before discounts', value: 90 },
        { code: 'grand_total', title: 'Total', value: 90 },
      ],
      grand_total: 90,
      currency: 'USD',
    })
  })

  test('[CART-44] [CART-47] in roubles, with shipping below and from the limit on', async () => {
    const id = await cartWith('HOODIE', 2, 'ru')
    const collect = () =>
      post(`/api/cart/collect-totals?cartId=${id}&store=ru`, { methods: { shippingMethodCode: 'standard' } })
    expect((await collect()).result).toMatchObject({ grand_total: 8460, currency: 'RUB' })
    await post(`/api/cart/update?cartId=${id}&store=ru`, { cartItem: { sku: 'HOODIE', qty: 3 } })
    const free = await totalsOf(id, 'ru')
    expect(values(free)).toMatchObject({ subtotal_incl_tax: 12150, shipping: 0, grand_total: 12150 })
    expect(free.totals[0]?.title).toBe('Стоимость товаров')
  })

  test('[CART-44] a virtual cart has no shipping line', async () => {
    expect(values(await totalsOf(await cartWith('EBOOK', 1)))).not.toHaveProperty('shipping_on_checkout')
  })

  test('[CART-45] bonuses of an account', async () => {
    const query = { cartId: await cartWith('HOODIE', 2) }
    const spend = await callAs(shop, 1, 'POST /api/cart/bonuses-spend', { query })
    expect(spend.ok && values(spend.value as WireTotals)).toMatchObject({ user_account: -27, grand_total: 63 })
    const less = await callAs(shop, 1, 'POST /api/cart/bonuses-spend', { query, body: { amount: 12.5 } })
    expect(less.ok && values(less.value as WireTotals)).toMatchObject({ user_account: -12.5, grand_total: 77.5 })
    const skip = await callAs(shop, 1, 'POST /api/cart/bonuses-skip', { query })
    expect(skip.ok && values(skip.value as WireTotals)).not.toHaveProperty('user_account')
  })

  test('[ACCOUNT-149] whoever acts in a customer’s name spends 50 of them at most', async () => {
    const id = await cartWith('HOODIE', 5)
    const spend = async (session: { actorId?: number }) => {
      const operation = shop.mount.operations.get('POST /api/cart/bonuses-spend')
      const own = { id: randomUUID(), customerId: 1, roles: ['vip'] as const, actorId: session.actorId }
      const rest = { store: storeViews.en, now: shop.now(), newId: randomUUID, requestId: '' }
      const spent = await operation?.run(
        { params: {}, query: { cartId: id }, body: {} },
        { db: shop.db, session: own, ...rest },
      )
      return spent?.ok ? values(spent.value as WireTotals)['user_account'] : spent
    }
    bonuses = { balance: money(80_00), isVip: true }
    expect(await spend({})).toBe(-80)
    expect(await spend({ actorId: 2 })).toBe(-50)
    bonuses = { balance: money(50_00), isVip: false }
  })

  test('[CART-49] a guest has none', async () => {
    const id = await cartWith('HOODIE', 1)
    expect(await post(`/api/cart/bonuses-spend?cartId=${id}`)).toMatchObject({ status: 401, result: 'UNAUTHORIZED' })
    expect((await post(`/api/cart/bonuses-skip?cartId=${id}`)).status).toBe(401)
  })

  test('[CART-48] without a tax country they refuse', async () => {
    const operation = shop.mount.operations.get('GET /api/cart/totals')
    const store = { ...storeViews.en, tax: { ...storeViews.en.tax, defaultCountry: undefined } }
    const cartId = await cartWith('HOODIE', 1)
    const context = { db: shop.db, store, session: undefined, now: new Date(), newId: () => '', requestId: '' }
    const refused = await operation?.run({ params: {}, query: { cartId }, body: {} }, context)
    expect(refused).toMatchObject({ ok: false, code: 'TAX_COUNTRY_MISSING' })
    expect(shop.deps.translators.en('refusal.TAX_COUNTRY_MISSING')).toBe(
      'Please do set the tax.defaultCountry in order to calculate totals',
    )
  })
})

describe('coupons', () => {
  test.each([
    ['[PROMO-4] unknown', 'NOPE', 404, 'COUPON_NOT_FOUND'],
    ['[PROMO-4] switched off', 'OFF', 404, 'COUPON_NOT_FOUND'],
    ['[PROMO-5] expired', 'OLD', 400, 'COUPON_EXPIRED'],
    ['[PROMO-6] used', 'ONCE', 409, 'COUPON_USED'],
    ['empty', ' ', 400, 'INVALID_INPUT'],
  ])('%s', async (_, code, status, result) => {
    const id = await cartWith('HOODIE', 1)
    expect(await apply(id, code)).toMatchObject({ status, result })
    expect((await get(`/api/cart/coupon?cartId=${id}`)).result).toBeNull()
  })

  test('[PROMO-1] [PROMO-2] a coupon is applied, shown and taken off', async () => {
    const id = await cartWith('HOODIE', 1)
    const applied = await apply(id, ' welcome10 ')
    expect(applied).toMatchObject({
      status: 200,
      result: { code: 'WELCOME10', active: true, used: false, type: 'percent', value: 10 },
      meta: { version: 2 },
    })
    expect(values(await totalsOf(id))).toMatchObject({ subtotal_incl_tax: 45, coupon_code: -5, grand_total: 40 })
    expect((await totalsOf(id)).totals.find(({ code }) => code === 'coupon_code')?.title).toBe('Coupon WELCOME10')
    expect((await get(`/api/cart/coupon?cartId=${id}`)).result).toMatchObject({ code: 'WELCOME10' })
    expect((await get(`/api/cart/pull?cartId=${id}`)).meta).toMatchObject({
      coupon: { code: 'WELCOME10', active: true },
    })
    expect((await post(`/api/cart/delete-coupon?cartId=${id}`)).result).toBe(true)
    expect((await get(`/api/cart/coupon?cartId=${id}`)).result).toBeNull()
    expect(values(await totalsOf(id))).not.toHaveProperty('coupon_code')
  })

  test('[PROMO-3] [PROMO-10] a fixed one in the currency of the view', async () => {
    const id = await cartWith('HOODIE', 1, 'ru')
    expect((await apply(id, 'FIVE', 'ru')).result).toMatchObject({ value: 450 })
    expect(values(await totalsOf(id, 'ru'))).toMatchObject({ subtotal_incl_tax: 4050, coupon_code: -450 })
  })

  test('[PROMO-8] free delivery', async () => {
    const id = await cartWith('HOODIE', 1)
    await post(`/api/cart/collect-totals?cartId=${id}`, { methods: { shippingMethodCode: 'express' } })
    expect(values(await totalsOf(id))).toMatchObject({ shipping: 12 })
    await apply(id, 'FREESHIP')
    expect(values(await totalsOf(id))).toMatchObject({ shipping: 0, grand_total: 45 })
    expect((await post(`/api/cart/shipping-methods?cartId=${id}`)).result).toMatchObject([
      { price_incl_tax: 0, amount: 4 },
      {},
      {},
    ])
  })

  test('[PROMO-11] a code of a blogger is kept and takes nothing off', async () => {
    const id = await cartWith('HOODIE', 1)
    await apply(id, 'FIVE')
    expect(await apply(id, 'blogger')).toMatchObject({
      status: 200,
      result: { code: 'BLOGGER', value: 0, is_promo_code: true },
    })
    expect((await get(`/api/cart/pull?cartId=${id}`)).meta).toMatchObject({
      promo_code: 'BLOGGER',
      coupon: { code: 'FIVE' },
    })
  })

  test('[PROMO-21] a code that is a coupon and a blogger’s is both; a coupon beside a blogger’s code is a coupon', async () => {
    const id = await cartWith('HOODIE', 1)
    const seen = async () => (await get(`/api/cart/pull?cartId=${id}`)).meta
    await apply(id, 'blogger')
    await apply(id, 'FIVE')
    expect(await seen()).toMatchObject({ promo_code: 'BLOGGER', coupon: { code: 'FIVE', is_promo_code: false } })
    const both = { code: 'BLOGGER', type: 'fixed', value: 300, date_end: null, use_limit: null } as const
    await shop.db.insertInto('coupon').values(both).execute()
    expect((await apply(id, 'blogger')).result).toMatchObject({ is_promo_code: true, value: 3 })
    expect(await seen()).toMatchObject({
      promo_code: 'BLOGGER',
      coupon: { code: 'BLOGGER', is_promo_code: true, value: 3 },
    })
    expect(values(await totalsOf(id))).toMatchObject({ coupon_code: -3 })
    await shop.db.deleteFrom('coupon').where('code', '=', 'BLOGGER').execute()
  })

  test('[PROMO-12] one that expires in the cart takes nothing off any more', async () => {
    await shop.db
      .insertInto('coupon')
      .values({ code: 'SHORT', type: 'fixed', value: 500, date_end: '2030-01-01T00:00:00Z', use_limit: null })
      .execute()
    const id = await cartWith('HOODIE', 1)
    await apply(id, 'SHORT')
    expect(values(await totalsOf(id))).toMatchObject({ coupon_code: -5 })
    shop.setNow(new Date('2030-01-01T00:00:01Z'))
    expect(values(await totalsOf(id))).not.toHaveProperty('coupon_code')
    expect((await get(`/api/cart/coupon?cartId=${id}`)).result).toMatchObject({ active: false, used: false })
    shop.setNow(undefined)
  })
})
