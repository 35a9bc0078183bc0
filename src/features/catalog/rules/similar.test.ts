import { expect, test } from 'vitest'
import { aCategory, aProduct, aSnapshot, inStock } from '#test/support/catalogue.ts'
import { similarTo } from './similar.ts'

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
    similarTo(snapshot, product, products, (other) => other.stock.isInStock, limit).map(({ id }) => id)
  expect(similar(10)).toEqual([9, 3, 5, 2, 4])
  expect(similar(2)).toEqual([9, 3])
})
