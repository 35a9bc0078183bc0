import type { WireCartItem } from '../../contract.ts'
import { lineKey } from '../../rules/engine/engine-lines.ts'
import type { CartView } from '../store/cart-types.ts'

type Lines = CartView['lines']
type Changes = Pick<CartView, 'pricesBefore' | 'stockChanges'>

/** Looks at lines beside how they were when the visit began: other prices, pieces that became short or can be had again. */
export const changesSince = (seen: readonly WireCartItem[]): ((lines: Lines) => Changes) => {
  const before = new Map(seen.map((item) => [lineKey(item), item]))
  return (lines) => {
    const known = lines.flatMap(({ key, item }) => {
      const old = before.get(key)
      return old ? [{ key, item, old }] : []
    })
    return {
      pricesBefore: Object.fromEntries(
        known.filter(({ item, old }) => item.price !== old.price).map(({ key, old }) => [key, old.price]),
      ),
      stockChanges: Object.fromEntries(
        known.flatMap(({ key, item, old }): [string, 'short' | 'back'][] => {
          if (item.errors.stock && holds(old, item.qty)) return [[key, 'short']]
          return old.errors.stock && !item.errors.stock && holds(item, old.qty) ? [[key, 'back']] : []
        }),
      ),
    }
  }
}

const holds = ({ stock }: WireCartItem, qty: number): boolean => !stock.manage_stock || stock.qty >= qty
