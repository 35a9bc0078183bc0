export { loadOfflineOrders } from './offline/offline-door.ts'
export { OrderWaiting, SavedOrderView } from './offline/saved-orders-door.tsx'
