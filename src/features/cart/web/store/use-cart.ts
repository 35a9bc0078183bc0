import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import type { CartContract, WireCartItem } from '../../contract.ts'
import { cartDoor } from './cart-door.ts'
import type { CartStore } from './cart-store.ts'
import { emptyView } from './cart-types.ts'
import type { CartView } from './cart-types.ts'
import { useCartRules } from './use-cart-rules.ts'

/** The cart of the page's store view. Only events and effects call it: there is none on the server. */
export const useGetCart = (): (() => CartStore) => {
  const { storeCode } = useStoreView()
  const call = useCall<CartContract>()
  const rules = useCartRules()
  return useCallback(() => cartDoor(storeCode, call, rules), [storeCode, call, rules])
}

/** What the cart holds, as the shopper sees it; loading on the server and while the page wakes up. */
export const useCart = (): CartView => {
  const getCart = useGetCart()
  return useSyncExternalStore(
    useCallback((listener) => getCart().subscribe(listener), [getCart]),
    () => getCart().getView(),
    () => emptyView,
  )
}

/** Totals are asked for while a component with this hook is in sight. */
export const useFreshTotals = (): void => {
  const getCart = useGetCart()
  useEffect(() => getCart().watchTotals(), [getCart])
}

/** A piece with its choices, in one line. */
export const nameOf = (item: WireCartItem): string => [item.name, ...item.options.map(({ value }) => value)].join(', ')
