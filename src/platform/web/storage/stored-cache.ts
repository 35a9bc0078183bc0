import { placeOf } from './client-cache.ts'
import type { ClientCache, Collection } from './client-cache.ts'
import { createConnection } from './storage-connection.ts'
import { createStoragePart } from './storage-part.ts'

type Deps = {
  readonly now: () => number
  readonly after: (ms: number, work: () => void) => () => void
  /** Bytes that may be kept of what can be had again. */
  readonly quotaBytes?: number
  /** What is kept for good can be read again, after this page went on without it. */
  readonly tellBack?: () => void
}

/** Milliseconds between two sweeps. Source: shopping.md 4, Client cache. */
const sweepMs = 30_000
const usualQuotaBytes = 40 * 1024 * 1024

const purgeable: readonly Collection[] = ['products', 'listings', 'categories', 'answers', 'urls']

/**
 * Two databases: `vitrine` keeps what exists nowhere else and is never purged; `vitrine-cache` what can be had again. What
 * neither takes stays in memory.
 */
export const createStoredCache = ({ now, after, quotaBytes = usualQuotaBytes, tellBack }: Deps): ClientCache => {
  const kept = createStoragePart({
    connection: createConnection('vitrine'),
    isDurable: true,
    now,
    after,
    ...(tellBack ? { tellBack } : {}),
    // an order is worth more than any picture of the catalogue
    makeRoom: async () => {
      await clearAll()
      return true
    },
  })
  const cache = createStoragePart({
    connection: createConnection('vitrine-cache'),
    isDurable: false,
    now,
    after,
    makeRoom: async (collection) => {
      if (collection === 'urls') await cache.clear('urls')
      else await clearAll()
      return false
    },
  })
  const clearAll = async () => {
    for (const collection of purgeable) await cache.clear(collection)
  }
  const isDurable = (collection: Collection) => placeOf(collection) === 'vitrine'
  const partOf = (collection: Collection) => (isDurable(collection) ? kept : cache)

  const sweep = async () => {
    await kept.tryAgain()
    if (!cache.isOff() && (await cache.countBytes()) > quotaBytes) await cache.purge('answers')
  }
  const sweepLater = () => {
    after(sweepMs, () => void sweep().finally(sweepLater))
  }
  sweepLater()

  return {
    get: async <Value>(collection: Collection, key: string) =>
      (await partOf(collection).get(collection, key)) as Value | undefined,
    put: (collection, key, value) =>
      partOf(collection).put(collection, key, value, isDurable(collection) ? 0 : bytesOf(value)),
    remove: (collection, key) => partOf(collection).remove(collection, key),
    entries: async <Value>(collection: Collection, { prefix = '', limit }: { prefix?: string; limit: number }) =>
      (await partOf(collection).entries(collection, prefix, limit)) as (readonly [string, Value])[],
    clear: async (collection) => void (await partOf(collection).clear(collection)),
    isPersistent: () => !kept.isOff(),
  }
}

/** About what a value takes; counted once, when it is written. */
const bytesOf = (value: unknown): number => 2 * (JSON.stringify(value)?.length ?? 0)
