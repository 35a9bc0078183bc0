import { shorten, toDate } from './cells.ts'
import type { FileRow } from './file-row.ts'

/** Any of Magento's dates, and ISO moments with an offset from UTC, as ISO; a day alone stays a day. */
export const toMoment = (text: string): string | undefined => {
  const plain = toDate(text)
  // years that a calendar has and a database too
  if (plain) return plain >= '1900' ? plain : undefined
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})$/i.exec(text)
  if (!parts || !toDate(parts[1] ?? '') || text < '1900') return undefined
  const [, day, minute, second = ':00', offset = 'Z'] = parts
  const shift = /^[+-]\d{4}$/.test(offset) ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase()
  const time = Date.parse(`${day}T${minute}${second}${shift}`)
  const moment = Number.isNaN(time) ? undefined : new Date(time).toISOString()
  // its zone took it beyond the years that there are
  return moment?.startsWith('+') ? undefined : moment
}

/** The moment in a cell; undefined for an empty one, and for one that the row is refused for. */
export const readMoment = (row: FileRow, field: string, text = row.cell(field)): string | undefined => {
  if (!text) return undefined
  const moment = toMoment(text)
  if (!moment) row.refuse(field, `"${shorten(text)}" is not a date such as 2026-07-31`)
  return moment
}
