import { isSpecialActive } from '#features/pricing/rules/special.ts'
import type { Product } from '../catalogue.ts'

/** Marked as a sale: by its owner, or while a special price of its own or of a variant on sale applies at `now` (ISO). */
export const isMarkedSale = (product: Product, variants: readonly Product[], now: string): boolean =>
  product.isSale ||
  [product, ...variants].some(({ prices }) => Object.values(prices).some((listed) => isSpecialActive(listed, now)))
