import { fromMajor } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import type { ProductType, Visibility } from '../../../rules/catalogue-input.ts'

/** What cells of several formats hold. What a cell does not allow comes back as undefined: the row's place is the caller's. */

/** A price in major units: digits with a decimal point, as Magento writes it. */
export const toAmount = (text: string): Money | undefined =>
  /^\d{1,12}(?:\.\d+)?$/.test(text) ? fromMajor(Number(text)) : undefined

/** Whole pieces, none below 0. */
export const toQty = (text: string): number | undefined =>
  /^-?\d{1,9}(?:\.\d+)?$/.test(text) ? Math.max(0, Math.floor(Number(text))) : undefined

const yes = new Set(['1', 'yes', 'true', 'y', 'да'])
const no = new Set(['0', '2', 'no', 'false', 'n', 'нет'])

/** What programs and people write for yes and no; 2 is Magento's "off". */
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

/** A cell's text as reports quote it: in one line, 60 characters at most. */
export const shorten = (text: string): string =>
  (text.length > 60 ? `${text.slice(0, 57)}…` : text).replace(/\s+/g, ' ')
