import { describe, expect, test } from 'vitest'
import { atOnce } from '#core/at-once.ts'
import { aCategory, aProduct, aSnapshot, aViewing } from '#test/support/catalogue.ts'
import { excludedCategoryIds } from '../catalogue.ts'
import type { Category } from '../catalogue.ts'
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
const count = () =>
  atOnce(countCategories({ catalogue: snapshot, now: '2026-11-20T12:00:00.000Z' }, ({ status }) => status < 2))

describe('categories', () => {
  test('[CATALOG-19] count the products of their subtree, each once', () => {
    expect(Object.fromEntries(count())).toEqual({
      3: { products: 2, promo: 2, approved: 1, fresh: 1 },
      4: { products: 2, promo: 1, approved: 1, fresh: 1 },
      5: { products: 1, promo: 0, approved: 1, fresh: 0 },
    })
  })

  test('[CATALOG-19] stand on the wire with their counts and their direct children in order', () => {
    expect(toWireCategory(snapshot, count(), women, 'ru')).toMatchObject({
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
    expect(toWireCategory(snapshot, count(), tops, 'en')).toMatchObject({
      parent_id: 3,
      parent_ids: [3],
      children_data: [],
    })
  })

  test('[CATALOG-19] a picture and a child without products are told as they are', () => {
    const seen = aSnapshot([], {
      categories: [aCategory(3, 'women', { childIds: [4, 5] }), tops, { ...sale, isActive: false }],
    })
    const wire = toWireCategory(seen, new Map(), { ...women, childIds: [4, 5], picture: 'women.jpg' }, 'en')
    expect(wire).toMatchObject({ image: 'women.jpg', product_count: 0, new_count: 0, children_count: 1 })
    expect(wire.children_data).toEqual([{ id: 4, name: 'tops', url_path: 'women/tops', product_count: 0 }])
    expect(toWireCategory(seen, new Map(), women, 'en')).not.toHaveProperty('image')
  })

  test('[CATALOG-19] the root is none: ids 1 and 2', () => {
    expect(excludedCategoryIds).toEqual([1, 2])
  })

  test('[CATALOG-20] the menu begins with the active main ones, by position and then by id', () => {
    expect(mainCategories(snapshot).map(({ id }) => id)).toEqual([3])
    const several = [
      aCategory(9, 'c', { position: 2 }),
      aCategory(8, 'a', { position: 1 }),
      aCategory(7, 'b', { position: 2 }),
    ]
    expect(mainCategories(aSnapshot([], { categories: several })).map(({ id }) => id)).toEqual([8, 7, 9])
  })

  const wayIn = (categories: readonly Category[], ...ids: number[]) => {
    const product = aProduct(1, { categories: within(...ids) })
    return breadcrumbsOf(aViewing(aSnapshot([product], { categories })), product).map(({ url_path }) => url_path)
  }

  test('[CATALOG-32] a product stands in its deepest category, whatever comes first', () => {
    const all = [women, tops, sale, closed]
    expect(wayIn(all, 3, 4)).toEqual(['women', 'women/tops'])
    expect(wayIn(all, 4, 3)).toEqual(['women', 'women/tops'])
    expect(wayIn(all, 3)).toEqual(['women'])
    expect(wayIn(all, 77)).toEqual([])
    expect(wayIn(all, 6)).toEqual([])
  })

  test('[CATALOG-32] of equally deep ones in the first by position, then by id', () => {
    expect(wayIn([women, tops, sale], 4, 5)).toEqual(['women', 'women/sale'])
    expect(wayIn([women, tops, sale], 5, 4)).toEqual(['women', 'women/sale'])
    const twin = { ...sale, id: 9, urlPath: 'women/twin' }
    expect(wayIn([women, sale, twin], 5, 9)).toEqual(['women', 'women/sale'])
    expect(wayIn([women, sale, twin], 9, 5)).toEqual(['women', 'women/sale'])
  })
})
