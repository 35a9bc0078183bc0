import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCategories, readOptionIds } from '#test/support/imported-names.ts'
import { openImportTexts } from '#test/support/import-texts.ts'
import type { ImportTexts } from '#test/support/import-texts.ts'
import { createShop } from '#test/support/shop.ts'
import type { Reply, Shop } from '#test/support/shop.ts'
import { countFacet, countPrices, findCost } from '#test/support/count-styles.ts'
import { dumpFile, facetCodes, listStyles, readDump, variantCodesOf } from '#test/support/vue-storefront-dump.ts'
import type { Choice } from '#test/support/choice.ts'

const now = new Date('2026-07-15T12:00:00Z')
const hasData = existsSync(dumpFile)
const dump = hasData ? readDump() : undefined
const styles = dump ? listStyles(dump, '2026-07-15') : []
const variantCodes = dump ? variantCodesOf(dump) : new Set<string>()

let shop: Shop
let texts: ImportTexts
beforeAll(async () => {
  if (!hasData) return
  shop = await createShop(async (app) => {
    app.setNow(now)
    texts = await openImportTexts(app.db)
    await texts.run({}, { files: [dumpFile], now })
  })
})
afterAll(async () => {
  await texts?.remove()
  await shop?.close()
})

const ask = async (query: Record<string, unknown>): Promise<Reply['body']['result']> => {
  const { status, body } = await shop.get('/api/catalog', query)
  expect(status).toBe(200)
  return body.result
}

const choices: readonly Choice[] = [
  { values: {} },
  { values: { color: ['Black'] } },
  { values: { color: ['Black', 'Blue'], size: ['M'] } },
  { values: { gender: ['Women'], apparel_type: ['Dresses', 'Skirts'] } },
  { values: { shoe_size: ['8', '9'], occasion: ['Casual'] } },
  { values: { ptype: ['Shirts', 'Shoes'], sale: ['No'] }, price: [100, 200] },
  { values: { size: ['S', 'XL', '32'] }, price: [0, 150] },
]

const places = [
  undefined,
  'Women',
  'Men',
  'Accessories',
  'Home & Decor',
  'Sale',
  'VIP',
  'Women/Dresses & Skirts',
  'Accessories/Shoes',
]

test.skipIf(!hasData)(
  '[IMPORT-61] every category of the dump has the styles of its whole subtree, each once',
  async () => {
    const counts = Object.fromEntries(
      [...(await readCategories(ask))].map(([path, { product_count }]) => [path, product_count]),
    )
    const paths = Object.keys(counts)
    const expected = Object.fromEntries(
      paths.map((path) => [path, styles.filter(({ categories }) => categories.has(path)).length]),
    )
    expect(counts).toEqual(expected)
    for (const { categories } of styles) for (const path of categories) expect(paths).toContain(path)
  },
)

test.skipIf(!hasData).each(places)(
  '[IMPORT-61] %s lists what the documents say, with their facets, counts and prices',
  async (path) => {
    const idOf = await readOptionIds(ask)
    const id = path === undefined ? undefined : (await readCategories(ask)).get(path)?.id
    const inPlace = styles.filter(({ categories }) => path === undefined || categories.has(path))
    for (const choice of choices) {
      const { values, price } = choice
      const answer = await ask({
        searchQuery: {
          filters: [
            ...(id === undefined ? [] : [{ attribute: 'category_ids', value: { in: [id] }, scope: 'default' }]),
            ...Object.entries(values).map(([attribute, labels]) => ({
              attribute,
              scope: 'catalog',
              value: { in: labels.map((label) => idOf(attribute, label)) },
            })),
            ...(price ? [{ attribute: 'price', value: { gte: price[0], lt: price[1] }, scope: 'catalog' }] : []),
          ],
          facets: [...facetCodes.map((code) => ({ code, size: 999 })), 'price'],
        },
        size: 500,
      })
      const costs = Object.fromEntries(
        inPlace.flatMap((style) => {
          const cost = findCost(style, choice, variantCodes)
          return cost ? [[style.sku, cost.final]] : []
        }),
      )
      const told = answer.items.map(({ sku, final_price_incl_tax, parentSku }) => [
        parentSku ?? sku,
        final_price_incl_tax,
      ])
      expect(Object.fromEntries(told), `items ${JSON.stringify(choice)}`).toEqual(costs)
      expect(answer.total).toBe(Object.keys(costs).length)
      for (const code of facetCodes) {
        const buckets = answer.aggregations[code]?.buckets ?? []
        const counts = Object.fromEntries(
          buckets.filter((one) => one.doc_count > 0).map((one) => [one.label, one.doc_count]),
        )
        expect(counts, `${code} ${JSON.stringify(choice)}`).toEqual(countFacet(inPlace, choice, code, variantCodes))
      }
      const prices = answer.aggregations['price']?.buckets.map((one) => one.doc_count) ?? []
      expect(prices, `prices ${JSON.stringify(choice)}`).toEqual(countPrices(inPlace, choice, variantCodes))
    }
  },
)
