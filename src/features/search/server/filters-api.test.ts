import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { writeCatalogue } from '#features/catalog/server/index.ts'
import { askCatalog, countsOf, is } from '#test/support/ask-catalog.ts'
import { aProductInput, shopInput } from '#test/support/shop-input.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'

// a shop whose products are chosen by its bloggers
let shop: Shop
const { find, skus } = askCatalog(() => shop)
beforeAll(async () => {
  shop = await createShop(async ({ db, now }) => {
    await db.insertInto('setting').values({ key: 'product_choose', store_code: '', value: 'true' }).execute()
    const rules = [
      { name: 'goods', product_tax_classes: ['goods', 'shoes'], customer_tax_classes: [3, 9] },
      { name: 'books', product_tax_classes: ['books'], customer_tax_classes: [3] },
    ]
    const made = await db.insertInto('tax_rule').values(rules).returning('id').execute()
    const rates = made.map(({ id }) => ({ rule_id: id, country: 'DE', percent: 7 }))
    await db.insertInto('tax_rate').values(rates).execute()
    await writeCatalogue(db, shopInput(), { now: now(), rates: settings.rates, mode: 'upsert' })
  })
})
afterAll(() => shop.close())

test('[SEARCH-50] approval is a filter like a chosen one: what waits is counted, and can be asked for', async () => {
  expect(await skus()).toEqual(['LEGS'])
  const { total, aggregations } = await find({ facets: ['approved', 'brand'] })
  expect([total, countsOf(aggregations.approved)]).toEqual([1, { Yes: 1, No: 6 }])
  expect(countsOf(aggregations.brand)).toEqual({ Nord: 1 })
  expect((await find({ filters: [is('approved', 0)] }, { size: -1 })).total).toBe(6)
})

test('[SEARCH-50] [SEARCH-7] everything that a card shows is counted and filtered by', async () => {
  const facets = ['sale', 'new', 'is_promo', 'in_stock']
  const all = [is('approved', { in: [0, 1] })]
  const { aggregations } = await find({ facets, filters: all })
  for (const code of facets) {
    const yes = aggregations[code]?.buckets.find(({ key }) => key === '1')?.doc_count ?? 0
    expect([code, (await find({ filters: [...all, is(code, true)] }, { size: -1 })).total]).toEqual([code, yes])
  }
  expect(await skus({ filters: [...all, is('new', '1')] })).toEqual(['ZIP'])
})

test('[SEARCH-7] [CATALOG-19] what is for promo mode alone is a promo product, whether it is marked so or not', async () => {
  await shop.write([aProductInput('ALONE', { onlyPromo: true, approved: true, categories: ['Gear'] })])
  const promo = (value: boolean) =>
    skus({ filters: [is('approved', { in: [0, 1] }), is('is_promo', value, 'default')] })
  expect(await promo(true)).toEqual(['ALONE', 'ONLY', 'CAP'])
  expect(await promo(false)).toEqual(['HOOD', 'LEGS', 'KIT', 'BALL', 'TEE', 'ZIP'])
  expect((await shop.get('/api/product', { sku: 'ALONE' })).body.result.items[0]).toMatchObject({ is_promo: true })
  const { body } = await shop.get('/api/catalog', { type: 'category', searchQuery: { filters: [is('slug', 'gear')] } })
  expect(body.result.items).toMatchObject([{ promo_count: 3 }])
})

test('[CATALOG-21] similar products are those that lists have: approved ones', async () => {
  const { body } = await shop.get('/api/product/similar', { sku: 'HOOD' })
  expect(body.result.items.map(({ sku }) => sku)).toEqual(['LEGS'])
})

test('[SEARCH-3] red and XL means a red XL: others of that colour or that size do not count', async () => {
  const [red, xl] = [shop.optionId('color', 'red'), shop.optionId('size', 'XL')]
  const all = is('approved', { in: [0, 1] }, 'default')
  const { items, aggregations } = await find({
    filters: [all, is('color', red), is('size', xl)],
    facets: ['color', 'size'],
  })
  expect(items.map(({ sku, matched_sku, final_price }) => [sku, matched_sku, final_price])).toEqual([
    ['ZIP', 'ZIP-red-XL', 80],
  ])
  expect(countsOf(aggregations.color)).toEqual({ Red: 1, Blue: 1 })
  expect(countsOf(aggregations.size)).toEqual({ S: 1, XL: 1 })
})

test('[SEARCH-970] tax rules are listed with their rates, and by the classes they are for', async () => {
  const classesOf = async (...filters: unknown[]) =>
    (await find({ filters }, { type: 'taxrule' })).items.map((rule) => rule['product_tax_class_ids'])
  const [first] = (await find({}, { type: 'taxrule' })).items
  expect(first).toMatchObject({
    product_tax_class_ids: ['goods', 'shoes'],
    customer_tax_class_ids: [3, 9],
    rates: [{ rate: 7, tax_country_id: 'DE', region_name: '', tax_region_id: 0 }],
  })
  expect(await classesOf(is('product_tax_class_ids', { in: ['books'] }))).toEqual([['books']])
  expect(await classesOf(is('customer_tax_class_ids', { eq: 9 }))).toEqual([['goods', 'shoes']])
  expect(await classesOf(is('customer_tax_class_ids', { eq: '3' }))).toEqual([['goods', 'shoes'], ['books']])
})

test.each([
  ['female', '0'],
  ['Male', '1'],
  ['unisex', '2'],
])('[SEARCH-971] %s is the gender %s, whatever the shop calls it', async (word, key) => {
  const listed = async (value: unknown) =>
    (await find({ filters: [is('gender', value), is('approved', { in: [0, 1] })] })).items.map(({ sku }) => sku)
  const named = await listed({ eq: word })
  expect(named).toEqual(await listed({ eq: key }))
  expect(named.length).toBeGreaterThan(0)
})
