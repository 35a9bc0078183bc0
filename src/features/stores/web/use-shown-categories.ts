import type { MenuCategory } from '../rules/shell-data.ts'
import { useMaybeShell } from './use-shell.ts'
import { usePromoMode } from './promo-mode.ts'
import { shownCategories } from '../rules/shown-categories.ts'

/** Which of some categories the menu shows on this page. */
export const useShownCategories = (): ((categories: readonly MenuCategory[]) => MenuCategory[]) => {
  const isPromo = usePromoMode()
  const product_choose = useMaybeShell()?.settings.product_choose ?? false
  return (categories) => shownCategories(categories, { product_choose, isPromo })
}
