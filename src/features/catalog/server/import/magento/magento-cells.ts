import { fromMajor } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { decodeEntities } from '../../../rules/html/decode-entities.ts'
import type { ProductType, Visibility } from '../../../rules/catalogue-input.ts'

/** Magento's syntaxes inside a cell. What a cell does not allow comes back as undefined: the row's place is the caller's. */

export type Pair = readonly [code: string, value: string]

const pairStart = /(?:^|,)\s*([A-Za-z][A-Za-z0-9_]*)=/g

/** `size=XS,color=Black, matt,name="a, b"` as pairs: a comma belongs to the value unless `code=` follows, quotes keep everything. */
export const splitPairs = (cell: string): Pair[] => {
  const pairs: [string, string][] = []
  pairStart.lastIndex = 0
  let open: { code: string; from: number } | undefined
  for (let match = pairStart.exec(cell); match; match = pairStart.exec(cell)) {
    if (open) pairs.push([open.code, unquote(cell.slice(open.from, match.index))])
    open = { code: match[1] ?? '', from: pairStart.lastIndex }
    if (cell[open.from] === '"') pairStart.lastIndex = endOfQuote(cell, open.from)
  }
  if (open) pairs.push([open.code, unquote(cell.slice(open.from))])
  return pairs.filter(([, value]) => value !== '' && value !== '__EMPTY__VALUE__')
}

/** Behind the closing quote; where there is none the quote is only a character. */
const endOfQuote = (cell: string, from: number): number => {
  for (let at = from + 1; at < cell.length; at++) {
    if (cell[at] !== '"') continue
    if (cell[at + 1] === '"') at++
    else return at + 1
  }
  return from
}

const unquote = (text: string): string => {
  const value = text.trim()
  return value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replaceAll('""', '"').trim()
    : value
}

/** `sku=A,size=S|sku=B,size=M`: a bar parts records only where the next one begins with `key=`. */
export const splitRecords = (cell: string, first: string): Record<string, string>[] =>
  cell
    .split(new RegExp(`\\|(?=\\s*"?${first}=)`))
    .map((part) => Object.fromEntries(splitPairs(part)))
    .filter((record) => record[first])

/** `Yoga|Gym` of an attribute with several values. */
export const splitValues = (value: string): string[] => [
  ...new Set(
    value
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

/** `SKU=1.0000,SKU,SKU=2` with quantities from 1. */
export const splitSkus = (cell: string): { sku: string; qty: number }[] =>
  cell
    .split(/[,|]/)
    .map((part) => /^(.*?)(?:=([\d.]+))?$/.exec(part.trim()))
    .flatMap((match) =>
      match?.[1] ? [{ sku: match[1].trim(), qty: Math.max(1, Math.floor(Number(match[2] ?? 1) || 1)) }] : [],
    )

const roots = /^(?:Default Category|Root Catalog)(?=\s*\/|\s*$)/

/** Category paths without the root. A comma parts them only where the next one begins with the root, if the cell has one at all. */
export const splitCategories = (cell: string): string[] => {
  const parts = roots.test(cell.split(',')[0] ?? '')
    ? cell.split(/,(?=\s*(?:Default Category|Root Catalog)\s*(?:\/|,|$))/)
    : cell.split(',')
  const paths = parts.map((part) =>
    decodeEntities(part)
      .trim()
      .replace(roots, '')
      .split(/(?<!\\)\//)
      .map((name) => name.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('/'),
  )
  return [...new Set(paths)].filter(Boolean)
}

/** A price in major units: digits with a decimal point, as Magento writes it. */
export const toAmount = (text: string): Money | undefined =>
  /^\d{1,12}(?:\.\d+)?$/.test(text) ? fromMajor(Number(text)) : undefined

export const toQty = (text: string): number | undefined =>
  /^-?\d{1,9}(?:\.\d+)?$/.test(text) ? Math.max(0, Math.floor(Number(text))) : undefined

const yes = new Set(['1', 'yes', 'true', 'y', 'да'])
const no = new Set(['0', '2', 'no', 'false', 'n', 'нет'])

export const toFlag = (text: string | undefined): boolean | undefined => {
  const word = text?.toLowerCase() ?? ''
  return yes.has(word) ? true : no.has(word) ? false : undefined
}

const types: readonly ProductType[] = ['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable']

export const toType = (text: string): ProductType | undefined => types.find((type) => type === text.toLowerCase())

const visibilities: Readonly<Record<string, Visibility>> = {
  'not visible individually': 1,
  catalog: 2,
  search: 3,
  'catalog, search': 4,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
}

export const toVisibility = (text: string): Visibility | undefined =>
  visibilities[text.toLowerCase().replace(/\s*,\s*/g, ', ')]

const isoDate =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?:\.\d+)?Z?)?$/
const usDate =
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{2}|\d{4})(?:,?\s+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?\s*(?<half>AM|PM)?)?$/i

/** `2026-07-31`, `2026-07-31 10:00:00`, `7/31/26`, `7/31/2026, 10:00 AM` as ISO; a day alone stays a day. */
export const toDate = (text: string): string | undefined => {
  const iso = isoDate.exec(text)?.groups
  if (iso) return toIso(iso)
  const us: Written | undefined = usDate.exec(text)?.groups
  if (!us) return undefined
  const { year, hour, half } = us
  const inHalf = Number(hour) % 12
  return toIso({
    ...us,
    year: year?.length === 2 ? `20${year}` : year,
    hour: half ? String(half.toUpperCase() === 'PM' ? inHalf + 12 : inHalf) : hour,
  })
}

type Written = Partial<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'half', string | undefined>>

const toIso = ({
  year = '',
  month = '',
  day = '',
  hour,
  minute = '00',
  second = '00',
}: Written): string | undefined => {
  const pad = (part: string) => part.padStart(2, '0')
  const date = `${year}-${pad(month)}-${pad(day)}`
  const longest = [31, Number(year) % 4 ? 28 : 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1] ?? 0
  if (Number(day) < 1 || Number(day) > longest) return undefined
  const isMidnight = hour === undefined || (Number(hour) === 0 && Number(minute) === 0 && Number(second) === 0)
  if (isMidnight) return date
  return Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
    ? `${date}T${pad(hour)}:${minute}:${second}Z`
    : undefined
}
