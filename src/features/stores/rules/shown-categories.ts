import type { MenuCategory } from './shell-data.ts'

type Mode = { readonly product_choose: boolean; readonly isPromo?: boolean }

/**
 * A category is shown while it has products (approved ones where products are chosen, promo ones in promo mode), or categories
 * that are shown. In promo mode it counts its promo products.
 */
export const shownCategories = (categories: readonly MenuCategory[], mode: Mode): MenuCategory[] =>
  categories
    .filter((category) => countOf(category, mode) > 0 || shownCategories(category.children_data, mode).length > 0)
    .map((category) => (mode.isPromo ? { ...category, product_count: category.promo_count } : category))

const countOf = ({ product_count, approved_count, promo_count }: MenuCategory, mode: Mode): number => {
  if (mode.isPromo) return promo_count
  return mode.product_choose ? approved_count : product_count
}
