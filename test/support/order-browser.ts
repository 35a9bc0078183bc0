import { createInTurn } from '#features/orders/web/offline/in-turn.ts'
import { createLeftCarts } from '#features/orders/web/offline/left-carts.ts'
import { createOfflineOrders } from '#features/orders/web/offline/offline-orders.ts'
import { createOrderVault } from '#features/orders/web/offline/order-vault.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { createMemoryCache } from '#platform/web/storage/client-cache.ts'
import type { createOrderShop } from './saved-orders.ts'

type Shop = ReturnType<typeof createOrderShop>

/** A browser whose pages share storage and turns, but nothing in memory. */
export const createBrowser = (shop: Shop) => {
  const cache = createMemoryCache()
  const clock = { now: 1_000_000 }
  let inTurn = createInTurn(undefined)
  let ids = 0
  const alarms: number[] = []
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const user: { id?: number; email?: string; signIn?: string } = {}
  const openPage = (call: AnyCall = shop.call) =>
    createOfflineOrders({
      vault: createOrderVault({ cache, subtle: crypto.subtle, newId: () => `${(ids += 1)}` }),
      leftCarts: createLeftCarts(storage),
      call,
      isOnline: shop.isThere,
      isSignedIn: () => (user.id ?? user.signIn) !== undefined,
      viewer: () => ({
        user:
          user.id !== undefined
            ? { id: user.id, email: user.email ?? null }
            : user.signIn === undefined
              ? null
              : undefined,
        signIn: user.signIn,
      }),
      now: () => clock.now,
      random: () => 0.5,
      inTurn,
      after: (ms) => {
        alarms.push(ms)
        return () => undefined
      },
      announce: () => undefined,
    })
  return {
    openPage,
    user,
    clock,
    /** For how many milliseconds pages have set an alarm. */
    alarms,
    /** What is kept beside the cart. */
    kept,
    /** Everything that runs is gone: no page holds a turn any more. */
    kill: () => {
      inTurn = createInTurn(undefined)
    },
  }
}
