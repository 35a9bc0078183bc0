import type { ClientCache, Collection } from '#platform/web/storage/client-cache.ts'

/** Entries, and bytes as JSON has them. */
export type Limits = { readonly most: number; readonly mostBytes: number }

/** A collection that never grows beyond its limits: what was written longest ago goes first. */
export type Bounded = {
  readonly get: <Value>(key: string) => Promise<Value | undefined>
  readonly entries: <Value>(prefix: string) => Promise<readonly (readonly [string, Value])[]>
  /** One after another, also between tabs. */
  readonly putAll: (entries: readonly (readonly [key: string, value: unknown])[]) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  /** How much is kept. */
  readonly size: () => Promise<{ readonly entries: number; readonly bytes: number }>
}

/** When each entry was written, counted and not timed, and how large it is. */
type Book = { counter: number; readonly written: Record<string, readonly [counter: number, bytes: number]> }

const bookKey = '#book'

export const createBounded = (cache: ClientCache, collection: Collection, limits: Limits): Bounded => {
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const mine = turn.then(() => alone(`vitrine.kept.${collection}`, work))
    turn = Promise.allSettled([mine])
    return mine
  }
  const readBook = async (): Promise<Book> =>
    (await cache.get<Book>(collection, bookKey)) ?? { counter: 0, written: {} }
  return {
    get: (key) => cache.get(collection, key),
    entries: (prefix) => cache.entries(collection, { prefix, limit: limits.most }),
    putAll: (entries) =>
      inTurn(async () => {
        const book = await readBook()
        for (const [key, value] of entries) {
          book.counter += 1
          book.written[key] = [book.counter, JSON.stringify(value).length]
          await cache.put(collection, key, value)
        }
        for (const key of outgrown(book, limits)) {
          delete book.written[key]
          await cache.remove(collection, key)
        }
        await cache.put(collection, bookKey, book)
      }),
    remove: (key) =>
      inTurn(async () => {
        const book = await readBook()
        if (!Object.hasOwn(book.written, key)) return
        delete book.written[key]
        await cache.remove(collection, key)
        await cache.put(collection, bookKey, book)
      }),
    size: async () => {
      const all = Object.values((await readBook()).written)
      return { entries: all.length, bytes: all.reduce((sum, [, bytes]) => sum + bytes, 0) }
    },
  }
}

/** The keys that have to go, those written longest ago first. */
const outgrown = ({ written }: Book, { most, mostBytes }: Limits): string[] => {
  const oldestFirst = Object.entries(written).sort(([, [one]], [, [other]]) => one - other)
  let count = oldestFirst.length
  let bytes = oldestFirst.reduce((sum, [, [, size]]) => sum + size, 0)
  const gone: string[] = []
  for (const [key, [, size]] of oldestFirst) {
    if (count <= most && bytes <= mostBytes) break
    count -= 1
    bytes -= size
    gone.push(key)
  }
  return gone
}

/** Where the browser has locks, no other tab writes meanwhile. */
const alone = (name: string, work: () => Promise<void>): Promise<void> =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(name, work) : work()
