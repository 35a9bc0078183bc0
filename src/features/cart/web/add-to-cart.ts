import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import { usePanels } from '#platform/web/panels.ts'
import type { WireChild, WireProduct } from '#features/catalog/rules/product.ts'
import type { CartContract } from '../contract.ts'
import type { CartDraft } from '../rules/engine-draft.ts'
import { toDraft } from './to-draft.ts'

export type Adding = { readonly draft: CartDraft; readonly qty?: number }

/** The cart itself is loaded when it is needed first, or when the page has nothing better to do. */
export const loadCart = () => import('./cart-access.ts')

/**
 * Puts pieces into the cart and opens it. Answers false when the cart could not even be loaded: a form then sends itself.
 * What the server refuses later is told by the cart.
 */
export const useAddToCart = (): ((pieces: readonly Adding[]) => Promise<boolean>) => {
  const { storeCode } = useStoreView()
  const call = useCall<CartContract>()
  const panels = usePanels()
  return async (pieces) => {
    try {
      const { addPieces, cartOf } = await loadCart()
      addPieces(cartOf(storeCode, call), pieces)
    } catch {
      return false
    }
    panels.open('cart')
    return true
  }
}

/** One piece of a product, as the cards of lists add it. */
export const useAddProduct = (): ((product: WireProduct, child: WireChild | undefined) => Promise<void>) => {
  const add = useAddToCart()
  return async (product, child) => {
    await add([{ draft: toDraft(product, child) }])
  }
}
