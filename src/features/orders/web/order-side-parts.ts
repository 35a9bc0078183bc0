export { OrderSide } from './order-side.tsx'
export { HowToPay } from './how-to-pay.tsx'
