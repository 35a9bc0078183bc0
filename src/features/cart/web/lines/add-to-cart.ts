import type { WireChild, WireProduct } from '#features/catalog/rules/product/product.ts'
import { useShell, useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { usePanels } from '#platform/web/page/panels.ts'
import type { CartContract } from '../../contract.ts'
import type { AddRefusal } from '../../rules/engine/engine-add.ts'
import { loadCart } from '../store/load-cart.ts'
import type { Chosen } from './to-draft.ts'
import { useCartRules } from '../store/use-cart-rules.ts'

/** A piece on its way into the cart: a product, its variant where there are any, and what was chosen besides. */
export type Adding = {
  readonly product: WireProduct
  readonly child?: WireChild | undefined
  readonly chosen?: Chosen | undefined
  readonly qty?: number | undefined
}

/** `unreachable`: the cart could not even be loaded; a form then sends itself, what has none says so. */
export type Added = { readonly kind: 'added' | 'unreachable' } | { readonly kind: AddRefusal; readonly name: string }

/** Puts pieces into the cart and opens it, unless a rule speaks against one. What the server refuses is told by the cart. */
export const useAddToCart = (): ((pieces: readonly Adding[]) => Promise<Added>) => {
  const { storeCode } = useStoreView()
  const { settings } = useShell()
  const call = useCall<CartContract>()
  const panels = usePanels()
  const cartRules = useCartRules()
  return async (pieces) => {
    try {
      const { addPieces, cartOf } = await loadCart()
      const rules = { zeroPriceAllowed: settings.zero_price_allowed }
      const added = addPieces(() => cartOf(storeCode, call, cartRules), pieces, rules)
      if (added.kind === 'added') panels.open('cart')
      return added
    } catch {
      return { kind: 'unreachable' }
    }
  }
}

/** One piece of a product, as the cards of lists add it. */
export const useAddProduct = (): ((product: WireProduct, child: WireChild | undefined) => Promise<Added>) => {
  const add = useAddToCart()
  return (product, child) => add([{ product, child }])
}
