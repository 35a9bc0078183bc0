export { CreateAccountProvider } from './account-wish.ts'
export type { NewAccount } from './account-wish.ts'
export { emailOfPlaced, loadActiveOrder, saveActiveOrder } from './active-order.ts'
