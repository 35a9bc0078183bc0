import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useGetCart } from '#features/cart/web/index.ts'
import { useShell, useStoreView } from '#features/stores/web/index.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { isFinal } from '../../rules/offline-order.ts'
import type { SavedOrder } from '../../rules/offline-order.ts'
import { takeFromCart } from './cart-pieces.ts'
import { useSavedOrders } from './use-saved-orders.ts'

/**
 * Orders that the shop took or refused for good are told once, whoever sent them, and their pieces leave the cart. `inSight` are
 * those that the page speaks of anyway.
 */
export const useWhatBecame = (orders: readonly SavedOrder[], inSight: readonly string[]): void => {
  const t = useText()
  const notices = useNotices()
  const navigate = useNavigate()
  const getCart = useGetCart()
  const { storeCode } = useStoreView()
  const { settings } = useShell()
  const { manage } = useSavedOrders()
  const { pathname } = useLocation()
  const told = useRef(new Set<string>())
  /** Their pieces may have been put back; they are known as such also once they are put away. */
  const cancelled = useRef(new Set<string>())
  useEffect(() => {
    for (const order of orders) {
      const { order_id: orderId, state } = order
      if (order.isAtForm) continue
      if (state === 'cancelled') cancelled.current.add(orderId)
      else if (order.isInCart && order.store === storeCode) {
        const isOrdered = () => !cancelled.current.has(orderId)
        void manage.leaveCart(orderId, () => takeFromCart(getCart(), order, isOrdered))
      }
      if (!isFinal(order) || order.isTold || told.current.has(orderId)) continue
      told.current.add(orderId)
      void manage.tell(orderId, { kind: 'told' })
      if (inSight.includes(orderId) || pathname === `/order/${order.order?.id}`) continue
      if (state === 'accepted' && order.order) {
        const { id, number } = order.order
        notices.add({
          kind: 'success',
          text: t('saved.placed', { number }),
          action: { label: t('order.show'), run: () => void navigate(`/order/${id}`) },
          lifeMs: null,
        })
      } else if (state === 'cancelled' && order.trouble?.code === 'INVALID_INPUT') {
        notices.add({ kind: 'error', text: t('saved.invalid', { email: settings.email_support }) })
      }
    }
  }, [orders, inSight, pathname, storeCode, getCart, manage, notices, navigate, settings, t])
}
