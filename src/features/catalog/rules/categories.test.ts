import { describe, expect, test } from 'vitest'
import { aCategory, aProduct, aSnapshot, aViewing } from '#test/support/catalogue.ts'
import { breadcrumbsOf, countCategories, mainCategories, toWireCategory } from './categories.ts'

const women = aCategory(3, 'women', { childIds: [5, 4] })
const tops = aCategory(4, 'tops', { parentId: 3, parentIds: [3], level: 2, urlPath: 'women/tops', position: 2 })
const sale = aCategory(5, 'sale', { parentId: 3, parentIds: [3], level: 2, urlPath: 'women/sale', position: 1 })
const closed = aCategory(6, 'closed', { isActive: false })
const within = (...ids: number[]) => ids.map((id) => ({ id, position: 0 }))
const snapshot = aSnapshot(
  [
    aProduct(1, { categories: within(4, 5), approved: true }),
    aProduct(2, { categories: within(4), isNew: true, isPromo: true }),
    aProduct(3, { categories: within(3), onlyPromo: true }),
    aProduct(4, { categories: within(4), status: 2 }),
    aProduct(5, { categories: within(77) }),
  ],
  { categories: [women, tops, sale, closed] },
)
const counts = countCategories(snapshot, ({ status }) => status < 2)

describe('categories', () => {
  test('[CATALOG-19] count the products of their subtree, each once', () => {
    expect(Object.fromEntries(counts)).toEqual({
      3: { products: 2, promo: 2, approved: 1, fresh: 1 },
      4: { products: 2, promo: 1, approved: 1, fresh: 1 },
      5: { products: 1, promo: 0, approved: 1, fresh: 0 },
    })
  })

  test('[CATALOG-19] stand on the wire with their counts and their direct children in order', () => {
    expect(toWireCategory(snapshot, counts, women, 'ru')).toMatchObject({
      id: 3,
      parent_id: null,
      parent_ids: [],
      name: 'women-ru',
      level: 1,
      product_count: 2,
      promo_count: 2,
      children_count: 2,
      children_data: [
        {
          id: 5,
          url_path: 'women/sale',
          product_count: 1,
        },
        {
          id: 4,
          product_count: 2,
        },
      ],
    })
    expect(toWireCategory(snapshot, counts, tops, 'en')).toMatchObject({
      parent_id: 3,
      parent_ids: [3],
      children_data: [],
    })
  })

  test('[CATALOG-20] the menu begins with the active main ones', () => {
    expect(mainCategories(snapshot).map(({ id }) => id)).toEqual([3])
  })

  test('a product stands in its deepest category, of equally deep ones the first', () => {
    const way = (id: number) =>
      breadcrumbsOf(aViewing(snapshot), snapshot.products.get(id) ?? aProduct(id)).map(({ url_path }) => url_path)
    expect(way(1)).toEqual(['women', 'women/sale'])
    expect(way(3)).toEqual(['women'])
    expect(way(5)).toEqual([])
  })
})
