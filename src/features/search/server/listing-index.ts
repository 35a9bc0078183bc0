import type { Product, Viewing } from '#features/catalog/rules/catalogue.ts'
import { findBySku } from '#features/catalog/rules/catalogue.ts'
import { picturesOf } from '#features/catalog/rules/product/list-item.ts'
import type { WireIndex } from '../contract.ts'
import { documentMaker } from './documents.ts'
import { priceCode } from './price-views.ts'
import { textsOf } from './texts.ts'

/** Named in `source_include`, it adds to an item what lists are made of. */
export const indexField = 'index'

/** What a browser needs of a product to filter, sort, count and find it by itself. Prices are whole minor units with tax. */
export const indexMaker = (viewing: Viewing, variantCodes: ReadonlySet<string>): ((product: Product) => WireIndex) => {
  const { catalogue, view, now } = viewing
  const price = priceCode(catalogue, view)
  const toDocument = documentMaker(catalogue, variantCodes, now)
  return (product) => {
    const { keywords, numbers, places, variants } = toDocument(product)
    const { article, other } = textsOf(catalogue, product, view.i18n.language)
    return {
      keywords: copied(keywords),
      promoted: numbers.promoted ?? 0,
      position: numbers.position ?? 0,
      created_at: numbers.created_at ?? 0,
      ...priced(numbers[price]),
      places: { ...places.category_ids },
      variants: variants.map((variant) => {
        const piece = findBySku(catalogue, variant.key)
        const hover = piece && piece !== product ? picturesOf(viewing, piece)[1] : undefined
        return {
          sku: variant.key,
          is_available: variant.isAvailable,
          keywords: copied(variant.keywords),
          ...priced(variant.numbers[price]),
          ...(hover === undefined ? {} : { hover_image: hover }),
        }
      }),
      article,
      words: other,
    }
  }
}

const copied = (keywords: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(keywords).map(([code, values]) => [code, [...values]]))

const priced = (price: number | undefined) => (price === undefined ? {} : { price })
