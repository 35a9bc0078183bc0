import { expect, test } from 'vitest'
import type { SearchDocument } from '../search.ts'
import { embeddedSearch } from './index.ts'

const many = 300

const aDocument = (id: number): SearchDocument => ({
  id,
  keywords: {},
  numbers: { id, promoted: id % 7 },
  places: {},
  variants: [{ key: `v${id}`, isAvailable: true, keywords: {}, numbers: {} }],
  codes: [{ code: `code-${id}` }],
})

test('[SEARCH-9] pages by relevance follow each other without gaps, equal ones in one order', async () => {
  const index = await embeddedSearch.build(
    Array.from({ length: many }, (_, id) => aDocument(id)),
    {
      variantCodes: new Set(),
      textFields: { name: { weight: 6, usualWords: 4 } },
      findTexts: (id) => ({ name: `velvet ${'gown '.repeat(1 + ((id * 31) % 11))}` }),
    },
  )
  const ask = async (query: string, from: number, size: number) => {
    const sort = ['relevance', 'promoted', 'id'].map((code) => ({ code, isDescending: true }))
    const { hits } = await index.search({
      conditions: [],
      text: { language: 'en', query },
      facets: [],
      sort,
      from,
      size,
    })
    return hits.map(({ id }) => id)
  }
  const all = await ask('velvet', 0, many)
  const wanted = Array.from({ length: many }, (_, id) => id).toSorted(
    (a, b) => ((a * 31) % 11) - ((b * 31) % 11) || (b % 7) - (a % 7) || b - a,
  )
  expect(all).toEqual(wanted)
  const pages: number[] = []
  for (let from = 0; from < many; from += 7) pages.push(...(await ask('velvet', from, 7)))
  expect(pages).toEqual(all)
  expect((await ask('velvet code-250', 0, 1))[0]).toBe(250)
})
