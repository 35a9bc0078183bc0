export { loadOfflineOrders, mayHaveOrders } from './offline/offline-door.ts'
export { OrderWaiting, SavedOrderView } from './offline/saved-orders-door.tsx'
export { useCancelUnpaid } from './use-cancel-unpaid.tsx'
