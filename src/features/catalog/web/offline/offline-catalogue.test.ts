import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatalogPage, ProductPage } from '#features/search/contract.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { callOf, createBrowser, shellOf } from '#test/support/offline-browser.ts'
import type { OfflineBrowser } from '#test/support/offline-browser.ts'
import { colours, randomInput, sizes } from '#test/support/random-shop.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'

describe.each([1, 2])('the browser’s catalogue of a shop of chance, seed %i', (seed) => {
  let shop: Shop
  let browser: OfflineBrowser
  let network: AnyCall
  let listed = 0
  beforeAll(async () => {
    const styles = fc.array(fc.array(fc.nat(1000), { minLength: 3, maxLength: 3 }), { minLength: 34, maxLength: 34 })
    const [chosen = []] = fc.sample(styles, { numRuns: 1, seed })
    shop = await createShop(randomInput(chosen))
    network = callOf(shop)
    browser = createBrowser(network, async () => shellOf(shop))
    await browser.prefetch.run()
    const all = await network('GET /api/catalog', { query: { size: 500 } })
    listed = all.ok ? (all.value as CatalogPage).total : 0
  })
  afterAll(() => shop.close())

  test('[CATALOG-50] the menu brought all of it', async () => {
    expect(listed).toBeGreaterThan(30)
    expect((await browser.kept.shelf())?.entries).toHaveLength(listed)
  })

  test('[CATALOG-41] [CATALOG-42] what is kept whole answers as the shop does: items, order, totals and counts', async () => {
    const lengths = new Set<number>()
    const option = (code: string, keys: readonly string[]) => keys.map((key) => shop.optionId(code, key))
    const one = (attribute: string, values: readonly unknown[]) =>
      fc.record({
        attribute: fc.constant(attribute),
        value: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }).map((list) => ({ in: list })),
        scope: fc.constantFrom('catalog', 'default'),
      })
    const filter = fc.oneof(
      one('color', option('color', colours)),
      one('size', option('size', sizes)),
      one('brand', [...option('brand', ['nord', 'sud']), 'Nord']),
      one('gender', option('gender', ['0', '1', '2'])),
      one('set', [1, 0]),
      one('sale', [1, 0]),
      one('new', [1]),
      one('in_stock', [1, 0]),
      one(
        'category_ids',
        ['women', 'hoodies', 'leggings', 'gear'].map((slug) => shop.categoryId(slug)),
      ),
      one('sku', ['R1', 'R2', 'HOOD', 'ZIP-red-XL']),
      fc.record({
        attribute: fc.constant('price'),
        value: fc.constantFrom(
          { gte: 0, lt: 50 },
          { gte: 50, lt: 100 },
          { gt: 20, lte: 110 },
          { gte: 150 },
          { in: ['50-100'] },
        ),
        scope: fc.constant('catalog'),
      }),
      fc.record({
        attribute: fc.constant('color'),
        value: fc.record({ nin: fc.constant(option('color', ['red'])) }),
        scope: fc.constant('catalog'),
      }),
    )
    const queries = fc.record({
      filters: fc.array(filter, { maxLength: 4 }),
      facets: fc.constant([
        'color',
        'size',
        { code: 'brand', size: 999 },
        'gender',
        'set',
        'sale',
        'in_stock',
        'price',
        'category_ids',
        'ptype',
      ]),
    })
    const pages = fc.record({
      sort: fc.constantFrom(
        undefined,
        'final_price:asc',
        'final_price:desc',
        'position:asc',
        'created_at:desc',
        'promoted:desc,id:desc',
        'created_at:desc,final_price:asc',
      ),
      from: fc.constantFrom(undefined, 0, 3, 10, -2),
      size: fc.constantFrom(undefined, 5, 0, -1, 500),
      source_include: fc.constantFrom(undefined, 'media_gallery', 'configurable_children,description'),
      source_exclude: fc.constantFrom(undefined, 'price,stock'),
    })
    await fc.assert(
      fc.asyncProperty(queries, pages, async (query, page) => {
        const input = { query: { type: 'product', searchQuery: JSON.stringify(query), ...page } }
        browser.online(true)
        const theirs = await network('GET /api/catalog', input)
        browser.online(false)
        const ours = await browser.call('GET /api/catalog', input)
        if (!theirs.ok || !ours.ok) throw new Error('no answer')
        expect(ours.value).toEqual(theirs.value)
        lengths.add((theirs.value as CatalogPage).total)
      }),
      { numRuns: 120, interruptAfterTimeLimit: 8000 },
    )
    // long lists and short ones were among them
    expect(lengths.size).toBeGreaterThan(5)
  })

  test('[CATALOG-44] words are found in what is kept: those that the shop finds, typos and beginnings too', async () => {
    const found = async (text: string, call: AnyCall) => {
      const answer = await call('GET /api/catalog', { query: { searchQuery: JSON.stringify({ text }), size: 500 } })
      if (!answer.ok) throw new Error(answer.code)
      return (answer.value as ProductPage).items.map(({ sku }) => sku)
    }
    for (const text of ['hoodie', 'warm hoodie', 'ribed legings', 'hood', 'nord', 'lightt capp']) {
      browser.online(true)
      const theirs = await found(text, network)
      browser.online(false)
      const ours = await found(text, browser.call)
      expect(theirs.length).toBeGreaterThan(0)
      expect([text, theirs.filter((sku) => !ours.includes(sku))]).toEqual([text, []])
    }
    browser.online(false)
    expect((await found('ZIP-red-XL', browser.call))[0]).toBe('ZIP')
    expect(await found('qqqqq', browser.call)).toEqual([])
  })

  test('[CATALOG-45] products and addresses are found as in the shop', async () => {
    const asked: readonly (readonly [string, Parameters<AnyCall>[1]])[] = [
      ['GET /api/product', { query: { sku: 'HOOD' } }],
      ['GET /api/product', { query: { sku: 'HOOD-blue-M' } }],
      ['GET /api/product', { query: { id: shop.idOf('ZIP') } }],
      ['GET /api/product', { query: { slug: 'warm-hoodie' } }],
      ['GET /api/product', { query: { parentSku: 'HOOD', childSku: 'HOOD-blue-XL' } }],
      ['GET /api/product', { query: { parentSku: 'HOOD', size: 'M' } }],
      ['POST /api/url/map', { body: { url: '/en/c/women' } }],
      ['POST /api/url/map', { body: { url: '/women/hoodies' } }],
      ['POST /api/url/map', { body: { url: '/p/HOOD/warm-hoodie' } }],
      ['POST /api/url/map', { body: { url: '/p/HOOD/other-name/HOOD-blue-M' } }],
      ['POST /api/url/map', { body: { url: '/p/HOOD-blue-M/warm-hoodie' } }],
      ['GET /api/url/map', { query: { url: '/warm-hoodie' } }],
    ]
    for (const [key, input] of asked) {
      const theirs = await network(key, input)
      browser.online(false)
      const ours = await browser.call(key, input)
      expect([key, input, ours.ok && ours.value]).toEqual([key, input, theirs.ok && theirs.value])
      expect(theirs.ok).toBe(true)
    }
    for (const [key, input] of [
      ['GET /api/product', { query: { sku: 'NOPE' } }],
      ['GET /api/product', { query: { parentSku: 'HOOD', childSku: 'ZIP-red-XL' } }],
      ['POST /api/url/map', { body: { url: '/nowhere' } }],
      ['POST /api/url/map', { body: { url: '/i/delivery' } }],
    ] as const)
      expect(await browser.call(key, input)).toMatchObject({ ok: false, code: 'OFFLINE' })
  })

  test('[CATALOG-43] products like one are those in stock that have most in common', async () => {
    browser.online(false)
    const answer = await browser.call('GET /api/product/similar', { query: { sku: 'HOOD', limit: 4 } })
    const items = answer.ok ? (answer.value as ProductPage).items : []
    expect(items).toHaveLength(4)
    expect(items.every(({ sku, stock }) => sku !== 'HOOD' && stock.is_in_stock)).toBe(true)
  })
})
