import type { Page } from '@playwright/test'
import { areas } from '../../src/app/areas.ts'
import { pagePaths } from '../../src/app/page-paths.ts'
import type { Facts, Size, Visitor } from './visitors.ts'

export type Screen = {
  readonly name: string
  /** Below the store view's prefix. */
  readonly path: string | ((facts: Facts) => string)
  readonly as?: Visitor
  /** There at this size alone. */
  readonly size?: Size
  /** On a phone and in Russian as well. */
  readonly isMain?: boolean
  readonly isFull?: boolean
  readonly isDark?: boolean
  /** Before the question about cookies was answered. */
  readonly asksAboutCookies?: boolean
  readonly prepare?: (page: Page) => Promise<void>
}

const wait = { timeout: 10_000 }
const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).filter({ visible: true }).first().click(wait)
  await page.waitForTimeout(800)
}
const scrollTo = (heading: RegExp) => async (page: Page) =>
  page.getByRole('heading', { name: heading }).evaluate((found) => found.scrollIntoView({ block: 'start' }))

/** What anybody may see. */
const open: readonly Screen[] = [
  { name: 'home', path: '', isMain: true, isFull: true },
  { name: 'home-cookies', path: '', isMain: true, asksAboutCookies: true },
  { name: 'category', path: '/women/tops/hoodies', isMain: true },
  { name: 'category-by-slug', path: '/c/hoodies?color=49&sale=1' },
  { name: 'product', path: '/p/VT-1001/loopback-hoodie', isMain: true, isFull: true },
  { name: 'product-variant', path: '/p/VT-1001/loopback-hoodie/VT-1001-CLAY-S' },
  { name: 'product-dark', path: '/p/VT-1001/loopback-hoodie', isDark: true },
  { name: 'search', path: '/search?q=hoodi', isMain: true },
  { name: 'search-nothing', path: '/search?q=zzzzzz' },
  { name: 'cart', path: '/cart', isMain: true },
  { name: 'cart-shared', path: '/cart/0b7f0e0a-0000-4000-8000-000000000000' },
  { name: 'checkout', path: '/checkout', isMain: true },
  { name: 'order', path: ({ order }) => `/order/${order}`, isMain: true },
  { name: 'pay', path: ({ unpaid }) => `/pay/${unpaid}`, isMain: true },
  { name: 'payment-under-way', path: ({ unpaid }) => `/successful-payment?order=${unpaid}` },
  { name: 'payment-failed', path: ({ unpaid }) => `/failed-payment?order=${unpaid}` },
  { name: 'account-guest', path: '/my-account' },
  { name: 'order-status', path: '/order-status', isMain: true },
  { name: 'withdrawal', path: '/withdrawal' },
  { name: 'viewed', path: '/recently-viewed' },
  { name: 'compare', path: '/compare', isMain: true },
  { name: 'contact', path: '/contact', isMain: true },
  { name: 'reset-password', path: '/reset-password?email=customer%40example.com&token=abc' },
  { name: 'stock-requests', path: '/stock-requests?token=abc' },
  { name: 'stock-requests-cut', path: '/stock-requests' },
  { name: 'page-of-content', path: '/i/delivery' },
  { name: 'delivery', path: '/delivery', isMain: true },
  { name: 'terms', path: '/terms-of-use' },
  { name: 'privacy', path: '/privacy' },
  { name: 'returns', path: '/returns' },
  { name: 'error', path: '/error' },
  { name: 'not-found', path: '/nowhere', isMain: true },
  { name: 'languages', path: '/women/tops/hoodies', size: 'desktop', prepare: press('[popovertarget=languages]') },
  { name: 'search-panel', path: '/delivery', prepare: press('header a[href$="/search"]') },
  { name: 'menu', path: '/delivery', isMain: true, prepare: press('header [aria-haspopup=dialog][href$="#menu"]') },
]

/** What people see who signed in. */
const own: readonly Screen[] = [
  { name: 'account', path: '/my-account', as: 'customer', isMain: true },
  { name: 'account-dark', path: '/my-account', as: 'customer', isDark: true },
  { name: 'account-edit', path: '/my-account/edit', as: 'customer', isMain: true },
  {
    name: 'passkeys-dark',
    path: '/my-account/edit',
    as: 'customer',
    isDark: true,
    prepare: scrollTo(/^passkeys$/i),
  },
  { name: 'orders', path: '/my-account/orders', as: 'customer', isMain: true },
  { name: 'orders-one', path: ({ order }) => `/my-account/orders/${order}`, as: 'customer', isMain: true },
  { name: 'wishlist', path: '/my-account/wishlist', as: 'customer', isMain: true },
  { name: 'account-viewed', path: '/my-account/recently-viewed', as: 'customer' },
  { name: 'no-access', path: '/admin', as: 'customer' },
  {
    name: 'menu-promo',
    path: '/delivery',
    as: 'blogger',
    isMain: true,
    prepare: press('header [aria-haspopup=dialog][href$="#menu"]'),
  },
  { name: 'blogger-agreement', path: '/blogger-user-agreement', as: 'blogger' },
  { name: 'blogger-privacy', path: '/blogger-privacy-policy', as: 'blogger' },
]

const nameOf = (path: string): string => path.slice(1).replaceAll(/\/:?/g, '-')

/** The cabinet's and the office's. */
const restricted: readonly Screen[] = areas.map(({ path, roles }) => ({
  name: nameOf(path),
  path: ({ oneOf }) => path.replace(/^(.*)\/:\w+/, (_, list: string) => `${list}/${oneOf[list] ?? 'none'}`),
  as: roles.includes('blogger') ? 'blogger' : 'admin',
}))

/** What the office shows once something was done there. */
const worked: readonly Screen[] = [
  {
    name: 'admin-import-files',
    path: '/admin/import',
    as: 'admin',
    size: 'desktop',
    prepare: async (page) => {
      await page.locator('input[type=file]').setInputFiles('docs/importing/samples/shopify.csv')
      await press('main button[type=submit]')(page)
      await page.getByRole('heading', { name: 'First products' }).waitFor(wait)
      await scrollTo(/^what was found$/i)(page)
    },
  },
]

export const screens: readonly Screen[] = [...open, ...own, ...restricted, ...worked]

const anyFacts: Facts = { order: 'A', unpaid: 'B', oneOf: {} }

/** An address of a screen, below the store view's prefix. */
export const pathOf = ({ path }: Screen, facts: Facts): string => (typeof path === 'string' ? path : path(facts))

/** Patterns of the URL table that no screen shows. */
export const unseen = (): string[] => {
  const seen = screens.map((screen) => pathOf(screen, anyFacts).replace(/\?.*/, '') || '/')
  return pagePaths.flatMap(([pattern]) => {
    // it shows the home page, and the cabinet begins with its products
    if (pattern === '/pwa.html' || pattern === '/cabinet/*') return []
    const matcher = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace('/*', '(/.*)?')}$`)
    return seen.some((path) => matcher.test(path)) ? [] : [pattern]
  })
}
