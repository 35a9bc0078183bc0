import { expect, test } from 'vitest'
import { fakeItem } from '../cart-fake.ts'
import { changesSince } from './cart-changes.ts'
import type { WireCartItem } from '../../contract.ts'

const lineOf = (item: WireCartItem) => ({
  key: item.sku,
  item,
  qty: item.qty,
  isPending: false,
  acknowledgedQty: item.qty,
  refusal: undefined,
})
const changes = (before: WireCartItem, now: WireCartItem) => changesSince([before])([lineOf(now)]).stockChanges
const short = (item: WireCartItem) => ({ ...item, errors: { stock: 'Only 1 piece left' } })

test('[CART-144] a line that was to be had and is short now is told', () => {
  expect(changes({ ...fakeItem('A', 5), qty: 2 }, short({ ...fakeItem('A', 1), qty: 2 }))).toEqual({ A: 'short' })
})

test('[CART-144] a line that was short and can be had again is told', () => {
  expect(changes(short({ ...fakeItem('A', 1), qty: 2 }), { ...fakeItem('A', 5), qty: 2 })).toEqual({ A: 'back' })
})

test('[CART-144] wanting more than there is, or fewer, is no change of the stock', () => {
  expect(changes({ ...fakeItem('A', 1), qty: 1 }, short({ ...fakeItem('A', 1), qty: 2 }))).toEqual({})
  expect(changes(short({ ...fakeItem('A', 1), qty: 2 }), { ...fakeItem('A', 1), qty: 1 })).toEqual({})
})

test('[CART-144] a line that is new in this visit has nothing to compare with', () => {
  expect(changes(fakeItem('A', 5), short(fakeItem('B', 0)))).toEqual({})
})
