import { add, money, percentOf, times, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'

/** A price as it is listed: minor units of one currency, with a special price that may be bounded in time (ISO). */
export type ListedPrice = {
  readonly price: Money
  readonly special?: Money | undefined
  readonly specialFrom?: string | undefined
  readonly specialTo?: string | undefined
}

/** What is charged now, what it was before, and the special price (0 where none applies). Minor units. */
export type Price = { readonly final: Money; readonly original: Money; readonly special: Money }

/** Whether the special price applies at `now` (ISO); an open end is no bound. Source: shopping.md 4, price rules. */
export const isSpecialActive = (listed: ListedPrice, now: string): boolean =>
  listed.special !== undefined &&
  listed.special < listed.price &&
  (listed.specialFrom === undefined || listed.specialFrom <= now) &&
  (listed.specialTo === undefined || now <= listed.specialTo)

/** The price at `now` (ISO). A special price outside its dates or not below the original is zeroed. */
export const priceAt = (listed: ListedPrice, now: string): Price => {
  const special = isSpecialActive(listed, now) ? (listed.special ?? zero) : zero
  return { final: special > 0 ? special : listed.price, original: listed.price, special }
}

/** The cheaper of two prices; the first where they are equal, so the order of variants decides nothing else. */
export const cheaper = (one: Price | undefined, other: Price): Price =>
  one === undefined || other.final < one.final ? other : one

/** An amount without tax and with it. */
export type Taxed = { readonly net: Money; readonly gross: Money }

/** A price as it is shown: `special` is 0 where none applies. */
export type TaxedPrice = { readonly final: Taxed; readonly original: Taxed; readonly special: Taxed }

export const noAmount: Taxed = { net: zero, gross: zero }

/** A tax rule; classes are the products' `tax_class`, percents whole or fractional (19 = 19 %). */
export type TaxRule = {
  readonly id: number
  readonly productTaxClasses: readonly string[]
  readonly customerTaxClasses: readonly number[]
  readonly rates: readonly { readonly country: string; readonly region: string; readonly percent: number }[]
}

/** Where a store view names no country, prices are taxed as in this one. */
export const fallbackTaxCountry = 'PL'

/** Percent of the first rate of the product's class for the whole country; 0 without one. Source: shopping.md 9, before-us.md 7. */
export const taxPercent = (
  rules: readonly TaxRule[],
  taxClass: string | undefined,
  country: string | undefined,
): number => {
  const home = country ?? fallbackTaxCountry
  for (const rule of rules) {
    if (taxClass === undefined || !rule.productTaxClasses.includes(taxClass)) continue
    const rate = rule.rates.find((each) => each.country === home && isWholeCountry(each.region))
    if (rate) return rate.percent
  }
  return 0
}

const isWholeCountry = (region: string): boolean => region === '' || region === '*' || region === '0'

/** Both amounts of one, which has the tax in it or not; half away from zero to minor units. */
export const taxed = (amount: Money, percent: number, includesTax: boolean): Taxed => {
  if (percent === 0) return { net: amount, gross: amount }
  return includesTax
    ? { net: percentOf(amount, (100 / (100 + percent)) * 100), gross: amount }
    : { net: amount, gross: add(amount, percentOf(amount, percent)) }
}

/** A price with its tax. */
export const taxedPrice = (price: Price, percent: number, includesTax: boolean): TaxedPrice => ({
  final: taxed(price.final, percent, includesTax),
  original: taxed(price.original, percent, includesTax),
  special: taxed(price.special, percent, includesTax),
})

/** The cheapest by what is charged; the first of equal ones. Undefined of none. */
export const cheapestOf = (prices: readonly TaxedPrice[]): TaxedPrice | undefined => {
  let cheapest: TaxedPrice | undefined
  for (const price of prices) if (!cheapest || price.final.gross < cheapest.final.gross) cheapest = price
  return cheapest
}

/** What the parts cost together; the special price is what is charged where that is less than it was. */
export const sumOf = (parts: readonly { readonly price: TaxedPrice; readonly qty: number }[]): TaxedPrice => {
  const sum = (pick: (price: TaxedPrice) => Taxed): Taxed => ({
    net: add(...parts.map(({ price, qty }) => times(pick(price).net, qty))),
    gross: add(...parts.map(({ price, qty }) => times(pick(price).gross, qty))),
  })
  const final = sum((price) => price.final)
  const original = sum((price) => price.original)
  return { final, original, special: final.gross < original.gross ? final : noAmount }
}

/** A chosen value of a custom option: an amount in the price's own currency, or percent of the base price. */
export type CustomPrice = { readonly price: number; readonly priceType: 'fixed' | 'percent' }

/** What chosen custom options add, always to the base price and never to one that already has options in it. */
export const customDelta = (base: Money, chosen: readonly CustomPrice[]): Money =>
  add(...chosen.map(({ price, priceType }) => (priceType === 'percent' ? percentOf(base, price) : money(price))))
