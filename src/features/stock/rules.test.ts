import { describe, expect, test } from 'vitest'
import {
  afterAdding,
  availableQty,
  canBeAdded,
  isAvailable,
  isUnsafe,
  stockStatus,
  uncountedQty,
  uncountedStock,
} from './rules.ts'

const counted = (qty: number, isInStock = true) => ({ qty, isInStock, isManaged: true })

describe('stock', () => {
  test.each([
    ['counted', counted(5), 5],
    ['sold out', counted(0), 0],
    ['closed by its owner', counted(5, false), 0],
    ['uncounted', { qty: 0, isInStock: true, isManaged: false }, uncountedQty],
    ['uncounted and closed', { qty: 7, isInStock: false, isManaged: false }, 0],
  ])('[STOCK-1] %s', (_name, stock, qty) => {
    expect(availableQty(stock)).toBe(qty)
    expect(isAvailable(stock)).toBe(qty > 0)
    expect(isAvailable(stock, qty + 1)).toBe(false)
  })

  test('[STOCK-2] a product without stock data is in stock and not counted', () => {
    expect(isAvailable(uncountedStock)).toBe(true)
    expect(uncountedStock.isManaged).toBe(false)
    expect(availableQty(uncountedStock)).toBe(9999)
  })

  test.each([
    [{ is_in_stock: true }, 'ok', true],
    [{ is_in_stock: false }, 'out_of_stock', false],
    [{ is_in_stock: false, api_error: 'NOT_FOUND' }, 'volatile', true],
    [undefined, 'volatile', true],
  ] as const)('[STOCK-3] %o is %s', (answer, status, isAddable) => {
    expect(stockStatus(answer)).toBe(status)
    expect(canBeAdded(stockStatus(answer))).toBe(isAddable)
  })

  test('[STOCK-16] adding deserves a warning where nobody knows and a cart may hold only what is there', () => {
    const statuses = ['ok', 'out_of_stock', 'volatile'] as const
    expect(statuses.map((status) => isUnsafe(status, false))).toEqual([false, false, true])
    expect(statuses.map((status) => isUnsafe(status, true))).toEqual([false, false, false])
  })

  test.each([
    ['units come', counted(0, false), 3, counted(3)],
    ['units go', counted(5), -2, counted(3)],
    ['the last units go', counted(2), -2, counted(0, false)],
    ['too many go', counted(2), -3, undefined],
    ['the first are counted', uncountedStock, 4, counted(4)],
    ['none come to a closed one', counted(5, false), 0, counted(5, false)],
    ['a closed one loses units', counted(5, false), -1, counted(4, false)],
  ])('[STOCK-7] %s', (_name, stock, delta, after) => {
    expect(afterAdding(stock, delta)).toEqual(after)
  })
})
