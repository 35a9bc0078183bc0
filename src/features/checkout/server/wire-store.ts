import { localize } from '#core/language.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { WireStore } from '../contract.ts'

/** A store view as programs read it, called as its settings say. */
export const toWireStore = (
  { storeCode, storeId, name, url, appendStoreCode, i18n, tax }: StoreView,
  { view_name, site_name, site_description }: Pick<Settings, 'view_name' | 'site_name' | 'site_description'>,
): WireStore => ({
  storeCode,
  storeId,
  name: view_name || name,
  url,
  appendStoreCode,
  i18n: {
    locale: i18n.locale,
    defaultLanguage: i18n.language,
    defaultLocale: i18n.locale,
    fullCountryName: i18n.fullCountryName,
    fullLanguageName: i18n.fullLanguageName,
    currencyCode: i18n.currencyCode,
    currencySign: i18n.currencySign,
    priceFormat: i18n.priceFormat,
    dateFormat: i18n.dateFormat,
  },
  tax: { defaultCountry: tax.defaultCountry ?? null, sourcePriceIncludesTax: tax.sourcePriceIncludesTax },
  seo: { site_name, site_description: localize(site_description, i18n.language) },
})
