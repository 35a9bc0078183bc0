import type { RouteObject } from 'react-router'
import { PageError } from './shell/page-error.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import { rootLoader } from './root-loader.ts'

type PageModule = Pick<RouteObject, 'loader' | 'Component' | 'ErrorBoundary' | 'shouldRevalidate'>

/** Pages are the lazy doors of the features: `catalog/web/product-page` is found by its path. */
const modules = import.meta.glob<PageModule>(['/src/features/*/web/*-page.tsx', '/src/app/*-page.tsx'])

/** A page's source file below the project, as the build's manifest names it. */
export const pageSource = (page: string): string => (page.startsWith('app/') ? `src/${page}.tsx` : `src/features/${page}.tsx`)

const at = (path: string, page: string, id = path): RouteObject => {
  const load = modules[`/${pageSource(page)}`]
  if (!load) throw new Error(`no page at ${pageSource(page)}`)
  return { id, path, lazy: load, handle: { page } }
}

/** The URL table of the shop, one place, for server and browser. Paths are relative to the store view's prefix. */
export const createRoutes = (): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    loader: rootLoader,
    shouldRevalidate: () => false,
    Component: RootLayout,
    ErrorBoundary: PageError,
    children: [
      {
        id: 'pages',
        ErrorBoundary: PageError,
        children: [
          at('/', 'content/web/home-page'),
          at('/pwa.html', 'content/web/home-page'),
          at('/c/:slug', 'app/category-page'),
          at('/p/:parentSku/:slug', 'catalog/web/product-page'),
          at('/p/:parentSku/:slug/:childSku', 'catalog/web/product-page'),
          at('/search', 'search/web/search-page'),
          at('/cart', 'cart/web/cart-page'),
          at('/checkout', 'checkout/web/checkout-page'),
          at('/order/:id', 'orders/web/order-page'),
          at('/pay/:order', 'orders/web/pay-page'),
          at('/successful-payment', 'orders/web/payment-result-page'),
          at('/failed-payment', 'orders/web/payment-result-page'),
          at('/i/:slug', 'content/web/static-page'),
          at('/delivery', 'content/web/static-page'),
          at('/terms-of-use', 'content/web/static-page'),
          at('/privacy', 'content/web/static-page'),
          at('/returns', 'content/web/static-page'),
          at('/error', 'app/error-page'),
          at('*', 'app/dispatcher-page'),
        ],
      },
    ],
  },
]
