import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { shownCategories } from '#features/stores/rules/shown-categories.ts'

export type FoundCategory = { id: number; label: string; url_path: string; product_count: number }

const most = 5

/**
 * Categories whose name begins with one of the words, or has them in it, each with the main category it is in; without
 * words the main ones.
 */
export const findCategories = (
  menu: readonly MenuCategory[],
  text: string,
  mode: { readonly product_choose: boolean; readonly isPromo?: boolean },
): FoundCategory[] => {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1)
  const shown = shownCategories(menu, mode)
  if (words.length === 0)
    return shown.map(({ id, name, url_path, product_count }) => ({ id, label: name, url_path, product_count }))
  const found: (FoundCategory & { rank: number })[] = []
  const visit = (category: MenuCategory, root: string | undefined) => {
    const name = category.name.toLowerCase()
    const rank = Math.max(...words.map((word) => (name.startsWith(word) ? 2 : name.includes(word) ? 1 : 0)))
    const { id, url_path, product_count } = category
    if (rank > 0)
      found.push({ id, label: root ? `${category.name}, ${root}` : category.name, url_path, product_count, rank })
    for (const child of shownCategories(category.children_data, mode)) visit(child, root ?? category.name)
  }
  for (const category of shown) visit(category, undefined)
  return found
    .toSorted((one, other) => other.rank - one.rank || other.product_count - one.product_count)
    .slice(0, most)
    .map(({ id, label, url_path, product_count }) => ({ id, label, url_path, product_count }))
}
