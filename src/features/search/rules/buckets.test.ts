import { expect, test } from 'vitest'
import { toAggregation } from './buckets.ts'

const words = new Map([
  ['1', { label: 'Red', swatch: '#c62828', rank: 2 }],
  ['2', { label: 'Blue', rank: 1 }],
  ['3', { label: 'Green', rank: 3 }],
  ['4', { label: 'White', rank: 0 }],
])

test('[SEARCH-10] values stand by how many products they list, then by label; total counts the cut ones', () => {
  const counts = new Map([
    ['1', 4],
    ['2', 4],
    ['3', 9],
    ['4', 0],
    ['nameless', 7],
  ])
  expect(toAggregation(counts, words, 20)).toEqual({
    total: 3,
    buckets: [
      { key: '3', label: 'Green', doc_count: 9 },
      { key: '2', label: 'Blue', doc_count: 4 },
      { key: '1', label: 'Red', doc_count: 4, swatch: '#c62828' },
    ],
  })
  const { total, buckets } = toAggregation(counts, words, 2)
  expect([total, buckets.map(({ key }) => key)]).toEqual([3, ['3', '2']])
})
