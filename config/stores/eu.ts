import type { StoreView } from '#features/stores/rules/store-view.ts'

export const eu = {
  storeCode: 'eu',
  storeId: 5,
  name: 'Europe',
  url: '/eu',
  appendStoreCode: true,
  isActive: false,
  flag: 'EU',
  hreflang: undefined,
  i18n: {
    language: 'en',
    locale: 'en-IE',
    fullCountryName: 'Europe',
    fullLanguageName: 'English',
    currencyCode: 'EUR',
    currencySign: '€',
    priceFormat: '{sign}{amount}',
    decimalSign: '.',
    groupSign: ',',
    fractionDigits: 2,
    dateFormat: 'HH:mm D-M-YYYY',
  },
  tax: { defaultCountry: 'IE', sourcePriceIncludesTax: false },
  priceBounds: [50, 100, 150],
  defaultSort: 'promoted:desc,id:desc',
} as const satisfies StoreView
