import type { Collection } from './client-cache.ts'
import { nameOf } from './storage-connection.ts'
import type { EntryKey, StorageConnection, StorageDatabase } from './storage-connection.ts'

/** Milliseconds and counts of the specification (shopping.md 4, Client cache). */
const readLimitMs = 800
const mostFailedWrites = 30
const purgedKeys = 100

/** Milliseconds after which a write is given up: it may be large, and nobody waits for most of them. */
const writeLimitMs = 5000
const stepMs = 100
/** Entries kept in memory of what may be lost. */
const mostInMemory = 500

type Deps = {
  readonly connection: StorageConnection
  /** What is kept for good is never thrown away, and tried again after a failure. */
  readonly isDurable: boolean
  readonly now: () => number
  readonly after: (ms: number, work: () => void) => () => void
  /** Storage is full: makes room, true where another try is worth it. */
  readonly makeRoom: (collection: Collection) => Promise<boolean>
  /** What is kept for good can be read again, after pages went on without it. */
  readonly tellBack?: () => void
}

/** What storage does not have yet. An undefined value stands for an entry that is to go. */
type Held = { readonly collection: Collection; readonly key: string; readonly value: unknown; readonly bytes: number }

/** One of the two databases, and in memory what it has not taken (yet). Never throws. */
export const createStoragePart = ({ connection, isDurable, now, after, makeRoom, tellBack }: Deps) => {
  const held = new Map<string, Held>()
  const unclear = new Set<Collection>()
  let failedWrites = 0
  let isOff = false
  const at = (collection: Collection, key: string): string => `${collection} ${key}`

  const hold = (collection: Collection, key: string, value: unknown, bytes: number): Held => {
    const one = { collection, key, value: value === undefined ? undefined : structuredClone(value), bytes }
    held.delete(at(collection, key))
    held.set(at(collection, key), one)
    const [oldest] = held.keys()
    if (!isDurable && held.size > mostInMemory && oldest !== undefined) held.delete(oldest)
    return one
  }
  const letGo = (one: Held) => {
    if (held.get(at(one.collection, one.key)) === one) held.delete(at(one.collection, one.key))
  }

  /** Counted in steps: a page that was busy itself hears first what was answered meanwhile. */
  const limited = <Value>(ms: number, work: Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      let cancel: () => void
      const wait = (left: number) => {
        const step = () => (left > stepMs ? wait(left - stepMs) : reject(new DOMException('no answer', 'TimeoutError')))
        cancel = after(stepMs, step)
      }
      wait(ms)
      work.then(resolve, reject).finally(() => cancel())
    })

  /** One read that fails, or is not answered in time, is the last. */
  const read = async <Value>(otherwise: Value, work: (database: StorageDatabase) => Promise<Value>): Promise<Value> => {
    if (isOff) return otherwise
    const answer = connection.run(work)
    try {
      return await limited(readLimitMs, answer)
    } catch (error) {
      isOff = true
      if (!isDurable) connection.recreate()
      // a busy browser answers late: then what is kept comes into sight; one that does not is asked anew by the sweep
      else if (nameOf(error) === 'TimeoutError') answer.then(comeBack, () => undefined)
      else connection.drop()
      return otherwise
    }
  }
  const comeBack = () => {
    if (!isOff) return
    isOff = false
    void writeHeld().then(tellBack)
  }

  const write = async (
    work: (database: StorageDatabase) => Promise<void>,
    collection: Collection,
    isRepeated = false,
  ): Promise<boolean> => {
    if (isOff) return false
    try {
      await limited(writeLimitMs, connection.run(work))
      return true
    } catch (error) {
      const isFull = nameOf(error) === 'QuotaExceededError'
      if (isFull && !isRepeated && (await makeRoom(collection))) return write(work, collection, true)
      failedWrites += 1
      if (failedWrites >= mostFailedWrites) isOff = true
      return false
    }
  }

  const store = (one: Held): Promise<boolean> => {
    const { collection, key, value, bytes } = one
    const place: EntryKey = [collection, key]
    return write(async (database) => {
      // a newer value of the same key is on its own way
      if (held.get(at(collection, key)) !== one) return
      if (value === undefined) await removeAll(database, [place])
      else {
        const { transaction, entries, sizes, totals } = begin(database)
        const before = (await sizes.get(place))?.bytes ?? 0
        const total = (await totals.get(collection)) ?? 0
        await Promise.all([
          entries.put(value, place),
          sizes.put({ bytes, at: now() }, place),
          totals.put(total - before + bytes, collection),
          transaction.done,
        ])
      }
      letGo(one)
    }, collection)
  }

  const clear = async (collection: Collection): Promise<boolean> => {
    for (const one of held.values()) if (one.collection === collection) letGo(one)
    const isCleared = await write(async (database) => {
      const { transaction, entries, sizes, totals } = begin(database)
      const all = IDBKeyRange.bound([collection], [collection, []])
      await Promise.all([entries.delete(all), sizes.delete(all), totals.delete(collection), transaction.done])
    }, collection)
    if (isCleared) unclear.delete(collection)
    else unclear.add(collection)
    return isCleared
  }

  const writeHeld = async (): Promise<void> => {
    failedWrites = 0
    for (const collection of unclear) await clear(collection)
    for (const one of held.values()) await store(one)
  }

  return {
    get: async (collection: Collection, key: string): Promise<unknown> => {
      const kept = held.get(at(collection, key))
      if (kept) return structuredClone(kept.value)
      if (unclear.has(collection)) return undefined
      return read(undefined, (database) => database.get('entries', [collection, key]))
    },
    entries: async (collection: Collection, prefix: string, limit: number): Promise<(readonly [string, unknown])[]> => {
      const changed = [...held.values()].filter((one) => one.collection === collection && one.key.startsWith(prefix))
      const stored = await read([], async (database): Promise<(readonly [string, unknown])[]> => {
        const transaction = database.transaction('entries')
        const range = IDBKeyRange.bound([collection, prefix], [collection, `${prefix}\uffff`])
        // what is held here may hide as many of them
        const most = limit + changed.length
        const [keys, values] = await Promise.all([
          transaction.store.getAllKeys(range, most),
          transaction.store.getAll(range, most),
          transaction.done,
        ])
        return keys.map(([, key], index) => [key, values[index]] as const)
      })
      const all = new Map(unclear.has(collection) ? [] : stored)
      for (const { key, value } of changed) {
        if (value === undefined) all.delete(key)
        else all.set(key, structuredClone(value))
      }
      return [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, limit)
    },
    /** `bytes` is what counts against the quota. True when it will outlive the page. */
    put: (collection: Collection, key: string, value: unknown, bytes: number): Promise<boolean> =>
      store(hold(collection, key, value, bytes)),
    remove: async (collection: Collection, key: string): Promise<void> =>
      void (await store(hold(collection, key, undefined, 0))),
    clear,
    isOff: () => isOff,
    /** Bytes as they were counted at each write. */
    countBytes: (): Promise<number> =>
      read(0, async (database) => (await database.getAll('totals')).reduce((sum, bytes) => sum + bytes, 0)),
    /** Takes the oldest away, a bounded number at a time. */
    purge: (collection: Collection): Promise<boolean> =>
      write(async (database) => {
        await removeAll(database, await database.getAllKeysFromIndex('sizes', 'byAge', undefined, purgedKeys))
      }, collection),
    /** Tries again after a failure, and writes what is held. */
    tryAgain: async (): Promise<void> => {
      const wasOff = isOff
      if (isOff) connection.drop()
      isOff = false
      await writeHeld()
      if (wasOff) tellBack?.()
    },
  }
}

const begin = (database: StorageDatabase) => {
  const transaction = database.transaction(['entries', 'sizes', 'totals'], 'readwrite')
  // a request that fails says so itself
  void Promise.allSettled([transaction.done])
  return {
    transaction,
    entries: transaction.objectStore('entries'),
    sizes: transaction.objectStore('sizes'),
    totals: transaction.objectStore('totals'),
  }
}

const removeAll = async (database: StorageDatabase, places: readonly EntryKey[]): Promise<void> => {
  const { transaction, entries, sizes, totals } = begin(database)
  const freed = new Map<string, number>()
  for (const place of places) {
    const bytes = (await sizes.get(place))?.bytes ?? 0
    freed.set(place[0], (freed.get(place[0]) ?? 0) + bytes)
    await Promise.all([entries.delete(place), sizes.delete(place)])
  }
  for (const [collection, bytes] of freed) {
    await totals.put(Math.max(0, ((await totals.get(collection)) ?? 0) - bytes), collection)
  }
  await transaction.done
}
