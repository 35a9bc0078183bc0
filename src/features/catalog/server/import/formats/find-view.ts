import { storeViews } from '#config/stores/index.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'

/** Our store views by their code, others by the language that their code begins with; undefined where we have none. */
export const findViewByCode = (code: string): StoreView | undefined => {
  const plain = code.toLowerCase()
  if (isStoreCode(plain)) return storeViews[plain]
  const [language] = plain.split(/[_-]/)
  return Object.values(storeViews).find((view) => view.i18n.language === language)
}
