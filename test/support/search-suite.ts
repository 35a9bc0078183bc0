import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type {
  Condition,
  SearchAdapter,
  SearchAnswer,
  SearchDocument,
  SearchOptions,
  SearchRequest,
  SearchVariant,
} from '#platform/server/adapters/search.ts'
import { slowSearch } from './slow-search.ts'

const styleCodes = ['brand', 'category']
const variantCodes = new Set(['color', 'size'])
const options: SearchOptions = {
  variantCodes,
  textFields: { name: { weight: 1, usualWords: 4 } },
  findTexts: () => undefined,
}

const values = (count: number) => fc.uniqueArray(fc.integer({ min: 1, max: count }).map(String), { maxLength: 2 })
const variants: fc.Arbitrary<SearchVariant> = fc.record({
  key: fc.uuid(),
  isAvailable: fc.boolean(),
  keywords: fc.record({ color: values(3), size: values(3) }),
  numbers: fc.record({ price: fc.integer({ min: 1, max: 9 }) }),
})
const documents = (least = 0): fc.Arbitrary<SearchDocument[]> =>
  fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 40 }),
      keywords: fc.record({ brand: values(3), category: values(4) }),
      numbers: fc.record({ price: fc.integer({ min: 1, max: 9 }), rank: fc.integer({ min: 1, max: 5 }) }),
      places: fc.record({ category: fc.dictionary(fc.constantFrom('1', '2'), fc.integer({ min: 1, max: 5 })) }),
      variants: fc.array(variants, { maxLength: 4 }),
      codes: fc.constant([]),
    }),
    { selector: ({ id }) => id, minLength: least, maxLength: 25 },
  )

const ranges = fc.array(
  fc.constantFrom({ gte: 1, lt: 4 }, { gt: 3, lte: 6 }, { gte: 7 }, { lt: 3 }, { gte: 5, lte: 5 }, { gt: 0, lt: 1 }),
  { minLength: 1, maxLength: 2 },
)
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    code: fc.constantFrom(...styleCodes, ...variantCodes, 'unknown'),
    isChosen: fc.boolean(),
    kind: fc.constantFrom('any' as const, 'none' as const),
    values: values(4),
  }),
  fc.record({
    code: fc.constantFrom('price', 'rank'),
    isChosen: fc.boolean(),
    kind: fc.constant('ranges' as const),
    ranges,
  }),
  fc.record({
    code: fc.constant('id'),
    isChosen: fc.boolean(),
    kind: fc.constant('ids' as const),
    ids: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }),
  }),
)
const bounds = [{ gte: 0, lt: 3 }, { gte: 3, lt: 6 }, { gte: 6 }]
const requests: fc.Arbitrary<SearchRequest> = fc.record({
  conditions: fc.array(condition, { maxLength: 4 }),
  facets: fc.constant([
    { code: 'brand' },
    { code: 'category' },
    { code: 'color' },
    { code: 'size' },
    { code: 'price', ranges: bounds },
  ]),
  cheapestBy: fc.constant('price'),
  sort: fc.constantFrom(
    [{ code: 'id', isDescending: true }],
    [
      { code: 'price', isDescending: false },
      { code: 'id', isDescending: false },
    ],
    [
      { code: 'price', isDescending: true },
      { code: 'id', isDescending: false },
    ],
    [
      { code: 'rank', isDescending: false, within: { code: 'category', value: '1' } },
      { code: 'id', isDescending: false },
    ],
  ),
  from: fc.integer({ min: 0, max: 10 }),
  size: fc.integer({ min: 0, max: 10 }),
})

const withIds = (all: readonly SearchDocument[]): SearchDocument[] =>
  all.map((document) => ({ ...document, numbers: { ...document.numbers, id: document.id } }))
const plain = (answer: SearchAnswer) => ({
  ...answer,
  facets: Object.fromEntries(
    Object.entries(answer.facets).map(([code, counts]) => [
      code,
      Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  ),
})

/** A busy machine tries fewer. */
const longestMs = 6000

/** What every search engine has to do: filters, counts, orders and pages against a slow computation, `runs` times. Each use has an index of its own. */
export const describeListing = (engine: string, open: (use: string) => SearchAdapter, runs: number): void => {
  describe(`lists: ${engine}`, () => {
    test('[SEARCH-2] [SEARCH-40] matches, counts, sorts and cuts as a slow computation does', async () => {
      await fc.assert(
        fc.asyncProperty(documents(), requests, async (all, request) => {
          const index = await open('slow').build(withIds(all), options)
          expect(plain(await index.search(request))).toEqual(plain(slowSearch(withIds(all), variantCodes, request)))
        }),
        { numRuns: runs, interruptAfterTimeLimit: longestMs },
      )
    })

    test('[SEARCH-12] [SEARCH-42] an index that followed changes answers as one built anew', async () => {
      await fc.assert(
        fc.asyncProperty(
          documents(3),
          documents(1),
          fc.array(fc.nat(24), { maxLength: 5 }),
          requests,
          async (before, changed, gone, request) => {
            const removed = gone
              .flatMap((at) => before[at]?.id ?? [])
              .filter((id) => !changed.some((document) => document.id === id))
            const index = await open('changes').build(withIds(before), options)
            await index.search(request)
            index.update(withIds(changed), removed)
            const after = [
              ...before.filter(({ id }) => !changed.some((document) => document.id === id) && !removed.includes(id)),
              ...changed,
            ]
            expect(plain(await index.search(request))).toEqual(plain(slowSearch(withIds(after), variantCodes, request)))
          },
        ),
        { numRuns: runs, interruptAfterTimeLimit: longestMs },
      )
    })

    test('[SEARCH-3] one variant in stock has to have all that is chosen', async () => {
      const variant = (key: string, color: string, size: string, isAvailable = true): SearchVariant => ({
        key,
        isAvailable,
        numbers: { price: 1 },
        keywords: {
          color: [color],
          size: [size],
        },
      })
      const style = (id: number, ...own: SearchVariant[]): SearchDocument => ({
        id,
        keywords: {},
        numbers: {
          id,
          price: 1,
        },
        places: {},
        variants: own,
        codes: [],
      })
      const index = await open('variants').build(
        [
          style(1, variant('red-m', 'red', 'm'), variant('blue-xl', 'blue', 'xl')),
          style(2, variant('red-xl', 'red', 'xl')),
          style(3, variant('red-xl-gone', 'red', 'xl', false), variant('red-s', 'red', 's')),
        ],
        options,
      )
      const chosen = (code: string, value: string): Condition => ({
        code,
        isChosen: true,
        kind: 'any',
        values: [value],
      })
      const answer = await index.search({
        conditions: [chosen('color', 'red'), chosen('size', 'xl')],
        facets: [{ code: 'color' }, { code: 'size' }],
        cheapestBy: 'price',
        sort: [
          {
            code: 'id',
            isDescending: false,
          },
        ],
        from: 0,
        size: 10,
      })
      expect(answer.hits).toEqual([{ id: 2, variant: 'red-xl' }])
      expect(Object.fromEntries(answer.facets.color ?? [])).toEqual({ red: 1, blue: 1 })
      expect(Object.fromEntries(answer.facets.size ?? [])).toEqual({ m: 1, xl: 1, s: 1 })
    })
  })
}
