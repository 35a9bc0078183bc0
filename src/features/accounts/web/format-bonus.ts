import type { WireUser } from '../contract.ts'

/** A bonus balance or entry in its own currency, which need not be the view's. `amount` is in major units. */
export const formatAmount = (amount: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)

export const formatBonus = ({ account, account_currency }: WireUser, locale: string): string =>
  formatAmount(account, account_currency, locale)
