import { add, atLeast, atMost, negate, scale, subtract, times, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { deliveryPrice } from '#features/pricing/rules/delivery-terms.ts'
import type { DeliveryTerms } from '#features/pricing/rules/delivery-terms.ts'
import { taxesIn, taxIn } from '#features/pricing/rules/tax.ts'
import type { TaxedPart } from '#features/pricing/rules/tax.ts'
import { couponDiscount } from '#features/promotions/rules.ts'
import type { Coupon } from '#features/promotions/rules.ts'
import type { TotalsCode } from '../cart-schema.ts'

/** One line of goods: prices of one piece as charged and before a special price. Minor units of one currency. */
export type PricedLine = {
  readonly price: Money
  readonly oldPrice: Money
  readonly qty: number
  /** What a piece's price is made of, with the percent of tax in each part; without them nothing is known of the tax. */
  readonly parts?: readonly TaxedPart[]
}

/** Only a coupon that may be used now; amounts in the lines' currency. */
export type UsableCoupon = Pick<Coupon, 'type' | 'value' | 'freeDelivery'>

export type PaymentTerms = {
  readonly cost: Money
  /** Percent of what is left after the coupon. */
  readonly discount: number
  /** Step the discount is rounded up to. */
  readonly rounding: Money
  /** The subtotal the discount begins at. */
  readonly minimum: Money
}

export type ShippingTerms = DeliveryTerms

export type BonusTerms = {
  readonly balance: Money
  /** At most this much, undefined for as much as the rule allows. */
  readonly wanted: Money | undefined
  /** Percent of the goods that may be paid with bonuses. */
  readonly share: number
  /** From this much of goods on the whole may be paid. */
  readonly unlimitedFrom: Money
  readonly isVip: boolean
}

export type TotalsInput = {
  readonly lines: readonly PricedLine[]
  readonly coupon?: UsableCoupon | undefined
  readonly payment?: PaymentTerms | undefined
  /** Undefined while no method is chosen; `none` where nothing is delivered. */
  readonly shipping?: ShippingTerms | 'none' | undefined
  readonly bonuses?: BonusTerms | undefined
  /** Percent of tax in what delivery costs. */
  readonly shippingTax?: number | undefined
}

/** `amount` null: not known before a shipping method is chosen. */
export type TotalsLine = { readonly code: TotalsCode; readonly amount: Money | null }

export type Totals = {
  readonly lines: readonly TotalsLine[]
  readonly subtotal: Money
  /** Goods after coupon and payment discount: what bonuses, cashback and royalty count on. */
  readonly goods: Money
  readonly couponDiscount: Money
  readonly paymentDiscount: Money
  readonly bonuses: Money
  readonly shipping: Money
  /** The tax in goods, after what coupon and payment method take off, and delivery. Bonuses are a way to pay. */
  readonly taxes: Money
  readonly grandTotal: Money
}

/** What a line costs before anything is taken off, in minor units. */
export const rowTotal = (line: PricedLine): Money => times(line.price, line.qty)

/** What a payment method takes off: from `minimum` on, rounded up to `rounding`, never more than is left. Minor units. */
const paymentDiscount = (terms: PaymentTerms, subtotal: Money, left: Money): Money => {
  if (subtotal < terms.minimum) return zero
  const wanted = scale(left, terms.discount, { per: 100, step: terms.rounding || 1, round: 'up' })
  return atLeast(atMost(wanted, left), zero)
}

/** What may be paid with bonuses: a share of the goods, the whole for vip or from the threshold, never above the balance. */
export const bonusesAllowed = (terms: BonusTerms, goods: Money): Money => {
  const isUnlimited = terms.isVip || goods >= terms.unlimitedFrom
  const share = isUnlimited ? goods : scale(goods, terms.share, { per: 100, round: 'down' })
  return atLeast(zero, atMost(atMost(share, terms.balance), goods))
}

/** Minor units that sending costs: 0 from the method's limit on (of `subtotal`), or with a free-delivery coupon. */
export const shippingPrice = (terms: ShippingTerms, subtotal: Money, coupon: UsableCoupon | undefined): Money =>
  deliveryPrice(terms, subtotal, coupon?.freeDelivery)

/**
 * The one chain from lines to the grand total, the same in browser and server: coupon of the subtotal, payment discount
 * and bonuses of what is left, then the method's cost and shipping. Lines that do not apply are left out, but for the
 * subtotal and the last two. Source: contract.md Totals.
 */
export const totals = ({ lines, coupon, payment, shipping, bonuses, shippingTax = 0 }: TotalsInput): Totals => {
  const subtotal = add(...lines.map(rowTotal))
  const saved = add(...lines.map((line) => times(subtract(atLeast(line.oldPrice, line.price), line.price), line.qty)))
  const byCoupon = coupon ? couponDiscount(coupon, subtotal) : zero
  const afterCoupon = subtract(subtotal, byCoupon)
  const byPayment = payment ? paymentDiscount(payment, subtotal, afterCoupon) : zero
  const goods = subtract(afterCoupon, byPayment)
  const allowed = bonuses ? bonusesAllowed(bonuses, goods) : zero
  const spent = bonuses?.wanted === undefined ? allowed : atLeast(zero, atMost(bonuses.wanted, allowed))
  const cost = payment?.cost ?? zero
  const delivery = shipping && shipping !== 'none' ? shippingPrice(shipping, subtotal, coupon) : zero
  const beforeDiscount = add(subtotal, cost, delivery)
  const grandTotal = atLeast(zero, subtract(beforeDiscount, add(byCoupon, byPayment, spent)))
  const parts = lines.flatMap(({ parts: ofPiece = [], qty }) =>
    ofPiece.map(({ gross, percent }) => ({ gross: times(gross, qty), percent })),
  )
  const taxes = add(taxesIn(parts, goods, subtotal), taxIn(delivery, shippingTax))
  const unlessZero = (code: TotalsCode, amount: Money): TotalsLine[] => (amount === 0 ? [] : [{ code, amount }])
  const delivering = (): TotalsLine[] => {
    if (shipping === 'none') return []
    return shipping ? [{ code: 'shipping', amount: delivery }] : [{ code: 'shipping_on_checkout', amount: null }]
  }
  return {
    lines: [
      { code: 'subtotal_incl_tax', amount: subtotal },
      ...unlessZero('our_discount', saved),
      ...unlessZero('coupon_code', negate(byCoupon)),
      ...unlessZero('payment_discount', negate(byPayment)),
      ...unlessZero('payment', cost),
      ...delivering(),
      ...unlessZero('user_account', negate(spent)),
      { code: 'grand_total_before_discount', amount: beforeDiscount },
      { code: 'grand_total', amount: grandTotal },
    ],
    subtotal,
    goods,
    couponDiscount: byCoupon,
    paymentDiscount: byPayment,
    bonuses: spent,
    shipping: delivery,
    taxes,
    grandTotal,
  }
}
