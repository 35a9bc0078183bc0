import type { CurrencyCode } from '#core/money.ts'
import type { PriceInput, ProductInput } from '../../../rules/catalogue-input.ts'
import { readMoney } from '../formats/amounts.ts'
import { shorten } from '../formats/cells.ts'
import type { FileRow } from '../formats/file-row.ts'
import { readMoment } from '../formats/moments.ts'

/** `49.90 EUR`, less while the sale lasts. */
export const readGooglePrices = (row: FileRow, viewCurrency: CurrencyCode): PriceInput[] => {
  const price = readMoney(row, 'price', viewCurrency)
  if (!row.cell('price')) row.refuse('price', 'an item needs a price')
  const sale = readMoney(row, 'sale_price', price?.currency ?? viewCurrency)
  const [from, to] = readRange(row)
  if (!price) return []
  const { amount, currency } = price
  if (!sale) return [{ currency, price: amount }]
  if (sale.currency !== currency) {
    row.refuse('sale_price', `is in ${sale.currency}, and the price in ${currency}`)
    return []
  }
  if (sale.amount >= amount) {
    row.note('sale_price', 'is not below the price and was left out')
    return [{ currency, price: amount }]
  }
  return [
    {
      currency,
      price: amount,
      special: sale.amount,
      ...(from ? { specialFrom: from } : {}),
      ...(to ? { specialTo: to } : {}),
    },
  ]
}

/** `2026-07-01T00:00+0200/2026-07-31T23:59+0200`. */
const readRange = (row: FileRow): [string | undefined, string | undefined] => {
  const field = 'sale_price_effective_date'
  const text = row.cell(field)
  if (!text) return [undefined, undefined]
  const [from = '', to, ...more] = text.split('/').map((part) => part.trim())
  if (to === undefined || more.length) {
    row.refuse(field, `"${shorten(text)}" is not a range such as 2026-07-01T00:00+0200/2026-07-31T23:59+0200`)
    return [undefined, undefined]
  }
  return [readMoment(row, field, from), readMoment(row, field, to)]
}

/** What can be ordered is in stock; a preorder is delivered later, which the kept `availability_date` tells. */
const states: Readonly<Record<string, boolean>> = {
  in_stock: true,
  out_of_stock: false,
  preorder: true,
  backorder: true,
  available_for_order: true,
  discontinued: false,
  limited_availability: true,
}

/** Google knows no quantities; Meta does, and a quantity is managed. */
export const readGoogleStock = (row: FileRow): ProductInput['stock'] => {
  const text = row.cell('availability')
  const state = text
    ?.toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/^.*schema\.org\//, '')
  const isInStock = state === undefined ? undefined : states[state]
  if (state !== undefined && !Object.hasOwn(states, state))
    row.refuse('availability', `"${shorten(text ?? '')}" is none of in_stock, out_of_stock, preorder, backorder`)
  const field = row.cell('quantity_to_sell_on_facebook') === undefined ? 'inventory' : 'quantity_to_sell_on_facebook'
  const count = row.cell(field)
  if (count === undefined) return isInStock === undefined ? undefined : { qty: 0, isInStock, isManaged: false }
  if (!/^\d{1,9}$/.test(count)) {
    row.refuse(field, `"${shorten(count)}" is not a quantity`)
    return undefined
  }
  const isOrdered = state === 'backorder' || state === 'preorder'
  return { qty: Number(count), isInStock: isOrdered || (isInStock ?? Number(count) > 0), isManaged: !isOrdered }
}
