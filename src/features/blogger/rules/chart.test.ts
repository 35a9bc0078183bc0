import { expect, test } from 'vitest'
import { barsOf, linesOf, mainCurrency } from './chart.ts'

const now = new Date('2026-11-22T13:00:00.000Z')
const day = (date: string, profit: Record<string, number>) => ({ date, mentioned: 0, count: 1, profit })

test('[BLOGGER-101] the week has seven columns with the week before beside them; today is among them', () => {
  const days = [day('2026-11-09', { USD: 5 }), day('2026-11-16', { USD: 7 }), day('2026-11-22', { USD: 9, EUR: 1 })]
  const bars = barsOf(days, 'week', 'USD', now)
  expect(bars).toHaveLength(7)
  expect(bars[0]).toEqual({ from: '2026-11-16', now: 7, before: 5 })
  expect(bars[6]).toEqual({ from: '2026-11-22', now: 9, before: 0 })
  expect(barsOf(days, 'today', 'USD', now)).toEqual(bars)
  expect(barsOf(days, 'week', 'EUR', now)[6]?.now).toBe(1)
})

test('[BLOGGER-101] a month has thirty days, a year twelve months', () => {
  const days = [day('2025-12-31', { USD: 0.1 }), day('2026-11-01', { USD: 0.1 }), day('2026-11-22', { USD: 0.2 })]
  expect(barsOf(days, 'month', 'USD', now)).toHaveLength(30)
  const year = barsOf(days, 'year', 'USD', now)
  expect(year.map(({ from }) => from).at(0)).toBe('2025-12-01')
  expect(year[0]).toEqual({ from: '2025-12-01', now: 0.1, before: 0 })
  expect(year[11]).toEqual({ from: '2026-11-01', now: 0.3, before: 0 })
})

test('[BLOGGER-101] the currency of most days is drawn; without any none', () => {
  expect(
    mainCurrency([day('2026-11-01', { EUR: 9 }), day('2026-11-02', { USD: 1 }), day('2026-11-03', { USD: 1 })]),
  ).toBe('USD')
  expect(mainCurrency([])).toBeUndefined()
})

test.each([
  [118, [50, 100]],
  [100.2, [50, 100]],
  [39, [10, 20, 30]],
  [2025, [1000, 2000]],
  [0.5, [0.2, 0.4]],
  [1, [0.5, 1]],
  [0, []],
  [-3, []],
])('[BLOGGER-101] up to %d lines stand at round amounts', (top, lines) => {
  expect(linesOf(top)).toEqual(lines)
})
