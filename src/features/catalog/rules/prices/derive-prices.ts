import { convertToWhole, currencyCodes } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import type { Rates } from '#features/pricing/rules/convert.ts'
import type { PriceInput } from '../catalogue-input.ts'

export type CurrencyPrice = PriceInput & { readonly isDerived: boolean }

/**
 * A price in every currency: the file's own where it has one, else by the rates in whole units, from the dollar price or,
 * without one, the first. No own price, no prices. The last of two own prices in one currency counts.
 */
export const derivePrices = (own: readonly PriceInput[], rates: Rates): CurrencyPrice[] => {
  const byCurrency = new Map(own.map((price) => [price.currency, price]))
  const source = byCurrency.get('USD') ?? own[0]
  if (!source) return []
  return currencyCodes.map((currency) => {
    const given = byCurrency.get(currency)
    if (given) return { ...given, isDerived: false }
    const convert = (amount: Money) => convertToWhole(amount, rates[currency], rates[source.currency])
    return {
      ...source,
      currency,
      price: convert(source.price),
      ...(source.special === undefined ? {} : { special: convert(source.special) }),
      isDerived: true,
    }
  })
}
