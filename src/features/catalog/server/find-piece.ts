import { localize } from '#core/language.ts'
import type { FindPiece } from '#features/stock/server/index.ts'
import { productPath } from '../rules/addresses/addresses.ts'
import { findBySku, findParent, isOnSale, languageOf, optionIds } from '../rules/catalogue.ts'
import type { Product, Viewing } from '../rules/catalogue.ts'
import { isShown } from '../rules/variants/look-up.ts'
import { findPrice } from '../rules/prices/prices.ts'
import { isInStock } from '../rules/variants/stock-of.ts'
import type { Catalogue } from './snapshot/catalogue.ts'

/** Products as requests for mails know them: those that a shopper may open, and their variants on sale. */
export const createFindPiece =
  (catalogue: Pick<Catalogue, 'viewing'>): FindPiece =>
  (view, key) => {
    const viewing = catalogue.viewing(view)
    const product = 'sku' in key ? findBySku(viewing.catalogue, key.sku) : viewing.catalogue.products.get(key.id)
    if (!product || !isOnSale(product)) return undefined
    const style = findParent(viewing.catalogue, product) ?? product
    if (!isShown(viewing, style)) return undefined
    return {
      productId: product.id,
      sku: product.sku,
      name: nameOf(viewing, product, style),
      path: productPath(style.sku, style.slug, product === style ? undefined : product.sku),
      price: findPrice(viewing, product)?.final.gross,
      isInStock: isInStock(viewing.catalogue, product),
    }
  }

/** A variant that is called as its style is, as the office makes them, is told by its colour and its size. */
const nameOf = (viewing: Viewing, product: Product, style: Product): string => {
  const [name, ofStyle] = [product, style].map((one) => localize(one.name, languageOf(viewing)))
  if (product === style || name !== ofStyle) return name ?? ''
  const chosen = style.variantAttributes.flatMap((code) => {
    const option = viewing.catalogue.options.get(optionIds(product, code)[0] ?? -1)
    return option ? [localize(option.label, languageOf(viewing))] : []
  })
  return [name, ...chosen].join(', ')
}
