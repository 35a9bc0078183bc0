import { addMajor } from '#core/money.ts'
import type { WireStats } from '../contract.ts'
import type { Period } from './limits.ts'
import { dayBefore } from './stats.ts'

/** One column: the day it begins with, what it brought, and what the one as far back in the period before did. Major units. */
export type Bar = { readonly from: string; readonly now: number; readonly before: number }

/**
 * The profit of one currency as columns, the latest last: seven days beside the seven before, thirty beside thirty, or the last twelve
 * calendar months, which stand alone. A single day is shown among its week. Days are those of UTC.
 */
export const barsOf = (days: WireStats['days'], period: Period, currency: string, now: Date): Bar[] => {
  const profits = new Map(days.map(({ date, profit }) => [date, profit[currency] ?? 0]))
  if (period === 'year') {
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
    return Array.from({ length: 12 }, (_, index) => {
      const from = new Date(Date.UTC(year, month - 11 + index, 1)).toISOString().slice(0, 10)
      const ofMonth = [...profits].filter(([date]) => date.slice(0, 7) === from.slice(0, 7))
      return { from, now: addMajor(...ofMonth.map(([, profit]) => profit)), before: 0 }
    })
  }
  const length = period === 'month' ? 30 : 7
  return Array.from({ length }, (_, index) => {
    const from = dayBefore(now, length - 1 - index)
    return {
      from,
      now: profits.get(from) ?? 0,
      before: profits.get(dayBefore(now, 2 * length - 1 - index)) ?? 0,
    }
  })
}

/** The amounts up to the highest one that lines are drawn at: one to three, each a round number. */
export const linesOf = (top: number): number[] => {
  if (top <= 0) return []
  const power = 10 ** Math.floor(Math.log10(top / 3))
  const step = power * ([1, 2, 5].find((times) => top / (times * power) < 4) ?? 10)
  return Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step)
}

/** The currency that brought most orders or profit to look at first: that of the most days; undefined without any. */
export const mainCurrency = (days: WireStats['days']): string | undefined => {
  const counts = new Map<string, number>()
  for (const { profit } of days) for (const code of Object.keys(profit)) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
