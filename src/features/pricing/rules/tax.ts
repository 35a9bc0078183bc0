import { add, percentOf, subtract, timesQuotient, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'

/** `region` is a state's code or name, `regionId` its id (0 or missing: none), `postcode` a code or a pattern; '' and '*' mean all. */
export type TaxRate = {
  readonly country: string
  readonly region: string
  readonly regionId?: number
  readonly postcode?: string
  readonly percent: number
}

/** A tax rule; classes are the products' `tax_class`, percents whole or fractional (19 = 19 %). Rules stand in their order. */
export type TaxRule = {
  readonly id: number
  readonly productTaxClasses: readonly string[]
  /** None: everybody's. */
  readonly customerTaxClasses: readonly number[]
  readonly rates: readonly TaxRate[]
}

/** What is taxed, and whose class counts; without a customer class nobody's does. */
export type TaxClasses = {
  readonly productTaxClass: string | undefined
  readonly customerTaxClass?: number | undefined
}

/** Where; a place that names only its country is taxed as the country is. */
export type TaxPlace = {
  readonly country: string | undefined
  /** The state's name. */
  readonly region?: string | undefined
  readonly regionCode?: string | undefined
  readonly regionId?: number | undefined
  readonly zip?: string | undefined
}

/** Where a store view names no country, prices are taxed as in this one. */
export const fallbackTaxCountry = 'PL'

/**
 * Percent of a product at a place: of the first rule for its class with a rate there, the most exact rate. 0 without one.
 * Source: shopping.md 3, 9; before-us.md part 7.
 */
export const taxPercent = (
  rules: readonly TaxRule[],
  { productTaxClass, customerTaxClass }: TaxClasses,
  place: TaxPlace,
): number => {
  if (productTaxClass === undefined) return 0
  const own = rules.filter((rule) => rule.productTaxClasses.includes(productTaxClass))
  return placePercent(own, customerTaxClass, place)
}

/** Percent of the first rule with a rate at the place, whatever is sold; 0 without one. */
export const placePercent = (
  rules: readonly TaxRule[],
  customerTaxClass: number | undefined,
  place: TaxPlace,
): number => {
  const asked = { ...place, country: place.country ?? fallbackTaxCountry }
  for (const { customerTaxClasses, rates } of rules) {
    const isLimited = customerTaxClass !== undefined && customerTaxClasses.length > 0
    if (isLimited && !customerTaxClasses.includes(customerTaxClass)) continue
    const rate = mostExact(rates, asked)
    if (rate) return rate.percent
  }
  return 0
}

/** The rules with the rates of whole countries alone: all that prices beside no address need. */
export const wholeCountryRules = (rules: readonly TaxRule[]): TaxRule[] =>
  rules.map((rule) => ({
    ...rule,
    rates: rule.rates.filter((rate) => isWholeCountry(rate) && isAll(rate.postcode ?? '')),
  }))

const mostExact = (rates: readonly TaxRate[], place: TaxPlace): TaxRate | undefined => {
  let best: { rate: TaxRate; exactness: number } | undefined
  for (const rate of rates) {
    const exactness = rate.country === place.country ? exactnessOf(rate, place) : undefined
    if (exactness !== undefined && (!best || exactness > best.exactness)) best = { rate, exactness }
  }
  return best?.rate
}

/** How exactly a rate names a place of its country, the postcode before the region; undefined where it is not meant. */
const exactnessOf = (rate: TaxRate, place: TaxPlace): number | undefined => {
  const pattern = rate.postcode ?? ''
  const hasPostcode = !isAll(pattern)
  const postcode = hasPostcode ? postcodeExactness(pattern, place.zip) : 0
  if (postcode === undefined) return undefined
  if (isWholeCountry(rate)) return 2 * postcode
  // a postcode lies in its region, also where nobody told it
  if (!knowsRegion(place)) return hasPostcode ? 2 * postcode : undefined
  return isRegion(rate, place) ? 2 * postcode + 1 : undefined
}

const isAll = (text: string): boolean => text === '' || text === '*' || text === '0'
const isWholeCountry = (rate: TaxRate): boolean => isAll(rate.region) && !rate.regionId
const knowsRegion = ({ region, regionCode, regionId }: TaxPlace): boolean =>
  Boolean(region) || Boolean(regionCode) || Boolean(regionId)

const isRegion = (rate: TaxRate, { region, regionCode, regionId }: TaxPlace): boolean => {
  if (rate.regionId && rate.regionId === regionId) return true
  const named = rate.region.toLowerCase()
  return !isAll(named) && (named === regionCode?.toLowerCase() || named === region?.toLowerCase())
}

const longestPostcode = 20

/** An exact code is above every pattern, a long pattern above a short one. `902*` is a beginning, `90000-90299` a range. */
const postcodeExactness = (pattern: string, zip: string | undefined): number | undefined => {
  if (!zip) return undefined
  const code = toPlain(zip)
  const [from = '', to] = pattern.split('-').map(toPlain)
  if (to !== undefined && from.length === to.length) {
    const isWithin = code.length === from.length && from <= code && code <= to
    return isWithin ? sharedStart(from, to) + 1 : undefined
  }
  const plain = toPlain(pattern)
  if (plain.endsWith('*')) return code.startsWith(plain.slice(0, -1)) ? plain.length : undefined
  return code === plain ? longestPostcode + 1 : undefined
}

/** Without spaces and dashes, in capitals; of a ZIP+4 its five digits. */
const toPlain = (code: string): string => {
  const trimmed = code.trim()
  return (/^(\d{5})-\d{4}$/.exec(trimmed)?.[1] ?? trimmed).replaceAll(/[\s-]/g, '').toUpperCase()
}

const sharedStart = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** An amount without tax and with it. */
export type Taxed = { readonly net: Money; readonly gross: Money }

export const noAmount: Taxed = { net: zero, gross: zero }

/**
 * Both amounts of one, each rounded once, half away from zero to minor units. `percent` is what is charged; an amount that
 * `includesTax` has `includedPercent` in it, the view's own, which is taken out first where it is another.
 */
export const taxed = (amount: Money, percent: number, includesTax: boolean, includedPercent = percent): Taxed => {
  if (!includesTax) return { net: amount, gross: add(amount, percentOf(amount, percent)) }
  const net = subtract(amount, taxIn(amount, includedPercent))
  return { net, gross: percent === includedPercent ? amount : add(net, percentOf(net, percent)) }
}

/** The tax in an amount that includes it, `percent` of the rest (19 is 19 %): half away from zero to minor units. */
export const taxIn = (gross: Money, percent: number): Money =>
  subtract(gross, timesQuotient(gross, millionths(100), millionths(100) + millionths(percent)))

/** A part of a sum with the percent that is in it. */
export type TaxedPart = { readonly gross: Money; readonly percent: number }

/**
 * The tax, in minor units, in what is paid for parts that cost `subtotal` together: a discount lowers each of them by the same
 * share, and each is rounded once. None of what costs nothing.
 */
export const taxesIn = (parts: readonly TaxedPart[], paid: Money, subtotal: Money): Money =>
  subtotal <= 0
    ? zero
    : add(
        ...parts.map(({ gross, percent }) => {
          const share = millionths(percent)
          return timesQuotient(gross, BigInt(paid) * share, BigInt(subtotal) * (millionths(100) + share))
        }),
      )

const millionths = (percent: number): bigint => BigInt(Math.round(percent * 1_000_000))
