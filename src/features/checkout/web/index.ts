export { CreateAccountProvider } from './steps/account-wish.ts'
export type { NewAccount } from './steps/account-wish.ts'
export { emailOfPlaced, loadActiveOrder, saveActiveOrder } from './placing/active-order.ts'
