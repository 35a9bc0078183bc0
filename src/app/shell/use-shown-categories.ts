import type { MenuCategory } from '#features/stores/rules/shell-data.ts'
import { useMaybeShell } from '#features/stores/web/index.ts'
import { usePromoMode } from './promo-mode.ts'
import { shownCategories } from './shown-categories.ts'

/** Which of some categories the menu shows on this page. */
export const useShownCategories = (): ((categories: readonly MenuCategory[]) => MenuCategory[]) => {
  const isPromo = usePromoMode()
  const product_choose = useMaybeShell()?.settings.product_choose ?? false
  return (categories) => shownCategories(categories, { product_choose, isPromo })
}
