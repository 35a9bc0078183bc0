import { convertToWhole, fromMajor } from '#core/money.ts'
import type { CurrencyCode } from '#core/money.ts'
import type { PriceInput } from '#features/catalog/rules/catalogue-input.ts'
import type { Special, Style } from './style.ts'

/** Units of each currency for one US dollar, as in contract.md. */
export const demoRates: Readonly<Record<CurrencyCode, number>> = { USD: 1, EUR: 0.9, RUB: 90 }

const currencies = Object.keys(demoRates) as readonly CurrencyCode[]

/** Whole dollars in all three currencies, each a whole number of units. */
export const toPrices = (dollars: number, special?: Special): readonly PriceInput[] =>
  currencies.map((currency) => ({
    currency,
    price: convertToWhole(fromMajor(dollars), demoRates[currency]),
    ...(special && { special: convertToWhole(fromMajor(special.price), demoRates[currency]) }),
    ...(special?.from && { specialFrom: special.from }),
    ...(special?.to && { specialTo: special.to }),
  }))

/** What pieces cost together without their special prices, converted one by one so that the parts add up to the whole. */
export const toSumOfPrices = (
  parts: readonly { readonly style: Style; readonly qty: number }[],
): readonly PriceInput[] =>
  currencies.map((currency) => ({
    currency,
    price: fromMajor(
      parts.reduce(
        (sum, { style, qty }) => sum + (convertToWhole(fromMajor(style.price), demoRates[currency]) / 100) * qty,
        0,
      ),
    ),
  }))
