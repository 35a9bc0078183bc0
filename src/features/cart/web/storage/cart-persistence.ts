import { emptyCart } from '../../rules/engine/engine.ts'
import type { CartCommand, CartState } from '../../rules/engine/engine.ts'
import type { EngineItem } from '../../rules/engine/engine-lines.ts'
import { cartKey } from './cart-keys.ts'
import { isFields, isWholeNumber, parseKept } from './kept-cart.ts'

/** The part of Storage that is used; tests give their own. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export type CartPersistence<Item extends EngineItem> = {
  readonly load: () => CartState<Item>
  readonly save: (before: CartState<Item>, after: CartState<Item>) => void
  /** Whether a storage event is about this cart. */
  readonly owns: (key: string | null) => boolean
}

type Kept<Item extends EngineItem> = Omit<CartState<Item>, 'pending'>

/**
 * The cart in local storage. Every command that waits has a key of its own: two tabs that write at once cannot lose each
 * other's. What storage will not take (full, private mode, forbidden) is kept in memory for as long as the page lives.
 */
export const createPersistence = <Item extends EngineItem>(
  storeCode: string,
  storage: KeyValues | undefined,
  now: () => number,
  isItem: (value: unknown) => value is Item,
): CartPersistence<Item> => {
  const baseKey = cartKey(storeCode)
  const commandPrefix = `${baseKey}.op.`
  const unsaved = new Map<string, string | null>()
  /** What this page has seen in the storage: should it fail from now on, that is what there is. */
  const seen = new Map<string, string>()
  const see = (key: string, value: string | null): string | null => {
    if (value === null) seen.delete(key)
    else seen.set(key, value)
    return value
  }
  let written = 0

  const read = (key: string): string | null => {
    const kept = unsaved.get(key)
    if (kept !== undefined) return kept
    try {
      return see(key, storage?.getItem(key) ?? null)
    } catch {
      return seen.get(key) ?? null
    }
  }
  const write = (key: string, value: string | null) => {
    try {
      if (!storage) throw new Error('no storage')
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      unsaved.delete(key)
      see(key, value)
    } catch {
      unsaved.set(key, value)
    }
  }
  const storedKeys = (): string[] => {
    try {
      return Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')
    } catch {
      return [...seen.keys()]
    }
  }
  const commandKeys = (): string[] =>
    [...new Set([...storedKeys(), ...unsaved.keys()])].filter((key) => key.startsWith(commandPrefix)).toSorted()

  const keyOf = (opId: string): string => {
    const keys = commandKeys()
    const known = keys.find((key) => key.endsWith(`.${opId}`))
    if (known !== undefined) return known
    // the time sorts commands of all tabs, the counter those of one millisecond; a clock that was set back sorts none before older ones
    const last = Number.parseInt(keys.at(-1)?.slice(commandPrefix.length) ?? '0', 10)
    const time = last > now() ? last + 1 : now()
    return `${commandPrefix}${String(time).padStart(15, '0')}.${String((written += 1)).padStart(6, '0')}.${opId}`
  }

  return {
    load: () => ({
      ...toBase(parseKept(read(baseKey)), isItem),
      pending: commandKeys().flatMap((key) => toKeptCommand(parseKept(read(key)), isItem) ?? []),
    }),
    save: (before, after) => {
      const { pending, ...base } = after
      const { pending: pendingBefore, ...baseBefore } = before
      const known = new Map(pendingBefore.map((command) => [command.opId, command]))
      for (const command of pending) {
        if (known.get(command.opId) !== command) write(keyOf(command.opId), JSON.stringify(command))
        known.delete(command.opId)
      }
      for (const opId of known.keys()) write(keyOf(opId), null)
      if (Object.entries(base).some(([name, value]) => baseBefore[name as keyof Kept<Item>] !== value)) {
        write(baseKey, JSON.stringify(base))
      }
    },
    owns: (key) => key === null || key === baseKey || key.startsWith(commandPrefix),
  }
}

/** An own cart as it was kept; what is no cart is an empty one, which the server's takes the place of. */
const toBase = <Item extends EngineItem>(
  kept: Readonly<Record<string, unknown>> | undefined,
  isItem: (value: unknown) => value is Item,
): Kept<Item> => {
  const empty = emptyCart<Item>()
  if (!kept) return empty
  const { cartId, copyOf, version, items, isStale, syncedHash, refused } = kept
  if (typeof cartId !== 'string') return typeof copyOf === 'string' ? { ...empty, copyOf } : empty
  const isWhole = isWholeNumber(version) && Array.isArray(items) && items.every(isItem)
  return {
    cartId,
    version: isWhole ? version : -1,
    items: isWhole ? items : [],
    isStale: !isWhole || isStale === true,
    syncedHash: typeof syncedHash === 'string' ? syncedHash : undefined,
    refused: isFields(refused)
      ? Object.fromEntries(
          Object.entries(refused).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {},
  }
}

const kinds = ['add', 'set', 'remove'] as const

const toKeptCommand = <Item extends EngineItem>(
  kept: Readonly<Record<string, unknown>> | undefined,
  isItem: (value: unknown) => value is Item,
): CartCommand<Item> | undefined => {
  const { opId, kind, key, item, amount, attempts, breaks, onlyAfter, placeOf } = kept ?? {}
  const known = kinds.find((one) => one === kind)
  if (!known || typeof opId !== 'string' || typeof key !== 'string' || !isItem(item)) return undefined
  if (!isWholeNumber(amount) || !isWholeNumber(attempts)) return undefined
  return {
    opId,
    kind: known,
    key,
    item,
    amount,
    attempts,
    ...(isWholeNumber(breaks) ? { breaks } : {}),
    ...(typeof onlyAfter === 'string' ? { onlyAfter } : {}),
    ...(typeof placeOf === 'string' ? { placeOf } : {}),
  }
}
