import { expect, test } from 'vitest'
import { aProduct, aSnapshot, aStyle, aVariant, colours, inStock, sizes } from '#test/support/catalogue.ts'
import type { Product } from '../catalogue.ts'
import { isInStock, stockOf } from './stock-of.ts'

const bundleOf = (...parts: [productId: number, qty: number, required: boolean][]) =>
  parts.map(([product_id, qty, required], id) => ({
    id,
    title: {},
    required,
    links: [{ id, product_id, sku: '', qty, is_default: true }],
  }))
const groupOf = (...ids: number[]): Product['links'] =>
  ids.map((id) => ({ kind: 'associated', id, qty: 1, position: id }))
const variant = (id: number, qty: number, changes: Partial<Product> = {}) =>
  aVariant(id, 1, colours.red, sizes.m, { stock: inStock(qty), ...changes })
const closed = { qty: 0, isInStock: false, isManaged: true }

const uncounted = { qty: 0, isInStock: true, isManaged: false }

test('[CATALOG-9] stock is counted where all that it is made of is counted, and what is put together always is', () => {
  const isManaged = (product: Product, ...others: Product[]) =>
    stockOf(aSnapshot([product, ...others]), product).manage_stock
  expect(isManaged(aStyle(1), variant(2, 3), variant(3, 4))).toBe(true)
  expect(isManaged(aStyle(1), variant(2, 3), variant(3, 4, { stock: uncounted }))).toBe(false)
  expect(isManaged(aStyle(1))).toBe(true)
  expect(isManaged(aProduct(1, { type: 'grouped', links: groupOf(2) }), aProduct(2))).toBe(true)
  expect(isManaged(aProduct(1, { type: 'bundle', bundleOptions: bundleOf([2, 1, true]) }), aProduct(2))).toBe(true)
  expect(isManaged(aProduct(1, { stock: inStock(4) }))).toBe(true)
  expect(isManaged(aProduct(1))).toBe(false)
})

test.each<[string, Product, Product[], number]>([
  [
    'a configurable has what its variants have',
    aStyle(1),
    [variant(2, 3), variant(3, 4), variant(4, 9, { status: 2 })],
    7,
  ],
  ['sold-out variants', aStyle(1), [variant(2, 0)], 0],
  ['a configurable without variants', aStyle(1), [], 0],
  [
    'a group has what its best member has',
    aProduct(1, { type: 'grouped', links: groupOf(2, 3) }),
    [aProduct(2, { stock: inStock(3) }), aProduct(3, { stock: inStock(8) })],
    8,
  ],
  [
    'a group that its owner closed',
    aProduct(1, { type: 'grouped', links: groupOf(2), stock: closed }),
    [aProduct(2, { stock: inStock(3) })],
    0,
  ],
  [
    'a bundle as often as its required parts are there',
    aProduct(1, { type: 'bundle', bundleOptions: bundleOf([2, 2, true], [3, 1, false]) }),
    [aProduct(2, { stock: inStock(7) }), aProduct(3, { stock: inStock(0) })],
    3,
  ],
  [
    'a bundle that misses one',
    aProduct(1, { type: 'bundle', bundleOptions: bundleOf([2, 1, true], [3, 1, true]) }),
    [aProduct(2, { stock: inStock(7) }), aProduct(3, { stock: inStock(0) })],
    0,
  ],
  ['a bundle of nothing', aProduct(1, { type: 'bundle' }), [], 0],
  ['variants that nobody counts', aStyle(1), [variant(2, 0, { stock: uncounted }), variant(3, 4)], 9999],
  ['a style is as its variants are, whatever its own row says', aStyle(1, { stock: closed }), [variant(2, 3)], 3],
  [
    'a group that is counted and open',
    aProduct(1, { type: 'grouped', links: groupOf(2), stock: inStock(1) }),
    [aProduct(2, { stock: inStock(3) })],
    3,
  ],
  [
    'a bundle that its owner closed',
    aProduct(1, { type: 'bundle', bundleOptions: bundleOf([2, 1, true]), stock: closed }),
    [aProduct(2, { stock: inStock(3) })],
    0,
  ],
  [
    'a bundle of optional parts alone',
    aProduct(1, { type: 'bundle', bundleOptions: bundleOf([2, 1, false]) }),
    [aProduct(2)],
    9999,
  ],
  [
    'a bundle of optional parts that are all sold out',
    aProduct(1, { type: 'bundle', bundleOptions: bundleOf([2, 1, false], [3, 1, false]) }),
    [aProduct(2, { stock: inStock(0) }), aProduct(3, { stock: inStock(0) })],
    0,
  ],
  [
    'a bundle of optional parts has what the best of them has',
    aProduct(1, { type: 'bundle', bundleOptions: bundleOf([2, 1, false], [3, 2, false]) }),
    [aProduct(2, { stock: inStock(0) }), aProduct(3, { stock: inStock(9) })],
    4,
  ],
  [
    'a bundle of a variant whose style is not on sale',
    aProduct(9, { type: 'bundle', bundleOptions: bundleOf([2, 1, true]) }),
    [aStyle(1, { status: 2 }), variant(2, 3)],
    0,
  ],
  [
    'a group of a variant whose style is not on sale',
    aProduct(9, { type: 'grouped', links: groupOf(2) }),
    [aStyle(1, { status: 2 }), variant(2, 3)],
    0,
  ],
  ['a simple one that is counted', aProduct(1, { stock: inStock(4) }), [], 4],
  ['a simple one that nobody counts', aProduct(1), [], 9999],
])('[CATALOG-9] %s', (_name, product, others, qty) => {
  const snapshot = aSnapshot([product, ...others])
  expect(stockOf(snapshot, product)).toMatchObject({ product_id: product.id, qty, is_in_stock: qty > 0 })
  expect(isInStock(snapshot, product)).toBe(qty > 0)
})
