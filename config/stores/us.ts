import type { StoreView } from '#features/stores/rules/store-view.ts'

export const us = {
  storeCode: 'us',
  storeId: 2,
  name: 'United States',
  url: '/us',
  appendStoreCode: true,
  isActive: true,
  flag: 'US',
  hreflang: 'en-US',
  i18n: {
    language: 'en',
    locale: 'en-US',
    fullCountryName: 'United States',
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
