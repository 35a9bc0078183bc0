import { expect, test } from 'vitest'
import { daysOf } from './days.ts'

test('[ADMIN-35] a chart has every day, those without sales too', () => {
  expect(daysOf('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
  expect(daysOf('2026-03-02', '2026-03-02')).toEqual(['2026-03-02'])
  expect(daysOf('2026-03-03', '2026-03-02')).toEqual([])
  expect(daysOf('2000-01-01', '2026-03-02')).toHaveLength(366)
})
