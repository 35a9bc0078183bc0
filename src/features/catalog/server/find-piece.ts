import { localize } from '#core/language.ts'
import type { FindPiece } from '#features/stock/server/index.ts'
import { productPath } from '../rules/addresses/addresses.ts'
import { findBySku, findParent, isOnSale, languageOf } from '../rules/catalogue.ts'
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
      name: localize(product.name, languageOf(viewing)),
      path: productPath(style.sku, style.slug, product === style ? undefined : product.sku),
      price: findPrice(viewing, product)?.final.gross,
      isInStock: isInStock(viewing.catalogue, product),
    }
  }
