import type { Localized } from '#core/language.ts'
import { add, convertToWhole, money, percentOf, times, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { priceAt, taxed, taxPercent } from '#features/pricing/rules.ts'
import type { ListedPrice, TaxRule } from '#features/pricing/rules.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { Stock } from '#features/stock/rules.ts'
import type { Choice } from './lines.ts'
import { convertSetting } from './methods.ts'

/** A product as cart and order need it, read from the database. */
export type SoldProduct = {
  readonly id: number
  readonly sku: string
  readonly typeId: 'simple' | 'configurable' | 'grouped' | 'bundle' | 'virtual' | 'downloadable'
  readonly parentId: number | undefined
  readonly status: number
  readonly name: Localized
  readonly slug: string
  /** Path of the first picture, '' without one. */
  readonly picture: string
  readonly taxClass: string | undefined
  /** Undefined without any price; in another currency where the product has none in the asked one. */
  readonly listed: (ListedPrice & { readonly currency: CurrencyCode }) | undefined
  readonly stock: Stock
  /** Of a configurable parent. */
  readonly variantAttributes: readonly string[]
  /** Of a variant: what it is chosen by, in the parent's order. */
  readonly chosen: readonly {
    readonly attributeId: number
    readonly code: string
    readonly label: Localized
    readonly optionId: number
    readonly value: Localized
  }[]
  /** Associated products of a grouped one. */
  readonly members: readonly { readonly productId: number; readonly qty: number }[]
  readonly bundleOptions: readonly {
    readonly id: number
    readonly title: Localized
    readonly required: boolean
    readonly links: readonly {
      readonly id: number
      readonly product_id: number
      readonly qty: number
      readonly is_default: boolean
    }[]
  }[]
  readonly customOptions: readonly {
    readonly id: number
    readonly title: Localized
    readonly required: boolean
    readonly values: readonly {
      readonly id: number
      readonly title: Localized
      /** `fixed`: minor units of the default currency; `percent`: of the listed price. */
      readonly price: number
      readonly price_type: 'fixed' | 'percent'
    }[]
  }[]
}

export type SoldProducts = {
  readonly byId: ReadonlyMap<number, SoldProduct>
  readonly bySku: ReadonlyMap<string, SoldProduct>
}

/** What the prices of a line depend on besides the products; `now` is ISO. */
export type PriceContext = {
  readonly now: string
  readonly currency: CurrencyCode
  readonly rates: Settings['rates']
  readonly tax: {
    readonly rules: readonly TaxRule[]
    readonly country: string | undefined
    readonly isIncluded: boolean
  }
}

/** Units of one product that a piece of a line is made of. */
export type Piece = { readonly product: SoldProduct; readonly qty: number }

const maxSoldStatus = 1

/** Whether it is on sale at all, whatever its stock: status 2 and above of its own or of its parent is not. */
export const isOnSale = (product: SoldProduct, products: SoldProducts): boolean =>
  product.status <= maxSoldStatus &&
  (product.parentId === undefined || (products.byId.get(product.parentId)?.status ?? 0) <= maxSoldStatus)

/** Options of a variant are its parent's where it has none of its own. */
export const customOptionsOf = (product: SoldProduct, products: SoldProducts): SoldProduct['customOptions'] => {
  if (product.customOptions.length > 0 || product.parentId === undefined) return product.customOptions
  return products.byId.get(product.parentId)?.customOptions ?? []
}

/** The links of a bundle that a choice takes: the chosen ones, else of what is on sale the option's default or its first. */
const bundleLinks = (product: SoldProduct, choice: Choice, products: SoldProducts) =>
  product.bundleOptions.flatMap((option) => {
    const chosen = choice.bundle.find(({ optionId }) => optionId === option.id)
    if (!chosen) {
      if (choice.bundle.length > 0 && !option.required) return []
      const links = option.links.filter(({ product_id }) => isMemberOnSale(product_id, products))
      const link = links.find(({ is_default }) => is_default) ?? links[0]
      return link ? [{ ...link, option }] : []
    }
    return option.links
      .filter(({ id }) => chosen.linkIds.includes(id))
      .map((link) => ({ ...link, option, qty: chosen.qty ?? link.qty }))
  })

const isMemberOnSale = (id: number, products: SoldProducts): boolean => {
  const member = products.byId.get(id)
  return member !== undefined && isOnSale(member, products)
}

/** What a piece takes from stock: itself, the chosen members of a bundle, the simple members of a group that are on sale. */
export const piecesOf = (product: SoldProduct, choice: Choice, products: SoldProducts): Piece[] => {
  const wanted =
    product.typeId === 'bundle'
      ? bundleLinks(product, choice, products).map(({ product_id, qty }) => ({ productId: product_id, qty }))
      : product.typeId === 'grouped'
        ? product.members.filter(({ productId }) => isMemberOnSale(productId, products))
        : [{ productId: product.id, qty: 1 }]
  return wanted.flatMap(({ productId, qty }) => {
    const member = products.byId.get(productId)
    if (!member || (product.typeId === 'grouped' && member.typeId !== 'simple')) return []
    return [{ product: member, qty }]
  })
}

/** Whether every product that a piece is made of is there and on sale, and its owner has not closed the whole. */
export const isComplete = (product: SoldProduct, choice: Choice, products: SoldProducts): boolean => {
  const pieces = piecesOf(product, choice, products)
  const isMade = product.typeId === 'bundle' || product.typeId === 'grouped'
  const isClosed = isMade && product.stock.isManaged && !product.stock.isInStock
  const expected = product.typeId === 'bundle' ? Math.max(1, bundleLinks(product, choice, products).length) : 1
  return !isClosed && pieces.length >= expected && pieces.every((piece) => isOnSale(piece.product, products))
}

/** Neither delivered nor paid on delivery. */
export const isVirtual = (product: SoldProduct, choice: Choice, products: SoldProducts): boolean => {
  const pieces = piecesOf(product, choice, products)
  return (
    pieces.length > 0 &&
    pieces.every((piece) => piece.product.typeId === 'virtual' || piece.product.typeId === 'downloadable')
  )
}

/** What is listed, in the currency that is asked for. */
const listedIn = (listed: NonNullable<SoldProduct['listed']>, { currency, rates }: PriceContext): ListedPrice => {
  if (listed.currency === currency) return listed
  const rate = rates[currency] / rates[listed.currency]
  const special = listed.special === undefined ? undefined : convertToWhole(listed.special, rate)
  return { ...listed, price: convertToWhole(listed.price, rate), special }
}

/** The price of one piece as charged now and before special prices, undefined where a part has none. Minor units, tax included. */
export const pricePiece = (
  product: SoldProduct,
  choice: Choice,
  products: SoldProducts,
  context: PriceContext,
): { price: Money; oldPrice: Money } | undefined => {
  const withTax = (amount: Money, taxClass: string | undefined): Money =>
    taxed(amount, taxPercent(context.tax.rules, taxClass, context.tax.country), context.tax.isIncluded).gross
  let price = zero
  let oldPrice = zero
  let base = zero
  for (const { product: part, qty } of piecesOf(product, choice, products)) {
    if (!part.listed) return undefined
    const { final, original } = priceAt(listedIn(part.listed, context), context.now)
    price = add(price, times(withTax(final, part.taxClass), qty))
    oldPrice = add(oldPrice, times(withTax(original, part.taxClass), qty))
    base = add(base, times(original, qty))
  }
  const extra = withTax(customExtra(product, choice, products, base, context), product.taxClass)
  return { price: add(price, extra), oldPrice: add(oldPrice, extra) }
}

/** What the chosen custom options add: fixed amounts are dollars, percents are of the listed price. */
const customExtra = (
  product: SoldProduct,
  choice: Choice,
  products: SoldProducts,
  base: Money,
  { currency, rates }: PriceContext,
): Money => {
  const values = customOptionsOf(product, products).flatMap((option) =>
    option.values.filter((value) =>
      choice.custom.some(({ optionId, valueId }) => optionId === option.id && valueId === value.id),
    ),
  )
  return add(
    ...values.map(({ price, price_type }) =>
      price_type === 'percent' ? percentOf(base, price) : convertSetting(money(price), currency, rates),
    ),
  )
}

/** The choice in words: of a variant its attributes, then custom options, then the members of a bundle. */
export const optionTexts = (
  product: SoldProduct,
  choice: Choice,
  products: SoldProducts,
): { label: Localized; value: Localized }[] => [
  ...product.chosen.map(({ label, value }) => ({ label, value })),
  ...customOptionsOf(product, products).flatMap((option) =>
    option.values
      .filter((value) => choice.custom.some(({ optionId, valueId }) => optionId === option.id && valueId === value.id))
      .map((value) => ({ label: option.title, value: value.title })),
  ),
  ...(product.typeId === 'bundle'
    ? bundleLinks(product, choice, products).flatMap((link) => {
        const member = products.byId.get(link.product_id)
        return member ? [{ label: link.option.title, value: member.name }] : []
      })
    : []),
]

/** Units that can still be had; undefined for as many as one likes. */
export const available = ({ qty, isInStock, isManaged }: Stock): number | undefined => {
  if (!isInStock) return 0
  return isManaged ? Math.max(qty, 0) : undefined
}
