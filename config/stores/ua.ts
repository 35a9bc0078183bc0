import type { StoreView } from '#features/stores/rules/store-view.ts'

export const ua = {
  storeCode: 'ua',
  storeId: 6,
  name: 'Україна',
  url: '/ua',
  appendStoreCode: true,
  isActive: false,
  flag: 'UA',
  hreflang: 'uk',
  i18n: {
    language: 'uk',
    locale: 'uk-UA',
    fullCountryName: 'Україна',
    fullLanguageName: 'Українська',
    currencyCode: 'EUR',
    currencySign: '€',
    priceFormat: '{sign}{amount}',
    decimalSign: ',',
    groupSign: '\u00a0',
    fractionDigits: 2,
    dateFormat: 'HH:mm D-M-YYYY',
  },
  tax: { defaultCountry: 'UA', sourcePriceIncludesTax: false },
  priceBounds: [50, 100, 150],
  defaultSort: 'promoted:desc,id:desc',
} as const satisfies StoreView
