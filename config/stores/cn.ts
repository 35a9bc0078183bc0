import type { StoreView } from '#features/stores/rules/store-view.ts'

export const cn = {
  storeCode: 'cn',
  storeId: 7,
  name: '中国',
  url: '/cn',
  appendStoreCode: true,
  isActive: false,
  flag: 'CN',
  hreflang: 'zh-CN',
  i18n: {
    language: 'zh',
    locale: 'zh-CN',
    fullCountryName: '中国',
    fullLanguageName: '中文',
    currencyCode: 'USD',
    currencySign: '$',
    priceFormat: '{sign}{amount}',
    decimalSign: '.',
    groupSign: ',',
    fractionDigits: 2,
    dateFormat: 'HH:mm D-M-YYYY',
  },
  tax: { defaultCountry: 'CN', sourcePriceIncludesTax: false },
  priceBounds: [50, 100, 150],
  defaultSort: 'promoted:desc,id:desc',
} as const satisfies StoreView
