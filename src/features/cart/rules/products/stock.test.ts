import { describe, expect, test } from 'vitest'
import { context, get, none, product, products } from '#test/support/sold-products.ts'
import { toChoice } from '../lines.ts'
import type { ProductOption } from '../cart-schema.ts'
import { isVirtualCart, quoteLines } from '../totals/quote.ts'
import { piecesOf } from './sold-product.ts'
import { availablePieces, shortLines, stockToTake } from './stock.ts'

describe('stock', () => {
  const line = (sku: string, qty: number, option?: ProductOption) => ({
    qty,
    pieces: piecesOf(get(sku), toChoice(option), products),
  })
  test('[ORDER-7] two lines of one stock item are summed, in the order of the ids', () => {
    // KIT by default: two socks twice, and nothing of the optional option
    const taken = stockToTake([line('SOCK', 1), line('KIT', 2), line('LOOK', 1)])
    expect([...taken]).toEqual([
      [1, 1],
      [2, 7],
    ])
  })

  test('[CART-12] [ORDER-7] lines that share an item are short together', () => {
    const [tees, look, sock] = [line('TEE', 5), line('LOOK', 1), line('SOCK', 1)]
    expect(shortLines([tees, line('SOCK', 9)])).toEqual([])
    expect(shortLines([tees, look, sock])).toEqual([tees, look])
  })

  test('[CART-12] what can still be had', () => {
    const pair = product({ id: 21, sku: 'PAIR', stock: { qty: 7, isInStock: true, isManaged: true } })
    expect(
      availablePieces([
        { product: pair, qty: 1 },
        { product: pair, qty: 2 },
      ]),
    ).toBe(2)
    const uncounted = product({ id: 22, sku: 'MANY', stock: { qty: 0, isInStock: true, isManaged: false } })
    expect(shortLines([{ pieces: [{ product: uncounted, qty: 1 }], qty: 9999 }])).toEqual([])
    expect(availablePieces(line('LOOK', 1).pieces)).toBe(4)
    expect(availablePieces(line('KIT', 1).pieces)).toBe(4)
    expect(
      availablePieces([
        { product: product({ id: 20, sku: 'X', stock: { qty: 0, isInStock: true, isManaged: false } }), qty: 1 },
      ]),
    ).toBeUndefined()
    expect(
      availablePieces([
        { product: product({ id: 20, sku: 'X', stock: { qty: 3, isInStock: false, isManaged: false } }), qty: 1 },
      ]),
    ).toBe(0)
  })

  test('[CART-12] [CART-25] a quote says what is short, gone and virtual', () => {
    const items = ['TEE', 'SHIRT-RED-L', 'ENDED', 'CARD'].map((sku) => ({ product: get(sku), choice: none, qty: 1 }))
    const quoted = quoteLines(items, products, context)
    expect(quoted.map(({ isShort, isGone, left }) => [isShort, isGone, left])).toEqual([
      [false, false, 5],
      [true, false, 0],
      [true, true, 0],
      [false, false, 5],
    ])
    expect(isVirtualCart(quoted, products)).toBe(false)
    expect(isVirtualCart(quoted.slice(3), products)).toBe(true)
    expect(isVirtualCart([], products)).toBe(false)
  })
})
