import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { findNewCategory } from '../rules.ts'

/** Products of a slider and of the bestsellers, and at most so many of a main category. */
export const sliderSize = 18
export const mostOfCategory = 12
/** Main categories that have a row of their own: a page is not a catalogue. */
const mostCategories = 3

/** How many of a main category are asked for: more where those of a slider are left out of them. */
export const askedOfCategory = (hasTop: boolean): number => (hasTop ? sliderSize : mostOfCategory)

/** Promoted ones and others in turn, what is in `top` left out; where one kind has run out the other goes on. Twelve at most. */
export const alternate = <T extends { readonly id: number; readonly promoted: number }>(
  items: readonly T[],
  top: ReadonlySet<number>,
): T[] => {
  const left = items.filter(({ id }) => !top.has(id))
  const promoted = left.filter((item) => item.promoted > 0)
  const others = left.filter((item) => item.promoted <= 0)
  const longest = Math.max(promoted.length, others.length)
  return Array.from({ length: longest }, (_, index) => [promoted[index], others[index]])
    .flat()
    .filter((item) => item !== undefined)
    .slice(0, mostOfCategory)
}

/** What a shop owner sets of a slider: products of this category (its url_path). */
export type SliderCategory = Pick<MenuCategory, 'id' | 'name' | 'url_path' | 'product_count'>

/** The main categories with products, those of what is new and of id 2 aside. With `product_choose` approved ones count. */
export const homeCategories = (menu: readonly MenuCategory[], productChoose: boolean): SliderCategory[] => {
  const fresh = findNewCategory(menu)
  return menu
    .map(({ id, name, url_path, product_count, approved_count }) => ({
      id,
      name,
      url_path,
      product_count: productChoose ? approved_count : product_count,
    }))
    .filter(({ id, product_count }) => id !== 2 && id !== fresh?.id && product_count > 0)
    .slice(0, mostCategories)
}
