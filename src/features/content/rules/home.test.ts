import { expect, test } from 'vitest'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { alternate, askedOfCategory, homeCategories, mostOfCategory, sliderSize } from './home.ts'

const piece = (id: number, promoted = 0) => ({ id, promoted })
const category = (id: number, product_count: number, more: Partial<MenuCategory> = {}): MenuCategory => ({
  id,
  name: `Shelf ${id}`,
  url_path: `shelf-${id}`,
  level: 1,
  product_count,
  promo_count: 0,
  approved_count: 0,
  new_count: 0,
  children_data: [],
  ...more,
})

test('[CONTENT-90] a main category shows promoted pieces and others in turn, twelve at most, without those of the slider above', () => {
  const items = [piece(1, 9), piece(2, 8), piece(3, 7), piece(4), piece(5), piece(6, 1)]
  expect(alternate(items, new Set()).map(({ id }) => id)).toEqual([1, 4, 2, 5, 3, 6])
  expect(alternate(items, new Set([1, 5])).map(({ id }) => id)).toEqual([2, 4, 3, 6])
  const many = Array.from({ length: 18 }, (_, index) => piece(index, index % 2))
  expect(alternate(many, new Set())).toHaveLength(mostOfCategory)
  expect([askedOfCategory(true), askedOfCategory(false), sliderSize]).toEqual([18, 12, 18])
})

test('[CONTENT-91] main categories with products have rows, not the one of new pieces, not id 2; approved ones count where products are chosen', () => {
  const menu = [
    category(2, 500),
    category(3, 40, { new_count: 40 }),
    category(4, 10, { approved_count: 3 }),
    category(5, 0),
    category(6, 7),
    category(7, 7, { approved_count: 1 }),
    category(8, 7),
  ]
  expect(homeCategories(menu, false).map(({ id }) => id)).toEqual([4, 6, 7])
  expect(homeCategories(menu, true)).toMatchObject([
    { id: 4, product_count: 3 },
    { id: 7, product_count: 1 },
  ])
})
