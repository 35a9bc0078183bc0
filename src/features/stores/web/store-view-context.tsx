import { createContext, useContext } from 'react'
import { formatPrice } from '../rules/format.ts'
import type { StoreView } from '../rules/store-view.ts'

const StoreViewContext = createContext<StoreView | undefined>(undefined)

export const StoreViewProvider = StoreViewContext

/** The store view the page belongs to. */
export const useStoreView = (): StoreView => {
  const view = useContext(StoreViewContext)
  if (!view) throw new Error('no StoreViewProvider around this component')
  return view
}

/** Formats amounts (major units) as the page's store view does. */
export const useFormatPrice = (): ((amount: number) => string) => {
  const { i18n } = useStoreView()
  return (amount) => formatPrice(amount, i18n)
}
