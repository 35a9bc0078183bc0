import { canBeAdded, stockStatus } from '#features/stock/rules.ts'
import type { CartDraft } from './engine-draft.ts'

export type AddRefusal = 'priceUnknown' | 'outOfStock'

/**
 * Why a piece may not go into the cart, undefined when it may: a price of 0 (below 0 where free products are allowed) is
 * unknown; sold out is sold out. Source: shopping.md 4 (stock status) and 5 (price).
 */
export const addRefusal = (
  draft: Pick<CartDraft, 'price' | 'stock'>,
  { zeroPriceAllowed }: { readonly zeroPriceAllowed: boolean },
): AddRefusal | undefined => {
  if (zeroPriceAllowed ? draft.price < 0 : draft.price <= 0) return 'priceUnknown'
  return canBeAdded(stockStatus(draft.stock)) ? undefined : 'outOfStock'
}
