import { expect, it } from 'vitest'
import type { Aggregation } from '../contract.ts'
import { countRequests, facetRequests, toFacets } from './facets.ts'
import { readListingQuery } from './listing-query.ts'

const counted = (...buckets: [key: string, label: string, count: number][]): Aggregation => ({
  total: buckets.length,
  buckets: buckets.map(([key, label, doc_count]) => ({ key, label, doc_count })),
})

it('[SEARCH-53] an option keeps its place when the choices leave nothing of it', () => {
  const [color] = toFacets(
    { color: counted(['1', 'Ink', 9], ['2', 'Moss', 5]) },
    { color: counted(['2', 'Moss', 3]) },
    {},
    9,
  )
  expect(color?.options).toEqual([
    { id: '1', label: 'Ink', count: 0 },
    { id: '2', label: 'Moss', count: 3 },
  ])
})

it('[SEARCH-53] sizes stand from small to large, whatever is counted most', () => {
  const sizes = counted(['1', 'XL', 9], ['2', 'XS', 1], ['3', '39', 4], ['4', 'M', 8])
  const [size] = toFacets({ size: sizes }, { size: sizes }, {}, 9)
  expect(size?.options.map(({ label }) => label)).toEqual(['XS', 'M', 'XL', '39'])
})

it('[SEARCH-53] a filter with one value is no choice, unless it was chosen', () => {
  const brand = { brand: counted(['7', 'Marl', 3]) }
  expect(toFacets(brand, brand, {}, 3)).toEqual([])
  expect(toFacets(brand, brand, { brand: ['7'] }, 3)).toHaveLength(1)
})

it('[SEARCH-53] a choice that nobody knows is shown, so that it can be taken back', () => {
  const brand = { brand: counted(['7', 'Marl', 3], ['8', 'Oru', 2]) }
  const [facet] = toFacets(brand, { brand: counted() }, { brand: ['99'] }, 3)
  expect(facet?.options.at(-1)).toEqual({ id: '99', label: '99', count: 0 })
})

it('[SEARCH-54] what is either so or not is one choice, left out where all products have it or none has', () => {
  const flags = { sale: counted(['0', 'No', 280], ['1', 'Yes', 81]), new: counted(['0', 'No', 361]) }
  const facets = toFacets({ ...flags, is_promo: counted(['1', 'Yes', 361]) }, flags, {}, 361)
  expect(facets).toEqual([
    { code: 'sale', type: 'flag', single: true, total: 1, options: [{ id: '1', label: 'Yes', count: 81 }] },
  ])
  expect(toFacets(flags, { sale: counted() }, { is_promo: ['1'] }, 361).map(({ code }) => code)).toEqual([
    'sale',
    'is_promo',
  ])
})

it('[SEARCH-50] an option has what a filter option of the specification has', () => {
  const price = {
    total: 4,
    buckets: [
      { key: '0-50', label: '< $50', doc_count: 3, from: 0, to: 50 },
      { key: '150-', label: '> $150', doc_count: 2, from: 150 },
    ],
  }
  expect(toFacets({ price }, { price }, {}, 5)).toEqual([
    {
      code: 'price',
      type: 'range',
      single: false,
      total: 4,
      options: [
        { id: '0-50', label: '< $50', from: 0, to: 50, count: 3 },
        { id: '150-', label: '> $150', from: 150, count: 2 },
      ],
    },
  ])
})

it('[SEARCH-52] asks for the usual number of values, for 999 where all are to be seen or one was chosen', () => {
  const ask = (search: string) => facetRequests(readListingQuery(new URLSearchParams(search)))
  expect(ask('')).toEqual([
    'color',
    'size',
    'brand',
    'price',
    'sale',
    'new',
    'is_promo',
    'in_stock',
    'gender',
    'ptype',
    'set',
    'approved',
  ])
  expect(ask('all=brand').filter((each) => typeof each !== 'string')).toEqual([{ code: 'brand', size: 999 }])
  expect(ask('is_promo=1&color=7').filter((each) => typeof each !== 'string')).toEqual([
    { code: 'color', size: 999 },
    { code: 'is_promo', size: 999 },
  ])
})

it('[SEARCH-52] counts every value once something is chosen: a rare one is not taken for none', () => {
  const counting = (search: string) => countRequests(readListingQuery(new URLSearchParams(search)))
  expect(counting('color=7').every((each) => typeof each !== 'string' && each.size === 999)).toBe(true)
  expect(counting('')).toContain('brand')
  const all = { brand: { total: 40, buckets: counted(['1', 'Marl', 9], ['2', 'Oru', 8]).buckets } }
  const [brand] = toFacets(all, { brand: counted(['9', 'Rare', 4], ['2', 'Oru', 1]) }, {}, 20)
  expect(brand).toMatchObject({
    total: 40,
    options: [
      { id: '1', count: 0 },
      { id: '2', count: 1 },
    ],
  })
})
