import { isAvailable } from '#features/stock/rules.ts'
import { chooseVariant } from './choose-variant.ts'
import type { Choosable } from './choose-variant.ts'
import { findBySku, findParent, isOnSale, optionIds, variantsOf } from '../catalogue.ts'
import type { CatalogueSnapshot, Product, Viewing } from '../catalogue.ts'
import { hasPrice, priceOf } from '../prices/prices.ts'

export type ProductKey = {
  readonly sku?: string | undefined
  readonly id?: number | undefined
  readonly slug?: string | undefined
  readonly parentSku?: string | undefined
  readonly childSku?: string | undefined
}

/** A style, and the variant of it that was asked for. */
export type Found = { readonly product: Product; readonly variant: Product | undefined }

/** The product a key names. A variant's own key finds its style with that variant; one not on sale finds the style alone. */
export const findByKey = (catalogue: CatalogueSnapshot, key: ProductKey): Found | undefined => {
  const named = findNamed(catalogue, key)
  if (!named) return undefined
  const product = findParent(catalogue, named) ?? named
  const child = key.childSku === undefined ? undefined : findBySku(catalogue, key.childSku)
  if (key.childSku !== undefined && child?.parentId !== product.id) return undefined
  const variant = child ?? (named === product ? undefined : named)
  return { product, variant: variant && isOnSale(variant) ? variant : undefined }
}

const findNamed = (catalogue: CatalogueSnapshot, key: ProductKey): Product | undefined => {
  if (key.sku !== undefined) return findBySku(catalogue, key.sku)
  if (key.id !== undefined) return catalogue.products.get(key.id)
  if (key.slug !== undefined) return catalogue.products.get(catalogue.idBySlug.get(key.slug) ?? -1)
  return key.parentSku === undefined ? undefined : findBySku(catalogue, key.parentSku)
}

/** Whether a shopper may open a product's page: on sale, visible by itself, and with a price. */
export const isShown = (viewing: Viewing, product: Product): boolean =>
  isOnSale(product) && product.visibility !== 1 && hasPrice(viewing, product)

/** Whether listings show it: a style that is shown. */
export const isListed = (viewing: Viewing, product: Product): boolean =>
  findParent(viewing.catalogue, product) === undefined && isShown(viewing, product)

/** The variants of a style as they are chosen from. */
const choosablesOf = (viewing: Viewing, product: Product): (Choosable & { readonly variant: Product })[] =>
  variantsOf(viewing.catalogue, product).map((variant) => ({
    variant,
    sku: variant.sku,
    status: variant.status,
    isInStock: isAvailable(variant.stock),
    price: priceOf(viewing, variant).final.gross,
    values: Object.fromEntries(
      product.variantAttributes.flatMap((code) => {
        const [value] = optionIds(variant, code)
        return value === undefined ? [] : [[code, value]]
      }),
    ),
  }))

/** The variant of a size (its key or a label, upper-case), otherwise like `variant`; one that is in stock before a sold-out one. */
export const findOfSize = (
  viewing: Viewing,
  product: Product,
  variant: Product | undefined,
  size: string,
): Product | undefined => {
  const wanted = size.trim().toUpperCase()
  const all = choosablesOf(viewing, product)
  const ofSize = all.filter(({ values }) => {
    const option = viewing.catalogue.options.get(values.size ?? -1)
    return option && [option.key, ...Object.values(option.label)].some((text) => text.toUpperCase() === wanted)
  })
  const like = all.find((each) => each.variant === variant)?.values ?? {}
  const { size: _, ...others } = like
  return (chooseVariant(ofSize, others, { fallback: true }) ?? ofSize[0])?.variant
}

/** Whether the sitemap and the feeds tell of it: a listed style that is not for promo mode alone. */
export const isAdvertised = (viewing: Viewing, product: Product): boolean =>
  !product.onlyPromo && isListed(viewing, product)
