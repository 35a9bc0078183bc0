import type { WireCartItem } from '../../contract.ts'
import { issue, toCommand } from '../../rules/engine/engine.ts'
import type { CartLine, CartState } from '../../rules/engine/engine.ts'
import type { createNews } from '../news/cart-news.ts'
import type { RemovedLine } from './cart-types.ts'

type Deps = {
  readonly news: ReturnType<typeof createNews>
  readonly newId: () => string
  readonly change: (step: (before: CartState<WireCartItem>) => CartState<WireCartItem>) => void
  /** Sends what waits. */
  readonly run: () => Promise<void>
}

/** What a shopper does with the pieces of the cart: each is a command that counts at once and is sent after. */
export const createPieces = ({ news, newId, change, run }: Deps) => {
  const wish = (
    kind: 'add' | 'set' | 'remove',
    item: WireCartItem,
    extra: { amount?: number; onlyAfter?: string; placeOf?: string } = {},
  ): string => {
    const command = toCommand({ opId: newId(), kind, item, ...extra })
    change((before) => issue(before, command))
    void run()
    return command.opId
  }
  return {
    /** Raises the line's quantity, or appends it. */
    add: (item: WireCartItem, qty = 1): void => {
      news.add(item, qty)
      wish('add', item, { amount: qty })
    },
    setQty: (line: CartLine<WireCartItem>, qty: number): void =>
      void wish('set', line.item, { amount: Math.max(1, qty) }),
    remove: (line: CartLine<WireCartItem>): void => {
      news.remove(line)
      wish('remove', line.item)
    },
    restore: ({ key, item, qty }: RemovedLine): void => {
      news.restore(key)
      wish('add', item, { amount: qty })
    },
    /** Another size or colour in the line's place; lines that become the same piece are one, with both quantities. */
    replace: (line: CartLine<WireCartItem>, item: WireCartItem): void => {
      if (item.sku === line.item.sku) return
      const opId = wish('add', item, { amount: line.qty, placeOf: line.key })
      wish('remove', line.item, { onlyAfter: opId })
    },
  }
}
