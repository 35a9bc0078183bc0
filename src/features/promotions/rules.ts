import { atLeast, atMost, fromMajor, money, scale, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'

/** A coupon as it is kept. `value`: whole percent, or minor units of the currency it is looked at in. Times are ISO. */
export type Coupon = {
  readonly code: string
  readonly type: 'percent' | 'fixed'
  readonly value: number
  readonly isActive: boolean
  readonly dateEnd: string | undefined
  readonly freeDelivery: boolean
  /** Undefined is no limit. */
  readonly useLimit: number | undefined
  readonly used: number
}

export type CouponCode = 'COUPON_NOT_FOUND' | 'COUPON_EXPIRED' | 'COUPON_USED'

/** As it is typed and kept: without spaces around, in capitals. */
export const toCouponCode = (typed: string): string => typed.trim().toUpperCase()

/** Why a coupon may not be used at `now` (ISO), undefined when it may. Switched off is as good as unknown. */
export const couponRefusal = (coupon: Coupon | undefined, now: string): CouponCode | undefined => {
  if (!coupon?.isActive) return 'COUPON_NOT_FOUND'
  if ((coupon.dateEnd ?? now) < now) return 'COUPON_EXPIRED'
  if (coupon.used >= (coupon.useLimit ?? Infinity)) return 'COUPON_USED'
  return undefined
}

const wholeUnit = fromMajor(1)

/**
 * What a usable coupon takes off goods of `subtotal` (minor units, one currency): percent rounded up to whole units,
 * fixed as it is, both capped at the subtotal. Never negative. Source: shopping.md 5, contract.md Totals.
 */
export const couponDiscount = (coupon: Pick<Coupon, 'type' | 'value'>, subtotal: Money): Money => {
  const wanted =
    coupon.type === 'percent'
      ? scale(subtotal, coupon.value, { per: 100, step: wholeUnit, round: 'up' })
      : money(coupon.value)
  return atLeast(atMost(wanted, subtotal), zero)
}

/** What a balance is worth in another currency, of which there are `to` for `from` of its own: whole minor units, never more than it is. */
export const worthOf = (balance: Money, to: number, from: number): Money =>
  balance <= 0 ? zero : scale(balance, to, { per: from, round: 'down' })

/** What an amount spent in that currency takes from the balance: whole minor units, never less than it is. */
export const costOf = (spent: Money, to: number, from: number): Money => scale(spent, from, { per: to, round: 'up' })
