import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCategories, readOptionIds } from './imported-names.ts'
import { openImportTexts, toCsv } from './import-texts.ts'
import type { ImportTexts } from './import-texts.ts'
import { countFacet, countPrices, facetCodes, findCost, listStyles } from './luma-export.ts'
import { lumaFiles, lumaFolder, readLumaRows } from './luma-export.ts'
import type { Choice } from './choice.ts'
import type { Moment, Row, Style } from './luma-export.ts'
import { createShop } from './shop.ts'
import type { Reply, Shop } from './shop.ts'
import type { SearchAdapter } from '#platform/server/adapters/search.ts'

const hasData = existsSync(lumaFolder)
const exported = hasData ? readLumaRows() : []

/** The same export after a week of sales: prices that differ within a style, specials with dates, sold-out and retired goods. */
const afterBusyWeek = (rows: readonly Row[]): Row[] => {
  const days = [[], ['2026-07-10', '2026-07-15'], ['2026-07-16', ''], ['', '2026-07-14'], ['2026-07-18', '2026-07-25']]
  return rows.map((row, index) => {
    const sku = row['sku'] ?? ''
    if (sku === 'WS05') return { ...row, product_online: '2' }
    if (sku === 'WS06' || sku === 'MT06') return { ...row, visibility: sku === 'WS06' ? 'Catalog' : 'Search' }
    if (sku === 'MT07') return { ...row, visibility: 'Not Visible Individually' }
    if (row['product_type'] !== 'simple') return row
    const price = Number(row['price']) + (index % 5) * 9
    const [from = '', to = ''] = days[index % days.length] ?? []
    return {
      ...row,
      price: price.toFixed(2),
      ...(index % 3 === 0 ? { special_price: (price * 0.61).toFixed(2) } : {}),
      special_price_from_date: from,
      special_price_to_date: to,
      ...(index % 7 === 0 || /^(MH01|WJ02)-/.test(sku) ? { qty: '0' } : {}),
      ...(index % 11 === 0 ? { is_in_stock: '0' } : {}),
      ...(index % 13 === 0 ? { product_online: '2' } : {}),
      ...(index % 17 === 0
        ? {
            qty: '0',
            manage_stock: '0',
            use_config_manage_stock: '0',
          }
        : {}),
    }
  })
}

const busy = afterBusyWeek(exported)
const phases = [
  { name: 'as exported', rows: exported, isNew: false, now: '2026-07-15T12:00:00.000Z' },
  { name: 'after a busy week', rows: busy, isNew: true, now: '2026-07-15T12:00:00.000Z' },
  { name: 'a day later', rows: busy, isNew: false, now: '2026-07-16T00:00:00.000Z' },
  { name: 'five days later', rows: busy, isNew: false, now: '2026-07-20T09:00:00.000Z' },
]
const choices: readonly Choice[] = [
  { values: {} },
  { values: { color: ['Black'] } },
  { values: { color: ['Black', 'Blue'], size: ['M'] } },
  { values: { color: ['Red'], gender: ['Women'], sale: ['Yes'] } },
  { values: { material: ['Nylon', 'Cotton'], size: ['XS', '32', '28'] } },
  { values: {}, price: [0, 50] },
  { values: { color: ['Purple', 'Gray'] }, price: [50, 100] },
  { values: { size: ['L', 'XL'], ptype: ['Jackets', 'Tees', 'Pants'] }, price: [0, 50] },
]

type Listing = Reply['body']['result']
type Places = readonly { path: string | undefined; id: number | undefined; styles: Style[] }[]

/** How much of it an engine is asked: the first moments, and with each choice one of so many categories, of which each has its turn. */
type Part = { readonly moments: number; readonly oneOf: number }
const whole: Part = { moments: phases.length, oneOf: 1 }

/** Another shop's whole export, all facets of its categories, against what its files say. */
export const describeLuma = (engine: string, adapter: SearchAdapter | undefined, part = whole): void => {
  describe.skipIf(!hasData)(`Luma: ${engine}`, () => {
    let shop: Shop
    let texts: ImportTexts
    beforeAll(async () => {
      if (!hasData) return
      shop = await createShop(async (app) => {
        app.setNow(new Date(phases[0]?.now ?? ''))
        texts = await openImportTexts(app.db)
        await texts.run({}, { files: lumaFiles })
      }, adapter)
    })
    afterAll(async () => {
      await texts?.remove()
      await shop?.close()
    })

    const ask = async (query: Record<string, unknown>): Promise<Listing> => {
      const { status, body } = await shop.get('/api/catalog', query)
      expect(status).toBe(200)
      return body.result
    }

    describe.each(phases.slice(0, part.moments))("another shop's catalogue, $name", ({ rows, isNew, now }) => {
      const moment: Moment = { today: now.slice(0, 10) }
      const styles = listStyles(rows, moment)
      let places: Places = []
      let idOf: (code: string, label: string) => string
      beforeAll(async () => {
        if (!hasData) return
        if (isNew) {
          const seen = new Promise<void>((resolve) => shop.catalogue.onChange(() => resolve()))
          await texts.run({ 'export.csv': toCsv(rows) })
          await seen
          await shop.catalogue.settled()
        }
        shop.setNow(new Date(now))
        idOf = await readOptionIds(ask)
        const of = (path: string) => styles.filter(({ categories }) => categories.has(path))
        const categories = [...(await readCategories(ask))].map(([path, { id }]) => ({ path, id, styles: of(path) }))
        places = [{ path: undefined, id: undefined, styles }, ...categories]
      })

      const search = (id: number | undefined, { values, price }: Choice) => ({
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
      })

      test('[SEARCH-6] [CATALOG-19] every category has the styles of its whole subtree, each once', async () => {
        const expected = Object.fromEntries(
          [...new Set(styles.flatMap(({ categories }) => [...categories]))].map((path) => [
            path,
            styles.filter(({ categories }) => categories.has(path)).length,
          ]),
        )
        expect(Object.keys(expected).length).toBeGreaterThan(25)
        const categories = await readCategories(ask)
        const counted = [...categories].filter(([, { product_count }]) => product_count > 0)
        expect(Object.fromEntries(counted.map(([path, each]) => [path, each.product_count]))).toEqual(expected)
        for (const [path, { id }] of categories) {
          const { items, total } = await ask({ searchQuery: search(id, { values: {} }), size: 500 })
          expect({ path, total }).toEqual({ path, total: expected[path] ?? 0 })
          const wanted = styles.filter((style) => style.categories.has(path)).map(({ sku }) => sku)
          expect(items.map(({ sku }) => sku).toSorted()).toEqual(wanted.toSorted())
        }
      })

      test.each(choices.map((choice, turn) => ({ choice, turn })))(
        '[SEARCH-2] [SEARCH-3] [SEARCH-5] [SEARCH-10] [SEARCH-11] [CATALOG-3] all facets and prices of the categories with $choice chosen',
        async ({ choice, turn }) => {
          for (const place of places.filter((_, index) => (index + turn) % part.oneOf === 0)) {
            const { total, items, aggregations } = await ask({ searchQuery: search(place.id, choice), size: 500 })
            const costs = place.styles.flatMap((style) => {
              const cost = findCost(style, choice)
              return cost ? [`${style.sku} ${cost.final} was ${cost.original}`] : []
            })
            expect({ path: place.path, total }).toEqual({ path: place.path, total: costs.length })
            const shown = items.map(
              ({ sku, final_price, original_price }) => `${sku} ${Number(final_price)} was ${Number(original_price)}`,
            )
            expect(shown.toSorted()).toEqual(costs.toSorted())
            const found = facetCodes.map((code) => [
              code,
              Object.fromEntries((aggregations[code]?.buckets ?? []).map(({ label, doc_count }) => [label, doc_count])),
            ])
            const expected = facetCodes.map((code) => [code, countFacet(place.styles, choice, code)])
            expect({ path: place.path, facets: found }).toEqual({ path: place.path, facets: expected })
            for (const { total: values, buckets } of facetCodes.flatMap((code) => aggregations[code] ?? [])) {
              expect(values).toBe(buckets.length)
              expect(buckets.map(({ doc_count }) => doc_count)).toEqual(
                buckets.map(({ doc_count }) => doc_count).toSorted((a, b) => b - a),
              )
            }
            const ranges = aggregations['price']?.buckets.map(({ doc_count }) => doc_count)
            expect({ path: place.path, ranges }).toEqual({
              path: place.path,
              ranges: countPrices(place.styles, choice),
            })
          }
        },
      )

      test('[SEARCH-9] [CATALOG-4] [CATALOG-5] [CATALOG-6] [CATALOG-8] [IMPORT-9] from cheap to dear, in dollars and in roubles', async () => {
        for (const [store, rate] of [
          ['en', undefined],
          ['ru', 90],
        ] as const) {
          const wanted = listStyles(rows, { ...moment, ...(rate === undefined ? {} : { rate }) })
          const { items } = await ask({ store, sort: 'final_price:asc', size: 500 })
          const prices = items.map((item) => Number(item['final_price']))
          expect(prices).toEqual(prices.toSorted((a, b) => a - b))
          expect(new Map(items.map(({ sku, final_price }) => [sku, final_price]))).toEqual(
            new Map(wanted.map(({ sku, final }) => [sku, final])),
          )
        }
      })

      test('[SEARCH-15] typos find hoodies and jackets', async () => {
        for (const [text, word] of [
          ['hoodi', /hoodie/i],
          ['jaket', /jacket/i],
        ] as const) {
          const names = (await ask({ searchQuery: { text } })).items.slice(0, 5).map((item) => String(item['name']))
          expect(names.filter((name) => word.test(name))).toHaveLength(5)
        }
      })
    })
  })
}
