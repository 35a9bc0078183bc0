export { useWishlistCount } from './wishlist.ts'
