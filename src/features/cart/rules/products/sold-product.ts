import type { Localized } from '#core/language.ts'
import { preselected } from '#features/catalog/rules/prices/bundle.ts'
import type { ListedPrice } from '#features/pricing/rules/special.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import { isAvailable } from '#features/stock/rules.ts'
import type { Stock } from '#features/stock/rules.ts'
import type { Choice } from '../lines.ts'

/** An option of a list that a product is of, such as its brand. */
export type NamedOption = { readonly id: number; readonly name: Localized }

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
  /** Its own; a variant's may be its parent's. */
  readonly brand?: NamedOption | undefined
  readonly collection?: NamedOption | undefined
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

/** The links of a bundle that a choice takes: the chosen ones, else what of it is on sale and chosen beforehand. */
const bundleLinks = (product: SoldProduct, choice: Choice, products: SoldProducts) => {
  const options = product.bundleOptions.map((option) => ({
    option,
    required: option.required,
    links: option.links.filter(({ product_id }) => isMemberOnSale(product_id, products)),
  }))
  const beforehand = preselected(options, ({ product_id, qty, is_default }) => {
    const stock = products.byId.get(product_id)?.stock
    return { isDefault: is_default, isAvailable: stock !== undefined && isAvailable(stock, qty) }
  })
  return product.bundleOptions.flatMap((option, at) => {
    const chosen = choice.bundle.find(({ optionId }) => optionId === option.id)
    if (chosen)
      return option.links
        .filter(({ id }) => chosen.linkIds.includes(id))
        .map((link) => ({ ...link, option, qty: chosen.qty ?? link.qty }))
    const link = choice.bundle.length > 0 && !option.required ? undefined : beforehand[at]
    return link ? [{ ...link, option }] : []
  })
}

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
