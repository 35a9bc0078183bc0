import { currencyCodes, fromMajor } from '#core/money.ts'
import type { CurrencyCode, Money } from '#core/money.ts'
import { shorten } from './cells.ts'
import type { FileRow } from './file-row.ts'

/**
 * A price in major units with a point or a comma: `49.90`, `49,90`, `1 234.50`, `1.234,50`. Undefined for what is none, and for
 * `1,234`, which is one amount in one country and a thousandth of it in another.
 */
export const toPrice = (text: string): Money | undefined => {
  const plain = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/.test(text) ? text.replace(/[\s'’]/g, '') : text
  if (!/^\d[\d.,]*$/.test(plain) || plain.length > 16) return undefined
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (at < 0) return toMoney(plain)
  const whole = plain.slice(0, at)
  const rest = plain.slice(at + 1)
  const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.exec(whole)
  if (isGrouped) {
    if (isGrouped[1] !== plain[at]) return toMoney(`${whole.replaceAll(isGrouped[1] ?? '', '')}.${rest || 0}`)
    return rest.length === 3 ? toMoney(`${whole}${rest}`.replaceAll(isGrouped[1] ?? '', '')) : undefined
  }
  return /^\d+$/.test(whole) && !isAmbiguous(plain) ? toMoney(`${whole}.${rest || 0}`) : undefined
}

const isAmbiguous = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)

/** Ten digits before the point are more than anything costs; with many more, other currencies would no longer be whole cents. */
const toMoney = (text: string): Money | undefined =>
  /^\d{1,10}(?:\.\d+)?$/.test(text) ? fromMajor(Number(text)) : undefined

/** The price in a cell; undefined for an empty one, and for one that the row is refused for. */
export const readPrice = (row: FileRow, field: string, text = row.cell(field)): Money | undefined => {
  if (!text) return undefined
  const price = toPrice(text)
  if (price === undefined)
    row.refuse(
      field,
      isAmbiguous(text)
        ? `"${text}" can be read in two ways: write ${text.replace(/[.,]/, '')}.00 or ${text.replace(',', '.').slice(0, -1)}`
        : `"${shorten(text)}" is not a price such as 49.90`,
    )
  return price
}

export type CurrencyAmount = { readonly amount: Money; readonly currency: CurrencyCode }

/** `49.90 EUR` or `EUR 49.90`; without a currency it is in `currency`. Refuses the row for one that the shop does not have. */
export const readMoney = (row: FileRow, field: string, currency: CurrencyCode): CurrencyAmount | undefined => {
  const text = row.cell(field)
  if (!text) return undefined
  const parts = /^([a-z]{3})?\s*([\d.,\s'’]*\d[.,]?)\s*([a-z]{3})?$/i.exec(text)
  const code = (parts?.[1] ?? parts?.[3])?.toUpperCase()
  if (!parts?.[2] || (parts[1] && parts[3])) {
    row.refuse(field, `"${shorten(text)}" is not a price such as 49.90 ${currency}`)
    return undefined
  }
  const known = code === undefined ? currency : currencyCodes.find((each) => each === code)
  if (!known) {
    row.refuse(field, `${code} is no currency of this shop: it has ${currencyCodes.join(', ')}`)
    return undefined
  }
  const amount = readPrice(row, field, parts[2].trim())
  return amount === undefined ? undefined : { amount, currency: known }
}
