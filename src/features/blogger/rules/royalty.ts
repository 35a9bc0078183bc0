import { money, subtract, timesQuotient, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { isSamePhone } from '#core/phone.ts'
import { bloggerLimits } from './limits.ts'

/** Royalty and bonus in minor units of one currency. */
export type Earned = { readonly profit: Money; readonly bonus: Money }
export const nothing: Earned = { profit: zero, bonus: zero }

/** A line of an order when it is placed; `price` of one piece, minor units. */
export type SoldLine = { readonly id: number; readonly qty: number; readonly price: number }
/** What a line earns if all of it is kept. */
export type RoyaltyLine = { readonly line: number } & Earned

/** Percent with four decimals at most as a whole number. */
const scale = 10_000

/**
 * `share` and `bonusShare` percent of each line's part of `goods`, which is what is left of the lines after coupon and payment discount,
 * without delivery. Half up to minor units, once a line.
 */
export const royaltyLines = (
  lines: readonly SoldLine[],
  goods: Money,
  { share, bonusShare }: { readonly share: number; readonly bonusShare: number },
): RoyaltyLine[] => {
  const whole = lines.reduce((sum, { price, qty }) => sum + price * qty, 0)
  const part = ({ price, qty }: SoldLine, percent: number): Money =>
    whole <= 0
      ? zero
      : timesQuotient(
          money(price * qty),
          BigInt(goods) * BigInt(Math.round(percent * scale)),
          BigInt(whole) * BigInt(100 * scale),
        )
  return lines.map((line) => ({ line: line.id, profit: part(line, share), bonus: part(line, bonusShare) }))
}

/**
 * What is left of it once so many pieces of each line came back, and nothing of an order that was cancelled; `unrefunded` is the share
 * of the money for what was kept that was not given back besides.
 */
export const keptRoyalty = (
  lines: readonly RoyaltyLine[],
  state: {
    readonly isCanceled: boolean
    readonly lines: readonly { readonly id: number; readonly qty: number; readonly returnedQty: number }[]
    readonly unrefunded?: { readonly part: number; readonly whole: number }
  },
): Earned => {
  if (state.isCanceled) return nothing
  const kept = (amount: Money, { qty, returnedQty }: { readonly qty: number; readonly returnedQty: number }): Money =>
    subtract(amount, timesQuotient(amount, BigInt(returnedQty), BigInt(qty)))
  const { part, whole } = state.unrefunded ?? { part: 1, whole: 1 }
  const unrefunded = (amount: Money): Money => timesQuotient(amount, BigInt(part), BigInt(whole))
  const all = lines.reduce<Earned>((sum, { line, profit, bonus }) => {
    const pieces = state.lines.find(({ id }) => id === line) ?? { qty: 1, returnedQty: 1 }
    return { profit: money(sum.profit + kept(profit, pieces)), bonus: money(sum.bonus + kept(bonus, pieces)) }
  }, nothing)
  return { profit: unrefunded(all.profit), bonus: unrefunded(all.bonus) }
}

/** Codes are compared in capitals, without spaces around. */
export const toPromoCode = (text: string): string => text.trim().toUpperCase()

/** Codes by which an order may be a blogger's, the one that was typed before the one that was promised. */
export const codesOf = (order: { readonly typed: string | null; readonly promised: string | null }): string[] => [
  ...new Set([order.typed, order.promised].flatMap((code) => (code?.trim() ? [toPromoCode(code)] : []))),
]

type Contact = { readonly id: number; readonly email: string | null; readonly phone: string | null }
type Buyer = { readonly customerId: number | null; readonly email: string | null; readonly phone: string | null }

/** Whether somebody buys with their own code: by their account, or as a guest with their own address or phone. */
export const isOwnPurchase = (blogger: Contact, buyer: Buyer): boolean =>
  buyer.customerId === blogger.id ||
  (blogger.email !== null && buyer.email?.trim().toLowerCase() === blogger.email) ||
  (blogger.phone !== null && buyer.phone !== null && isSamePhone(blogger.phone, buyer.phone))

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** The next day of payouts as `2026-12-10`: `day` of a month, or its last day where it is shorter. Today counts. */
export const nextPayday = (now: Date, day: number): string => {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const dayIn = (of: number) => Math.min(Math.max(1, Math.trunc(day)), lastDayOf(year, of))
  const isStillToCome = now.getUTCDate() <= dayIn(month)
  const then = isStillToCome ? month : month + 1
  return new Date(Date.UTC(year, then, dayIn(then))).toISOString().slice(0, 10)
}

/** Codes as a manager typed them, each once, in their order. */
export const toCodes = (typed: readonly string[]): string[] =>
  [...new Set(typed.map(toPromoCode).filter(Boolean))].slice(0, bloggerLimits.codes)
