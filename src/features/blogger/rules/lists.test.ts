import { describe, expect, test } from 'vitest'
import { bloggerLimits, defaultPeriod, listSize, periods, setTypes, wikiSize } from './limits.ts'
import { daysToDelivery, mayRefresh, promoLists, refreshMs } from './lists.ts'

describe('the three lists', () => {
  const product = (id: number, delivered: boolean, promoted_count: number, archive: boolean) => ({
    id,
    delivered,
    promoted_count,
    archive,
  })

  test('[BLOGGER-18] each product stands in one of them', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
      product(bits, (bits & 1) > 0, (bits & 2) > 0 ? 3 : 0, (bits & 4) > 0),
    )
    const lists = promoLists(all)
    expect(lists.delivering.map(({ id }) => id)).toEqual([0])
    expect(lists.promotion.map(({ id }) => id)).toEqual([1])
    expect(lists.done.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7])
  })

  test('[BLOGGER-19] days count down to none', () => {
    const now = new Date('2026-11-22T10:00:00Z')
    const days = (due: string | null, isDelivered = false) =>
      daysToDelivery(due === null ? null : new Date(due), isDelivered, now)
    expect([days('2026-11-25T10:00:00Z'), days('2026-11-22T11:00:00Z'), days('2026-11-20T00:00:00Z')]).toEqual([
      3, 1, 0,
    ])
    expect([days(null), days('2026-11-25T10:00:00Z', true)]).toEqual([null, null])
  })
})

test('[BLOGGER-33] the cabinet is read anew once in five seconds', () => {
  expect(refreshMs).toBe(5000)
  expect([mayRefresh(undefined, 0), mayRefresh(1000, 5999), mayRefresh(1000, 6000)]).toEqual([true, false, true])
})

test('[BLOGGER-31] lists have 1000 at most, instructions 100; a week without a choice', () => {
  expect([listSize, wikiSize, defaultPeriod]).toEqual([1000, 100, 'week'])
  expect(periods).toEqual(['today', 'week', 'month', 'year'])
  expect(setTypes).toEqual(['top', 'bottom', 'shoes'])
  expect(bloggerLimits.photos).toBe(8)
})
