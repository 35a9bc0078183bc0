import type { ReactNode } from 'react'
import { inCurrency } from '#features/stores/rules/in-currency.ts'
import { StoreViewProvider, useStoreView } from '#features/stores/web/index.ts'
import type { WireOrder } from '../contract.ts'

/** An order keeps its currency, in whatever store view and language it is looked at. */
export const InItsCurrency = ({ order, children }: { order: Pick<WireOrder, 'currency'>; children: ReactNode }) => {
  const view = useStoreView()
  return (
    <StoreViewProvider value={{ ...view, i18n: inCurrency(view.i18n, order.currency) }}>{children}</StoreViewProvider>
  )
}
