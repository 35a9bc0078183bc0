export { checkoutRoutes } from './routes.ts'
export type { CheckoutDeps } from './routes.ts'
