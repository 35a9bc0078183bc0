export { CreateAccountProvider } from './account-wish.ts'
export type { NewAccount } from './account-wish.ts'
export { emailOfPlaced, loadActiveOrder, saveActiveOrder } from './checkout-session.ts'
export { forgetCheckout } from './forget-checkout.ts'
