import { isStoreCode } from '#features/stores/rules/store-view.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'

/** The addresses of the URL table, relative to a store view's prefix, by the page that answers them. */
export const pagePaths = [
  ['/', 'content/web/home-page'],
  ['/pwa.html', 'content/web/home-page'],
  ['/c/:slug', 'app/category-page'],
  ['/p/:parentSku/:slug', 'catalog/web/product-page'],
  ['/p/:parentSku/:slug/:childSku', 'catalog/web/product-page'],
  ['/search', 'search/web/search-page'],
  ['/cart', 'cart/web/cart-page'],
  ['/cart/:code', 'cart/web/cart-page'],
  ['/checkout', 'checkout/web/checkout-page'],
  ['/order/:id', 'orders/web/order-page'],
  ['/pay/:order', 'orders/web/pay-page'],
  ['/successful-payment', 'orders/web/payment-result-page'],
  ['/failed-payment', 'orders/web/payment-result-page'],
  ['/my-account', 'accounts/web/account-page'],
  ['/my-account/edit', 'accounts/web/account-edit-page'],
  ['/my-account/orders', 'orders/web/my-orders-page'],
  ['/my-account/orders/:orderId', 'orders/web/my-orders-page'],
  ['/order-status', 'orders/web/order-status-page'],
  ['/withdrawal', 'orders/web/withdrawal-page'],
  ['/my-account/wishlist', 'wishlist/web/wishlist-page'],
  ['/my-account/recently-viewed', 'wishlist/web/viewed-page'],
  ['/recently-viewed', 'wishlist/web/viewed-page'],
  ['/compare', 'wishlist/web/compare-page'],
  ['/contact', 'accounts/web/contact-page'],
  ['/reset-password', 'accounts/web/reset-password-page'],
  ['/stock-requests', 'stock/web/stock-requests-page'],
  ['/i/:slug', 'content/web/static-page'],
  ['/delivery', 'content/web/static-page'],
  ['/terms-of-use', 'content/web/static-page'],
  ['/privacy', 'content/web/static-page'],
  ['/returns', 'content/web/static-page'],
  ['/blogger-user-agreement', 'app/blogger-page'],
  ['/blogger-privacy-policy', 'app/blogger-page'],
  ['/cabinet/*', 'app/area-page'],
  ['/admin/*', 'app/area-page'],
  ['/error', 'app/error-page'],
] as const

/** Whether the table itself has a page for a path without its store prefix; all others are the dispatcher's. */
export const isPagePath = (path: string): boolean => {
  const given = path.split('/')
  return pagePaths.some(([pattern]) => {
    const wanted = pattern.split('/').filter((part) => part !== '*')
    const isLong = pattern.endsWith('/*') ? given.length >= wanted.length : given.length === wanted.length
    return isLong && wanted.every((part, index) => part.startsWith(':') || part === given[index])
  })
}

/** The store view an address belongs to, and the prefix it was written with (`/` without one). */
export const storeOfPath = (path: string): { code: StoreCode; basename: string } => {
  const first = path.split('/')[1] ?? ''
  return isStoreCode(first) ? { code: first, basename: `/${first}` } : { code: 'en', basename: '/' }
}

/** An address without its store prefix: `/ru/women/tops` is `/women/tops`. */
export const belowStore = (path: string): string => {
  const first = path.split('/')[1] ?? ''
  return isStoreCode(first) ? path.slice(first.length + 1) || '/' : path
}
