/** The second door: what only pages that show the cart itself need, kept apart from what every page loads. */
export { TotalsList, grandTotal, shownTotals } from './cart-totals-list.tsx'
export type { CartView } from './cart-types.ts'
export { nameOf, useCart, useCartNews, useFreshTotals, useGetCart } from './use-cart.ts'
