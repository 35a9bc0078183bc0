import type { StoreView } from '#features/stores/rules/store-view.ts'

export const en = {
  storeCode: 'en',
  storeId: 1,
  name: 'English',
  url: '/en',
  appendStoreCode: true,
  isActive: true,
  flag: 'EN',
  hreflang: 'en',
  i18n: {
    language: 'en',
    locale: 'en-US',
    fullCountryName: 'International',
    fullLanguageName: 'English',
    currencyCode: 'USD',
    currencySign: '$',
    priceFormat: '{sign}{amount}',
    decimalSign: '.',
    groupSign: ',',
    fractionDigits: 2,
    dateFormat: 'HH:mm D-M-YYYY',
  },
  tax: { defaultCountry: 'US', sourcePriceIncludesTax: false },
  priceBounds: [50, 100, 150],
  defaultSort: 'promoted:desc,id:desc',
} as const satisfies StoreView
