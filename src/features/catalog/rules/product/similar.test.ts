import { expect, test } from 'vitest'
import { aCategory, aProduct, aSnapshot, inStock } from '#test/support/catalogue.ts'
import type { Product } from '../catalogue.ts'
import { likenessTo, similarTo } from './similar.ts'

test('[CATALOG-21] the linked first, then by likeness, in stock before sold out, never itself or a stranger', () => {
  const tops = aCategory(4, 'tops', { parentId: 3, parentIds: [3], level: 2 })
  const inTops = { categories: [{ id: 4, position: 0 }] }
  const product = aProduct(1, {
    ...inTops,
    attributes: { brand: [70] },
    links: [{ kind: 'related', id: 9, qty: 1, position: 0 }],
  })
  const products = [
    product,
    aProduct(2, inTops),
    aProduct(3, { ...inTops, attributes: { brand: [70] } }),
    aProduct(4, { ...inTops, attributes: { brand: [70] }, stock: inStock(0) }),
    aProduct(5, inTops),
    aProduct(6),
    aProduct(9),
  ]
  const snapshot = aSnapshot(products, { categories: [aCategory(3, 'women'), tops] })
  const similar = (limit: number) =>
    similarTo(snapshot, product, {
      candidates: products,
      isInStock: (other) => other.stock.isInStock,
      limit,
    }).map(({ id }) => id)
  expect(likenessTo(snapshot, product)(aProduct(6))).toBe(0)
  expect(similar(10)).toEqual([9, 3, 5, 2, 4])
  expect(similar(2)).toEqual([9, 3])
})

test('[CATALOG-21] a deep category counts more than the main one, a kind more than a brand, and each value once', () => {
  const categories = [
    aCategory(3, 'women'),
    aCategory(4, 'tops', { parentId: 3, parentIds: [3], level: 2 }),
    aCategory(5, 'men'),
  ]
  const likenessOf = (one: Partial<Product>, other: Partial<Product>) => {
    const [first, second] = [aProduct(1, one), aProduct(2, other)]
    const snapshot = aSnapshot([first, second], { categories })
    return likenessTo(snapshot, first)(second)
  }
  const within = (id: number, attributes: Product['attributes'] = {}) => ({
    categories: [{ id, position: 0 }],
    attributes,
  })
  expect(likenessOf(within(4), within(4))).toBe(9)
  expect(likenessOf(within(4), within(3))).toBe(3)
  expect(likenessOf(within(5), within(3))).toBe(0)
  expect(likenessOf(within(99), within(99))).toBe(0)
  const likenessBy = (code: string) =>
    likenessOf({ attributes: { [code]: [1, 2] } }, { attributes: { [code]: [2, 1] } })
  expect(
    ['ptype', 'gender', 'collection', 'brand', 'activity', 'material', 'pattern', 'color'].map(likenessBy),
  ).toEqual([4, 3, 3, 2, 1, 1, 1, 0])
})

test('[CATALOG-21] only what is linked as related is linked, in its order; of equally alike ones the newest', () => {
  const link = (kind: 'related' | 'upsell', id: number, position: number) => ({ kind, id, qty: 1, position })
  const product = aProduct(1, {
    attributes: { brand: [70] },
    links: [link('upsell', 2, 0), link('related', 3, 2), link('related', 4, 1)],
  })
  const alike = { attributes: { brand: [70] } }
  const products = [aProduct(2), aProduct(3), aProduct(4), aProduct(5, alike), aProduct(6, alike)]
  const snapshot = aSnapshot([product, ...products])
  expect(
    similarTo(snapshot, product, { candidates: products, isInStock: () => true, limit: 9 }).map(({ id }) => id),
  ).toEqual([4, 3, 6, 5])
})
