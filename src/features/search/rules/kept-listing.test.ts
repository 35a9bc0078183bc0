import { describe, expect, test } from 'vitest'
import { en } from '#config/stores/en.ts'
import type { WireAttribute, WireIndex } from '../contract.ts'
import { listKept, toKeptDocument } from './kept-listing.ts'
import type { KeptEntry, KeptShop } from './kept-listing.ts'
import { similarKept } from './kept-similar.ts'
import { parseQuery } from './parse-query.ts'

const index = (keywords: Record<string, string[]> = {}, changes: Partial<WireIndex> = {}): WireIndex => ({
  keywords: {
    priced: ['1'],
    visibility: ['4'],
    status: ['1'],
    only_promo: ['0'],
    in_stock: ['1'],
    category_ids: ['12'],
    ...keywords,
  },
  promoted: 0,
  position: 0,
  created_at: 0,
  price: 6800,
  places: {},
  variants: [],
  article: '',
  words: '',
  ...changes,
})
const entry = (id: number, name: string, given: WireIndex = index()): KeptEntry => ({
  id,
  sku: `VT-${id}`,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  description: '',
  index: given,
})
const attribute = (code: string, kind: WireAttribute['kind'], labels: readonly string[]): WireAttribute =>
  ({
    attribute_id: code.length,
    attribute_code: code,
    kind,
    frontend_label: code.toUpperCase(),
    is_visible: false,
    is_comparable: true,
    options: labels.map((label, at) => ({ value: String(at + 1), label, ...(at === 0 ? { swatch: '#000' } : {}) })),
  }) as unknown as WireAttribute

const variant = (sku: string, color: string, price: number, isAvailable = true) => ({
  sku,
  is_available: isAvailable,
  keywords: { '@color': [color] },
  price: price,
})

const shop: KeptShop = {
  view: en,
  settings: { product_choose: false, list_out_of_stock_products: true },
  attributes: [
    attribute('color', 'select', ['Clay', 'Moss']),
    attribute('organic', 'boolean', []),
    attribute('care', 'text', []),
  ],
  categories: [
    { id: 12, name: 'Tops' },
    { id: 13, name: 'Bottoms' },
  ],
}
const hoodie = entry(
  1,
  'Loop hoodie',
  index({ '@color': ['1', '2'] }, { variants: [variant('VT-1-CLAY', '1', 6800), variant('VT-1-MOSS', '2', 5900)] }),
)
const tee = entry(
  2,
  'Tee',
  index({ '@color': ['2'], '@organic': ['1'] }, { price: 2000, promoted: 5, variants: [variant('VT-2', '2', 2000)] }),
)
const legging = entry(3, 'Legging', index({ category_ids: ['13'] }, { price: 12_000, created_at: 9 }))
const secret = entry(4, 'Secret', index({ only_promo: ['1'] }))
const all = [hoodie, tee, legging, secret]

const list = (wire: object, changes: { sort?: string; from?: number; size?: number; entries?: KeptEntry[] } = {}) => {
  const query = parseQuery(JSON.stringify(wire))
  if (!query.ok) throw new Error('a query of the test')
  const [by, direction] = (changes.sort ?? '').split(':')
  return listKept(shop, changes.entries ?? all, {
    query: query.value,
    sort: by ? [{ by, isDescending: direction === 'desc' }] : [],
    from: changes.from ?? 0,
    size: changes.size ?? 50,
  })
}
const found = (...given: Parameters<typeof list>) => {
  const page = list(...given)
  return page.ok ? page.value.hits.map(({ id }) => id) : page.meta
}
const filters = (attribute_: string, value: object, scope = 'catalog') => ({
  filters: [{ attribute: attribute_, value, scope }],
})

describe('[CATALOG-41] a list from what the browser keeps', () => {
  test('[SEARCH-7] the shop’s rules and order hold: promo first, then the newest, none for promo alone', () => {
    expect(found({})).toEqual([2, 3, 1])
    expect(found({}, { sort: 'final_price:asc' })).toEqual([2, 1, 3])
    expect(found({}, { sort: 'created_at:desc' })).toEqual([3, 2, 1])
  })
  test('[SHELL-101] promo mode narrows it to promo products, those for promo alone among them', () => {
    const promo = entry(7, 'Promo', index({ is_promo: ['1'] }))
    const alone = entry(8, 'Alone', index({ is_promo: ['1'], only_promo: ['1'] }))
    const narrowed = filters('is_promo', { in: [1] }, 'default')
    expect(found(narrowed, { entries: [...all, promo, alone] })).toEqual([8, 7])
  })
  test('a page of it, and how many there are', () => {
    const page = list({}, { from: 1, size: 1 })
    expect(page.ok && page.value).toMatchObject({ total: 3, start: 1, perPage: 1, hits: [{ id: 3 }] })
  })
  test('[SEARCH-1] options by id or by name in any case; names, addresses, SKUs of variants; categories by a pattern', () => {
    expect(found(filters('color', { eq: '1' }))).toEqual([1])
    expect(found(filters('color', { eq: 'mOSS' }))).toEqual([2, 1])
    expect(found(filters('color', { like: 'Mo%' }))).toEqual([2, 1])
    expect(found(filters('organic', { eq: true }))).toEqual([2])
    expect(found(filters('sku', { eq: 'VT-1-MOSS' }))).toEqual([1])
    expect(found(filters('sku', { nin: ['VT-1-MOSS'] }))).toEqual([2, 3, 1])
    expect(found(filters('sku', { nin: ['VT-1'] }))).toEqual([2, 3])
    expect(found(filters('slug', { eq: 'loop-hoodie' }))).toEqual([1])
    expect(found(filters('url_key', { eq: 'tee' }))).toEqual([2])
    expect(found(filters('url_path', { eq: 'tee' }))).toEqual([2])
    expect(found(filters('parentSku', { eq: 'VT-2' }))).toEqual([2])
    // [SEARCH-156]
    expect(found(filters('parentId', { eq: 2 }))).toEqual([2])
    for (const path of ['p/VT-1/loop-hoodie', 'p/VT-1/loop-hoodie/VT-1-MOSS'])
      expect(found(filters('url_path', { eq: path }))).toEqual([1])
    expect(found(filters('name', { like: '%egg%' }))).toEqual([3])
    expect(found(filters('id', { in: [1, 3] }))).toEqual([3, 1])
    expect(found(filters('id', { gt: 1 }))).toEqual([2, 3])
    expect(found(filters('category_ids', { like: 'bott%' }))).toEqual([3])
    expect(found(filters('care', { like: '%wash%' }))).toEqual([])
  })
  test('[SEARCH-5] the cheapest variant that matches stands for its product', () => {
    const page = list(filters('color', { eq: '2' }))
    expect(page.ok && page.value.hits).toContainEqual({ id: 1, variant: 'VT-1-MOSS' })
    expect(
      found({
        filters: [
          { attribute: 'color', value: { eq: '1' }, scope: 'catalog' },
          { attribute: 'price', value: { lt: 60 }, scope: 'catalog' },
        ],
      }),
    ).toEqual([])
    expect(
      found({
        filters: [
          { attribute: 'color', value: { eq: '2' }, scope: 'catalog' },
          { attribute: 'price', value: { lt: 60 }, scope: 'catalog' },
        ],
      }),
    ).toEqual([2, 1])
  })
  test('[SEARCH-10] [SEARCH-11] facets as people read them', () => {
    const page = list({ facets: ['color', 'price', 'organic', 'category_ids', 'status'] })
    if (!page.ok) throw new Error(page.code)
    const { aggregations, attributeMetadata } = page.value
    expect(aggregations.color).toEqual({
      total: 2,
      buckets: [
        { key: '2', label: 'Moss', doc_count: 2 },
        { key: '1', label: 'Clay', doc_count: 1, swatch: '#000' },
      ],
    })
    expect(aggregations.price?.buckets.map(({ label, doc_count, ...rest }) => [label, doc_count, rest])).toEqual([
      ['< $50', 1, { key: '0-50', from: 0, to: 50 }],
      ['$50 - $100', 1, { key: '50-100', from: 50, to: 100 }],
      ['$100 - $150', 1, { key: '100-150', from: 100, to: 150 }],
      ['> $150', 0, { key: '150-', from: 150 }],
    ])
    expect(aggregations.organic?.buckets).toEqual([{ key: '1', label: 'Yes', doc_count: 1 }])
    expect(aggregations.category_ids?.buckets.map(({ label }) => label)).toEqual(['Tops', 'Bottoms'])
    expect(aggregations.status?.buckets).toEqual([{ key: '1', label: '1', doc_count: 3 }])
    expect(attributeMetadata[0]).toEqual({
      attribute_id: 5,
      attribute_code: 'color',
      label: 'COLOR',
      is_visible: false,
      is_comparable: true,
    })
    expect(attributeMetadata[1]).toMatchObject({ attribute_id: 0, is_visible: true, is_comparable: false })
  })
  test('[SEARCH-13] what cannot be counted or is not known is refused by its name', () => {
    expect(list({ facets: ['care'] })).toMatchObject({
      ok: false,
      meta: { fields: { 'searchQuery.facets.care': 'has no values to be counted' } },
    })
    expect(list({ facets: ['sleeves'] })).toMatchObject({
      meta: { fields: { 'searchQuery.facets.sleeves': 'is no attribute' } },
    })
    expect(list({ facets: ['gender'] }).ok).toBe(true)
    expect(list(filters('sleeves', { eq: 1 })).ok).toBe(false)
  })
  test('what its text finds comes along: the order, the variant, the better spelling', () => {
    const query = parseQuery(JSON.stringify({ text: 'x' }))
    if (!query.ok) throw new Error('a query of the test')
    const finds = {
      scores: new Map([
        [1, 5],
        [3, 9],
      ]),
      variants: new Map([[1, 'VT-1-CLAY']]),
      corrected: 'y',
    }
    const page = listKept(shop, all, { query: query.value, sort: [], from: 0, size: 9, finds: finds })
    expect(page.ok && page.value).toMatchObject({ corrected: 'y', hits: [{ id: 3 }, { id: 1, variant: 'VT-1-CLAY' }] })
    expect(list({}).ok && list({})).not.toHaveProperty('value.corrected')
  })
  test('a product without a price has none to be listed by', () => {
    const free = entry(9, 'Free', index({}, { price: undefined }))
    expect(toKeptDocument(free).numbers).toEqual({ id: 9, promoted: 0, position: 0, created_at: 0 })
    expect(toKeptDocument(hoodie).variants[0]).toEqual({
      key: 'VT-1-CLAY',
      isAvailable: true,
      keywords: { '@color': ['1'] },
      numbers: { price: 6800 },
    })
  })
})

describe('[CATALOG-41] similar ones of what the browser keeps', () => {
  const like = (id: number, keywords: Record<string, string[]>) => entry(id, `P${id}`, index(keywords))
  const self = like(1, { category_ids: ['12'], '@color': ['1'], '@brand': ['7'] })
  const similar = (others: KeptEntry[], limit = 9) => similarKept([self, ...others], 'VT-1', limit)

  test('a shared category counts as three other values; what shares nothing is none of them', () => {
    const category = like(2, { category_ids: ['12', '99'], '@color': ['2'] })
    const values = like(3, { category_ids: ['98'], '@color': ['1'], '@brand': ['7'] })
    const both = like(4, { category_ids: ['12'], '@color': ['1'] })
    const nothing = like(5, { category_ids: ['97'], status: ['1'] })
    expect(similar([values, nothing, category, both])).toEqual(['VT-4', 'VT-2', 'VT-3'])
    expect(similar([values, nothing, category, both], 2)).toEqual(['VT-4', 'VT-2'])
  })
  test('in stock before sold out, then the newest; none for promo alone', () => {
    const gone = like(2, { '@color': ['1'], '@brand': ['7'], in_stock: ['0'] })
    const promo = like(6, { only_promo: ['1'] })
    const unsaid = entry(7, 'P7', { ...index(), keywords: { category_ids: ['12'] } })
    expect(similar([gone, like(3, {}), like(4, {}), promo, unsaid])).toEqual(['VT-4', 'VT-3', 'VT-2', 'VT-7'])
  })
  test('found by the SKU of a variant too; of one that is not kept none', () => {
    expect(similarKept([hoodie, tee], 'VT-1-MOSS', 9)).toEqual(['VT-2'])
    expect(similarKept([hoodie, tee], 'VT-99', 9)).toEqual([])
  })
})
