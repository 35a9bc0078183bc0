import type { ClientCache } from '#platform/web/client-cache.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { isUnconfirmed } from '../../rules/offline-order.ts'
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
  /** Some orders wait for the shopper's word. */
  readonly remind: () => Promise<void>
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
  const orders = createOfflineOrders({
    vault: createOrderVault({ cache, subtle, newId: newUuid }),
    call,
    isOnline: () => true,
    isSignedIn: () => false,
    userId: () => undefined,
    now,
    random: () => Math.random(),
    inTurn: createInTurn(locks),
    after: () => () => undefined,
    leavesOut: ({ user_id }) => user_id !== null,
    announce,
  })
  const waiting = (await orders.load()).filter(isUnconfirmed)
  const automatic = waiting.filter(({ isAutomatic, user_id }) => isAutomatic && user_id === null)
  await orders.confirm(automatic.map(({ order_id }) => order_id))
  await orders.run({ isBack: true })
  const left = await orders.load()
  if (left.some(isUnconfirmed)) await remind()
  if (left.some(({ state, user_id, isAtForm }) => state === 'sending' && user_id === null && !isAtForm))
    throw new Error('an order got no answer')
}
