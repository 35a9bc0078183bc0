import { useContext, useSyncExternalStore } from 'react'
import { CallProvider } from '#platform/web/call/call-context.ts'
import { offlineOrders } from './browser-orders.ts'
import type { OfflineOrders, OfflineOrdersView } from './offline-orders.ts'

const nothing: OfflineOrdersView = { isLoaded: false, orders: [], isKept: true, isCustomerMissing: false }

/** The orders of this browser and what can be done with them. */
export const useSavedOrders = (): OfflineOrdersView & { readonly manage: OfflineOrders } => {
  const manage = offlineOrders(useContext(CallProvider))
  const view = useSyncExternalStore(manage.subscribe, manage.getView, () => nothing)
  return { ...view, manage }
}
