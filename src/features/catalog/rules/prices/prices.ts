import { toMajor } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { convertAmount, convertListed, sourceOf } from '#features/pricing/rules/convert.ts'
import { lowestPrice30Days } from '#features/pricing/rules/history.ts'
import { cheapestOf, sumOf, taxedPrice } from '#features/pricing/rules/price.ts'
import type { TaxedPrice } from '#features/pricing/rules/price.ts'
import { priceAt } from '#features/pricing/rules/special.ts'
import type { ListedPrice } from '#features/pricing/rules/special.ts'
import { noAmount, taxed, taxPercent } from '#features/pricing/rules/tax.ts'
import type { Taxed } from '#features/pricing/rules/tax.ts'
import { tierPrice } from '#features/pricing/rules/tiers.ts'
import { isAvailable } from '#features/stock/rules.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import { preselected } from './bundle.ts'
import { isPartOnSale, variantsOf } from '../catalogue.ts'
import type { BundleOption, CatalogueSnapshot, Product, Viewing } from '../catalogue.ts'
import type { WirePrices } from '../product/product.ts'

const noPrice: TaxedPrice = { final: noAmount, original: noAmount, special: noAmount }

/**
 * The listed price in a currency; one that the product has no price in gets it by the rates, in whole units, from the
 * dollar price or the first there is. Undefined without any.
 */
export const listedIn = (
  { rates }: Pick<CatalogueSnapshot, 'rates'>,
  product: Pick<Product, 'prices'>,
  currency: CurrencyCode,
): ListedPrice | undefined => {
  const source = sourceOf(product.prices, currency)
  const listed = source && product.prices[source]
  return source && listed && convertListed(listed, source, currency, rates)
}

/** What a product costs by itself, whatever its type. */
const ownPrice = (viewing: Viewing, product: Product): TaxedPrice | undefined => {
  const { catalogue, view, now, group } = viewing
  const listed = listedIn(catalogue, product, view.i18n.currencyCode)
  if (!listed) return undefined
  const price = priceAt(listed, now)
  const tiers = group?.tiers.get(product.id)
  const own = group && tiers ? tierPrice(price, tiers, group.id, 1) : price
  const percent = percentFor(viewing, product.taxClass)
  const { sourcePriceIncludesTax } = view.tax
  const lowest = own.special > 0 && catalogue.pricing.showsLowestIn.has(view.storeCode) && lowestOf(viewing, product)
  return {
    ...taxedPrice(own, percent, sourcePriceIncludesTax),
    ...(lowest ? { lowest: taxed(lowest, percent, sourcePriceIncludesTax) } : {}),
    ...(own.special > 0 && listed.specialFrom !== undefined ? { from: listed.specialFrom } : {}),
    ...(own.special > 0 && listed.specialTo !== undefined ? { to: listed.specialTo } : {}),
  }
}

/** The lowest price charged in the 30 days before the reduction, as listed; undefined where nothing tells. */
const lowestOf = ({ catalogue, view, now }: Viewing, product: Product): Money | undefined => {
  const { currencyCode } = view.i18n
  const source = sourceOf(product.prices, currencyCode)
  const history = source && product.prices[source]?.history
  const lowest = history && lowestPrice30Days(history, now)
  return source && lowest !== undefined ? convertAmount(lowest, source, currencyCode, catalogue.rates) : undefined
}

/** Percent of tax in the view's own country, for its guests or for the group that looks. */
const percentFor = ({ catalogue, view, group }: Viewing, productTaxClass: string | undefined): number => {
  const { homeTaxRules, guestTaxClasses } = catalogue.pricing
  const customerTaxClass = group?.taxClass ?? guestTaxClasses.get(view.storeCode)
  return taxPercent(homeTaxRules, { productTaxClass, customerTaxClass }, { country: view.tax.defaultCountry })
}

/** What is charged for a product, and what it was before; undefined where nothing says. Source: shopping.md 4, price rules. */
export const findPrice = (viewing: Viewing, product: Product): TaxedPrice | undefined => {
  if (product.type === 'configurable') return configurablePrice(viewing, product) ?? ownPrice(viewing, product)
  if (product.type === 'grouped') return groupedPrice(viewing, product) ?? ownPrice(viewing, product)
  if (product.type === 'bundle') return bundlePrice(viewing, product) ?? ownPrice(viewing, product)
  return ownPrice(viewing, product)
}

/** Whether anything says what a product costs: mostly it does so itself, and nothing has to be computed. */
export const hasPrice = (viewing: Viewing, product: Product): boolean =>
  sourceOf(product.prices, viewing.view.i18n.currencyCode) !== undefined || findPrice(viewing, product) !== undefined

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

/** What is chosen of each option beforehand, times its quantity. */
const bundlePrice = (viewing: Viewing, product: Product): TaxedPrice | undefined => {
  const options = product.bundleOptions.map((option) => ({
    required: option.required,
    links: linksOf(viewing.catalogue, option),
  }))
  const chosen = preselected(options, ({ product: part, qty, isDefault }) => ({
    isDefault,
    isAvailable: isAvailable(part.stock, qty),
  }))
  return priceOfParts(
    viewing,
    chosen.filter((link) => link !== undefined),
  )
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
    const isSold = member?.type === 'simple' && isPartOnSale(catalogue, member)
    return isSold ? [{ product: member, qty: link.qty }] : []
  })

export type BundleLink = Part & { readonly id: number; readonly isDefault: boolean }

/** The links of a bundle's option whose products are on sale. */
export const linksOf = (catalogue: CatalogueSnapshot, option: BundleOption): BundleLink[] =>
  option.links.flatMap((link) => {
    const product = catalogue.products.get(link.product_id)
    if (!product || !isPartOnSale(catalogue, product)) return []
    return [{ id: link.id, product, qty: link.qty, isDefault: link.is_default }]
  })

/** What a fixed custom option of a product adds, with its tax; it is written in dollars. Minor units of the view's currency. */
export const customAmount = (viewing: Viewing, product: Product, amount: number): Taxed => {
  const { catalogue, view } = viewing
  const listed = convertAmount(amount as Money, 'USD', view.i18n.currencyCode, catalogue.rates)
  return taxed(listed, percentFor(viewing, product.taxClass), view.tax.sourcePriceIncludesTax)
}

/** The wire's amounts, in major units. `price` is what is charged, as the specification's override has it; `original_price` what it was. */
export const toWirePrices = (price: TaxedPrice): WirePrices => ({
  price: toMajor(price.final.net),
  price_incl_tax: toMajor(price.final.gross),
  final_price: toMajor(price.final.net),
  final_price_incl_tax: toMajor(price.final.gross),
  original_price: toMajor(price.original.net),
  original_price_incl_tax: toMajor(price.original.gross),
  special_price: toMajor(price.special.net),
  special_price_incl_tax: toMajor(price.special.gross),
  ...(price.lowest ? { lowest_price_30_days: toMajor(price.lowest.gross) } : {}),
  ...(price.from === undefined ? {} : { special_from_date: price.from }),
  ...(price.to === undefined ? {} : { special_to_date: price.to }),
})
