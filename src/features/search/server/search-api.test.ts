import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askCatalog, is, countsOf } from '#test/support/ask-catalog.ts'
import { aProductInput } from '#test/support/shop-input.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'

let shop: Shop
const { find, skus, itemsFor } = askCatalog(() => shop)
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

describe('bad input', () => {
  test.each([
    ['{', 'searchQuery'],
    ['[]', 'searchQuery'],
    ['"text"', 'searchQuery'],
    ['{"text":{}}', 'searchQuery.text'],
    ['{"filters":{}}', 'searchQuery.filters'],
    ['{"filters":[1]}', 'searchQuery.filters.0'],
    ['{"filters":[{"value":{"eq":1}}]}', 'searchQuery.filters.0.attribute'],
    ['{"filters":[{"attribute":"color"}]}', 'searchQuery.filters.0.value.eq'],
    ['{"filters":[{"attribute":"color","value":{}}]}', 'searchQuery.filters.0.value'],
    ['{"filters":[{"attribute":"color","value":{"eq":null}}]}', 'searchQuery.filters.0.value.eq'],
    ['{"filters":[{"attribute":"price","value":{"gte":"cheap"}}]}', 'searchQuery.filters.0.value.gte'],
    ['{"filters":[{"attribute":"color","value":{"gt":1}}]}', 'searchQuery.filters.color'],
    ['{"filters":[{"attribute":"nope","value":1}]}', 'searchQuery.filters.nope'],
    ['{"filters":[{"attribute":"stock.qty","value":{"gt":0}}]}', 'searchQuery.filters.stock.qty'],
    ['{"filters":[{"attribute":"__proto__","value":1}]}', 'searchQuery.filters.__proto__'],
    ['{"facets":"color"}', 'searchQuery.facets'],
    ['{"facets":[{"size":3}]}', 'searchQuery.facets.0'],
    ['{"facets":[{"code":"color","size":0}]}', 'searchQuery.facets.0.size'],
    ['{"facets":["nope"]}', 'searchQuery.facets.nope'],
    ['{"facets":["care"]}', 'searchQuery.facets.care'],
  ])('[SEARCH-13] %s names %s', async (searchQuery, field) => {
    const { status, body } = await shop.get('/api/catalog', { searchQuery })
    expect([status, body.result, Object.keys(body.meta.fields)]).toEqual([400, 'INVALID_INPUT', [field]])
  })

  test('[SEARCH-13] whatever is sent, it is an answer or a refusal', async () => {
    const word = fc.constantFrom(
      'filters',
      'facets',
      'text',
      'attribute',
      'value',
      'in',
      'gte',
      'color',
      'price',
      'scope',
      'catalog',
      '__proto__',
      'eq',
    )
    const anything = fc.letrec((tie) => ({
      leaf: fc.oneof(fc.string(), word, fc.double(), fc.boolean(), fc.constant(null), fc.bigInt().map(String)),
      list: fc.array(tie('node'), { maxLength: 4 }),
      object: fc.dictionary(word, tie('node'), { maxKeys: 4 }),
      node: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('object')),
    }))
    const filter = fc.record(
      { attribute: fc.oneof(word, fc.string()), value: anything.node, scope: word },
      { requiredKeys: [] },
    )
    const query = fc.oneof(
      anything.object,
      fc.record(
        { text: fc.string(), filters: fc.array(filter), facets: fc.array(anything.node) },
        { requiredKeys: [] },
      ),
    )
    const type = fc.constantFrom('product', 'category', 'attribute', 'review')
    await fc.assert(
      fc.asyncProperty(query, type, fc.string(), fc.string(), async (searchQuery, kind, sort, include) => {
        const { status } = await shop.get('/api/catalog', { searchQuery, type: kind, sort, source_include: include })
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 300 },
    )
  })

  test('[SEARCH-13] the standard filters are known, facets with a dot left out of account', async () => {
    expect(await skus({ filters: [is('ptype', 12)] })).toEqual([])
    expect((await find({ facets: ['a.b'] })).aggregations).toEqual({})
    expect((await shop.get('/api/catalog', { type: 'unheard' })).body.meta.fields).toHaveProperty('type')
  })

  test('[SEARCH-156] products are filtered by what their answers call them', async () => {
    const named = (attribute: string, value: unknown) => skus({ filters: [is(attribute, value)] })
    expect(await named('configurable_children.sku', 'HOOD-blue-M')).toEqual(['HOOD'])
    expect(await named('parentId', shop.idOf('HOOD'))).toEqual(['HOOD'])
    const path = 'p/HOOD/warm-hoodie'
    for (const value of [path, `${path}/HOOD-blue-M`, 'warm-hoodie'])
      expect(await named('url_path', value)).toEqual(['HOOD'])
    expect(await named('url_path', { nin: [path] })).not.toContain('HOOD')
    expect(await named('url_path', 'p/HOOD')).toEqual([])
  })
})

describe('text', () => {
  test('[SEARCH-15] finds words with errors', async () => {
    expect(await skus({ text: 'ribed legings' })).toEqual(['LEGS'])
    expect(await skus({ text: 'hoodies' })).toEqual(['HOOD', 'ZIP'])
    expect(await skus({ text: 'leg' })).toEqual(['LEGS'])
    expect(await skus({ text: 'Баll' })).toEqual([])
  })

  test('[SEARCH-17] a whole SKU comes first, a variant shows itself', async () => {
    expect((await skus({ text: 'cap' }))[0]).toBe('CAP')
    const { items } = await find({ text: 'hood-BLUE-xl' })
    expect(items[0]).toMatchObject({ sku: 'HOOD', matched_sku: 'HOOD-blue-XL', final_price: 120 })
  })

  test('[SEARCH-18] a view is searched in its language, English names everywhere', async () => {
    expect(await skus({ text: 'теплое худи' }, { store: 'ru' })).toEqual(['HOOD', 'ZIP'])
    expect((await skus({ text: 'hoodie' }, { store: 'ru' })).toSorted()).toEqual(['HOOD', 'ZIP'])
    expect(await skus({ text: 'waermender' }, { store: 'de' })).toEqual(['HOOD'])
    expect(await skus({ text: 'Wärmender' }, { store: 'de' })).toEqual(['HOOD'])
  })

  test('[SEARCH-9] sorts by relevance unless asked otherwise, and filters like any listing', async () => {
    expect(await skus({ text: 'zip hoodie' })).toEqual(['ZIP', 'HOOD'])
    expect(await skus({ text: 'zip hoodie' }, { sort: 'promoted:desc,id:desc' })).toEqual(['HOOD', 'ZIP'])
    expect(await skus({ text: 'hoodie', filters: [is('brand', 'nord')] })).toEqual(['HOOD'])
    const { total, aggregations } = await find({ text: 'hoodie', facets: ['brand'] }, { size: -1 })
    expect([total, countsOf(aggregations.brand)]).toEqual([2, { Nord: 1, Sud: 1 }])
    expect(await skus({ text: '   ' })).toHaveLength(7)
    expect(await skus({ text: '?!' })).toEqual([])
  })
})

describe('other lists', () => {
  test('[SEARCH-19] categories with their counts, by position', async () => {
    const { items, total } = await find({}, { type: 'category', size: 4000, sort: 'position:asc' })
    expect(total).toBe(4)
    expect(items[0]).toMatchObject({
      name: 'Women',
      level: 1,
      product_count: 4,
      new_count: 1,
      approved_count: 1,
      children_count: 2,
    })
    const one = await find({ filters: [is('url_path', { eq: 'women/hoodies' })] }, { type: 'category', store: 'ru' })
    expect(one.items).toMatchObject([{ name: 'Худи', product_count: 2, parent_ids: [shop.categoryId('women')] }])
    expect(
      (await shop.get('/api/catalog', { type: 'category', searchQuery: { filters: [is('color', 1)] } })).status,
    ).toBe(400)
  })

  test('[SEARCH-19] attributes with their options', async () => {
    const { items } = await find(
      { filters: [is('attribute_code', { in: ['color', 'no.such'] })] },
      { type: 'attribute' },
    )
    expect(items).toMatchObject([
      { attribute_code: 'color', options: [{ label: 'Red' }, { label: 'Blue' }, { label: 'Black' }] },
    ])
    expect((await find({ filters: [is('is_user_defined', true)] }, { type: 'attribute', size: 1000 })).perPage).toBe(
      150,
    )
  })

  test('[SEARCH-20] reviews that are approved, the newest first', async () => {
    await shop.db.updateTable('review').set({ status: 1 }).where('nickname', '=', 'Ann').execute()
    const filters = [is('entity_id', { eq: shop.idOf('HOOD') })]
    await shop.db.updateTable('review').set({ status: 2 }).where('nickname', '=', 'Bob').execute()
    expect((await find({ filters }, { type: 'review' })).items).toMatchObject([
      { nickname: 'Ann', rating: 5, product_sku: 'HOOD', photos: [] },
    ])
    // fifty unless somebody asks for more
    expect((await find({ filters }, { type: 'review' })).perPage).toBe(50)
    expect(await find({ filters }, { type: 'review', size: -1 })).toMatchObject({
      items: [],
      aggregations: { rating: { total: 1, buckets: [{ key: '5', doc_count: 1 }] } },
    })
    const all = await itemsFor('manager', { type: 'review', searchQuery: JSON.stringify({ filters }) })
    expect(all).toMatchObject([{ nickname: 'Bob' }, { nickname: 'Ann' }])
    expect((await find({ filters: [is('status', { in: [2] })] }, { type: 'review' })).items).toEqual([])
    const odd = {
      text: "100%_\\'\0",
      filters: [
        is('rating', { gte: 5 }),
        is('created_at', { gte: '2026-01-01' }),
        is('title', { like: '%x\0' }),
        is('id', { nin: ['x', 9e99] }),
      ],
    }
    expect((await find(odd, { type: 'review' })).total).toBe(0)
    expect(
      (await find({ filters: [is('rating', { gt: 4, lte: 5 }), is('title', { like: 'arm' })] }, { type: 'review' }))
        .total,
    ).toBe(1)
    expect((await find({ filters: [is('title', { gt: 4 })] }, { type: 'review' })).total).toBe(0)
  })

  test('[SEARCH-21] the bloggers own are theirs, and what nobody keeps is empty', async () => {
    for (const type of ['blogger_post', 'promo_product', 'blogger_payout']) {
      expect((await shop.get('/api/catalog', { type })).body).toMatchObject({ code: 403, result: 'ACCESS_DENIED' })
      expect(await shop.as('vip', 'GET /api/catalog', { type })).toMatchObject({ ok: false, code: 'ACCESS_DENIED' })
      expect(await shop.as('blogger', 'GET /api/catalog', { type })).toMatchObject({ ok: true, value: { total: 0 } })
    }
    for (const type of ['taxrule', 'news', 'cms_page', 'cms_block'])
      expect(await find({}, { type })).toMatchObject({ items: [], total: 0 })
  })
})

describe('changes', () => {
  test('[SEARCH-12] a changed product is found, filtered and counted anew', async () => {
    await shop.write([
      aProductInput('NEW', {
        name: { en: 'Velvet scarf' },
        categories: ['Gear'],
        attributes: { brand: 'sud' },
        promoted: 9,
      }),
    ])
    expect((await skus({ facets: ['brand'] }))[0]).toBe('NEW')
    expect(await skus({ text: 'velvet' })).toEqual(['NEW'])
    expect(countsOf((await find({ facets: ['brand'] })).aggregations.brand)).toEqual({ Nord: 3, Sud: 3 })
    await shop.write([
      aProductInput('NEW', {
        name: { en: 'Wool scarf' },
        categories: ['Gear'],
        attributes: { brand: 'sud' },
        status: 2,
      }),
    ])
    expect(await skus({ text: 'velvet' })).toEqual([])
    expect(await skus()).not.toContain('NEW')
  })

  test('[SEARCH-23] the same question gets the same answer until something changes', async () => {
    // one that never comes again is not kept
    await shop.as('manager', 'GET /api/catalog', { size: 3 })
    const first = await shop.as('manager', 'GET /api/catalog', { size: 3 })
    expect(await shop.as('manager', 'GET /api/catalog', { size: 3 })).toBe(first)
    await shop.write([aProductInput('LATER', { categories: ['Gear'] })])
    expect(await shop.as('manager', 'GET /api/catalog', { size: 3 })).not.toBe(first)
  })
})
