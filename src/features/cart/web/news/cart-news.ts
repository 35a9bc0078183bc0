import type { WireCartItem } from '../../contract.ts'
import type { CartLine } from '../../rules/engine/engine.ts'
import type { RemovedLine } from '../store/cart-types.ts'

/** What the shopper has just put in, and what he took away and may put back, until he has seen it. */
export const createNews = () => {
  let removed: readonly RemovedLine[] = []
  let added: readonly WireCartItem[] = []
  return {
    now: () => ({ removed, added }),
    add: (item: WireCartItem, qty: number): void => {
      removed = []
      added = [...added, { ...item, qty }]
    },
    remove: ({ key, item, qty }: CartLine<WireCartItem>): void => {
      removed = [...removed.filter((one) => one.key !== key), { key, item, qty }]
    },
    restore: (key: string): void => {
      removed = removed.filter((one) => one.key !== key)
    },
    /** Whether there was any. */
    forget: (): boolean => {
      const hadSome = removed.length + added.length > 0
      removed = []
      added = []
      return hadSome
    },
  }
}
