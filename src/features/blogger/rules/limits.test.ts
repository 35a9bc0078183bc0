import { expect, test } from 'vitest'
import { refreshMs } from './lists.ts'
import { defaultPeriod, listSize, periods, setTypes, wikiSize } from './limits.ts'

test('[BLOGGER-31] [BLOGGER-35] lists of the cabinet have 1000 rows at most, instructions 100', () => {
  expect([listSize, wikiSize]).toEqual([1000, 100])
})

test('[BLOGGER-23] [BLOGGER-29] [BLOGGER-33] sets, periods and the rest between two readings are those of the specification', () => {
  expect(setTypes).toEqual(['top', 'bottom', 'shoes'])
  expect(periods).toEqual(['today', 'week', 'month', 'year'])
  expect(defaultPeriod).toBe('week')
  expect(refreshMs).toBe(5000)
})
