/**
 * The drawer's chunk: `lazy(loadCartDrawer)` is rendered while the panel named `cart` is open. Loading it starts the cart
 * as well, so doing it when the page is idle makes the first press quick.
 */
export const loadCartDrawer = () => import('./cart-drawer.tsx').then(({ CartDrawer }) => ({ default: CartDrawer }))
