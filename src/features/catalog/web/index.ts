export { CardActionsProvider } from './card-actions.ts'
export { cardSource, toCardProduct } from './card-product.ts'
export type { CardProduct } from './card-product.ts'
export { ProductCard } from './product-card.tsx'
