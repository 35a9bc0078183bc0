import type { StoreView } from '#features/stores/rules/store-view.ts'

export const de = {
  storeCode: 'de',
  storeId: 4,
  name: 'Deutschland',
  url: '/de',
  appendStoreCode: true,
  isActive: false,
  flag: 'DE',
  hreflang: 'de',
  i18n: {
    language: 'de',
    locale: 'de-DE',
    fullCountryName: 'Deutschland',
    fullLanguageName: 'Deutsch',
    currencyCode: 'EUR',
    currencySign: '€',
    priceFormat: '{amount}\u00a0{sign}',
    decimalSign: ',',
    groupSign: '.',
    fractionDigits: 2,
    dateFormat: 'HH:mm D-M-YYYY',
  },
  tax: { defaultCountry: 'DE', sourcePriceIncludesTax: false },
  priceBounds: [50, 100, 150],
  defaultSort: 'promoted:desc,id:desc',
} as const satisfies StoreView
