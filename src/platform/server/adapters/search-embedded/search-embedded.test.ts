import { expect, test } from 'vitest'
import { describeListing } from '#test/support/search-suite.ts'
import { describeTexts } from '#test/support/search-text-suite.ts'
import type { SearchDocument, SearchOptions } from '../search.ts'
import { embeddedSearch } from './index.ts'

describeListing('the index in this process', () => embeddedSearch, 150)
describeTexts('texts in the index in this process', () => embeddedSearch)

const options: SearchOptions = { variantCodes: new Set(), textFields: {}, findTexts: () => undefined }

const style = (id: number, count: number): SearchDocument => ({
  id,
  keywords: {},
  numbers: { id },
  places: {},
  codes: [],
  variants: Array.from({ length: count }, (_, at) => ({
    key: `${id}-${at}`,
    isAvailable: true,
    keywords: {},
    numbers: {},
  })),
})

test('what gets another variant stays in its place of the list', async () => {
  const index = await embeddedSearch.build([style(1, 1), style(2, 1), style(3, 1)], options)
  const list = async () => {
    const sort = [{ code: 'id', isDescending: false }]
    const { hits } = await index.search({ conditions: [], facets: [], sort, from: 0, size: 9 })
    return hits.map(({ id }) => id)
  }
  expect(await list()).toEqual([1, 2, 3])
  index.update([style(2, 2)], [])
  expect(await list()).toEqual([1, 2, 3])
})

test('a range finds what lies in it and nothing else, however many there are', async () => {
  const index = await embeddedSearch.build(
    Array.from({ length: 1500 }, (_, at) => style(at + 1, 1)),
    options,
  )
  const countIn = async (...ranges: { gt?: number; gte?: number; lt?: number; lte?: number }[]) => {
    const conditions = [{ code: 'id', isChosen: false, kind: 'ranges', ranges } as const]
    return (await index.search({ conditions, facets: [], sort: [], from: 0, size: 0 })).total
  }
  for (const [low, high] of [
    [0, 2000],
    [1, 1500],
    [511, 513],
    [512, 1024],
    [700, 600],
    [1500, 1500],
  ] as const) {
    const count = Math.max(0, Math.min(high, 1500) - Math.max(low, 1) + 1)
    expect([low, high, await countIn({ gte: low, lte: high })]).toEqual([low, high, count])
  }
  expect(await countIn({ gt: 10, lt: 20 }, { gte: 15, lte: 30 }, { gte: 1499 })).toBe(22)
})

test('an index full of gaps asks to be built anew', async () => {
  const index = await embeddedSearch.build([style(1, 1)], options)
  const answers = Array.from({ length: 1002 }, (_, at) => index.update([style(1, (at % 2) + 2)], []))
  expect(answers.at(0)).toBe(true)
  expect(answers.at(-1)).toBe(false)
})
