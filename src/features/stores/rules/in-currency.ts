import type { StoreView } from './store-view.ts'

/** What stands for the parts of an amount in `priceFormat`; spaces stay. */
const standIns: Readonly<Record<string, string>> = {
  currency: '{sign}',
  integer: '{amount}',
  decimal: '',
  fraction: '',
}

/** What a view writes amounts of a currency with: of its own as it always does, of any other as its language does. */
export const inCurrency = (i18n: StoreView['i18n'], currency: string): StoreView['i18n'] => {
  if (currency === i18n.currencyCode) return i18n
  const parts = new Intl.NumberFormat(i18n.locale, { style: 'currency', currency }).formatToParts(0)
  return {
    ...i18n,
    currencyCode: currency as StoreView['i18n']['currencyCode'],
    currencySign: parts.find(({ type }) => type === 'currency')?.value ?? currency,
    priceFormat: parts.map(({ type, value }) => standIns[type] ?? value).join(''),
  }
}
