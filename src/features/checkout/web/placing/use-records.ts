import { userNow } from '#features/accounts/web/index.ts'
import { useContext, useEffect } from 'react'
import type { Result } from '#core/result.ts'
import { shownTotals, useGetCart } from '#features/cart/web/index.ts'
import type { CartView } from '#features/cart/web/index.ts'
import type { OrderBody, PlacedOrder } from '#features/orders/contract.ts'
import { loadOfflineOrders } from '#features/orders/web/index.ts'
import { useShell, useStoreView } from '#features/stores/web/index.ts'
import { CallProvider } from '#platform/web/call/call-context.ts'
import { tellCaught } from '#platform/web/page/caught-errors.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import { preload } from '#platform/web/waking/late.ts'
import { browserSession } from '#platform/web/session/session.ts'

/** An order on its way out, written down in this browser first. */
export type Record = {
  readonly send: () => Promise<Result<{ order: PlacedOrder }>>
  /** Keeps it for later; nothing is sent. */
  readonly save: () => Promise<unknown>
  /** It waits in this browser from now on: its pieces leave the cart. */
  readonly leaveToQueue: () => void
  /** The shop has it, and the cart knows. */
  readonly forget: () => Promise<void>
}

/** Writes orders down before they are sent, so that none is lost and none is sent twice. Undefined where the code for it cannot be had. */
export const useRecords = (): ((body: OrderBody, cart: CartView, expected: number) => Promise<Record | undefined>) => {
  const call = useContext(CallProvider)
  const getCart = useGetCart()
  const { storeCode, i18n } = useStoreView()
  const { settings } = useShell()
  // it has to be here before the network goes
  useEffect(() => preload(loadOfflineOrders), [])
  return async (body, cart, expected) => {
    const offline = await loadOfflineOrders().catch(tellUnlessOffline)
    if (!offline) return undefined
    const orders = offline.offlineOrders(call)
    const products = cart.lines.map(({ item, qty }) => ({ item, qty }))
    const signIn = browserSession().signIn()
    const order = {
      store: storeCode,
      products,
      totals: { lines: shownTotals(cart), grand_total: expected },
      formats: i18n,
      user_id: signIn === undefined ? null : (userNow()?.id ?? 0),
      ...(signIn === undefined ? {} : { sign_in: signIn }),
      isAutomatic: settings.automatic_order_transmission,
      body,
      hash: offline.bodyIdentity(body),
    }
    return {
      send: () => orders.place(order),
      save: () => orders.save(order),
      leaveToQueue: () => {
        void orders.leaveCart(body.order_id, () =>
          offline.takeFromCart(getCart(), { products, body: JSON.stringify(body) }),
        )
        void offline.askForOrderSync()
        if (orders.getView().orders.length === 1) void offline.askToKeep()
      },
      forget: () => orders.forget(body.order_id),
    }
  }
}

/** An order is worth more than its record, and goes without one; what kept the code from coming is reported, but for the network. */
const tellUnlessOffline = (error: unknown): undefined => {
  if (browserConnectivity().isOnline()) tellCaught(error)
}
