import { storeViews } from '#config/stores/index.ts'
import type { CatalogueSnapshot } from '#features/catalog/rules/catalogue.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'

/** Store views whose prices are the same number for number share a column of the index. */
export const priceCode = (snapshot: CatalogueSnapshot, view: StoreView): string =>
  snapshot.taxRules.length === 0
    ? `price:${view.i18n.currencyCode}`
    : [
        'price',
        view.i18n.currencyCode,
        view.tax.defaultCountry ?? '',
        view.tax.sourcePriceIncludesTax,
        snapshot.pricing.guestTaxClasses.get(view.storeCode) ?? '',
      ].join(':')

/** One store view of each price column. */
export const priceViews = (snapshot: CatalogueSnapshot): { code: string; view: StoreView }[] => [
  ...new Map(
    Object.values(storeViews).map((view) => [priceCode(snapshot, view), { code: priceCode(snapshot, view), view }]),
  ).values(),
]
