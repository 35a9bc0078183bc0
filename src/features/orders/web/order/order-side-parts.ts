export { OrderSide } from './order-side.tsx'
export { Standing } from './standing.tsx'
