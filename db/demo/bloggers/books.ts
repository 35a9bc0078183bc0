import { money } from '#core/money.ts'
import { keptRoyalty, nothing, royaltyLines } from '#features/blogger/rules/royalty.ts'
import type { Earned, RoyaltyLine } from '#features/blogger/rules/royalty.ts'
import type { Currency, DemoOrder } from '../orders/order.ts'

type Pot = 'pending' | 'active'
/** `payout` is the index of the payout that pays the order. */
export type SaleBooks = {
  readonly lines: RoyaltyLine[]
  readonly payout: number | undefined
  readonly entries: Entry[]
}
export type Entry = { readonly pot: Pot; readonly reason: string; readonly at: Date } & Earned
/** `lines` are what it pays for which sales, by their indexes. */
export type DemoPayout = {
  readonly currency: Currency
  readonly madeAt: Date
  readonly approvedAt: Date
  readonly lines: readonly ({ readonly sale: number } & Earned)[]
} & Earned

const dayMs = 86_400_000
const add = (one: Earned, other: Earned, sign: 1 | -1 = 1): Earned => ({
  profit: money(one.profit + sign * other.profit),
  bonus: money(one.bonus + sign * other.bonus),
})

const sumOf = (all: readonly Earned[]): Earned => all.reduce<Earned>((sum, one) => add(sum, one), nothing)

/** What an order's life wrote into the books; `lineIds` are those of its lines. */
const entriesOf = (sale: DemoOrder, lines: readonly RoyaltyLine[], lineIds: readonly number[]): Entry[] => {
  const kept = (isReturned: boolean): Earned =>
    keptRoyalty(lines, {
      isCanceled: false,
      lines: sale.lines.map(({ qty, returned }, index) => ({
        id: lineIds[index] ?? 0,
        qty,
        returnedQty: isReturned ? returned : 0,
      })),
    })
  const all = kept(false)
  const moved = (pot: Pot, reason: string, at: Date, amount: Earned): Entry => ({ pot, reason, at, ...amount })
  const less = (amount: Earned): Earned => add(nothing, amount, -1)
  const { placedAt, canceledAt, deliveredAt, returnedAt } = sale
  return [
    moved('pending', 'order.placed', placedAt, all),
    ...(canceledAt ? [moved('pending', 'order.canceled', canceledAt, less(all))] : []),
    ...(deliveredAt
      ? [moved('pending', 'order.moved', deliveredAt, less(all)), moved('active', 'order.moved', deliveredAt, all)]
      : []),
    ...(returnedAt ? [moved('active', 'order.returned', returnedAt, add(kept(true), all, -1))] : []),
  ].filter(({ profit, bonus }) => profit !== 0 || bonus !== 0)
}

/** The tenth of each month of the last year, in the morning, with a day to approve it. */
const paydays = (now: Date): Date[] =>
  Array.from(
    { length: 12 },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 10, 9)),
  ).filter((day) => day.getTime() + dayMs < now.getTime())

/** The books of a year of sales, and the payouts that were made of them. */
export const booksOf = (
  sales: readonly DemoOrder[],
  lineIds: readonly (readonly number[])[],
  shares: { readonly share: number; readonly bonusShare: number },
  now: Date,
): { readonly sales: SaleBooks[]; readonly payouts: DemoPayout[] } => {
  const books = sales.map((sale, index) => {
    const ids = lineIds[index] ?? []
    const lines = royaltyLines(
      sale.lines.map(({ qty, price }, place) => ({ id: ids[place] ?? 0, qty, price })),
      sale.goods,
      shares,
    )
    return { lines, entries: entriesOf(sale, lines, ids), payout: undefined as number | undefined }
  })
  const payouts: DemoPayout[] = []
  for (const madeAt of paydays(now))
    for (const currency of ['USD', 'RUB'] as const) {
      const before = payouts.flatMap(({ lines }) => lines)
      const lines = books.flatMap(({ entries }, sale) => {
        if (sales[sale]?.currency !== currency) return []
        const earned = entries.filter(({ pot, at }) => pot === 'active' && at <= madeAt)
        const paid = before.filter((line) => line.sale === sale)
        const due = add(sumOf(earned), sumOf(paid), -1)
        return due.profit === 0 && due.bonus === 0 ? [] : [{ sale, ...due }]
      })
      const due = sumOf(lines)
      if (due.profit + due.bonus <= 0) continue
      for (const { sale } of lines) {
        const book = books[sale]
        if (book) book.payout ??= payouts.length
      }
      payouts.push({ currency, madeAt, approvedAt: new Date(madeAt.getTime() + dayMs), lines, ...due })
    }
  return { sales: books, payouts }
}
