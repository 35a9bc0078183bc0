/** What is left of a product that can be bought by itself. */
export type Stock = { readonly qty: number; readonly isInStock: boolean; readonly isManaged: boolean }

/** What `qty` says where nobody counts. */
export const uncountedQty = 9999

/** A product without stock data is not counted and can be had. */
export const uncountedStock: Stock = { qty: 0, isInStock: true, isManaged: false }

/** How many can still be bought, in whole units. */
export const availableQty = (stock: Stock): number => {
  if (!stock.isInStock) return 0
  return stock.isManaged ? Math.max(0, stock.qty) : uncountedQty
}

/** Whether `qty` units can be had now. */
export const isAvailable = (stock: Stock, qty = 1): boolean => availableQty(stock) >= qty

export type StockStatus = 'ok' | 'out_of_stock' | 'volatile'

/** What a shopper is told: answered in stock, answered not, or not answered (yet). */
export const stockStatus = (
  answer: { readonly is_in_stock: boolean; readonly api_error?: string | undefined } | undefined,
): StockStatus => {
  if (!answer || answer.api_error !== undefined) return 'volatile'
  return answer.is_in_stock ? 'ok' : 'out_of_stock'
}

/** Only what is in stock, or not known to be gone, goes into a cart. */
export const canBeAdded = (status: StockStatus): boolean => status !== 'out_of_stock'

/** Whether adding deserves a warning: nobody knows whether it is there, and a cart may hold only what is. Source: shopping.md 4. */
export const isUnsafe = (status: StockStatus, isOutOfStockAllowed: boolean): boolean =>
  status === 'volatile' && !isOutOfStockAllowed

/** The stock after a manager added or took units; what is counted from then on. Undefined below zero. */
export const afterAdding = (stock: Stock, delta: number): Stock | undefined => {
  const qty = (stock.isManaged ? stock.qty : 0) + delta
  if (qty < 0) return undefined
  return { qty, isInStock: delta > 0 || (stock.isInStock && qty > 0), isManaged: true }
}
