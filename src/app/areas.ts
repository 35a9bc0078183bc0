import { matchPath } from 'react-router'
import type { WireUser } from '#features/accounts/contract.ts'

export type Area = {
  readonly path: string
  readonly heading: string
  readonly roles: WireUser['roles']
  /** What it shows: `admin/orders` is `orders-screen.tsx` somewhere below `features/admin/web`, which exports `Screen`. */
  readonly screen: `${'blogger' | 'admin'}/${string}`
}

const blogger: WireUser['roles'] = ['blogger']
const staff: WireUser['roles'] = ['manager', 'admin']

/** The pages of the cabinet and of the back office below the store prefix, what they are called, and who may see them. */
export const areas: readonly Area[] = [
  { path: '/cabinet/sales', heading: 'area.sales', roles: blogger, screen: 'blogger/sales' },
  { path: '/cabinet/sales/orders', heading: 'area.orders', roles: blogger, screen: 'blogger/orders' },
  { path: '/cabinet/sales/payouts', heading: 'area.payouts', roles: blogger, screen: 'blogger/payouts' },
  { path: '/cabinet/products', heading: 'area.products', roles: blogger, screen: 'blogger/products' },
  { path: '/cabinet/products/archive', heading: 'area.archive', roles: blogger, screen: 'blogger/archive' },
  { path: '/cabinet/products/posts', heading: 'area.posts', roles: blogger, screen: 'blogger/posts' },
  { path: '/cabinet/products/selection', heading: 'area.selection', roles: blogger, screen: 'blogger/selection' },
  { path: '/cabinet/products/set', heading: 'area.set', roles: blogger, screen: 'blogger/set' },
  { path: '/cabinet/products/:id', heading: 'area.product', roles: blogger, screen: 'blogger/product' },
  { path: '/cabinet/products/:id/profile', heading: 'area.profilePost', roles: blogger, screen: 'blogger/post' },
  { path: '/cabinet/products/:id/story', heading: 'area.story', roles: blogger, screen: 'blogger/post' },
  { path: '/cabinet/products/:id/post', heading: 'area.post', roles: blogger, screen: 'blogger/post' },
  { path: '/cabinet/wiki', heading: 'area.wiki', roles: blogger, screen: 'blogger/wikis' },
  { path: '/cabinet/wiki/:slug', heading: 'area.instruction', roles: blogger, screen: 'blogger/wiki' },
  { path: '/cabinet/settings', heading: 'area.cabinetSettings', roles: blogger, screen: 'blogger/settings' },
  { path: '/admin', heading: 'area.office', roles: staff, screen: 'admin/door' },
  { path: '/admin/dashboard', heading: 'area.dashboard', roles: staff, screen: 'admin/dashboard' },
  { path: '/admin/orders', heading: 'area.officeOrders', roles: staff, screen: 'admin/orders' },
  { path: '/admin/orders/:id', heading: 'area.officeOrder', roles: staff, screen: 'admin/order' },
  { path: '/admin/returns', heading: 'area.officeReturns', roles: staff, screen: 'admin/returns' },
  { path: '/admin/products', heading: 'area.officeProducts', roles: staff, screen: 'admin/products' },
  { path: '/admin/products/new', heading: 'area.newProduct', roles: staff, screen: 'admin/new-product' },
  { path: '/admin/products/:id', heading: 'area.officeProduct', roles: staff, screen: 'admin/product' },
  { path: '/admin/categories', heading: 'area.categories', roles: staff, screen: 'admin/categories' },
  { path: '/admin/categories/:id', heading: 'area.category', roles: staff, screen: 'admin/category' },
  { path: '/admin/stock', heading: 'area.stock', roles: staff, screen: 'admin/stock' },
  { path: '/admin/coupons', heading: 'area.coupons', roles: staff, screen: 'admin/coupons' },
  { path: '/admin/coupons/:id', heading: 'area.coupon', roles: staff, screen: 'admin/coupon' },
  { path: '/admin/import', heading: 'area.import', roles: staff, screen: 'admin/import' },
  { path: '/admin/reviews', heading: 'area.reviews', roles: staff, screen: 'admin/reviews' },
  { path: '/admin/customers', heading: 'area.customers', roles: staff, screen: 'admin/customers' },
  { path: '/admin/customers/:id', heading: 'area.customer', roles: staff, screen: 'admin/customer' },
  { path: '/admin/login-as', heading: 'area.loginAs', roles: staff, screen: 'admin/login-as' },
  { path: '/admin/audit', heading: 'area.audit', roles: staff, screen: 'admin/audit' },
  { path: '/admin/bloggers', heading: 'area.bloggers', roles: staff, screen: 'admin/bloggers' },
  { path: '/admin/instructions', heading: 'area.instructions', roles: staff, screen: 'admin/instructions' },
  { path: '/admin/design', heading: 'area.design', roles: ['admin'], screen: 'admin/design' },
  { path: '/admin/slides', heading: 'area.slides', roles: ['admin'], screen: 'admin/slides' },
  { path: '/admin/pages', heading: 'area.pages', roles: ['admin'], screen: 'admin/pages' },
  { path: '/admin/outbox', heading: 'area.outbox', roles: staff, screen: 'admin/outbox' },
  { path: '/admin/settings', heading: 'area.settings', roles: ['admin'], screen: 'admin/settings' },
  { path: '/admin/views', heading: 'area.views', roles: ['admin'], screen: 'admin/views' },
  { path: '/admin/jobs', heading: 'area.jobs', roles: ['admin'], screen: 'admin/jobs' },
  { path: '/admin/tokens', heading: 'area.tokens', roles: ['admin'], screen: 'admin/tokens' },
  { path: '/admin/webhooks', heading: 'area.webhooks', roles: ['admin'], screen: 'admin/webhooks' },
]

/** The page at an address below the store prefix; those without a parameter go first. */
export const findArea = (pathname: string): Area | undefined => areas.find(({ path }) => matchPath(path, pathname))

/** The screens of the cabinet, in the order of its navigation; those to choose in only where the shop lets choose. */
export const cabinetLinks = (isChosen: boolean): readonly Area[] =>
  areas.filter(
    ({ path }) =>
      path.startsWith('/cabinet/') &&
      !path.includes(':') &&
      path !== '/cabinet/sales/orders' &&
      (isChosen || path !== '/cabinet/products/selection'),
  )

/** The screens of the back office that somebody of these roles can open from everywhere in it. */
export const officeLinks = (roles: WireUser['roles']): readonly Area[] =>
  areas.filter(
    ({ path, roles: those }) =>
      path.startsWith('/admin/') && !/:|\/new$/.test(path) && those.some((role) => roles.includes(role)),
  )
