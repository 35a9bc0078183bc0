import { convertToWhole, toMajor, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { cheapestOf, noAmount, priceAt, sumOf, taxedPrice, taxPercent } from '#features/pricing/rules.ts'
import type { ListedPrice, TaxedPrice } from '#features/pricing/rules.ts'
import { isAvailable } from '#features/stock/rules.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import { isOnSale, variantsOf } from './catalogue.ts'
import type { BundleOption, CatalogueSnapshot, Product, Viewing } from './catalogue.ts'
import type { WirePrices } from './product.ts'

const noPrice: TaxedPrice = { final: noAmount, original: noAmount, special: noAmount }

/**
 * The listed price in a currency; one that the product has no price in gets it by the rates, in whole units, from the
 * dollar price or the first there is. Undefined without any.
 */
export const listedIn = (
  catalogue: CatalogueSnapshot,
  product: Product,
  currency: CurrencyCode,
): ListedPrice | undefined => {
  const own = product.prices[currency]
  if (own) return own
  const [source] = product.prices.USD ? (['USD'] as const) : (Object.keys(product.prices) as CurrencyCode[])
  const listed = source && product.prices[source]
  if (!source || !listed) return undefined
  const rate = catalogue.rates[currency] / catalogue.rates[source]
  return {
    ...listed,
    price: convertToWhole(listed.price, rate),
    special: listed.special === undefined ? undefined : convertToWhole(listed.special, rate),
  }
}

/** What a product costs by itself, whatever its type. */
const ownPrice = ({ catalogue, view, now }: Viewing, product: Product): TaxedPrice | undefined => {
  const listed = listedIn(catalogue, product, view.i18n.currencyCode)
  if (!listed) return undefined
  const percent = taxPercent(catalogue.taxRules, product.taxClass, view.tax.defaultCountry)
  return taxedPrice(priceAt(listed, now), percent, view.tax.sourcePriceIncludesTax)
}

/** What is charged for a product, and what it was before; undefined where nothing says. Source: shopping.md 4, price rules. */
export const findPrice = (viewing: Viewing, product: Product): TaxedPrice | undefined => {
  if (product.type === 'configurable') return configurablePrice(viewing, product) ?? ownPrice(viewing, product)
  if (product.type === 'grouped') return groupedPrice(viewing, product) ?? ownPrice(viewing, product)
  if (product.type === 'bundle') return bundlePrice(viewing, product) ?? ownPrice(viewing, product)
  return ownPrice(viewing, product)
}

/** The same with zeros where nothing says. */
export const priceOf = (viewing: Viewing, product: Product): TaxedPrice => findPrice(viewing, product) ?? noPrice

/** The cheapest variant that can be bought; of all on sale where none can. */
const configurablePrice = (viewing: Viewing, product: Product): TaxedPrice | undefined => {
  const variants = variantsOf(viewing.catalogue, product)
  const available = variants.filter((variant) => isAvailable(variant.stock))
  const priced = (available.length > 0 ? available : variants).map((variant) => ownPrice(viewing, variant))
  return cheapestOf(priced.filter((price) => price !== undefined))
}

/** The simple products linked as associated, times their quantities; related and other links never count. */
const groupedPrice = (viewing: Viewing, product: Product): TaxedPrice | undefined =>
  priceOfParts(viewing, membersOf(viewing.catalogue, product))

/** Of each option the default (or the first) link, times its quantity. */
const bundlePrice = (viewing: Viewing, product: Product): TaxedPrice | undefined => {
  const { catalogue } = viewing
  const defaults = product.bundleOptions.flatMap((option) => defaultLink(linksOf(catalogue, option)) ?? [])
  return priceOfParts(viewing, defaults)
}

export type Part = { readonly product: Product; readonly qty: number }

const priceOfParts = (viewing: Viewing, parts: readonly Part[]): TaxedPrice | undefined => {
  const priced = parts.flatMap(({ product, qty }) => {
    const price = ownPrice(viewing, product)
    return price ? [{ price, qty }] : []
  })
  return priced.length > 0 ? sumOf(priced) : undefined
}

/** The simple products on sale that a grouped product consists of. */
export const membersOf = (catalogue: CatalogueSnapshot, product: Product): Part[] =>
  product.links.flatMap((link) => {
    const member = link.kind === 'associated' ? catalogue.products.get(link.id) : undefined
    return member && member.type === 'simple' && isOnSale(member) ? [{ product: member, qty: link.qty }] : []
  })

export type BundleLink = Part & { readonly id: number; readonly isDefault: boolean }

/** The links of a bundle's option whose products are on sale. */
export const linksOf = (catalogue: CatalogueSnapshot, option: BundleOption): BundleLink[] =>
  option.links.flatMap((link) => {
    const product = catalogue.products.get(link.product_id)
    return product && isOnSale(product) ? [{ id: link.id, product, qty: link.qty, isDefault: link.is_default }] : []
  })

/** What is preselected of an option: the default, else the first. */
export const defaultLink = (links: readonly BundleLink[]): BundleLink | undefined =>
  links.find((link) => link.isDefault) ?? links[0]

/** A fixed custom option is written in dollars: this is what it adds in the view's currency, in minor units. */
export const customAmount = ({ catalogue, view }: Viewing, amount: number): Money =>
  view.i18n.currencyCode === 'USD'
    ? (amount as Money)
    : convertToWhole(amount as Money, catalogue.rates[view.i18n.currencyCode] / catalogue.rates.USD)

/** The wire's amounts. `price` is what is charged, as the specification's override has it; `original_price` what it was. */
export const toWirePrices = (price: TaxedPrice, listed: ListedPrice | undefined): WirePrices => {
  const isSpecial = price.special.gross > zero
  return {
    price: toMajor(price.final.net),
    price_incl_tax: toMajor(price.final.gross),
    final_price: toMajor(price.final.net),
    final_price_incl_tax: toMajor(price.final.gross),
    original_price: toMajor(price.original.net),
    original_price_incl_tax: toMajor(price.original.gross),
    special_price: toMajor(price.special.net),
    special_price_incl_tax: toMajor(price.special.gross),
    ...(isSpecial && listed?.specialFrom !== undefined ? { special_from_date: listed.specialFrom } : {}),
    ...(isSpecial && listed?.specialTo !== undefined ? { special_to_date: listed.specialTo } : {}),
  }
}
