declare const minor: unique symbol
/** An amount in whole minor units (cents, kopecks). Never a fraction, may be negative. */
export type Money = number & { readonly [minor]: true }

export const zero = 0 as Money

/** The currencies that the shop has prices in; without a price in one, the first of these that has one is taken. */
export const currencyCodes = ['USD', 'EUR', 'RUB'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

/** Whole minor units as they are stored. Throws on a fraction: a fraction here is a bug. */
export const money = (units: number): Money => {
  if (!Number.isSafeInteger(units)) throw new RangeError(`not whole minor units: ${units}`)
  return units as Money
}

/** Major units of the wire (12.5) to minor units (1250), half away from zero; to four decimals of one first, so 1.005 is 101. */
export const fromMajor = (amount: number): Money => roundHalfUp(Number((amount * 100).toFixed(4)))

/** Minor units to the wire's number with two decimals at most. */
export const toMajor = (amount: Money): number => amount / 100

/** The sum in minor units; throws a `RangeError` where it is too large to be exact. */
export const add = (...amounts: readonly Money[]): Money => money(amounts.reduce((sum, amount) => sum + amount, 0))

/** What is left of `from` without `amount`; may be below zero. */
export const subtract = (from: Money, amount: Money): Money => money(from - amount)

/** The same amount the other way round; zero stays zero. */
export const negate = (amount: Money): Money => money(amount === 0 ? 0 : -amount)

/** What `qty` pieces cost; throws where parts of a piece make it no whole minor units. */
export const times = (amount: Money, qty: number): Money => money(amount * qty)

/** The sum of the wire's amounts (major units), as the wire has it. */
export const addMajor = (...amounts: readonly number[]): number => toMajor(add(...amounts.map(fromMajor)))

/** What `qty` whole pieces cost at one of the wire's prices (major units), as the wire has it. */
export const timesMajor = (amount: number, qty: number): number => toMajor(times(fromMajor(amount), qty))

/** The amount, or `limit` where it is more; both in minor units of one currency. */
export const atMost = (amount: Money, limit: Money): Money => (amount < limit ? amount : limit)

/** The amount, or `floor` where it is less; both in minor units of one currency. */
export const atLeast = (amount: Money, floor: Money): Money => (amount > floor ? amount : floor)

/** Half away from zero to whole minor units. */
const roundHalfUp = (value: number): Money => {
  const rounded = Math.round(Math.abs(value))
  return money(value < 0 && rounded !== 0 ? -rounded : rounded)
}

type Scaling = {
  /** What it is divided by; 1 without. Above 0. */
  readonly per?: number
  /** Minor units that the outcome is a multiple of; 1 without. */
  readonly step?: number
  /** Away from zero is up; half away from zero without. */
  readonly round?: 'up' | 'down' | 'half'
}

/**
 * `amount * factor / per` in whole minor units, exact however large: nine decimals of both count as they are written.
 * `scale(left, 35.7, {per: 100, step: 500, round: 'up'})` is 35.7 %, up to the next five.
 */
export const scale = (amount: Money, factor: number, { per = 1, step = 1, round = 'half' }: Scaling = {}): Money => {
  const unit = billionths(per) * BigInt(step)
  const spare = round === 'half' ? unit : round === 'up' ? 2n * (unit - 1n) : 0n
  return money(wholes(BigInt(amount) * billionths(factor), unit, spare) * step)
}

/** How often `unit` goes into an amount; `spare` is twice what may be added to it before what is over is cut off. */
const wholes = (amount: bigint, unit: bigint, spare = unit): number => {
  const count = Number((2n * (amount < 0n ? -amount : amount) + spare) / (2n * unit))
  return amount < 0n && count !== 0 ? -count : count
}

const billionths = (value: number): bigint => BigInt(Math.round(value * 1e9))

/** `percent` (whole or fractional, 12.5 = 12.5 %) of an amount, half away from zero to minor units. */
export const percentOf = (amount: Money, percent: number): Money => scale(amount, percent, { per: 100 })

/** `amount * top / bottom` (`bottom` above 0), half away from zero to minor units, exact however large. */
export const timesQuotient = (amount: Money, top: bigint, bottom: bigint): Money =>
  money(wholes(BigInt(amount) * top, bottom))

/** An amount in another currency, of which there are `to` for `from` of its own, rounded to whole major units, as the settings' rates ask. */
export const convertToWhole = (amount: Money, to: number, from = 1): Money =>
  scale(amount, to, { per: from, step: 100 })
