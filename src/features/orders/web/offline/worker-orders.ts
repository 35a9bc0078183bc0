import type { ClientCache } from '#platform/web/storage/client-cache.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { isUnconfirmed } from '../../rules/offline-order.ts'
import type { SavedOrder } from '../../rules/offline-order.ts'
import { createInTurn } from './in-turn.ts'
import { createOfflineOrders } from './offline-orders.ts'
import type { OrderCall } from './offline-orders.ts'
import { createOrderVault } from './order-vault.ts'

type Deps = {
  readonly cache: ClientCache
  readonly call: OrderCall
  readonly now: () => number
  readonly subtle: SubtleCrypto | undefined
  readonly locks: LockManager | undefined
  /** This order, the latest, waits for the shopper's word. */
  readonly remind: (order: SavedOrder) => Promise<void>
  /** Tells the pages. */
  readonly announce: () => void
}

/**
 * What the service worker does for the tag `orderSync`: sends what was confirmed or is automatic, and reminds of the rest. A
 * customer's orders are left to a page, which has his session. Throws where something is to be tried again.
 */
export const syncOrdersInWorker = async ({
  cache,
  subtle,
  call,
  now,
  locks,
  remind,
  announce,
}: Deps): Promise<void> => {
  const vault = createOrderVault({ cache, subtle, newId: newUuid })
  const orders = createOfflineOrders({
    vault,
    // no cart is here
    leftCarts: { has: () => true, add: () => undefined },
    call,
    isOnline: () => true,
    isSignedIn: () => false,
    viewer: () => ({ user: undefined, signIn: undefined }),
    now,
    random: () => Math.random(),
    inTurn: createInTurn(locks),
    after: () => () => undefined,
    announce,
  })
  const waiting = (await orders.load()).filter(isUnconfirmed)
  const automatic = waiting.filter(({ isAutomatic }) => isAutomatic)
  await orders.confirm(automatic.map(({ order_id }) => order_id))
  await orders.run({ isBack: true })
  const unconfirmed = (await vault.list()).filter(isUnconfirmed)
  const [latest] = unconfirmed.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  if (latest) await remind(latest)
  if ((await orders.load()).some(({ state, isAtForm }) => state === 'sending' && !isAtForm))
    throw new Error('an order got no answer')
}
