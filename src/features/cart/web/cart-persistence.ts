import { emptyCart } from '../rules/engine.ts'
import type { CartCommand, CartState } from '../rules/engine.ts'
import type { EngineItem } from '../rules/engine-lines.ts'
import { cartKey } from './cart-keys.ts'

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
): CartPersistence<Item> => {
  const baseKey = cartKey(storeCode)
  const commandPrefix = `${baseKey}.op.`
  const unsaved = new Map<string, string | null>()
  let written = 0

  const read = (key: string): string | null => {
    const kept = unsaved.get(key)
    if (kept !== undefined) return kept
    try {
      return storage?.getItem(key) ?? null
    } catch {
      return null
    }
  }
  const write = (key: string, value: string | null) => {
    try {
      if (!storage) throw new Error('no storage')
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      unsaved.delete(key)
    } catch {
      unsaved.set(key, value)
    }
  }
  const storedKeys = (): string[] => {
    try {
      return Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')
    } catch {
      return []
    }
  }
  const commandKeys = (): string[] =>
    [...new Set([...storedKeys(), ...unsaved.keys()])].filter((key) => key.startsWith(commandPrefix)).toSorted()

  const keyOf = (opId: string): string => {
    const known = commandKeys().find((key) => key.endsWith(`.${opId}`))
    // the time sorts commands of all tabs, the counter those of one millisecond
    return (
      known ?? `${commandPrefix}${String(now()).padStart(15, '0')}.${String((written += 1)).padStart(6, '0')}.${opId}`
    )
  }

  return {
    load: () => ({
      ...emptyCart<Item>(),
      ...(parse(read(baseKey)) as Kept<Item> | undefined),
      pending: commandKeys().flatMap((key) => (parse(read(key)) as CartCommand<Item> | undefined) ?? []),
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

const parse = (json: string | null): object | undefined => {
  if (json === null) return undefined
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
