import { expect, test } from 'vitest'
import type { SoldDay } from './stats.ts'
import { startOf, statsOf } from './stats.ts'

const now = new Date('2026-11-22T10:00:00Z')
const sold = (date: string, count: number, profit: number, currency = 'USD'): SoldDay => ({
  date,
  currency,
  count,
  sum: profit * 10,
  profit,
  bonus: profit / 5,
})
const days = [
  sold('2025-11-22', 1, 9000),
  sold('2025-11-23', 1, 700),
  sold('2026-10-24', 2, 500),
  sold('2026-11-15', 3, 400),
  sold('2026-11-16', 1, 300),
  sold('2026-11-22', 1, 200),
  sold('2026-11-22', 1, 15_000, 'RUB'),
]
const posts = [
  { date: '2025-06-01', count: 2 },
  { date: '2026-11-15', count: 4 },
  { date: '2026-11-21', count: 1 },
]
const stats = statsOf(days, posts, { now, goal: 5 })

test('[BLOGGER-29] periods hold their days and keep currencies apart', () => {
  expect(stats.until).toBe('2026-11-22')
  expect(stats.today).toEqual({ mentioned: 0, count: 2, profit: { USD: 2, RUB: 150 }, bonus: { USD: 0.4, RUB: 30 } })
  expect(stats.week).toMatchObject({ mentioned: 1, count: 3, profit: { USD: 5, RUB: 150 } })
  expect(stats.month).toMatchObject({ mentioned: 5, count: 8, profit: { USD: 14, RUB: 150 } })
  expect(stats.year).toMatchObject({ mentioned: 5, count: 9, profit: { USD: 21, RUB: 150 } })
  expect(stats.total).toMatchObject({ mentioned: 7, count: 10, profit: { USD: 111, RUB: 150 } })
  expect(stats.total.start_date).toBe('2025-06-01T00:00:00.000Z')
  expect(startOf('week', now).toISOString()).toBe('2026-11-16T00:00:00.000Z')
})

test('[BLOGGER-29] nobody who began has no start', () => {
  expect(statsOf([], [], { now, goal: 5 })).toMatchObject({
    total: { start_date: null, count: 0, profit: {} },
    days: [],
  })
})

test('[BLOGGER-30] the week stands beside the one before, with the goal', () => {
  expect(stats.orders).toEqual({
    count: 3,
    sum: { USD: 50, RUB: 1500 },
    profit: { USD: 5, RUB: 150 },
    diffs: { count: 0, sum: { USD: 10, RUB: 1500 }, profit: { USD: 1, RUB: 150 }, mentioned: -3 },
    mentioned: 1,
    mentions_goal: 5,
  })
})

test('[BLOGGER-397] on the last day of a leap year the chart has its first', () => {
  const leap = statsOf([sold('2027-12-31', 1, 100), sold('2028-01-01', 1, 200)], [], {
    now: new Date('2028-12-31T23:59:59Z'),
    goal: 5,
  })
  expect(leap.days.map(({ date }) => date)).toEqual(['2028-01-01'])
})

test('[BLOGGER-29] the chart has the days of a year on which something happened', () => {
  expect(stats.days.map(({ date }) => date)).toEqual([
    '2025-11-23',
    '2026-10-24',
    '2026-11-15',
    '2026-11-16',
    '2026-11-21',
    '2026-11-22',
  ])
  expect(stats.days.at(-1)).toEqual({ date: '2026-11-22', mentioned: 0, count: 2, profit: { USD: 2, RUB: 150 } })
})
