import { isStoreCode } from '#features/stores/rules/store-view.ts'

/** The addresses of the URL table, relative to a store view's prefix, by the page that answers them. */
export const pagePaths = [
  ['/', 'content/web/home-page'],
  ['/pwa.html', 'content/web/home-page'],
  ['/c/:slug', 'app/category-page'],
  ['/p/:parentSku/:slug', 'catalog/web/product-page'],
  ['/p/:parentSku/:slug/:childSku', 'catalog/web/product-page'],
  ['/search', 'search/web/search-page'],
  ['/cart', 'cart/web/cart-page'],
  ['/checkout', 'checkout/web/checkout-page'],
  ['/order/:id', 'orders/web/order-page'],
  ['/pay/:order', 'orders/web/pay-page'],
  ['/successful-payment', 'orders/web/payment-result-page'],
  ['/failed-payment', 'orders/web/payment-result-page'],
  ['/i/:slug', 'content/web/static-page'],
  ['/delivery', 'content/web/static-page'],
  ['/terms-of-use', 'content/web/static-page'],
  ['/privacy', 'content/web/static-page'],
  ['/returns', 'content/web/static-page'],
  ['/error', 'app/error-page'],
] as const

/** Whether the table itself has a page for a path without its store prefix; all others are the dispatcher's. */
export const isPagePath = (path: string): boolean => {
  const given = path.split('/')
  return pagePaths.some(([pattern]) => {
    const wanted = pattern.split('/')
    return (
      wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
    )
  })
}

/** An address without its store prefix: `/ru/women/tops` is `/women/tops`. */
export const belowStore = (path: string): string => {
  const first = path.split('/')[1] ?? ''
  return isStoreCode(first) ? path.slice(first.length + 1) || '/' : path
}
