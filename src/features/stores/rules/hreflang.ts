import type { StoreView } from './store-view.ts'

/**
 * What search engines may call each of these views, by its code: store codes are no language codes. A view without a name of its
 * own (`eu`) goes by its language, where no other view has that name; else it has none.
 */
export const hreflangsOf = (views: readonly StoreView[]): ReadonlyMap<string, string> => {
  const named = new Map(views.flatMap(({ storeCode, hreflang }) => (hreflang ? [[storeCode, hreflang]] : [])))
  for (const { storeCode, i18n } of views) {
    if (!named.has(storeCode) && ![...named.values()].includes(i18n.language)) named.set(storeCode, i18n.language)
  }
  return named
}
