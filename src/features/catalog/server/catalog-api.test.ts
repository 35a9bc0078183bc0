import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { aProductInput } from '#test/support/shop-input.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const product = async (query: Record<string, unknown>) => {
  const { status, body } = await shop.get('/api/product', query)
  return status === 200 ? body.result.items[0] : status
}

describe('GET /api/product', () => {
  test("[CATALOG-10] finds by every key; a variant's key answers its style", async () => {
    const whole = await product({ sku: 'HOOD' })
    expect(whole).toMatchObject({
      sku: 'HOOD',
      parentSku: 'HOOD',
      type_id: 'configurable',
      final_price: 55,
      status: 1,
      visibility: 4,
    })
    expect(whole).not.toHaveProperty('selected_child')
    expect(await product({ id: String(shop.idOf('HOOD')) })).toEqual(whole)
    expect(await product({ slug: 'warm-hoodie' })).toEqual(whole)
    expect(await product({ parentSku: 'HOOD' })).toEqual(whole)
    for (const query of [
      { sku: 'HOOD-red-M' },
      { parentSku: 'HOOD', childSku: 'HOOD-red-M' },
      { sku: 'HOOD', childSku: 'HOOD-red-M' },
    ]) {
      expect(await product(query)).toMatchObject({ sku: 'HOOD', selected_child: 'HOOD-red-M' })
    }
  })

  test('[CATALOG-10] needs a key', async () => {
    expect((await shop.get('/api/product')).body).toMatchObject({
      code: 400,
      result: 'INVALID_INPUT',
      meta: { message: 'Please provide the search key sku for the single-product action', fields: { sku: 'required' } },
    })
    expect((await shop.get('/api/product', { childSku: 'HOOD-red-M' })).body.meta.fields).toHaveProperty('parentSku')
    expect(await product({ id: 'abc' })).toBe(400)
    expect(await product({ sku: '' })).toBe(400)
  })

  test('[CATALOG-11] what is hidden is not found, but by managers', async () => {
    for (const sku of ['NOPE', 'OFF', 'PART', '__proto__', "' or 1=1", 'a\0b'])
      expect([sku, await product({ sku })]).toEqual([sku, 404])
    expect((await shop.get('/api/product', { sku: 'OFF' })).body).toMatchObject({
      code: 404,
      result: 'NOT_FOUND',
      meta: { message: 'Product query returned empty result', status: 2, visibility: 4 },
    })
    expect(await product({ id: '99999999999999999999' })).toBe(404)
    expect(await shop.as('manager', 'GET /api/product', { sku: 'OFF' })).toMatchObject({
      ok: true,
      value: { items: [{ sku: 'OFF' }] },
    })
    expect(await product({ parentSku: 'HOOD', childSku: 'ZIP-red-XL' })).toBe(404)
  })

  test('[PRODUCT-17] what may not be opened says why; a hidden variant finds its parent, a hidden piece without one nothing', async () => {
    const message = 'Product query returned empty result'
    expect((await shop.get('/api/product', { sku: 'OFF' })).body).toMatchObject({
      code: 404,
      meta: { message, status: 2 },
    })
    expect((await shop.get('/api/product', { sku: 'PART' })).body).toMatchObject({
      code: 404,
      meta: { message, visibility: 1 },
    })
    expect(await product({ sku: 'HOOD-red-S' })).toMatchObject({ sku: 'HOOD', selected_child: 'HOOD-red-S' })
  })

  test('[CATALOG-12] a size picks the variant', async () => {
    expect(await product({ sku: 'HOOD', size: 'XL' })).toMatchObject({ selected_child: 'HOOD-blue-XL' })
    expect(await product({ parentSku: 'HOOD', childSku: 'HOOD-red-S', size: 'M' })).toMatchObject({
      selected_child: 'HOOD-blue-M',
    })
    expect(await product({ sku: 'HOOD', size: 'XXS' })).not.toHaveProperty('selected_child')
  })

  test('[CATALOG-4] a group costs what its products cost, in every view', async () => {
    expect(await product({ sku: 'KIT' })).toMatchObject({
      type_id: 'grouped',
      final_price: 165,
      original_price: 175,
      stock: { is_in_stock: true },
    })
    expect(await product({ sku: 'KIT', store: 'de' })).toMatchObject({ final_price: 149 })
  })

  test('reads as its view does and sums its reviews up', async () => {
    await shop.db.updateTable('review').set({ status: 1 }).execute()
    await shop.write([aProductInput('CAP', { name: { en: 'Black cap' }, categories: ['Gear'] })])
    await shop.catalogue.settled()
    expect(await product({ sku: 'HOOD', store: 'ru' })).toMatchObject({
      name: 'Тёплое худи',
      final_price: 4950,
      brand_name: 'Nord',
      breadcrumbs: [
        {
          name: 'Женщинам',
          url_path: 'women',
        },
        {
          name: 'Худи',
          url_path: 'women/hoodies',
        },
      ],
    })
  })
})

describe('prices and similar products', () => {
  test('[CATALOG-22] render-list answers the prices it knows', async () => {
    const list = async (query: Record<string, unknown>) =>
      (await shop.get('/api/product/render-list', query)).body.result.items
    expect(await list({ skus: 'LEGS,NOPE,BALL,OFF,LEGS' })).toMatchObject([
      {
        sku: 'LEGS',
        currency_code: 'USD',
        price_info: { final_price: 45, regular_price: 45, special_price: 0, tax_adjustments: { final_price: 45 } },
      },
      { sku: 'BALL', price_info: { final_price: 150 } },
    ])
    expect(await list({ skus: 'LEGS', currencyCode: 'RUB' })).toMatchObject([
      { currency_code: 'RUB', price_info: { final_price: 4050 } },
    ])
    expect(await list({ skus: 'LEGS', storeId: String(storeViews.de.storeId) })).toMatchObject([
      { currency_code: 'EUR', price_info: { final_price: 41 } },
    ])
    for (const query of [{}, { skus: '' }, { skus: 'LEGS', currencyCode: 'XYZ' }, { skus: 'LEGS', storeId: '99' }])
      expect(await list(query)).toEqual([])
  })

  test('[CATALOG-21] similar products', async () => {
    const similar = async (query: Record<string, unknown>) =>
      (await shop.get('/api/product/similar', query)).body.result
    expect((await similar({ sku: 'HOOD' })).items.map(({ sku }) => sku)).toEqual(['ZIP', 'LEGS', 'TEE'])
    expect((await similar({ sku: 'HOOD-red-S', limit: 1 })).items.map(({ sku }) => sku)).toEqual(['ZIP'])
    expect(await similar({ sku: 'NOPE' })).toBe('NOT_FOUND')
    expect(await similar({ sku: 'HOOD', limit: 0 })).toBe('INVALID_INPUT')
  })
})

describe('addresses', () => {
  const map = async (url: unknown, query = {}) => (await shop.post('/api/url/map', { url }, query)).body

  test('[CATALOG-16] map to what they show', async () => {
    expect(await map('/en/p/HOOD/warm-hoodie/HOOD-red-S?x=1')).toMatchObject({
      result: { _type: 'product', _source: { sku: 'HOOD', selected_child: 'HOOD-red-S' } },
    })
    expect(await map('/women/hoodies', { store: 'ru' })).toMatchObject({
      result: { _type: 'category', _source: { name: 'Худи', product_count: 2 } },
    })
    expect(await map('/p/OFF/off')).toMatchObject({ code: 404, result: 'NOT_FOUND' })
    expect(await map('/nowhere')).toMatchObject({ code: 404 })
    expect(await map('')).toMatchObject({ code: 400 })
    expect(await map(12)).toMatchObject({ code: 400 })
    expect((await shop.get('/api/url/map', { url: '/c/gear' })).body.result).toMatchObject({ _type: 'category' })
    const narrow = await shop.post('/api/url/map', {
      url: '/c/gear',
      includeFields: ['id', 'name', 'slug'],
      excludeFields: ['slug'],
    })
    expect(narrow.body.result._source).toEqual({ id: shop.categoryId('gear'), name: 'Gear' })
  })

  test('[CATALOG-17] an old one tells the address that takes its place', async () => {
    expect(await map('/p/HOOD-red-S/whatever')).toMatchObject({
      result: { redirect_to: '/p/HOOD/warm-hoodie/HOOD-red-S' },
    })
  })

  test('[CATALOG-18] a look-up answers in brief, and what nothing answers is counted', async () => {
    const look = async (page: string, store = 'en') => (await shop.get('/api/url', { page, store })).body
    expect((await look('/ru/p/HOOD/warm-hoodie')).result._source).toEqual({
      id: shop.idOf('HOOD'),
      sku: 'HOOD',
      parentSku: 'HOOD',
      type_id: 'configurable',
      name: 'Тёплое худи',
      slug: 'warm-hoodie',
      url_path: 'p/HOOD/warm-hoodie',
    })
    for (const page of [
      '/nowhere?x=1',
      '/en/nowhere',
      '/ru/nowhere',
      '/en/cart',
      '/',
      '/en',
      '/p/NOPE/nope',
      '/a%00b',
    ]) {
      expect([page, (await look(page)).result]).toEqual([page, null])
    }
    const rows = await shop.db
      .selectFrom('unmatched_url')
      .select(['path', 'hits', 'store_code'])
      .orderBy('path')
      .execute()
    expect(rows).toEqual([
      { path: '/en/ab', hits: 1, store_code: 'en' },
      { path: '/en/nowhere', hits: 2, store_code: 'en' },
      { path: '/en/p/NOPE/nope', hits: 1, store_code: 'en' },
      { path: '/ru/nowhere', hits: 1, store_code: 'ru' },
    ])
  })
})
