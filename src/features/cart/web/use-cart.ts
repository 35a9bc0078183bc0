import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import { useNotices } from '#platform/web/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import type { CartContract, WireCartItem } from '../contract.ts'
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

/** Milliseconds that the specification gives notices about stock. */
const stockNoticeMs = 5000

/** Tells what the server made of commands that were shown as done already. */
export const useCartNews = (): void => {
  const getCart = useGetCart()
  const notices = useNotices()
  const t = useText()
  useEffect(
    () =>
      getCart().onEvent((event) => {
        if (event.kind === 'syncDisabled') {
          notices.add({ kind: 'warning', text: t('cart.syncDisabled') })
          return
        }
        if (event.kind === 'couponRefused') {
          notices.add({
            kind: 'error',
            text: t('cart.couponRefusedLater', { code: event.coupon, reason: t(`refusal.${event.code}`) }),
          })
          return
        }
        const name = nameOf(event.item)
        if (event.kind === 'refused') {
          notices.add({ kind: 'error', text: t('cart.refused', { name, reason: t(`refusal.${event.code}`) }) })
        } else if (event.kind === 'out') {
          notices.add({ kind: 'error', text: t('cart.outOfStock', { name }), lifeMs: stockNoticeMs })
        } else {
          notices.add({ kind: 'warning', text: t('cart.unsafe', { name }), lifeMs: stockNoticeMs })
        }
      }),
    [getCart, notices, t],
  )
}

/** A piece with its choices, in one line. */
export const nameOf = (item: WireCartItem): string => [item.name, ...item.options.map(({ value }) => value)].join(', ')
