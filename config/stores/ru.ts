import type { StoreView } from '#features/stores/rules/store-view.ts'

export const ru = {
  storeCode: 'ru',
  storeId: 3,
  name: 'Россия',
  url: '/ru',
  appendStoreCode: true,
  isActive: true,
  flag: 'RU',
  hreflang: 'ru',
  i18n: {
    language: 'ru',
    locale: 'ru-RU',
    fullCountryName: 'Россия',
    fullLanguageName: 'Русский',
    currencyCode: 'RUB',
    currencySign: 'руб.',
    priceFormat: '{amount}\u00a0{sign}',
    decimalSign: ',',
    groupSign: '\u00a0',
    fractionDigits: 2,
    dateFormat: 'HH:mm D-M-YYYY',
  },
  tax: { defaultCountry: 'RU', sourcePriceIncludesTax: false },
  priceBounds: [5000, 10000, 15000],
  defaultSort: 'promoted:desc,id:desc',
} as const satisfies StoreView
