import type { StoreView } from './store-view.ts'

type Formats = Pick<StoreView['i18n'], 'priceFormat' | 'decimalSign' | 'groupSign' | 'currencySign' | 'fractionDigits'>

/** An amount in major units as the store view writes it: `$1,234.50`, `1.234,50 €`, `1 234,50 руб.`. */
export const formatPrice = (amount: number, formats: Formats): string => {
  const [whole = '0', fraction = ''] = Math.abs(amount).toFixed(formats.fractionDigits).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, formats.groupSign)
  const text = formats.priceFormat
    .replace('{sign}', formats.currencySign)
    .replace('{amount}', `${grouped}${formats.decimalSign}${fraction}`)
  return amount < 0 ? `\u2212${text}` : text
}

/** An ISO time as `HH:mm D-M-YYYY` in UTC, the store views' format, so that server and browser agree. */
export const formatDateTime = (iso: string): string => {
  const [year, month, day] = [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10)]
  return `${iso.slice(11, 16)} ${Number(day)}-${Number(month)}-${year}`
}
