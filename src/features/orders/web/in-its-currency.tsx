import type { ReactNode } from 'react'
import { StoreViewProvider, useStoreView } from '#features/stores/web/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { WireOrder } from '../contract.ts'

const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', RUB: 'руб.' }

/** An order keeps its currency, in whatever store view and language it is looked at. */
export const InItsCurrency = ({ order, children }: { order: Pick<WireOrder, 'currency'>; children: ReactNode }) => {
  const view = useStoreView()
  return <StoreViewProvider value={withCurrency(view, order.currency)}>{children}</StoreViewProvider>
}

const withCurrency = (view: StoreView, currency: string): StoreView => {
  if (currency === view.i18n.currencyCode) return view
  const sign = signs[currency] ?? currency
  const priceFormat = sign === '$' ? '{sign}{amount}' : '{amount}\u00a0{sign}'
  return { ...view, i18n: { ...view.i18n, currencySign: sign, priceFormat } }
}
