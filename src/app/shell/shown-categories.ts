import type { MenuCategory } from '#features/stores/rules/shell-data.ts'

/** A category is shown while it has products, approved ones where products are chosen, or categories that are shown. */
export const shownCategories = (
  categories: readonly MenuCategory[],
  settings: { readonly product_choose: boolean },
): MenuCategory[] =>
  categories.filter(
    ({ product_count, approved_count, children_data }) =>
      (settings.product_choose ? approved_count : product_count) > 0 ||
      shownCategories(children_data, settings).length > 0,
  )
