import { readColumns, withoutDelimiterName } from '../formats/csv.ts'
import type { Head } from '../formats/format.ts'
import { headingsOf, wooFields } from './woocommerce-headings.ts'
import type { WooField } from './woocommerce-headings.ts'

export type WooAttributeColumns = { readonly name: string; readonly value: string; readonly preset: string | undefined }
export type WooDownloadColumns = { readonly name: string | undefined; readonly url: string }
export type WooColumns = {
  readonly fields: ReadonlyMap<string, string>
  readonly attributes: readonly WooAttributeColumns[]
  readonly downloads: readonly WooDownloadColumns[]
  /** `Meta: key` and columns of plugins. */
  readonly extras: readonly string[]
  /** Of weight and measures: `kg`, `cm`. */
  readonly units: ReadonlyMap<string, string>
}

const measures: ReadonlySet<string> = new Set(['weight', 'length', 'width', 'height'])

/** A heading as it is compared: without the unit behind a measure, with plain apostrophes and blanks. */
const plain = (column: string): string => column.replaceAll('’', "'").replace(/[\s\u00a0\u202f]+/g, ' ')
const unitOf = (column: string): string | undefined => /\(([^()]{1,12})\)$/.exec(column)?.[1]

/**
 * The columns of a file by what they mean: by their headings; of a language that is not known, by their places. What nobody has a
 * heading for is numbered: four or five columns of one number are an attribute, two or three a download.
 */
export const readWooColumns = (columns: ReadonlySet<string>): WooColumns => {
  const all = [...columns]
  const fields = readHeadings(all)
  if (fields.size < wooFields.length / 2) byPlace(all, fields)
  const used = new Set(fields.values())
  const { attributes, downloads, numbered } = readNumbered(
    all.filter((column) => column && !used.has(column) && !isMeta(column)),
  )
  const units = [...fields].flatMap(([field, column]) => {
    const unit = measures.has(field) ? unitOf(column) : undefined
    return unit === undefined ? [] : [[field, unit] as const]
  })
  const extras = all.filter((column) => column && !used.has(column) && !numbered.has(column))
  return { fields, attributes, downloads, extras, units: new Map(units) }
}

const readHeadings = (all: readonly string[]): Map<string, string> => {
  const fields = new Map<string, string>()
  for (const field of wooFields) {
    const names = headingsOf(field)
    const isNamed = (column: string) =>
      names.includes(plain(column)) ||
      (measures.has(field) &&
        unitOf(column) !== undefined &&
        names.includes(plain(column).replace(/ ?\([^()]*\)$/, '')))
    const found = all.find(isNamed)
    if (found !== undefined) fields.set(field, found)
  }
  return fields
}

const isMeta = (column: string): boolean => /^(meta|méta|мета|元数据|元) ?[:：]/.test(column)

/** All 39 to 41 columns of an export stand in one order in every language; the product number came later, brands are last. */
const byPlace = (all: readonly string[], fields: Map<string, string>): void => {
  const hasNumber = all.slice(0, 6).some((column) => /gtin|isbn|ean\b/.test(column))
  const expected = wooFields.filter((field) => field !== 'brand_ids' && (hasNumber || field !== 'global_unique_id'))
  if (all.length < expected.length) return
  const used = new Set(fields.values())
  expected.forEach((field, index) => {
    const column = all[index]
    if (column && !fields.has(field) && !used.has(column)) fields.set(field, column)
  })
}

const parts = [
  ['value', /valu|wert|valeur|valor|значен|值/],
  ['preset', /default|standard|défaut|defecto|умолч|замовч|默认/],
  ['visible', /visib|sichtbar|видим|可见/],
  ['global', /global|taxonomy|глобал|全局/],
  ['url', /url/],
  ['name', /name|nom|имя|назв|名/],
] as const

const readNumbered = (columns: readonly string[]) => {
  const groups = new Map<string, string[]>()
  for (const column of columns) {
    const number = /^\D*(\d{1,3})\D*$/.exec(column)?.[1]
    if (!number) continue
    const key = /download|téléch|descarga|загру|завантаж|下载/.test(column) ? `download ${number}` : number
    groups.set(key, [...(groups.get(key) ?? []), column])
  }
  const attributes: WooAttributeColumns[] = []
  const downloads: WooDownloadColumns[] = []
  const numbered = new Set<string>()
  for (const [key, group] of groups) {
    const of = (part: string) => group.find((column) => parts.find(([, sign]) => sign.test(column))?.[0] === part)
    const isDownload = key.startsWith('download')
    const isUnknown = !isDownload && !of('value') && group.length >= 4
    const name = isUnknown ? group[0] : of('name')
    const value = isUnknown ? group[1] : of('value')
    const url = of('url')
    if (isDownload && url) downloads.push({ name: of('name'), url })
    else if (name && value) attributes.push({ name, value, preset: isUnknown ? group[4] : of('preset') })
    else continue
    for (const column of group) numbered.add(column)
  }
  return { attributes, downloads, numbered }
}

const offers: readonly WooField[] = ['regular_price', 'catalog_visibility', 'stock_status', 'published', 'category_ids']
const types = /^(simple|variable|variation|grouped|external)(, ?(virtual|downloadable))*$/i

/** By its headings in a language that is known, else by what stands below `ID` and the heading next to it. */
export const isWooCommerce = ({ columns, text, delimiter }: Head): boolean => {
  const fields = readHeadings([...columns])
  if (columns.has('product_type') || columns.has('attribute_set_code')) return false
  const told = offers.filter((field) => fields.has(field)).length
  if (fields.has('type') && fields.has('name') && told >= 2) return true
  const [first, second] = columns
  return first === 'id' && second !== undefined && types.test(findCell(text, delimiter))
}

/** The second cell of the first row below the header. */
const findCell = (text: string, delimiter: string): string => {
  const table = withoutDelimiterName(text).trimStart()
  const body = table.slice(table.search(/\r\n|\n|\r/)).trimStart()
  const row = body.slice(0, body.search(/\r\n|\n|\r|$/))
  const cell = row.split(delimiter).slice(1, 2)[0] ?? ''
  return cell.startsWith('"') ? (readColumns(row)?.[1] ?? cell) : cell.trim()
}
