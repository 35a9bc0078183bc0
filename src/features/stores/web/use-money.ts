import { formatPrice } from '../rules/format.ts'
import { inCurrency } from '../rules/in-currency.ts'
import { useStoreView } from './store-view-context.tsx'

/** Writes an amount in major units of whatever currency as the page's store view does. */
export const useMoney = (): ((amount: number, currency: string) => string) => {
  const { i18n } = useStoreView()
  return (amount, currency) => formatPrice(amount, inCurrency(i18n, currency))
}
