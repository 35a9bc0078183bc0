import { by, down, exact, halfUp, isBelow, minus, over, percent, plus, smaller, toNumber, up } from './fraction.ts'
import type { Fraction } from './fraction.ts'

// The specified sums a second time: exact fractions, one sentence after the other, nothing of the shop's own code.

export type SlowCurrency = 'USD' | 'EUR' | 'RUB'

/** As it is listed: whole minor units of one currency. */
type SlowPrice = {
  readonly currency: SlowCurrency
  readonly price: number
  readonly special?: number
  readonly from?: string
  readonly to?: string
}

/** What a piece is made of, and what its chosen options add: `fixed` is dollars in minor units. */
export type SlowLine = {
  readonly parts: readonly { readonly listed: SlowPrice; readonly taxClass: string; readonly qty: number }[]
  /** Of the whole: its options are taxed as it is. */
  readonly taxClass: string
  readonly options: readonly { readonly kind: 'fixed' | 'percent'; readonly value: number }[]
  readonly qty: number
}

/** Amounts of settings are dollars in major units, but for the step, which is one of the currency that is paid in. */
export type SlowCart = {
  readonly now: string
  readonly currency: SlowCurrency
  readonly rates: Readonly<Record<SlowCurrency, number>>
  readonly isTaxIncluded: boolean
  /** Percent by class, at home and where it goes. */
  readonly homeTax: Readonly<Record<string, number>>
  readonly placeTax: Readonly<Record<string, number>>
  readonly shippingTaxClass: string
  readonly lines: readonly SlowLine[]
  readonly coupon?: {
    readonly kind: 'percent' | 'fixed'
    /** Whole percent, or dollars in minor units. */
    readonly value: number
    readonly isOn: boolean
    readonly ends?: string
    readonly limit?: number
    readonly used: number
    readonly freeDelivery: boolean
  }
  readonly payment?: {
    readonly cost: number
    readonly discount: number
    readonly rounding: number
    readonly minimum: number
  }
  /** `nothing` is delivered of a virtual cart. */
  readonly shipping?: { readonly amount: number; readonly limit: number } | 'nothing'
  /** Balance and wish in minor units of the cart's currency; the share in percent. */
  readonly bonuses?: {
    readonly balance: number
    readonly wanted?: number
    readonly share: number
    readonly unlimitedFrom: number
    readonly isVip: boolean
  }
}

/** Lines by code in minor units, in their order; what goes into them; and the prices of one piece each. */
export type SlowTotals = {
  readonly lines: readonly (readonly [string, number | null])[]
  readonly goods: number
  readonly taxes: number
  readonly prices: readonly (readonly [charged: number, before: number])[]
}

const nothing = exact(0)
const sum = (values: readonly Fraction[]): Fraction => values.reduce(plus, nothing)

/** "Amounts are in USD; the rates are rounded to whole units." */
const inCurrency = (minor: Fraction, from: SlowCurrency, { currency, rates }: SlowCart): Fraction =>
  from === currency
    ? minor
    : by(halfUp(over(over(by(minor, exact(rates[currency])), exact(rates[from])), exact(100))), exact(100))

const ofSetting = (dollars: number, cart: SlowCart): Fraction => inCurrency(by(exact(dollars), exact(100)), 'USD', cart)

/** The amount with the tax of the place; one that includes tax has that of home in it, which goes out first. */
const withTax = (amount: Fraction, taxClass: string, { isTaxIncluded, homeTax, placeTax }: SlowCart): Fraction => {
  const home = exact(homeTax[taxClass] ?? 0)
  const place = exact(placeTax[taxClass] ?? 0)
  if (isTaxIncluded && !isBelow(home, place) && !isBelow(place, home)) return amount
  const net = isTaxIncluded ? halfUp(over(by(amount, exact(100)), plus(exact(100), home))) : amount
  return plus(net, halfUp(percent(net, place)))
}

/** "A special price applies only within its from/to dates and below the original price." */
const charged = ({ price, special, from, to }: SlowPrice, now: string): number => {
  if (special === undefined || special <= 0 || special >= price) return price
  return (from !== undefined && now < from) || (to !== undefined && now > to) ? price : special
}

type Piece = {
  readonly price: Fraction
  readonly before: Fraction
  readonly taxed: readonly (readonly [Fraction, number])[]
}

const pieceOf = (line: SlowLine, cart: SlowCart): Piece => {
  const amounts = line.parts.map(({ listed, taxClass, qty }) => {
    const gross = (minor: number) =>
      by(withTax(inCurrency(exact(minor), listed.currency, cart), taxClass, cart), exact(qty))
    // the special price has to be below the price in the currency that is paid in
    const special = inCurrency(exact(listed.special ?? 0), listed.currency, cart)
    const isLess = isBelow(special, inCurrency(exact(listed.price), listed.currency, cart)) && isBelow(nothing, special)
    const now = isLess ? charged(listed, cart.now) : listed.price
    return { price: gross(now), before: gross(listed.price), tax: cart.placeTax[taxClass] ?? 0 }
  })
  const before = sum(amounts.map((one) => one.before))
  const options = sum(
    line.options.map(({ kind, value }) =>
      kind === 'percent'
        ? halfUp(percent(before, exact(value)))
        : withTax(inCurrency(exact(value), 'USD', cart), line.taxClass, cart),
    ),
  )
  return {
    price: plus(sum(amounts.map((one) => one.price)), options),
    before: plus(before, options),
    taxed: [...amounts.map((one) => [one.price, one.tax] as const), [options, cart.placeTax[line.taxClass] ?? 0]],
  }
}

const couponOf = (cart: SlowCart): SlowCart['coupon'] => {
  const { coupon, now } = cart
  if (!coupon?.isOn || (coupon.ends !== undefined && coupon.ends < now)) return undefined
  return coupon.limit !== undefined && coupon.used >= coupon.limit ? undefined : coupon
}

/** "Percent is rounded up and capped at the subtotal." */
const byCoupon = (cart: SlowCart, subtotal: Fraction): Fraction => {
  const coupon = couponOf(cart)
  if (!coupon) return nothing
  const wanted =
    coupon.kind === 'percent'
      ? by(up(over(percent(subtotal, exact(coupon.value)), exact(100))), exact(100))
      : inCurrency(exact(coupon.value), 'USD', cart)
  return smaller(wanted, subtotal)
}

/** "Applies when the discount is set and the subtotal reaches the minimum; rounded up to the rounding step and capped." */
const byPayment = (cart: SlowCart, subtotal: Fraction, left: Fraction): Fraction => {
  const { payment } = cart
  if (!payment || payment.discount <= 0 || isBelow(subtotal, ofSetting(payment.minimum, cart))) return nothing
  const wanted = percent(left, exact(payment.discount))
  const step = by(exact(payment.rounding), exact(100))
  return smaller(payment.rounding > 0 ? by(up(over(wanted, step)), step) : up(wanted), left)
}

/** "A proportion of the order; the full amount for vip or above the threshold; capped at the balance." */
const byBonuses = (cart: SlowCart, goods: Fraction): Fraction => {
  const { bonuses } = cart
  if (!bonuses) return nothing
  const isFull = bonuses.isVip || !isBelow(goods, ofSetting(bonuses.unlimitedFrom, cart))
  const allowed = isFull ? goods : down(percent(goods, exact(bonuses.share)))
  const had = smaller(allowed, exact(bonuses.balance))
  return bonuses.wanted === undefined ? had : smaller(had, exact(bonuses.wanted))
}

/** "Free above the method limit or with a free-delivery coupon." */
const forShipping = (cart: SlowCart, subtotal: Fraction): Fraction | undefined => {
  const { shipping } = cart
  if (shipping === undefined || shipping === 'nothing') return undefined
  const isFree = couponOf(cart)?.freeDelivery === true || !isBelow(subtotal, ofSetting(shipping.limit, cart))
  return isFree ? nothing : ofSetting(shipping.amount, cart)
}

const taxWithin = (gross: Fraction, tax: number): Fraction => over(by(gross, exact(tax)), plus(exact(100), exact(tax)))

export const slowTotals = (cart: SlowCart): SlowTotals => {
  const pieces = cart.lines.map((line) => ({ ...pieceOf(line, cart), qty: exact(line.qty) }))
  const subtotal = sum(pieces.map(({ price, qty }) => by(price, qty)))
  const saved = sum(pieces.map(({ price, before, qty }) => by(minus(before, price), qty)))
  const coupon = byCoupon(cart, subtotal)
  const payment = byPayment(cart, subtotal, minus(subtotal, coupon))
  const goods = minus(minus(subtotal, coupon), payment)
  const bonuses = byBonuses(cart, goods)
  const cost = cart.payment ? ofSetting(cart.payment.cost, cart) : nothing
  const shipping = forShipping(cart, subtotal)
  const before = plus(plus(subtotal, cost), shipping ?? nothing)
  const grand = minus(before, plus(plus(coupon, payment), bonuses))
  const inGoods = pieces.flatMap(({ taxed, qty }) =>
    taxed.map(([gross, tax]) =>
      subtotal.top === 0n ? nothing : halfUp(over(by(taxWithin(by(gross, qty), tax), goods), subtotal)),
    ),
  )
  const ofDelivery = minus(
    shipping ?? nothing,
    halfUp(
      over(by(shipping ?? nothing, exact(100)), plus(exact(100), exact(cart.placeTax[cart.shippingTaxClass] ?? 0))),
    ),
  )
  const line = (code: string, amount: Fraction, sign = 1) => [code, sign * toNumber(amount)] as const
  const optional = (code: string, amount: Fraction, sign = 1) => (amount.top === 0n ? [] : [line(code, amount, sign)])
  const delivery = (): readonly (readonly [string, number | null])[] => {
    if (cart.shipping === 'nothing') return []
    return shipping ? [line('shipping', shipping)] : [['shipping_on_checkout', null]]
  }
  return {
    lines: [
      line('subtotal_incl_tax', subtotal),
      ...optional('our_discount', saved),
      ...optional('coupon_code', coupon, -1),
      ...optional('payment_discount', payment, -1),
      ...optional('payment', cost),
      ...delivery(),
      ...optional('user_account', bonuses, -1),
      line('grand_total_before_discount', before),
      line('grand_total', isBelow(grand, nothing) ? nothing : grand),
    ],
    goods: toNumber(goods),
    taxes: toNumber(plus(sum(inGoods), ofDelivery)),
    prices: pieces.map(({ price, before: was }) => [toNumber(price), toNumber(was)]),
  }
}
