import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArrival } from '#features/consent/rules.ts'
import {
  clearChoices,
  countChoices,
  facetCodes,
  isChosen,
  readListingQuery,
  showAll,
  sortKeyOf,
  sorts,
  toFilters,
  toSearch,
  toggleChoice,
  windowOf,
} from './listing-query.ts'
import type { ListingQuery } from './listing-query.ts'

const read = (search: string) => readListingQuery(new URLSearchParams(search))

describe('the query of a list', () => {
  it('[SEARCH-55] no choice is taken for what a link of a blogger or a campaign brings', () => {
    for (const code of facetCodes)
      expect([code, readArrival(new URLSearchParams(`${code}=1`))]).toEqual([code, undefined])
  })

  it('[SEARCH-55] is the same read from an address that it was written to', () => {
    const key = fc.stringMatching(/^[\w.-]{1,10}$/)
    const range = fc.stringMatching(/^\d{1,4}-\d{0,4}$/)
    const some = <T>(each: fc.Arbitrary<T>) => fc.uniqueArray(each, { minLength: 1, maxLength: 4 })
    const choices = fc.record(
      Object.fromEntries(facetCodes.map((code) => [code, some(code === 'price' ? range : key)])),
      { requiredKeys: [] },
    )
    const query = fc.record({
      text: fc.string({ maxLength: 20 }).map((text) => text.trim()),
      choices,
      sort: fc.constantFrom(...sorts),
      page: fc.integer({ min: 1, max: 10_000 }),
      all: fc.uniqueArray(fc.constantFrom(...facetCodes)),
    })
    fc.assert(
      fc.property(query, (given) => {
        expect(read(toSearch(given))).toEqual({ ...given, choices: { ...given.choices } })
      }),
    )
  })

  it.each(['color=49&color=50', 'color=49,50', 'color=49,50&color=49'])('[SEARCH-55] %s are two colours', (search) => {
    expect(read(search).choices).toEqual({ color: ['49', '50'] })
  })

  it.each(['sort=stolen', 'page=-3', 'page=x', 'color=<script>', 'price=cheap', 'price=50', 'shoe=1', 'all=shoe', ''])(
    '[SEARCH-55] %s is left out',
    (search) => {
      expect(toSearch(read(search))).toBe('')
    },
  )

  it('[SEARCH-57] takes a choice in and out again, and starts the list anew', () => {
    const third: ListingQuery = { ...read('size=4&sort=new'), page: 3 }
    const added = toggleChoice(third, 'color', '49')
    expect(toSearch(added)).toBe('?color=49&size=4&sort=new')
    expect(isChosen(added, 'color', '49')).toBe(true)
    expect(toSearch(toggleChoice(added, 'color', '49'))).toBe('?size=4&sort=new')
    expect(countChoices(added)).toBe(2)
    expect(toSearch(clearChoices(added))).toBe('?sort=new')
  })

  it('[SEARCH-54] of what excludes each other one choice takes the place of the other', () => {
    const set = toggleChoice(read('set=0&color=49'), 'set', '1')
    expect(toSearch(set)).toBe('?color=49&set=1')
    expect(toSearch(toggleChoice(read('color=49'), 'color', '50'))).toBe('?color=49&color=50')
  })

  it('[SEARCH-52] seeing all values of a filter leaves the list where it is', () => {
    expect(toSearch(showAll(read('color=49&page=3'), 'brand'))).toBe('?color=49&page=3&all=brand')
    expect(toSearch(showAll(read('all=brand'), 'brand'))).toBe('?all=brand')
  })
})

describe('what the catalogue is asked', () => {
  it.each([
    [1, { from: 0, size: 50 }],
    [3, { from: 0, size: 150 }],
    [10, { from: 0, size: 500 }],
    [12, { from: 100, size: 500 }],
  ])('[SEARCH-56] page %i asks for everything up to it, at most 500', (page, expected) => {
    expect(windowOf({ ...read(''), page })).toEqual(expected)
  })

  it('[SEARCH-50] choices of one attribute are one filter, price ranges one each', () => {
    expect(toFilters(read('color=49&color=50&price=0-50&price=150-&is_promo=1'))).toEqual([
      { attribute: 'color', value: { in: ['49', '50'] }, scope: 'catalog' },
      { attribute: 'price', value: { gte: 0, lt: 50 }, scope: 'catalog' },
      { attribute: 'price', value: { gte: 150 }, scope: 'catalog' },
      { attribute: 'is_promo', value: { in: ['1'] }, scope: 'catalog' },
    ])
  })

  it('[SEARCH-72] leaves the order to the store view until one is chosen', () => {
    expect(sorts.map((sort) => sortKeyOf({ ...read(''), sort }))).toEqual([
      undefined,
      'final_price:asc',
      'final_price:desc',
      'created_at:desc',
    ])
  })
})
