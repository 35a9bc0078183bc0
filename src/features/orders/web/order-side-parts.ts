export { OrderSide } from './order-side.tsx'
