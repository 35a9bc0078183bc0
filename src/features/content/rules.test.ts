import { describe, expect, it } from 'vitest'
import { settings } from '#config/settings.ts'
import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { shownCategories } from '#features/stores/rules/shown-categories.ts'
import { findInMenu, findNewCategory, isPageOn, isPageShown, tilesOf } from './rules.ts'

let lastId = 0
const category = (name: string, count: number, more: Partial<MenuCategory> = {}): MenuCategory => ({
  id: (lastId += 1),
  name,
  url_path: name,
  level: 1,
  product_count: count,
  promo_count: 0,
  approved_count: 0,
  new_count: 0,
  children_data: [],
  ...more,
})

describe('the tiles of the home page', () => {
  it('[HOME-2] are pictured categories, the fullest first, no picture twice, five at most', () => {
    const menu = [
      category('women', 200, {
        children_data: [
          category('women/hoodies', 20, { picture: 'hoodies' }),
          category('women/leggings', 46, { picture: 'leggings' }),
          category('women/empty', 0, { picture: 'empty' }),
        ],
      }),
      category('men', 100, {
        children_data: [category('men/hoodies', 19, { picture: 'hoodies' }), category('men/plain', 60)],
      }),
      ...['a', 'b', 'c', 'd'].map((name, index) => category(name, 4 - index, { picture: name })),
    ]
    expect(tilesOf(menu, (all) => all).map(({ url_path }) => url_path)).toEqual([
      'women/leggings',
      'women/hoodies',
      'a',
      'b',
      'c',
    ])
  })

  it('[HOME-6] are in promo mode those with promo products, the fullest of them first', () => {
    const menu = [
      category('women', 200, {
        promo_count: 3,
        children_data: [
          category('women/hoodies', 20, { picture: 'hoodies', promo_count: 1 }),
          category('women/leggings', 46, { picture: 'leggings' }),
        ],
      }),
      category('men', 100, { children_data: [category('men/shorts', 19, { picture: 'shorts' })] }),
      category('shoes', 30, { picture: 'shoes', promo_count: 2, children_data: [] }),
    ]
    const isPromo = (all: readonly MenuCategory[]) => shownCategories(all, { product_choose: false, isPromo: true })
    expect(tilesOf(menu, isPromo).map(({ url_path, product_count }) => [url_path, product_count])).toEqual([
      ['shoes', 2],
      ['women/hoodies', 1],
    ])
  })
})

describe('the category of what is new', () => {
  it('[HOME-3] holds new pieces and nothing else', () => {
    const menu = [category('women', 200, { new_count: 12 }), category('new', 40, { new_count: 40 }), category('old', 0)]
    expect(findNewCategory(menu)?.url_path).toBe('new')
    expect(findNewCategory(menu.slice(0, 1))).toBeUndefined()
  })
})

it('a category is found anywhere in the menu', () => {
  const menu = [category('a', 1, { children_data: [category('a/b', 1, { children_data: [category('a/b/c', 1)] })] })]
  expect(findInMenu(menu, 'a/b/c')?.name).toBe('a/b/c')
  expect(findInMenu(menu, 'a/x')).toBeUndefined()
})

it.each([
  ['delivery', true, true],
  ['delivery', false, false],
  ['about', false, true],
])('[HOME-5] %s with its flag %s: %s', (identifier, has_shipping_info, expected) => {
  expect(isPageShown(identifier, { ...settings, has_shipping_info })).toBe(expected)
})

it('[CONTENT-42] a page for bloggers is on by its flag, and never shown to everybody', () => {
  const off = { ...settings, has_blogger_user_agreement: false }
  expect([isPageOn('blogger-user-agreement', settings), isPageOn('blogger-user-agreement', off)]).toEqual([true, false])
  expect(isPageShown('blogger-user-agreement', settings)).toBe(false)
})
