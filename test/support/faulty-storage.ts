/** How storage can fail a page: each is what some browser does. */
export const storageFaults = [
  'open hangs',
  'open fails',
  'read is not answered',
  'read fails',
  'write fails',
  'storage is full',
  'connection is lost',
] as const
export type StorageFault = (typeof storageFaults)[number]

type Method = (this: object, ...all: unknown[]) => unknown
type Place = { readonly of: object; readonly name: string; readonly instead: () => unknown }

const raise = (name: string) => () => {
  throw new DOMException(`made up: ${name}`, name)
}
const reads = ['get', 'getAll', 'getAllKeys']
const writes = ['put', 'delete']
const inStores = (names: readonly string[], instead: () => unknown): Place[] =>
  names.map((name) => ({ of: IDBObjectStore.prototype, name, instead }))

/** As the page's own: nobody ever settles them. */
const unanswered = (kind: typeof IDBRequest) => () => Reflect.construct<[], IDBRequest>(kind, [])

/** What each fault does instead of which calls. */
const placesOf: Record<StorageFault, () => readonly Place[]> = {
  'open hangs': () => [{ of: IDBFactory.prototype, name: 'open', instead: unanswered(IDBOpenDBRequest) }],
  'open fails': () =>
    ['open', 'deleteDatabase'].map((name) => ({ of: IDBFactory.prototype, name, instead: raise('SecurityError') })),
  'read is not answered': () => inStores(reads, unanswered(IDBRequest)),
  'read fails': () => inStores(reads, raise('DataError')),
  'write fails': () => inStores(writes, raise('DataError')),
  'storage is full': () => inStores(['put'], raise('QuotaExceededError')),
  'connection is lost': () => [{ of: IDBDatabase.prototype, name: 'transaction', instead: raise('InvalidStateError') }],
}

/** Makes the `nth` call of the kind fail (from 1), and every one after it with `forGood`. */
export const failStorage = (fault: StorageFault, nth: number, forGood = false) => {
  let calls = 0
  const undo = placesOf[fault]().map(({ of, name, instead }) => {
    const methods = of as Record<string, Method>
    const real = methods[name] as Method
    methods[name] = function (...all) {
      // the one that a new database is made in is no page's
      if (all[1] === 'versionchange') return real.apply(this, all)
      calls += 1
      return calls === nth || (forGood && calls > nth) ? instead() : real.apply(this, all)
    }
    return () => {
      methods[name] = real
    }
  })
  return {
    /** Whether as many calls were made. */
    hasStruck: (): boolean => calls >= nth,
    mend: () => undo.forEach((one) => one()),
  }
}
