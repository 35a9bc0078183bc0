import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCategories, readOptionIds } from '#test/support/imported-names.ts'
import { openImportTexts, readFingerprint } from '#test/support/import-texts.ts'
import type { ImportTexts } from '#test/support/import-texts.ts'
import { createShop } from '#test/support/shop.ts'
import type { Reply, Shop } from '#test/support/shop.ts'
import {
  countFacet,
  countPrices,
  countProducts,
  facetCodes,
  findCost,
  listStyles,
  shopifyFiles,
  shopifyFolder,
} from '#test/support/shopify-export.ts'
import type { Choice } from '#test/support/choice.ts'

const hasData = existsSync(shopifyFolder)
const styles = hasData ? listStyles() : []
const now = new Date('2026-07-15T12:00:00Z')

let shop: Shop
let texts: ImportTexts
let first: Awaited<ReturnType<ImportTexts['run']>>
beforeAll(async () => {
  if (!hasData) return
  shop = await createShop(async (app) => {
    app.setNow(now)
    texts = await openImportTexts(app.db)
    first = await texts.run({}, { files: shopifyFiles, now })
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

test.skipIf(!hasData)(
  '[IMPORT-33] [IMPORT-34] [IMPORT-35] every product and variant of three exports is taken, and a second run changes nothing',
  async () => {
    expect(styles).toHaveLength(65)
    expect(first.counts).toMatchObject({ new: countProducts(styles), changed: 0, refused: 0 })
    expect(first.counts.issues.filter(({ isRefused }) => isRefused)).toEqual([])
    const before = await readFingerprint(shop.db)
    const { counts } = await texts.run({}, { files: shopifyFiles.toReversed(), now })
    expect(counts).toMatchObject({ new: 0, changed: 0, unchanged: countProducts(styles), refused: 0 })
    expect(await readFingerprint(shop.db)).toEqual(before)
  },
)

test.skipIf(!hasData)('[IMPORT-39] [CATALOG-19] categories have the products of their type', async () => {
  const categories = [...(await readCategories(ask)).values()]
  const types = [...new Set(styles.map(({ category }) => category))].filter(Boolean)
  expect(Object.fromEntries(categories.map(({ name, product_count }) => [name, product_count]))).toEqual(
    Object.fromEntries(types.map((type) => [type, styles.filter(({ category }) => category === type).length])),
  )
})

const choices: readonly Choice[] = [
  { values: {} },
  { values: { color: ['Black'] } },
  { values: { color: ['Navy', 'Moss'], size: ['M', 'Medium'] } },
  { values: { size: ['S', 'Small'], gender: ['Women'] } },
  { values: { brand: ['United By Blue'], sale: ['Yes'] } },
  { values: { ptype: ['Womens', 'Necklace'] }, price: [0, 50] },
  { values: { gender: ['Men'] }, price: [50, 100] },
  { values: { color: ['Blue'], sale: ['Yes'] } },
]

test.skipIf(!hasData).each(choices)(
  '[SEARCH-2] [SEARCH-3] [SEARCH-5] [IMPORT-36] [IMPORT-37] lists, facets and prices with %j chosen',
  async (choice) => {
    const idOf = await readOptionIds(ask)
    const { total, items, aggregations } = await ask({
      size: 500,
      searchQuery: {
        filters: [
          ...Object.entries(choice.values).map(([attribute, labels]) => ({
            attribute,
            scope: 'catalog',
            value: { in: labels.map((label) => idOf(attribute, label)) },
          })),
          ...(choice.price
            ? [{ attribute: 'price', value: { gte: choice.price[0], lt: choice.price[1] }, scope: 'catalog' }]
            : []),
        ],
        facets: [...facetCodes.map((code) => ({ code, size: 999 })), 'price'],
      },
    })
    const expected = styles.flatMap((style) => {
      const cost = findCost(style, choice)
      return cost ? [`${style.slug} "${style.name}" ${cost.final} was ${cost.original}`] : []
    })
    const shown = items.map(
      ({ slug, name, final_price, original_price }) =>
        `${String(slug)} "${String(name)}" ${Number(final_price)} was ${Number(original_price)}`,
    )
    expect(shown.toSorted()).toEqual(expected.toSorted())
    expect(total).toBe(expected.length)
    const found = facetCodes.map((code) => [
      code,
      Object.fromEntries((aggregations[code]?.buckets ?? []).map(({ label, doc_count }) => [label, doc_count])),
    ])
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(facetCodes.map((code) => [code, countFacet(styles, choice, code)])),
    )
    expect(aggregations['price']?.buckets.map(({ doc_count }) => doc_count)).toEqual(countPrices(styles, choice))
  },
)
