import type { Filter, NumberRange } from './parse-query.ts'

/** What small lists are filtered by: a value or several of each field. */
export type Fields = Readonly<Record<string, unknown>>

const valuesOf = (field: unknown): string[] => {
  if (Array.isArray(field)) return field.flatMap(valuesOf)
  if (typeof field === 'boolean') return [field ? '1' : '0']
  if (typeof field === 'number' || typeof field === 'string') return [String(field)]
  return []
}

/** Whether a number is within any of the ranges; what is no number is in none. */
export const isInRanges = (number: number, ranges: readonly NumberRange[]): boolean =>
  !Number.isNaN(number) &&
  ranges.some(
    ({ gt, gte, lt, lte }) =>
      (gt === undefined || number > gt) &&
      (gte === undefined || number >= gte) &&
      (lt === undefined || number < lt) &&
      (lte === undefined || number <= lte),
  )

/** A text as ranges compare it: its number, else the moment it names in milliseconds. */
const toComparable = (value: string): number => {
  const number = value === '' ? Number.NaN : Number(value)
  return Number.isNaN(number) ? Date.parse(value) : number
}

const partsOf = (pattern: string): string[] => pattern.toLowerCase().split(/[%*]/)

const hasParts = (text: string, parts: readonly string[]): boolean => {
  const lower = text.toLowerCase()
  let from = 0
  for (const part of parts) {
    const at = lower.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return true
}

/** Whether a text has a pattern's parts in their order, whatever the case; `%` and `*` stand between parts. */
export const isLike = (text: string, pattern: string): boolean => hasParts(text, partsOf(pattern))

/** A filter is read once and held against a whole catalogue. */
const readFilter = ({ attribute, any, none, ranges, like }: Filter): ((fields: Fields) => boolean) => {
  const patterns = like.map(partsOf)
  const asTexts = { any: new Set(any), none: new Set(none) }
  const asFlags = { any: new Set(any?.map(toFlag)), none: new Set(none.map(toFlag)) }
  return (fields) => {
    const field = Object.hasOwn(fields, attribute) ? fields[attribute] : undefined
    const values = valuesOf(field)
    const wanted = typeof field === 'boolean' ? asFlags : asTexts
    return (
      (any === undefined || values.some((value) => wanted.any.has(value))) &&
      !values.some((value) => wanted.none.has(value)) &&
      (ranges.length === 0 || values.some((value) => isInRanges(toComparable(value), ranges))) &&
      (like.length === 0 || values.some((value) => patterns.some((parts) => hasParts(value, parts))))
    )
  }
}

const read = new WeakMap<Filter, (fields: Fields) => boolean>()

/** Whether an entity's fields meet all filters. A text that reads true or false is the boolean. */
export const meetsFilters = (fields: Fields, filters: readonly Filter[]): boolean =>
  filters.every((filter) => {
    const meets = read.get(filter) ?? readFilter(filter)
    read.set(filter, meets)
    return meets(fields)
  })

/** `1` and `0` of the words that mean them. */
export const toFlag = (text: string): string => {
  const lower = text.toLowerCase()
  if (lower === 'true' || lower === 'yes') return '1'
  return lower === 'false' || lower === 'no' ? '0' : text
}
