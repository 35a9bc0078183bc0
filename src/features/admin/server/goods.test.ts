import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ManagedCategory, ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import type { ManagedCoupon } from '#features/promotions/contract.ts'
import type { StockMovement } from '#features/stock/contract.ts'
import { askJson } from '#test/support/ask-json.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { signIn } from '#test/support/sign-in.ts'

let shop: DemoShop
let token = ''
beforeAll(async () => {
  shop = await createDemoShop()
  token = await signIn(shop.db, 'manager', shop.now())
})
afterAll(() => shop.close())

type Listed<T> = { items: T[]; total: number }

const ask = askJson(
  () => shop,
  () => token,
)
const askAsGuest = askJson(() => shop)
const listed = async <T>(url: string): Promise<Listed<T>> => (await ask<Listed<T>>('GET', url)).result
const findId = async (sku: string) =>
  (await listed<{ id: number; sku: string }>(`/api/manage/products?q=${sku}`)).items[0]?.id
const inShop = async (sku: string) =>
  (
    await askAsGuest<{ items?: { name: string; final_price_incl_tax: number; special_price: number }[] }>(
      'GET',
      `/api/product?sku=${sku}`,
    )
  ).result.items?.[0]

describe('products', () => {
  test('[ADMIN-40] are found by SKU, by that of a variant and by name, and narrowed', async () => {
    for (const q of ['VT-1001', 'VT-1001-CLAY-S', 'loopback hoodie'])
      expect((await listed<{ sku: string }>(`/api/manage/products?q=${q}`)).items[0]?.sku).toBe('VT-1001')
    const all = await listed<{ type_id: string }>('/api/manage/products?type=bundle&size=100')
    expect(all.total).toBe(all.items.length)
    expect(new Set(all.items.map(({ type_id }) => type_id))).toEqual(new Set(['bundle']))
    const prices = (await listed<{ price: number | null }>('/api/manage/products?sort=price:desc&size=50')).items
    const known = prices.flatMap(({ price }) => price ?? [])
    expect(known).toEqual(known.toSorted((a, b) => b - a))
    expect(await ask('GET', '/api/manage/products?size=101')).toMatchObject({ code: 400 })
  })

  test('[ADMIN-41] [ADMIN-42] name and price are shown within a second; a price by rate follows', async () => {
    const id = await findId('VT-0115')
    const prices = [{ currency: 'USD', price: 41.5, special_price: 30, special_from: null, special_to: null }]
    const changed = await ask<ManagedProduct>('POST', `/api/manage/products/${id}`, {
      name: { en: 'Renamed piece' },
      prices,
    })
    expect(changed.result.name['en']).toBe('Renamed piece')
    const byCurrency = Object.fromEntries(changed.result.prices.map((price) => [price.currency, price]))
    expect(byCurrency['USD']).toMatchObject({ price: 41.5, special_price: 30, is_derived: false })
    for (const derived of changed.result.prices.filter(({ is_derived }) => is_derived))
      expect(derived.price).toBe(Math.round(41.5 * (derived.currency === 'EUR' ? 0.9 : 90)))
    await expect
      .poll(() => inShop('VT-0115'), { timeout: 10_000 })
      .toMatchObject({ name: 'Renamed piece', special_price: 30 })
    const own = [{ currency: 'EUR', price: 39, special_price: null, special_from: null, special_to: null }]
    await ask('POST', `/api/manage/products/${id}`, { prices: own })
    const again = await ask<ManagedProduct>('POST', `/api/manage/products/${id}`, { prices })
    expect(again.result.prices.find(({ currency }) => currency === 'EUR')).toMatchObject({
      price: 39,
      is_derived: false,
    })
  })

  test('[ADMIN-41] the price of a product with variants goes to all of them, and one gets its own again', async () => {
    const id = await findId('VT-1002')
    const price = { currency: 'USD', price: 71, special_price: null, special_from: null, special_to: null }
    const whole = (await ask<ManagedProduct>('POST', `/api/manage/products/${id}`, { prices: [price] })).result
    const dollars = ({ variants }: ManagedProduct) =>
      variants.map(({ prices }) => prices.find(({ currency }) => currency === 'USD')?.price)
    expect(new Set(dollars(whole))).toEqual(new Set([71]))
    await ask('POST', `/api/manage/products/${whole.variants[0]?.id}`, { prices: [{ ...price, price: 65 }] })
    const again = (await ask<ManagedProduct>('GET', `/api/manage/products/${id}`)).result
    expect(dollars(again)).toEqual(dollars(whole).with(0, 65))
  })

  test('[ADMIN-41] what is taken off sale leaves the shop, and comes back', async () => {
    const id = await findId('VT-0115')
    await ask('POST', `/api/manage/products/${id}`, { status: 2, is_new: true })
    await expect.poll(() => inShop('VT-0115'), { timeout: 10_000 }).toBeUndefined()
    const back = await ask<ManagedProduct>('POST', `/api/manage/products/${id}`, { status: 1 })
    expect(back.result).toMatchObject({ status: 1, is_new: true })
    await expect.poll(() => inShop('VT-0115'), { timeout: 10_000 }).toBeDefined()
  })

  test('[CATALOG-1031] what is new by its dates is shown so while it is, and without an end once somebody marks it', async () => {
    const id = await findId('VT-0115')
    const past = { is_new: true, new_from: null, new_to: new Date('2020-01-01T00:00:00Z') }
    await shop.db.updateTable('product').set(past).where('id', '=', Number(id)).execute()
    const known = await ask<ManagedProduct>('GET', `/api/manage/products/${id}`)
    const markInList = async () => (await listed<ManagedProduct>('/api/manage/products?q=VT-0115')).items[0]?.is_new
    expect([known.result.is_new, await markInList()]).toEqual([false, false])
    const marked = await ask<ManagedProduct>('POST', `/api/manage/products/${id}`, { is_new: true })
    expect([marked.result.is_new, await markInList()]).toEqual([true, true])
  })

  test('[ADMIN-41] pictures are put in another order, each of them once', async () => {
    const id = await findId('VT-1001')
    const { media } = (await ask<ManagedProduct>('GET', `/api/manage/products/${id}`)).result
    const paths = media.map(({ path }) => path)
    const inOrder = (all: readonly string[]) => ({ media: all.map((path) => ({ path })) })
    expect(paths.length).toBeGreaterThan(1)
    const turned = await ask<ManagedProduct>('POST', `/api/manage/products/${id}`, inOrder(paths.toReversed()))
    expect(turned.result.media.map(({ path }) => path)).toEqual(paths.toReversed())
    for (const wrong of [
      [...paths, 'other.webp'],
      [paths[0] ?? '', ...paths],
    ])
      expect(await ask('POST', `/api/manage/products/${id}`, inOrder(wrong))).toMatchObject({ code: 400 })
  })

  test.each([
    ['no English name', { name: { en: ' ' } }, 'name.en'],
    [
      'a special price that saves nothing',
      { prices: [{ currency: 'USD', price: 5, special_price: 5, special_from: null, special_to: null }] },
      'prices.USD',
    ],
    [
      'days that end before they begin',
      {
        prices: [
          {
            currency: 'USD',
            price: 5,
            special_price: 4,
            special_from: '2026-12-02T00:00:00Z',
            special_to: '2026-12-01T00:00:00Z',
          },
        ],
      },
      'prices.USD',
    ],
  ])('[ADMIN-41] %s is 400 with its field', async (_, body, field) => {
    const refused = await ask('POST', `/api/manage/products/${await findId('VT-1001')}`, body)
    expect(refused).toMatchObject({ code: 400, result: 'INVALID_INPUT' })
    expect(refused.meta?.fields).toHaveProperty([field])
  })

  test('[ADMIN-43] a new product is for sale within a second; its SKU is taken then', async () => {
    const body = { sku: 'NEW-1', name: 'Brand new cap', price: 12.5, currency: 'USD', qty: 3, category_id: null }
    const added = await ask<ManagedProduct>('POST', '/api/manage/products', body)
    expect(added.result).toMatchObject({ sku: 'NEW-1', slug: 'brand-new-cap', qty: 3, status: 1 })
    await expect.poll(() => inShop('NEW-1'), { timeout: 10_000 }).toMatchObject({ name: 'Brand new cap' })
    expect(await ask('POST', '/api/manage/products', body)).toMatchObject({ code: 409, result: 'SKU_TAKEN' })
    const twin = await ask<ManagedProduct>('POST', '/api/manage/products', { ...body, sku: 'NEW-2' })
    expect(twin.result.slug).toBe('brand-new-cap-new-2')
    expect(await ask('POST', '/api/manage/products', { ...body, sku: 'a b' })).toMatchObject({ code: 400 })
    expect(await ask('POST', '/api/manage/products', { ...body, sku: 'NEW-3', category_id: 999_999 })).toMatchObject({
      code: 404,
    })
  })
})

test('[ADMIN-44] units move with a reason, and are listed', async () => {
  await ask('POST', '/api/stock/add', { sku: 'VT-1001-CLAY-S', qty: 4, reason: 'counted again' })
  await ask('POST', '/api/stock/add', { sku: 'VT-1001-CLAY-S', qty: -1 })
  const { items } = await listed<StockMovement>('/api/manage/stock/movements?q=VT-1001-CLAY-S')
  expect(items.slice(0, 2).map(({ delta, reason }) => [delta, reason])).toEqual([
    [-1, 'manual'],
    [4, 'counted again'],
  ])
  expect((await listed('/api/manage/stock/movements?q=nothing-like-it')).total).toBe(0)
})

test('[ADMIN-45] a category is renamed, moved and hidden, and the menu follows', async () => {
  const [hoodies] = (await listed<ManagedCategory>('/api/manage/categories?q=hoodies')).items
  const changed = await ask<ManagedCategory>('POST', `/api/manage/categories/${hoodies?.id}`, {
    name: { en: 'Hooded things' },
    position: 77,
  })
  expect(changed.result).toMatchObject({ name: { en: 'Hooded things' }, position: 77, is_active: true })
  const names = async () => JSON.stringify(await askAsGuest('GET', '/api/catalog?type=category&size=4000'))
  await expect.poll(names, { timeout: 10_000 }).toContain('Hooded things')
  await ask('POST', `/api/manage/categories/${hoodies?.id}`, { is_active: false })
  await expect.poll(names, { timeout: 10_000 }).not.toContain('Hooded things')
  expect(await ask('POST', '/api/manage/categories/999999', { position: 1 })).toMatchObject({ code: 404 })
})

test('[ADMIN-46] coupons are made with their limits, and switched off and on', async () => {
  const body = { code: 'spring-5', type: 'fixed', value: 5.5, use_limit: 2, date_end: '2027-01-01T00:00:00.000Z' }
  const made = await ask<ManagedCoupon>('POST', '/api/manage/coupons', body)
  expect(made.result).toEqual({ ...body, code: 'SPRING-5', active: true, free_delivery: false, used: 0 })
  expect(await ask('POST', '/api/manage/coupons', body)).toMatchObject({ code: 409, result: 'COUPON_EXISTS' })
  for (const value of [101, 2.5])
    expect(await ask('POST', '/api/manage/coupons', { code: 'ODD', type: 'percent', value })).toMatchObject({
      code: 400,
    })
  const cart = String((await askAsGuest('POST', '/api/cart/create', {})).result)
  const apply = () => askAsGuest('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=SPRING-5`, {})
  await ask('POST', '/api/manage/coupons/SPRING-5', { active: false })
  expect(await apply()).toMatchObject({ code: 404 })
  await ask('POST', '/api/manage/coupons/spring-5', { active: true })
  expect((await apply()).code).not.toBe(404)
  await shop.db.updateTable('coupon').set({ used: 2 }).where('code', '=', 'SPRING-5').execute()
  expect(await ask('POST', '/api/manage/coupons/SPRING-5', { use_limit: 1 })).toMatchObject({ code: 400 })
  expect(
    (await listed<ManagedCoupon>('/api/manage/coupons?q=spring&active=true')).items.map(({ used }) => used),
  ).toEqual([2])
  expect(await ask('POST', '/api/manage/coupons/NONE', { active: true })).toMatchObject({ code: 404 })
  expect(await ask('POST', '/api/manage/coupons/SPRING-5', { unknown: 1 })).toMatchObject({ code: 200 })
})

test('[ADMIN-286] a coupon is worth something else from then on, with another end and limit; a percent stays whole', async () => {
  const path = '/api/manage/coupons/AUTUMN'
  await ask('POST', '/api/manage/coupons', { code: 'autumn', type: 'percent', value: 10, use_limit: 2 })
  const change = { value: 25, free_delivery: true, use_limit: null, date_end: '2027-03-01T23:59:59.999Z' }
  await ask('POST', path, change)
  expect(await ask('GET', '/api/manage/coupons/autumn')).toMatchObject({ result: { ...change, active: true } })
  for (const value of [101, 2.5]) expect(await ask('POST', path, { value })).toMatchObject({ code: 400 })
  await ask('POST', '/api/manage/coupons', { code: 'fix', type: 'fixed', value: 5 })
  await ask('POST', '/api/manage/coupons/FIX', { value: 7.25 })
  expect(await ask('GET', '/api/manage/coupons/FIX')).toMatchObject({ result: { value: 7.25, type: 'fixed' } })
  expect(await ask('GET', '/api/manage/coupons/NONE')).toMatchObject({ code: 404, result: 'COUPON_NOT_FOUND' })
})

test('[ADMIN-289] a coupon that somebody else changed meanwhile is not saved over, unless what they left was seen', async () => {
  const path = '/api/manage/coupons/WINTER'
  const made = await ask<ManagedCoupon>('POST', '/api/manage/coupons', { code: 'winter', type: 'percent', value: 10 })
  const { value, active, date_end, free_delivery, use_limit } = made.result
  const seen = { value, active, date_end, free_delivery, use_limit }
  const change = (by: number, before: object) => ask('POST', path, { ...seen, value: by, seen: before })
  const both = await Promise.all([change(20, seen), change(30, seen)])
  const [first, late] = both.toSorted((one, other) => one.code - other.code)
  const kept = first?.result as ManagedCoupon
  expect(first?.code).toBe(200)
  expect(late).toMatchObject({ code: 409, result: 'COUPON_CHANGED', meta: { coupon: kept } })
  // the same again is an answer that was lost, and uses are nobody's change
  await shop.db.updateTable('coupon').set({ used: 1 }).where('code', '=', 'WINTER').execute()
  expect(await change(kept.value, seen)).toMatchObject({ code: 200, result: { value: kept.value } })
  expect(await change(40, { ...seen, value: kept.value })).toMatchObject({ code: 200, result: { value: 40 } })
})
