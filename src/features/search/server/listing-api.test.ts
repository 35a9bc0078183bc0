import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askCatalog, is, countsOf } from '#test/support/ask-catalog.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'

let shop: Shop
const { find, skus, itemsFor } = askCatalog(() => shop)
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

describe('listings', () => {
  test('[SEARCH-7] show what is on sale and visible, promo-only products nowhere else', async () => {
    expect(await skus()).toEqual(['HOOD', 'LEGS', 'KIT', 'BALL', 'CAP', 'TEE', 'ZIP'])
    expect(await skus({ filters: [is('is_promo', { eq: true }, 'default')] })).toEqual(['ONLY', 'CAP'])
    expect(await skus({ filters: [is('status', { in: [2] }, 'default')] })).toEqual([])
    expect(
      await itemsFor('manager', { searchQuery: JSON.stringify({ filters: [is('status', { gte: 2 })] }) }),
    ).toMatchObject([{ sku: 'OFF' }])
  })

  test('[SEARCH-6] a category lists its whole subtree, each product once', async () => {
    expect(await skus({ filters: [is('category_ids', { in: [shop.categoryId('women')] }, 'default')] })).toEqual([
      'HOOD',
      'LEGS',
      'TEE',
      'ZIP',
    ])
    expect(
      await skus({ filters: [is('category_ids', { eq: String(shop.categoryId('hoodies')) }, 'default')] }),
    ).toEqual(['HOOD', 'ZIP'])
  })

  test('[SEARCH-1] values of one attribute are alternatives, attributes add up', async () => {
    const [red, blue] = [shop.optionId('color', 'red'), shop.optionId('color', 'blue')]
    expect(await skus({ filters: [is('color', { in: [red, String(blue)] })] })).toEqual(['HOOD', 'ZIP'])
    expect(await skus({ filters: [is('color', { eq: red }), is('color', { eq: blue })] })).toEqual(['HOOD', 'ZIP'])
    expect(await skus({ filters: [is('color', { eq: red }), is('brand', { eq: 'nord' })] })).toEqual(['HOOD'])
    expect(
      await skus({ filters: [is('brand', { nin: [shop.optionId('brand', 'nord')] }), is('set', { eq: false })] }),
    ).toEqual(['KIT', 'BALL', 'TEE', 'ZIP'])
    expect(await skus({ filters: [is('set', true)] })).toEqual(['CAP'])
    expect(await skus({ filters: [is('color', { in: [] })] })).toEqual([])
    expect(await skus({ filters: [is('color', { eq: 999_999 })] })).toEqual([])
    expect(await skus({ filters: [is('gender', { eq: 0 })] })).toEqual(['HOOD', 'LEGS'])
    expect(await skus({ filters: [is('name', { like: 'худи' })] })).toEqual(['HOOD', 'ZIP'])
    expect(await skus({ filters: [is('care', { eq: 'Wash cold' })] })).toEqual(['HOOD'])
    expect(await skus({ filters: [is('sku', { in: ['CAP', 'ZIP-red-XL'] })] })).toEqual(['CAP', 'ZIP'])
    expect(await skus({ filters: [is('id', { in: [shop.idOf('CAP'), String(shop.idOf('BALL'))] })] })).toEqual([
      'BALL',
      'CAP',
    ])
  })

  test('[SEARCH-3] chosen variant attributes are of one variant in stock', async () => {
    const [red, m] = [shop.optionId('color', 'red'), shop.optionId('size', 'M')]
    expect(await skus({ filters: [is('color', red), is('size', m)] })).toEqual([])
    expect(await skus({ filters: [is('color', shop.optionId('color', 'black')), is('size', m)] })).toEqual([
      'LEGS',
      'ZIP',
    ])
  })

  test('[SEARCH-4] a sold-out product stays listed until a variant attribute is chosen', async () => {
    expect(await skus({ filters: [is('brand', 'sud')] })).toEqual(['TEE', 'ZIP'])
    expect(await skus({ filters: [is('brand', 'sud'), is('color', 'red')] })).toEqual(['ZIP'])
    expect(await skus({ filters: [is('brand', 'sud'), is('stock.is_in_stock', true)] })).toEqual(['ZIP'])
  })

  test('[SEARCH-5] the cheapest matching variant stands for its product', async () => {
    const blue = is('color', shop.optionId('color', 'blue'))
    const { items } = await find({ filters: [blue] })
    expect(items).toMatchObject([
      {
        sku: 'HOOD',
        matched_sku: 'HOOD-blue-M',
        final_price: 55,
        image: 'HOOD/blue.jpg',
        url_path: 'p/HOOD/warm-hoodie/HOOD-blue-M',
      },
    ])
    expect((await find()).items[0]).toMatchObject({
      final_price: 55,
      image: 'HOOD/front.jpg',
      url_path: 'p/HOOD/warm-hoodie',
    })
    const xl = is('size', shop.optionId('size', 'XL'))
    expect(await skus({ filters: [xl] }, { sort: 'final_price:asc' })).toEqual(['ZIP', 'HOOD'])
    expect(await skus({ filters: [xl, is('price', { gte: 100, lt: 150 })] })).toEqual(['HOOD'])
    expect(countsOf((await find({ filters: [xl], facets: ['price'] })).aggregations.price)).toEqual({
      '< $50': 0,
      '$50 - $100': 1,
      '$100 - $150': 1,
      '> $150': 0,
    })
  })

  test('[SEARCH-9] sorts, and pages never overlap', async () => {
    expect(await skus({}, { sort: 'final_price:asc' })).toEqual(['CAP', 'TEE', 'LEGS', 'HOOD', 'ZIP', 'BALL', 'KIT'])
    expect(await skus({}, { sort: 'final_price:desc' })).toEqual(['KIT', 'BALL', 'ZIP', 'HOOD', 'LEGS', 'TEE', 'CAP'])
    const pages = await Promise.all([0, 2, 4, 6, 8].map((from) => skus({}, { from, size: 2, sort: 'created_at:desc' })))
    expect(new Set(pages.flat()).size).toBe(7)
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1, 0])
    expect((await shop.get('/api/catalog', { sort: 'price; drop table' })).status).toBe(400)
    expect((await shop.get('/api/catalog', { sort: 'final_price:sideways' })).body.meta.fields).toHaveProperty('sort')
  })

  test('[SEARCH-8] the size of a page', async () => {
    const total = { total: 7 }
    expect(await find({}, { size: -1 })).toMatchObject({ ...total, items: [], perPage: 0 })
    expect(await find({}, { size: 0 })).toMatchObject({ ...total, perPage: 50 })
    expect(await find({}, { size: -7, from: -3 })).toMatchObject({ ...total, perPage: 50, start: 0 })
    expect(await find({}, { size: 100_000 })).toMatchObject({ ...total, perPage: 500 })
    expect((await find({}, { from: 1e15, size: 1 })).items).toEqual([])
    expect((await shop.get('/api/catalog', { size: 'many' })).status).toBe(400)
  })

  test('[SEARCH-22] cards take fields on and leave some out', async () => {
    const [plain] = (await find()).items
    expect(plain).not.toHaveProperty('configurable_children')
    expect(plain?.configurable_options).toHaveLength(2)
    const [rich] = (
      await find(
        {},
        { source_include: 'configurable_children,media_gallery,nothing', source_exclude: 'configurable_options' },
      )
    ).items
    expect(rich?.configurable_children).toHaveLength(4)
    expect(rich).toHaveProperty('media_gallery')
    expect(rich).not.toHaveProperty('configurable_options')
    expect(rich).not.toHaveProperty('description')
    const [other] = (await find({}, { source_include: 'description' })).items
    expect(other).toMatchObject({ description: expect.any(String), configurable_options: plain?.configurable_options })
  })

  test('speak the language and the money of their view', async () => {
    const { items } = await find({}, { store: 'ru', size: 1 })
    expect(items).toMatchObject([{ name: 'Тёплое худи', final_price: 4950 }])
    expect((await shop.get('/api/catalog', { store: 'xx' })).body.result).toBe('STORE_NOT_FOUND')
  })
})

describe('facets', () => {
  test('[SEARCH-2] count what each choice would list', async () => {
    const facets = ['color', 'size', 'brand', 'gender', 'ptype', 'set', 'approved', 'price', 'category_ids']
    const { aggregations } = await find({ facets })
    expect(countsOf(aggregations.color)).toEqual({ Red: 2, Blue: 1, Black: 3 })
    expect(countsOf(aggregations.brand)).toEqual({ Nord: 3, Sud: 2 })
    expect(countsOf(aggregations.set)).toEqual({ Yes: 1, No: 6 })
    expect(countsOf(aggregations.approved)).toEqual({ Yes: 1, No: 6 })
    expect(countsOf(aggregations.category_ids)).toEqual({ Women: 4, Hoodies: 2, Leggings: 1, Gear: 3 })
    expect(aggregations.ptype).toEqual({ total: 0, buckets: [] })
    expect(aggregations.color?.buckets[0]).toMatchObject({
      key: String(shop.optionId('color', 'black')),
      label: 'Black',
      doc_count: 3,
    })
    for (const [code, facet] of Object.entries(aggregations)) {
      for (const { key, doc_count } of facet.buckets) {
        expect([code, key, (await find({ filters: [is(code, { in: [key] })] }, { size: -1 })).total]).toEqual([
          code,
          key,
          doc_count,
        ])
      }
    }
  })

  test('[SEARCH-2] a choice does not change the counts of its own facet', async () => {
    const red = is('color', shop.optionId('color', 'red'))
    const { aggregations } = await find({ filters: [red], facets: ['color', 'size'] })
    expect(countsOf(aggregations.color)).toEqual({ Red: 2, Blue: 1, Black: 3 })
    expect(countsOf(aggregations.size)).toEqual({ S: 1, XL: 1 })
    const fixed = await find({ filters: [{ ...red, scope: 'default' }], facets: ['color'] })
    expect(countsOf(fixed.aggregations.color)).toEqual({ Red: 2 })
  })

  test('[SEARCH-10] show the most frequent first and say how many there are', async () => {
    const { aggregations } = await find({
      facets: [
        { code: 'color', size: 2 },
        { code: 'size', size: '999' },
      ],
    })
    expect(aggregations.color?.total).toBe(3)
    expect(aggregations.color?.buckets.map(({ label }) => label)).toEqual(['Black', 'Red'])
    expect(aggregations.size?.buckets.map(({ label, doc_count }) => [label, doc_count])).toEqual([
      ['M', 3],
      ['S', 2],
      ['XL', 2],
    ])
  })

  test('[SEARCH-11] price ranges follow the view', async () => {
    const bucketsOf = async (store: string) =>
      (await find({ facets: ['price'] }, { store })).aggregations.price?.buckets ?? []
    expect(await bucketsOf('en')).toEqual([
      { key: '0-50', label: '< $50', doc_count: 3, from: 0, to: 50 },
      { key: '50-100', label: '$50 - $100', doc_count: 2, from: 50, to: 100 },
      { key: '100-150', label: '$100 - $150', doc_count: 0, from: 100, to: 150 },
      { key: '150-', label: '> $150', doc_count: 2, from: 150 },
    ])
    expect((await bucketsOf('ru')).map(({ key, label }) => [key, label])).toEqual([
      ['0-5000', '< 5\u00a0000\u00a0руб.'],
      ['5000-10000', '5\u00a0000\u00a0руб. - 10\u00a0000\u00a0руб.'],
      ['10000-15000', '10\u00a0000\u00a0руб. - 15\u00a0000\u00a0руб.'],
      ['15000-', '> 15\u00a0000\u00a0руб.'],
    ])
    expect(await skus({ filters: [is('price', { gte: 50, lt: 100 })] })).toEqual(['HOOD', 'ZIP'])
    expect(await skus({ filters: [is('price', { in: ['0-50', '150-'] })] })).toEqual([
      'LEGS',
      'KIT',
      'BALL',
      'CAP',
      'TEE',
    ])
    expect(await skus({ filters: [is('price', { lt: 20 }), is('price', { gt: 150 })] })).toEqual(['KIT', 'CAP'])
  })
})

test('[SEARCH-83] tells what lists are made of to whoever asks for it', async () => {
  const { items } = await find({ filters: [is('sku', 'ZIP', 'default')] }, { source_include: 'index' })
  expect(items).toMatchObject([
    {
      sku: 'ZIP',
      index: {
        keywords: {
          category_ids: expect.arrayContaining(
            ['women', 'hoodies'].map((slug) => String(shop.categoryId(slug))),
          ) as unknown,
          new: ['1'],
          '@brand': [String(shop.optionId('brand', 'sud'))],
        },
        price: 8000,
        places: { [shop.categoryId('hoodies')]: expect.any(Number) as unknown },
        variants: [
          {
            sku: 'ZIP-red-XL',
            is_available: true,
            price: 8000,
            keywords: { '@size': [String(shop.optionId('size', 'XL'))] },
          },
          { sku: 'ZIP-black-M', is_available: true },
        ],
      },
    },
  ])
  expect((await find()).items[0]).not.toHaveProperty('index')
})
