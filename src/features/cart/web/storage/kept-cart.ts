import type { WireCartItem, WireCoupon, WireTotals } from '../../contract.ts'

/** What is kept may have been written by an older version, or by anybody: each part is looked at before it is used. */
type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object that a text holds; undefined where it holds none. */
export const parseKept = (json: string | null | undefined): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value)
const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

/** A line with everything that is shown of it. */
export const isKeptItem = (value: unknown): value is WireCartItem =>
  isFields(value) &&
  [value['sku'], value['name'], value['parentSku'], value['slug']].every((text) => typeof text === 'string') &&
  isWholeNumber(value['qty']) &&
  isAmount(value['price']) &&
  isAmount(value['old_price']) &&
  Array.isArray(value['options']) &&
  value['options'].every(isFields) &&
  isFields(value['stock']) &&
  isFields(value['errors']) &&
  isFields(value['info']) &&
  isFields(value['product_option'])

export const isKeptTotals = (value: unknown): value is WireTotals =>
  isFields(value) &&
  isAmount(value['grand_total']) &&
  Array.isArray(value['items']) &&
  Array.isArray(value['totals']) &&
  value['totals'].every((line) => isFields(line) && (line['value'] === null || isAmount(line['value'])))

export const isKeptCoupon = (value: unknown): value is WireCoupon =>
  isFields(value) && typeof value['code'] === 'string' && isAmount(value['value'])
