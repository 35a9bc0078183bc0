import { expect, it } from 'vitest'
import type { Aggregation } from '../contract.ts'
import { toFacets } from './facets.ts'

const counted = (...buckets: [key: string, label: string, count: number][]): Aggregation => ({
  total: buckets.length,
  buckets: buckets.map(([key, label, doc_count]) => ({ key, label, doc_count })),
})

it('an option keeps its place when the choices leave nothing of it', () => {
  const [color] = toFacets(
    { color: counted(['1', 'Ink', 9], ['2', 'Moss', 5]) },
    { color: counted(['2', 'Moss', 3]) },
    {},
  )
  expect(color?.options).toEqual([
    { key: '1', label: 'Ink', count: 0 },
    { key: '2', label: 'Moss', count: 3 },
  ])
})

it('sizes stand from small to large, whatever is counted most', () => {
  const sizes = counted(['1', 'XL', 9], ['2', 'XS', 1], ['3', '39', 4], ['4', 'M', 8])
  const [size] = toFacets({ size: sizes }, { size: sizes }, {})
  expect(size?.options.map(({ label }) => label)).toEqual(['XS', 'M', 'XL', '39'])
})

it('a facet with one value is no choice, unless it was chosen', () => {
  const brand = { brand: counted(['7', 'Marl', 3]) }
  expect(toFacets(brand, brand, {})).toEqual([])
  expect(toFacets(brand, brand, { brand: ['7'] })).toHaveLength(1)
})

it('a choice that nobody knows is shown, so that it can be taken back', () => {
  const brand = { brand: counted(['7', 'Marl', 3], ['8', 'Oru', 2]) }
  const [facet] = toFacets(brand, { brand: counted() }, { brand: ['99'] })
  expect(facet?.options.at(-1)).toEqual({ key: '99', label: '99', count: 0 })
})
