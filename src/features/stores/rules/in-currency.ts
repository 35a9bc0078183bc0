import type { StoreView } from './store-view.ts'

/** What a view writes amounts of a currency with: of its own as it always does, of any other as its language does. */
export const inCurrency = (i18n: StoreView['i18n'], currency: string): StoreView['i18n'] => {
  if (currency === i18n.currencyCode) return i18n
  const nothing = new Intl.NumberFormat(i18n.locale, { style: 'currency', currency }).format(0)
  return {
    ...i18n,
    currencyCode: currency as StoreView['i18n']['currencyCode'],
    priceFormat: nothing.replace(/\d[\d.,]*/, '{amount}'),
  }
}
