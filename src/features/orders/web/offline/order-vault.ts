import type { ClientCache } from '#platform/web/storage/client-cache.ts'
import type { SavedOrder } from '../../rules/offline-order.ts'

/** Where a browser keeps orders that the shop does not have yet. */
export type OrderVault = {
  /** All that can be read. */
  readonly list: () => Promise<readonly SavedOrder[]>
  readonly get: (id: string) => Promise<SavedOrder | undefined>
  /** True when it will outlive the page. */
  readonly put: (order: SavedOrder) => Promise<boolean>
  readonly remove: (id: string) => Promise<void>
}

/** A record at rest: AES-GCM of its JSON under the key of that name. */
type Sealed = { readonly key: string; readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer }

type Deps = {
  readonly cache: ClientCache
  /** Undefined where a page is no secure context: over plain http. */
  readonly subtle: SubtleCrypto | undefined
  readonly newId: () => string
}

const prefix = 'order.'
const keyPrefix = 'orders.'
const most = 500

/**
 * Orders encrypted at rest. The key cannot be read out by any script; each record names its own, so a key that is not found
 * for a moment is never replaced but joined by another. Where the browser cannot encrypt, orders stay in this page's memory.
 */
export const createOrderVault = ({ cache, subtle, newId }: Deps): OrderVault => {
  const inMemory = new Map<string, SavedOrder>()
  const keys = new Map<string, CryptoKey>()
  const keptKeys = new Set<string>()
  /** What is kept, as this page read or wrote it last. */
  const known = new Map<string, Sealed>()
  let current: Promise<readonly [string, CryptoKey]> | undefined

  const findKey = async (name: string): Promise<CryptoKey | undefined> => {
    const found = keys.get(name) ?? (await cache.get<CryptoKey>('keys', name))
    if (found) keys.set(name, found)
    return found
  }
  const makeKey = async (crypto: SubtleCrypto): Promise<readonly [string, CryptoKey]> => {
    const [kept] = await cache.entries<CryptoKey>('keys', { prefix: keyPrefix, limit: 1 })
    if (kept) return kept
    const name = keyPrefix + newId()
    const key = await crypto.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    keys.set(name, key)
    return [name, key]
  }
  /** A record is worth nothing without its key: both are written down, or none counts as kept. */
  const keepKey = async (name: string, key: CryptoKey): Promise<boolean> => {
    if (!(await cache.get('keys', name))) keptKeys.delete(name)
    if (!keptKeys.has(name) && (await cache.put('keys', name, key))) keptKeys.add(name)
    return keptKeys.has(name)
  }
  const open = async (crypto: SubtleCrypto, place: string, sealed: Sealed): Promise<SavedOrder | undefined> => {
    const key = await findKey(sealed.key)
    if (!key) return undefined
    try {
      const bytes = await crypto.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.data)
      known.set(place, sealed)
      return JSON.parse(new TextDecoder().decode(bytes)) as SavedOrder
    } catch {
      // what cannot be read stays where it is, and stands in nobody's way
      return undefined
    }
  }

  /**
   * A record that went with its key went with the whole storage, for keys are never put away: a browser that ran out of space, or whoever
   * deleted what it keeps, took an order that exists nowhere else. It is written down anew.
   */
  const findTaken = async (place: string): Promise<Sealed | undefined> => {
    const sealed = known.get(place)
    if (!sealed) return undefined
    const [isKeyThere, key] = [(await cache.get('keys', sealed.key)) !== undefined, keys.get(sealed.key)]
    if (!isKeyThere && !cache.isPersistent()) return undefined
    if (isKeyThere || !key) {
      known.delete(place)
      return undefined
    }
    await keepKey(sealed.key, key)
    await cache.put('orders', place, sealed)
    return sealed
  }

  return {
    list: async () => {
      if (!subtle) return [...inMemory.values()]
      const sealed = new Map(await cache.entries<Sealed>('orders', { prefix, limit: most }))
      for (const place of known.keys()) {
        const taken = sealed.has(place) ? undefined : await findTaken(place)
        if (taken) sealed.set(place, taken)
      }
      const opened = await Promise.all([...sealed].map(([place, value]) => open(subtle, place, value)))
      return opened.filter((order) => order !== undefined)
    },
    get: async (id) => {
      if (!subtle) return inMemory.get(id)
      const place = prefix + id
      const sealed = (await cache.get<Sealed>('orders', place)) ?? (await findTaken(place))
      return sealed && open(subtle, place, sealed)
    },
    put: async (order) => {
      if (!subtle) {
        inMemory.set(order.order_id, order)
        return false
      }
      const [key, secret] = await (current ??= makeKey(subtle))
      const iv = globalThis.crypto.getRandomValues(new Uint8Array(12))
      const data = await subtle.encrypt(
        { name: 'AES-GCM', iv },
        secret,
        new TextEncoder().encode(JSON.stringify(order)),
      )
      const isKeyKept = await keepKey(key, secret)
      const sealed: Sealed = { key, iv, data }
      known.set(prefix + order.order_id, sealed)
      const isKept = await cache.put('orders', prefix + order.order_id, sealed)
      return isKeyKept && isKept && cache.isPersistent()
    },
    remove: async (id) => {
      inMemory.delete(id)
      known.delete(prefix + id)
      await cache.remove('orders', prefix + id)
    },
  }
}
