import { useStoreView } from './store-view-context.tsx'

/** Writes an amount in major units of whatever currency as the reader's language does. */
export const useMoney = (): ((amount: number, currency: string) => string) => {
  const { i18n } = useStoreView()
  return (amount, currency) => new Intl.NumberFormat(i18n.locale, { style: 'currency', currency }).format(amount)
}
