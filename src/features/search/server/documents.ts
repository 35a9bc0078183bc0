import type { SearchDocument, SearchVariant } from '#platform/server/adapters/search.ts'
import { findParent, variantsOf } from '#features/catalog/rules/catalogue.ts'
import type { CatalogueSnapshot, Product, Viewing } from '#features/catalog/rules/catalogue.ts'
import { categoriesAbove } from '#features/catalog/rules/categories.ts'
import { findPrice } from '#features/catalog/rules/prices.ts'
import { isInStock } from '#features/catalog/rules/stock-of.ts'
import { isAvailable } from '#features/stock/rules.ts'
import { priceViews } from './price-views.ts'

/** Attributes are told from fields of the same name by this sign. */
export const attributeCode = (code: string): string => `@${code}`

/** The attributes that variants differ by, in any product. */
export const variantCodesOf = (snapshot: CatalogueSnapshot): Set<string> => {
  const codes = new Set<string>()
  for (const product of snapshot.products.values()) for (const code of product.variantAttributes) codes.add(attributeCode(code))
  return codes
}

export const isStyle = (snapshot: CatalogueSnapshot, product: Product): boolean => findParent(snapshot, product) === undefined

/** Every style as the index keeps it. */
export const documentsOf = function* (
  snapshot: CatalogueSnapshot,
  variantCodes: ReadonlySet<string>,
  now: string,
): Generator<SearchDocument> {
  for (const product of snapshot.products.values()) {
    if (isStyle(snapshot, product)) yield toDocument(snapshot, product, variantCodes, now)
  }
}

/** A style with its variants on sale. Prices are whole minor units with tax. */
export const toDocument = (
  snapshot: CatalogueSnapshot,
  product: Product,
  variantCodes: ReadonlySet<string>,
  now: string,
): SearchDocument => {
  const viewings = priceViews(snapshot).map(({ code, view }) => ({ code, viewing: { catalogue: snapshot, view, now } }))
  const variants = product.type === 'configurable' ? variantsOf(snapshot, product) : []
  const prices = pricesOf(viewings, product)
  return {
    id: product.id,
    keywords: {
      category_ids: [...categoriesAbove(snapshot, product)].map(String),
      visibility: [String(product.visibility)],
      status: [String(product.status)],
      type_id: [product.type],
      approved: [flag(product.approved)],
      sale: [flag(product.isSale)],
      new: [flag(product.isNew)],
      is_promo: [flag(product.isPromo)],
      only_promo: [flag(product.onlyPromo)],
      in_stock: [flag(isInStock(snapshot, product))],
      priced: [flag(Object.keys(prices).length > 0)],
      ...attributesOf(snapshot, [product, ...variants], (code) => !variantCodes.has(code)),
    },
    numbers: {
      id: product.id,
      promoted: product.promoted,
      position: product.position,
      created_at: Date.parse(product.createdAt),
      ...prices,
    },
    places: { category_ids: Object.fromEntries(product.categories.map(({ id, position }) => [id, position])) },
    variants:
      product.type === 'configurable'
        ? variants.map((variant) => toVariant(snapshot, viewings, product, variant, variantCodes))
        : [
            {
              key: product.sku,
              isAvailable: isInStock(snapshot, product),
              keywords: attributesOf(snapshot, [product], (code) => variantCodes.has(code)),
              numbers: prices,
            },
          ],
    codes: codesOf(product, variants),
  }
}

type Viewings = readonly { readonly code: string; readonly viewing: Viewing }[]

const flag = (value: boolean): string => (value ? '1' : '0')

const toVariant = (
  snapshot: CatalogueSnapshot,
  viewings: Viewings,
  product: Product,
  variant: Product,
  variantCodes: ReadonlySet<string>,
): SearchVariant => {
  const own = attributesOf(snapshot, [variant], (code) => variantCodes.has(code))
  // what its style does not let one choose, a variant has from the style
  const inherited = attributesOf(
    snapshot,
    [product],
    (code) => variantCodes.has(code) && !product.variantAttributes.some((chosen) => attributeCode(chosen) === code),
  )
  return {
    key: variant.sku,
    isAvailable: isAvailable(variant.stock),
    keywords: { ...inherited, ...own },
    numbers: pricesOf(viewings, variant),
  }
}

const pricesOf = (viewings: Viewings, product: Product): Record<string, number> => {
  const prices: Record<string, number> = {}
  for (const { code, viewing } of viewings) {
    const price = findPrice(viewing, product)
    if (price) prices[code] = price.final.gross
  }
  return prices
}

/** Option ids of selects and flags of booleans that any of the products has; a boolean nobody says anything of is no. */
const attributesOf = (
  snapshot: CatalogueSnapshot,
  products: readonly Product[],
  isWanted: (code: string) => boolean,
): Record<string, string[]> => {
  const keywords: Record<string, string[]> = {}
  for (const { code, kind } of snapshot.attributes.values()) {
    const key = attributeCode(code)
    if (kind === 'text' || !isWanted(key)) continue
    const values = new Set<string>()
    for (const { attributes } of products) {
      const value = Object.hasOwn(attributes, code) ? attributes[code] : undefined
      if (typeof value === 'object') for (const id of value) values.add(String(id))
      else if (typeof value === 'boolean' && value) values.add('1')
    }
    if (kind === 'boolean' && values.size === 0) values.add('0')
    if (values.size > 0) keywords[key] = [...values]
  }
  return keywords
}

const codesOf = (product: Product, variants: readonly Product[]): SearchDocument['codes'] =>
  [product, ...variants].flatMap((each) => {
    const article = Object.hasOwn(each.attributes, 'article') ? each.attributes.article : undefined
    const variant = each === product ? {} : { variant: each.sku }
    const codes = [each.sku, ...(typeof article === 'string' && article !== '' ? [article] : [])]
    return codes.map((code) => ({ code, ...variant }))
  })
