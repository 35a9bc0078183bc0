import { add, money, percentOf, times } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import type { Price } from './special.ts'
import { noAmount, taxed } from './tax.ts'
import type { Taxed } from './tax.ts'

/** A price as it is shown: `special` is 0 where none applies. */
export type TaxedPrice = {
  readonly final: Taxed
  readonly original: Taxed
  readonly special: Taxed
  /** The lowest of the 30 days before the reduction, where there is one that tells it. */
  readonly lowest?: Taxed
  /** From when and until when the special price applies, where it says so (ISO). A sum has several, and tells none. */
  readonly from?: string
  readonly to?: string
}

/** A price without and with its tax, `percent` of it (19 is 19 %), in minor units; `includesTax` where it has that in it already. */
export const taxedPrice = (price: Price, percent: number, includesTax: boolean): TaxedPrice => {
  const original = taxed(price.original, percent, includesTax)
  // most prices are not reduced
  const final = price.final === price.original ? original : taxed(price.final, percent, includesTax)
  const special = price.special === price.final ? final : taxed(price.special, percent, includesTax)
  return { final, original, special }
}

/** The cheapest by what is charged; the first of equal ones. Undefined of none. */
export const cheapestOf = <T extends TaxedPrice>(prices: readonly T[]): T | undefined => {
  let cheapest: T | undefined
  for (const price of prices) if (!cheapest || price.final.gross < cheapest.final.gross) cheapest = price
  return cheapest
}

/**
 * What the parts cost together; the special price is what is charged where that is less than it was. Parts that are not
 * reduced go into the lowest price with what they cost; without one reduced part's there is none.
 */
export const sumOf = (parts: readonly { readonly price: TaxedPrice; readonly qty: number }[]): TaxedPrice => {
  const sum = (pick: (price: TaxedPrice) => Taxed): Taxed => ({
    net: add(...parts.map(({ price, qty }) => times(pick(price).net, qty))),
    gross: add(...parts.map(({ price, qty }) => times(pick(price).gross, qty))),
  })
  const final = sum((price) => price.final)
  const original = sum((price) => price.original)
  if (final.gross >= original.gross) return { final, original, special: noAmount }
  const known = parts.every(({ price }) => price.lowest ?? price.special.gross === 0)
  return { final, original, special: final, ...(known ? { lowest: sum((price) => price.lowest ?? price.final) } : {}) }
}

/** A chosen value of a custom option: an amount as it is shown, with its tax, or percent of the base price. */
export type CustomPrice = { readonly price: number; readonly priceType: 'fixed' | 'percent' }

/** What chosen custom options add, always to the base price as shown and never to one that already has options in it. Minor units. */
export const customDelta = (base: Money, chosen: readonly CustomPrice[]): Money =>
  add(...chosen.map(({ price, priceType }) => (priceType === 'percent' ? percentOf(base, price) : money(price))))
