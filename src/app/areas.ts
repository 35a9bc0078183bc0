import { matchPath } from 'react-router'
import type { WireUser } from '#features/accounts/contract.ts'

export type Area = {
  readonly path: string
  readonly heading: string
  readonly roles: WireUser['roles']
  /** What it shows: `blogger/sales` is `features/blogger/web/sales-screen.tsx`, which exports `Screen`. */
  readonly screen?: `${'blogger' | 'admin'}/${string}`
}

const blogger: WireUser['roles'] = ['blogger']

/** The pages of the cabinet and of the back office below the store prefix, what they are called, and who may see them. */
export const areas: readonly Area[] = [
  { path: '/cabinet/sales', heading: 'area.sales', roles: blogger },
  { path: '/cabinet/sales/orders', heading: 'area.orders', roles: blogger },
  { path: '/cabinet/sales/payouts', heading: 'area.payouts', roles: blogger },
  { path: '/cabinet/products', heading: 'area.products', roles: blogger },
  { path: '/cabinet/products/archive', heading: 'area.archive', roles: blogger },
  { path: '/cabinet/products/posts', heading: 'area.posts', roles: blogger },
  { path: '/cabinet/products/selection', heading: 'area.selection', roles: blogger },
  { path: '/cabinet/products/set', heading: 'area.set', roles: blogger },
  { path: '/cabinet/products/:id', heading: 'area.product', roles: blogger },
  { path: '/cabinet/products/:id/profile', heading: 'area.profilePost', roles: blogger },
  { path: '/cabinet/products/:id/story', heading: 'area.story', roles: blogger },
  { path: '/cabinet/products/:id/post', heading: 'area.post', roles: blogger },
  { path: '/cabinet/wiki', heading: 'area.wiki', roles: blogger },
  { path: '/cabinet/wiki/:slug', heading: 'area.instruction', roles: blogger },
  { path: '/admin', heading: 'area.office', roles: ['manager', 'admin'] },
  { path: '/admin/design', heading: 'area.design', roles: ['admin'] },
]

/** The page at an address below the store prefix; those without a parameter go first. */
export const findArea = (pathname: string): Area | undefined => areas.find(({ path }) => matchPath(path, pathname))
