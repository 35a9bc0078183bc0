import { isStorageThere } from './storage-there.ts'
import type { StorageName } from './storage-there.ts'

/** Whose things are kept. Of these `user`, `tasks`, `orders` and `keys` outlive every purge; the cart has a store of its own. */
export type Collection =
  | 'user'
  | 'tasks'
  | 'orders'
  | 'keys'
  | 'products'
  | 'listings'
  | 'categories'
  | 'answers'
  | 'urls'

/** The database that has a collection. */
export const placeOf = (collection: Collection): StorageName =>
  ['user', 'tasks', 'orders', 'keys'].includes(collection) ? 'vitrine' : 'vitrine-cache'

/** What the browser keeps. It never throws: what storage will not take is kept in memory for as long as the page lives. */
export type ClientCache = {
  readonly get: <Value>(collection: Collection, key: string) => Promise<Value | undefined>
  /** Values are copied as `structuredClone` does; true when it will outlive the page. */
  readonly put: (collection: Collection, key: string, value: unknown) => Promise<boolean>
  readonly remove: (collection: Collection, key: string) => Promise<void>
  /** Key and value of the first `limit` by key that start with `prefix`. */
  readonly entries: <Value>(
    collection: Collection,
    options: { readonly prefix?: string; readonly limit: number },
  ) => Promise<readonly (readonly [string, Value])[]>
  readonly clear: (collection: Collection) => Promise<void>
  readonly isPersistent: () => boolean
}

/** A cache of this page alone. */
export const createMemoryCache = (): ClientCache => {
  const kept = new Map<string, unknown>()
  const at = (collection: Collection, key: string): string => `${collection} ${key}`
  return {
    get: async <Value>(collection: Collection, key: string) => kept.get(at(collection, key)) as Value | undefined,
    put: async (collection, key, value) => {
      kept.set(at(collection, key), structuredClone(value))
      return false
    },
    remove: async (collection, key) => void kept.delete(at(collection, key)),
    entries: async <Value>(collection: Collection, { prefix = '', limit }: { prefix?: string; limit: number }) =>
      [...kept]
        .filter(([key]) => key.startsWith(at(collection, prefix)))
        .map(([key, value]) => [key.slice(collection.length + 1), value as Value] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .slice(0, limit),
    clear: async (collection) => {
      for (const key of kept.keys()) if (key.startsWith(`${collection} `)) kept.delete(key)
    },
    isPersistent: () => false,
  }
}

/** Told on the window: storage answers again, and what is kept for good can be read once more. */
export const storageBackEvent = 'vitrine:storage-back'

let opened: ClientCache | undefined

/** The one cache of this browser. Only the browser asks for it. */
export const clientCache = (): ClientCache => (opened ??= createLateCache())

/** The stored one, which comes with the first thing that is asked of it; memory alone where it does not come. */
const createLateCache = (): ClientCache => {
  let stored: ClientCache | undefined
  let loading: Promise<ClientCache> | undefined
  const load = (): Promise<ClientCache> =>
    (loading ??= import('./stored-cache.ts').then(
      ({ createStoredCache }) =>
        (stored = createStoredCache({
          now: () => Date.now(),
          after: (ms, work) => {
            const timer = setTimeout(work, ms)
            return () => clearTimeout(timer)
          },
          tellBack: () => dispatchEvent(new Event(storageBackEvent)),
        })),
      () => createMemoryCache(),
    ))
  return {
    get: async (collection, key) => (await load()).get(collection, key),
    put: async (collection, key, value) => (await load()).put(collection, key, value),
    remove: async (collection, key) => (await load()).remove(collection, key),
    entries: async (collection, options) => (await load()).entries(collection, options),
    // where nothing was ever kept, nothing is to be thrown away, and the code that would do it stays away too
    clear: async (collection) => {
      if (loading || (await isStorageThere(placeOf(collection)))) await (await load()).clear(collection)
    },
    isPersistent: () => stored?.isPersistent() ?? false,
  }
}
