import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/server/context.ts'
import { aProductInput, createShop } from '#test/support/shop.ts'
import type { Facet, Item, Reply, Shop } from '#test/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

type Asked = { text?: string; filters?: unknown[]; facets?: unknown[] }
const find = async (searchQuery: Asked = {}, query: Record<string, unknown> = {}): Promise<Reply['body']['result']> => {
  const { status, body } = await shop.get('/api/catalog', { searchQuery, ...query })
  expect(status).toBe(200)
  return body.result
}
const skus = async (searchQuery: Asked = {}, query: Record<string, unknown> = {}): Promise<string[]> =>
  (await find(searchQuery, query)).items.map(({ sku }) => sku)
const is = (attribute: string, value: unknown, scope = 'catalog') => ({ attribute, value, scope })
const counts = (facet: Facet | undefined) =>
  Object.fromEntries((facet?.buckets ?? []).map(({ label, doc_count }) => [label, doc_count]))
/** What somebody with a role is answered, without the wire. */
const itemsFor = async (role: Role, query: Record<string, unknown>): Promise<readonly Item[]> => {
  const answer = await shop.as(role, 'GET /api/catalog', query)
  return answer.ok ? answer.value.items : []
}

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
    expect(counts((await find({ filters: [xl], facets: ['price'] })).aggregations.price)).toEqual({
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
    expect(counts(aggregations.color)).toEqual({ Red: 2, Blue: 1, Black: 3 })
    expect(counts(aggregations.brand)).toEqual({ Nord: 3, Sud: 2 })
    expect(counts(aggregations.set)).toEqual({ Yes: 1, No: 6 })
    expect(counts(aggregations.approved)).toEqual({ Yes: 1, No: 6 })
    expect(counts(aggregations.category_ids)).toEqual({ Women: 4, Hoodies: 2, Leggings: 1, Gear: 3 })
    expect(aggregations.ptype).toEqual({ total: 0, buckets: [] })
    expect(aggregations.color?.buckets[0]).toEqual({
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
    expect(counts(aggregations.color)).toEqual({ Red: 2, Blue: 1, Black: 3 })
    expect(counts(aggregations.size)).toEqual({ S: 1, XL: 1 })
    const fixed = await find({ filters: [{ ...red, scope: 'default' }], facets: ['color'] })
    expect(counts(fixed.aggregations.color)).toEqual({ Red: 2 })
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
      { key: '0-50', label: '< $50', doc_count: 3 },
      { key: '50-100', label: '$50 - $100', doc_count: 2 },
      { key: '100-150', label: '$100 - $150', doc_count: 0 },
      { key: '150-', label: '> $150', doc_count: 2 },
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

  test('[SEARCH-13] codes with a dot are left out of account, standard filters known', async () => {
    expect(await skus({ filters: [is('configurable_children.sku', 'x'), is('brand', 'sud')] })).toEqual(['TEE', 'ZIP'])
    expect(await skus({ filters: [is('ptype', 12)] })).toEqual([])
    expect((await find({ facets: ['a.b'] })).aggregations).toEqual({})
    expect((await shop.get('/api/catalog', { type: 'unheard' })).body.meta.fields).toHaveProperty('type')
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
    expect(await skus({ text: 'hoodie' }, { store: 'ru' })).toEqual(['HOOD', 'ZIP'])
    expect(await skus({ text: 'waermender' }, { store: 'de' })).toEqual(['HOOD'])
    expect(await skus({ text: 'Wärmender' }, { store: 'de' })).toEqual(['HOOD'])
  })

  test('[SEARCH-9] sorts by relevance unless asked otherwise, and filters like any listing', async () => {
    expect(await skus({ text: 'zip hoodie' })).toEqual(['ZIP', 'HOOD'])
    expect(await skus({ text: 'zip hoodie' }, { sort: 'promoted:desc,id:desc' })).toEqual(['HOOD', 'ZIP'])
    expect(await skus({ text: 'hoodie', filters: [is('brand', 'nord')] })).toEqual(['HOOD'])
    const { total, aggregations } = await find({ text: 'hoodie', facets: ['brand'] }, { size: -1 })
    expect([total, counts(aggregations.brand)]).toEqual([2, { Nord: 1, Sud: 1 }])
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
    expect(counts((await find({ facets: ['brand'] })).aggregations.brand)).toEqual({ Nord: 3, Sud: 3 })
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
    const first = await shop.as('manager', 'GET /api/catalog', { size: 3 })
    expect(await shop.as('manager', 'GET /api/catalog', { size: 3 })).toBe(first)
    await shop.write([aProductInput('LATER', { categories: ['Gear'] })])
    expect(await shop.as('manager', 'GET /api/catalog', { size: 3 })).not.toBe(first)
  })
})
