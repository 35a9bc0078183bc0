import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { NumberRange } from './parse-query.ts'

export type PriceRange = { readonly key: string; readonly label: string; readonly range: NumberRange }

/** A whole amount of major units as the store view writes it: `$1,500`, `1.500 €`. */
const format = ({ i18n }: StoreView, amount: number): string =>
  i18n.priceFormat
    .replace('{sign}', () => i18n.currencySign)
    .replace('{amount}', () => String(amount).replace(/\B(?=(\d{3})+$)/g, i18n.groupSign))

/** The ranges of the price filter in major units: below the first bound, between, from the last on. */
export const priceRanges = (view: StoreView): PriceRange[] => {
  const [first, second, third] = view.priceBounds
  const between = (from: number, to: number): PriceRange => ({
    key: `${from}-${to}`,
    label: `${format(view, from)} - ${format(view, to)}`,
    range: { gte: from, lt: to },
  })
  return [
    { key: `0-${first}`, label: `< ${format(view, first)}`, range: { gte: 0, lt: first } },
    between(first, second),
    between(second, third),
    { key: `${third}-`, label: `> ${format(view, third)}`, range: { gte: third } },
  ]
}

/** A range by its key, `50-100` or `150-`; a single amount is that amount. */
export const parseRangeKey = (key: string): NumberRange | undefined => {
  const found = /^(\d+(?:\.\d+)?)(-(\d+(?:\.\d+)?)?)?$/.exec(key)
  if (!found) return undefined
  const from = Number(found[1])
  if (found[2] === undefined) return { gte: from, lte: from }
  return found[3] === undefined ? { gte: from } : { gte: from, lt: Number(found[3]) }
}
