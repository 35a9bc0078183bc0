import { money, percentOf, subtract, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'

/** A line as a return sees it; `price` is of one piece, in minor units. */
export type ReturnableLine = {
  readonly id: number
  readonly qty: number
  readonly returnedQty: number
  readonly price: number
}

export type ReturnedPieces = { readonly line: number; readonly qty: number }

/** A part of a whole, both of them whole numbers. */
export type Share = { readonly part: number; readonly whole: number }

/** That share of an amount, half up to minor units; nothing of a whole that is nothing. */
export const shareOf = (amount: Money, { part, whole }: Share): Money => {
  if (whole <= 0) return zero
  const exact = BigInt(amount) * BigInt(part)
  return money(Number((2n * exact + BigInt(whole)) / (2n * BigInt(whole))))
}

const valueOf = (lines: readonly ReturnableLine[], qtyOf: (line: ReturnableLine) => number): number =>
  lines.reduce((sum, line) => sum + line.price * qtyOf(line), 0)

/** What of an order's goods its buyer has kept, by value. */
export const keptShare = (lines: readonly ReturnableLine[]): Share => ({
  part: valueOf(lines, ({ qty, returnedQty }) => qty - returnedQty),
  whole: valueOf(lines, ({ qty }) => qty),
})

/** The lines after a return; undefined where a line is none of them, stands twice, or has not so many pieces left. */
export const linesAfter = (
  lines: readonly ReturnableLine[],
  returned: readonly ReturnedPieces[],
): ReturnableLine[] | undefined => {
  const pieces = new Map(returned.map(({ line, qty }) => [line, qty]))
  if (pieces.size !== returned.length) return undefined
  const after = lines.map((line) => ({ ...line, returnedQty: line.returnedQty + (pieces.get(line.id) ?? 0) }))
  const isKnown = returned.every(({ line }) => lines.some(({ id }) => id === line))
  return isKnown && after.every(({ qty, returnedQty }) => returnedQty <= qty) ? after : undefined
}

/** Minor units that were paid for an order's goods: `goods` after coupon and discount, less what bonuses paid; never below 0. */
export const paidForGoods = (goods: Money, bonuses: Money): Money => money(Math.max(0, goods - bonuses))

/** Minor units that a return gives back. All returns of an order give back what was paid for its goods, to the cent. */
export const refundOf = (paid: Money, before: Share, after: Share): Money =>
  subtract(shareOf(paid, before), shareOf(paid, after))

/**
 * What the shop still has of the money for the goods kept once so much was given back besides returns; of goods that no money was
 * paid for all of it.
 */
export const unrefundedShare = (paid: Money, kept: Share, given: Money): Share => {
  const whole = shareOf(paid, kept)
  return whole <= 0 ? { part: 1, whole: 1 } : { part: Math.max(0, whole - given), whole }
}

/** What an order earns its buyer: `percent` of the money paid for what was kept, less what was given back besides. */
export const cashbackOf = (paid: Money, kept: Share, percent: number, given: Money = zero): Money =>
  percentOf(shareOf(shareOf(paid, kept), unrefundedShare(paid, kept, given)), percent)
