import { readKept, writeKept } from '#platform/web/storage/storages.ts'
import type { LeftCarts } from './offline-orders.ts'

const key = 'vitrine.left-cart'
/** Orders that are remembered: more are not on their way at a time. */
const most = 50

/** Orders whose pieces left the cart of this browser. It stands in the storage of the cart: what a crash takes, it takes of both. */
export const createLeftCarts = (storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): LeftCarts => {
  const read = (): unknown[] => {
    const kept = readKept(storage, key)
    return Array.isArray(kept) ? kept : []
  }
  // the whole of it opens the order
  const markOf = (id: string) => id.slice(-8)
  return {
    has: (id) => read().includes(markOf(id)),
    add: (id) => void writeKept(storage, key, [...read(), markOf(id)].slice(-most)),
  }
}
