import { day } from '#core/durations.ts'
import type { Db } from '#platform/server/context.ts'
import type { JobHandlers, JobSchedules } from '#platform/server/jobs.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { cleanCarts } from './clean-up.ts'
import { settingsFor } from './deps.ts'
import type { CartDeps } from './deps.ts'

export type CartJobDeps = CartDeps & {
  readonly db: Db
  readonly storeViews: { readonly en: StoreView }
  readonly now: () => Date
  /** Carts that one statement looks at. */
  readonly batch?: number
}

/** At night in most of the world that we sell to, and not on the hour, when everybody else's jobs run. */
export const cartSchedules: JobSchedules = { 'cart.clean': '17 3 * * *' }

export const cartJobs = (deps: CartJobDeps): JobHandlers => ({ 'cart.clean': () => cleanAllCarts(deps) })

const emptyDays = 1
const closedDays = 30

const cleanAllCarts = async (deps: CartJobDeps): Promise<void> => {
  const { db, batch = 2000 } = deps
  const { guest_cart_days: guestDays } = await settingsFor(deps, { db, store: deps.storeViews.en })
  const ago = (days: number) => new Date(deps.now().getTime() - days * day)
  const ages = { guest: ago(guestDays), empty: ago(emptyDays), closed: ago(closedDays) }
  let after: string | undefined
  do after = (await cleanCarts(db, { ages, after, batch })).last
  while (after !== undefined)
}
