import type { SearchDocument, SearchVariant } from '#platform/server/adapters/search.ts'
import { findParent, variantsOf } from '#features/catalog/rules/catalogue.ts'
import type { CatalogueSnapshot, Product, Viewing } from '#features/catalog/rules/catalogue.ts'
import { categoriesAbove } from '#features/catalog/rules/categories/categories.ts'
import { findPrice } from '#features/catalog/rules/prices/prices.ts'
import { isMarkedSale } from '#features/catalog/rules/prices/sale-mark.ts'
import { isMarkedNew } from '#features/catalog/rules/product/new-mark.ts'
import { isInStock } from '#features/catalog/rules/variants/stock-of.ts'
import { isAvailable } from '#features/stock/rules.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import { attributeCode } from '../rules/fields.ts'
import { priceViews } from './price-views.ts'

/** The attributes that variants differ by, in any product. */
export const variantCodesOf = (snapshot: CatalogueSnapshot): Set<string> => {
  const codes = new Set<string>()
  for (const product of snapshot.products.values())
    for (const code of product.variantAttributes) codes.add(attributeCode(code))
  return codes
}

export const isStyle = (snapshot: CatalogueSnapshot, product: Product): boolean =>
  findParent(snapshot, product) === undefined

/** Every style as the index keeps it. */
export const documentsOf = function* (
  snapshot: CatalogueSnapshot,
  variantCodes: ReadonlySet<string>,
  now: string,
): Generator<SearchDocument> {
  const toDocument = documentMaker(snapshot, variantCodes, now)
  for (const product of snapshot.products.values()) if (isStyle(snapshot, product)) yield toDocument(product)
}

/** What all documents of a snapshot have in common. */
type Shop = {
  readonly snapshot: CatalogueSnapshot
  /** ISO. */
  readonly now: string
  readonly viewings: readonly { readonly code: string; readonly viewing: Viewing }[]
  /** Codes of choices and of flags, those of styles and those of variants. */
  readonly ofStyles: Codes
  readonly ofVariants: Codes
}
type Codes = { readonly choices: readonly string[]; readonly flags: readonly string[] }

/** Makes documents of styles with their variants on sale. Prices are whole minor units with tax. */
export const documentMaker = (
  snapshot: CatalogueSnapshot,
  variantCodes: ReadonlySet<string>,
  now: string,
): ((product: Product) => SearchDocument) => {
  const codesWhere = (isOfVariants: boolean): Codes => {
    const own = [...snapshot.attributes.values()].filter(
      ({ code }) => variantCodes.has(attributeCode(code)) === isOfVariants,
    )
    return {
      choices: own.filter(({ kind }) => kind === 'select' || kind === 'multiselect').map(({ code }) => code),
      flags: own.filter(({ kind }) => kind === 'boolean').map(({ code }) => code),
    }
  }
  // what was charged before is not looked for here
  const catalogue = { ...snapshot, pricing: { ...snapshot.pricing, showsLowestIn: new Set<StoreCode>() } }
  const shop: Shop = {
    snapshot,
    now,
    viewings: priceViews(snapshot).map(({ code, view }) => ({ code, viewing: { catalogue, view, now } })),
    ofStyles: codesWhere(false),
    ofVariants: codesWhere(true),
  }
  return (product) => toDocument(shop, product)
}

const toDocument = (shop: Shop, product: Product): SearchDocument => {
  const { snapshot } = shop
  const variants = product.type === 'configurable' ? variantsOf(snapshot, product) : []
  const prices = pricesOf(shop, product)
  const stocked = isInStock(snapshot, product)
  return {
    id: product.id,
    keywords: {
      category_ids: [...categoriesAbove(snapshot, product)].map(String),
      visibility: [String(product.visibility)],
      status: [String(product.status)],
      type_id: [product.type],
      approved: [flag(product.approved)],
      sale: [flag(isMarkedSale(product, variants, shop.now))],
      new: [flag(isMarkedNew(product, shop.now))],
      is_promo: [flag(product.isPromo)],
      only_promo: [flag(product.onlyPromo)],
      in_stock: [flag(stocked)],
      priced: [flag(Object.keys(prices).length > 0)],
      ...attributesOf(shop.ofStyles, [product, ...variants]),
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
        ? toVariants(shop, product, variants)
        : [
            {
              key: product.sku,
              isAvailable: stocked,
              keywords: attributesOf(shop.ofVariants, [product]),
              numbers: prices,
            },
          ],
    codes: codesOf(product, variants),
  }
}

const flag = (value: boolean): string => (value ? '1' : '0')

const toVariants = (shop: Shop, product: Product, variants: readonly Product[]): SearchVariant[] => {
  // what its style does not let one choose, a variant has from the style
  const isChosen = (code: string) => product.variantAttributes.includes(code)
  const inherited = attributesOf(
    {
      choices: shop.ofVariants.choices.filter((code) => !isChosen(code)),
      flags: shop.ofVariants.flags.filter((code) => !isChosen(code)),
    },
    [product],
  )
  return variants.map((variant) => ({
    key: variant.sku,
    isAvailable: isAvailable(variant.stock),
    keywords: { ...inherited, ...attributesOf(shop.ofVariants, [variant]) },
    numbers: pricesOf(shop, variant),
  }))
}

const pricesOf = (shop: Shop, product: Product): Record<string, number> => {
  const prices: Record<string, number> = {}
  for (const { code, viewing } of shop.viewings) {
    const price = findPrice(viewing, product)
    if (price) prices[code] = price.final.gross
  }
  return prices
}

/** Option ids of choices and flags that any of the products has; a flag nobody says anything of is no. */
const attributesOf = ({ choices, flags }: Codes, products: readonly Product[]): Record<string, string[]> => {
  const keywords: Record<string, string[]> = {}
  for (const code of choices) {
    const values: string[] = []
    for (const { attributes } of products) {
      const value = attributes[code]
      if (typeof value !== 'object') continue
      for (const id of value) if (!values.includes(String(id))) values.push(String(id))
    }
    if (values.length > 0) keywords[attributeCode(code)] = values
  }
  for (const code of flags)
    keywords[attributeCode(code)] = [flag(products.some(({ attributes }) => attributes[code] === true))]
  return keywords
}

const codesOf = (product: Product, variants: readonly Product[]): SearchDocument['codes'] =>
  [product, ...variants].flatMap((each) => {
    const article = each.attributes.article
    const variant = each === product ? {} : { variant: each.sku }
    const codes = [each.sku, ...(typeof article === 'string' && article !== '' ? [article] : [])]
    return codes.map((code) => ({ code, ...variant }))
  })
