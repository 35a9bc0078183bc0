export { emailOfPlaced, loadActiveOrder, saveActiveOrder } from './checkout-session.ts'
export { localStore, sessionStore } from './storages.ts'
