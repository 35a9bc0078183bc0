import { day } from '#core/durations.ts'
import { money, toMajor } from '#core/money.ts'
import type { WireFigures, WireStats } from '../contract.ts'
import { periods } from './limits.ts'
import type { Period } from './limits.ts'

/** What one day brought in one currency, in minor units; `date` is `2026-11-22`, days are those of UTC. */
export type SoldDay = {
  readonly date: string
  readonly currency: string
  readonly count: number
  readonly sum: number
  readonly profit: number
  readonly bonus: number
}
export type PostedDay = { readonly date: string; readonly count: number }

/** Days that a period has, this one among them. */
const lengths: Readonly<Record<Period, number>> = { today: 1, week: 7, month: 30, year: 365 }

/** The day so many days before `now`, of UTC: `2026-05-01`. */
export const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * day).toISOString().slice(0, 10)

/** When a period begins: at the start of its first day. */
export const startOf = (period: Period, now: Date): Date =>
  new Date(`${dayBefore(now, lengths[period] - 1)}T00:00:00.000Z`)

const byCurrency = (rows: readonly SoldDay[], amountOf: (row: SoldDay) => number): Record<string, number> => {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row.currency, (sums.get(row.currency) ?? 0) + amountOf(row))
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).map(([code, sum]) => [code, toMajor(money(sum))]))
}

const countOf = (rows: readonly { readonly count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0)

const figuresOf = (sold: readonly SoldDay[], posted: readonly PostedDay[]): WireFigures => ({
  mentioned: countOf(posted),
  count: countOf(sold),
  profit: byCurrency(sold, ({ profit }) => profit),
  bonus: byCurrency(sold, ({ bonus }) => bonus),
})

/** All figures of a cabinet out of its days. `goal` is how many posts a week should bring. */
export const statsOf = (
  sold: readonly SoldDay[],
  posted: readonly PostedDay[],
  { now, goal }: { readonly now: Date; readonly goal: number },
): WireStats => {
  const within = <T extends { readonly date: string }>(rows: readonly T[], from: number, to = 0): T[] =>
    rows.filter(({ date }) => date >= dayBefore(now, from - 1) && date <= dayBefore(now, to))
  const [today, week, month, year] = periods.map((period) =>
    figuresOf(within(sold, lengths[period]), within(posted, lengths[period])),
  ) as [WireFigures, WireFigures, WireFigures, WireFigures]
  const [start = null] = [...sold, ...posted].map(({ date }) => date).toSorted()
  const [these, those] = [within(sold, 7), within(sold, 14, 7)]
  const drawn = daysDrawn(now)
  const mentioned = countOf(within(posted, 7))
  // what was there a week ago is taken off
  const beside = [...these, ...those.map((row) => ({ ...row, sum: -row.sum, profit: -row.profit }))]
  return {
    until: dayBefore(now, 0),
    today,
    week,
    month,
    year,
    total: { ...figuresOf(sold, posted), start_date: start === null ? null : `${start}T00:00:00.000Z` },
    orders: {
      count: countOf(these),
      sum: byCurrency(these, ({ sum }) => sum),
      profit: byCurrency(these, ({ profit }) => profit),
      diffs: {
        count: countOf(these) - countOf(those),
        sum: byCurrency(beside, ({ sum }) => sum),
        profit: byCurrency(beside, ({ profit }) => profit),
        mentioned: mentioned - countOf(within(posted, 14, 7)),
      },
      mentioned,
      mentions_goal: goal,
    },
    days: daysOf(within(sold, drawn), within(posted, drawn)),
  }
}

/** Days that the longest chart has: a year, or more where the twelve months that it draws are those of a leap year to its last day. */
const daysDrawn = (now: Date): number => {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1)
  return Math.max(lengths.year, Math.floor((now.getTime() - first) / day) + 1)
}

const daysOf = (sold: readonly SoldDay[], posted: readonly PostedDay[]): WireStats['days'] =>
  [...new Set([...sold, ...posted].map(({ date }) => date))].toSorted().map((date) => {
    const ofDay = sold.filter((row) => row.date === date)
    return {
      date,
      mentioned: countOf(posted.filter((row) => row.date === date)),
      count: countOf(ofDay),
      profit: byCurrency(ofDay, ({ profit }) => profit),
    }
  })
