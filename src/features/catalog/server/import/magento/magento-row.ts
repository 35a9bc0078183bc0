import type { Localized } from '#core/language.ts'
import { limitHtml, toPlainText } from '../../../rules/html/limit-html.ts'
import type {
  BundleOptionInput,
  CustomOptionInput,
  DownloadInput,
  MediaInput,
  PriceInput,
  ProductInput,
} from '../../../rules/catalogue-input.ts'
import { shorten, toAmount, toDate, toFlag, toQty } from '../formats/cells.ts'
import type { ReadContext } from '../formats/format.ts'
import { splitPairs, splitRecords, splitSkus } from './magento-cells.ts'
import type { CsvRow } from '../formats/csv.ts'
import type { Kind } from '../records.ts'

/** A row with its file, and what was found wrong with it. */
export type Row = {
  readonly cell: (column: string) => string | undefined
  readonly cells: CsvRow['cells']
  readonly sku: string | undefined
  readonly place: (column: string) => { readonly file: string; readonly line: number; readonly column: string }
  /** Tells it; the row counts as refused from then on. */
  readonly refuse: (column: string, message: string) => void
  /** Tells what was left out of a row that is taken. */
  readonly note: (column: string, message: string) => void
  readonly isRefused: () => boolean
}

export const openRow = ({ file, sink }: ReadContext, { cells, line, problem }: CsvRow, kind: Kind): Row => {
  let refused = false
  const place = (column: string) => ({ file: file.name, line, column })
  const sku = cells['sku']
  const tell = (column: string, message: string, isRefused: boolean) =>
    sink.issue({ ...place(column), kind, ...(sku ? { sku } : {}), message, isRefused })
  const refuse = (column: string, message: string) => {
    refused = true
    tell(column, message, true)
  }
  if (problem) refuse('sku', problem)
  else if (!sku) refuse('sku', 'a row needs a SKU')
  else if (sku.length > 200) refuse('sku', 'a SKU has 200 characters at most')
  return {
    cell: (column) => (cells[column] === '__EMPTY__VALUE__' ? undefined : cells[column]),
    cells,
    sku,
    place,
    refuse,
    note: (column, message) => tell(column, message, false),
    isRefused: () => refused,
  }
}

type Texts = Pick<ProductInput, 'description' | 'shortDescription'> & { name?: Localized }

/** The texts of a row in the language of its view; empty cells say nothing. */
export const readTexts = (row: Row, language: keyof Localized): Texts => {
  const name = toPlainText(row.cell('name') ?? '')
  const description = limitHtml(row.cell('description') ?? '')
  const shortDescription = limitHtml(row.cell('short_description') ?? '')
  return {
    ...(name ? { name: { [language]: name } } : {}),
    ...(description ? { description: { [language]: description } } : {}),
    ...(shortDescription ? { shortDescription: { [language]: shortDescription } } : {}),
  }
}

/** The row's own price in the currency of its view. */
export const readPrices = (row: Row, currency: PriceInput['currency']): PriceInput[] => {
  const price = readAmount(row, 'price')
  const special = readAmount(row, 'special_price')
  const from = readDate(row, 'special_price_from_date') ?? readDate(row, 'special_from_date')
  const to = readDate(row, 'special_price_to_date') ?? readDate(row, 'special_to_date')
  if (price === undefined) return []
  return [
    {
      currency,
      price,
      ...(special === undefined
        ? {}
        : { special, ...(from ? { specialFrom: from } : {}), ...(to ? { specialTo: to } : {}) }),
    },
  ]
}

const readAmount = (row: Row, column: string) => {
  const text = row.cell(column)
  if (!text) return undefined
  const amount = toAmount(text)
  if (amount === undefined) row.refuse(column, `"${shorten(text)}" is not a price such as 49.90`)
  return amount
}

export const readDate = (row: Row, column: string): string | undefined => {
  const text = row.cell(column)
  if (!text) return undefined
  const date = toDate(text)
  if (!date) row.refuse(column, `"${shorten(text)}" is not a date such as 2026-07-31`)
  return date
}

/** Magento's own default is to manage stock, and `use_config_…` says to follow it. Parents and groups have none of their own. */
export const readStock = (row: Row, hasParts: boolean): ProductInput['stock'] => {
  const inStock = toFlag(row.cell('is_in_stock'))
  const text = row.cell('qty')
  const qty = text === undefined ? undefined : toQty(text)
  if (text !== undefined && qty === undefined) row.refuse('qty', `"${shorten(text)}" is not a quantity`)
  if (text === undefined && inStock === undefined) return undefined
  if (hasParts || qty === undefined) return { qty: 0, isInStock: inStock ?? true, isManaged: false }
  const managed = toFlag(row.cell('use_config_manage_stock')) === true || (toFlag(row.cell('manage_stock')) ?? true)
  const backorders =
    toFlag(row.cell('use_config_backorders')) !== true && ['1', '2'].includes(row.cell('allow_backorders') ?? '')
  return { qty, isInStock: inStock ?? qty > 0, isManaged: managed && !backorders }
}

export type PlacedMedia = MediaInput & { readonly column: string }

/** The base picture first, then the others in their order, each once. */
export const readMedia = (row: Row): PlacedMedia[] => {
  const media = new Map<string, PlacedMedia>()
  const add = (column: string, path: string | undefined, label?: string) => {
    const plain = path?.trim()
    if (!plain || plain === 'no_selection' || media.has(plain)) return
    const kind = /\.(mp4|webm|mov)$/i.test(plain) ? 'video' : 'image'
    media.set(plain, { path: plain, kind, column, ...(label ? { label: toPlainText(label) } : {}) })
  }
  add('base_image', row.cell('base_image'), row.cell('base_image_label'))
  add('small_image', row.cell('small_image'), row.cell('small_image_label'))
  add('thumbnail_image', row.cell('thumbnail_image'), row.cell('thumbnail_image_label'))
  const labels = row.cell('additional_image_labels')?.split(',') ?? []
  row
    .cell('additional_images')
    ?.split(',')
    .forEach((path, index) => add('additional_images', path, labels[index]?.trim()))
  return [...media.values()]
}

const linkColumns = [
  ['associated', 'associated_skus'],
  ['associated', 'grouped_skus'],
  ['related', 'related_skus'],
  ['crosssell', 'crosssell_skus'],
  ['upsell', 'upsell_skus'],
] as const

export const readLinks = (row: Row) =>
  linkColumns.flatMap(([kind, column]) =>
    splitSkus(row.cell(column) ?? '').map(({ sku, qty }) => ({
      kind,
      sku,
      ...(kind === 'associated' ? { qty } : {}),
      place: row.place(column),
    })),
  )

/** The records of `bundle_values` with one name are the choices of one option. */
export const readBundle = (row: Row, language: keyof Localized): BundleOptionInput[] => {
  const options = new Map<
    string,
    { title: Localized; required: boolean; links: BundleOptionInput['links'][number][] }
  >()
  for (const record of splitRecords(row.cell('bundle_values') ?? '', 'name')) {
    const name = toPlainText(record['name'] ?? '')
    const sku = record['sku']
    if (!sku) {
      row.note('bundle_values', `"${shorten(name)}" has a choice without a SKU, which was left out`)
      continue
    }
    const option = options.get(name) ?? {
      title: { [language]: name },
      required: toFlag(record['required']) ?? true,
      links: [],
    }
    option.links.push({
      sku,
      qty: Math.max(1, Math.floor(Number(record['default_qty'] ?? 1)) || 1),
      isDefault: toFlag(record['default']) ?? false,
    })
    options.set(name, option)
  }
  return [...options.values()]
}

/** Options with choices of their own; free texts, files and dates to be typed in are not sold here. */
export const readCustomOptions = (row: Row, language: keyof Localized): CustomOptionInput[] => {
  const options = new Map<
    string,
    { title: Localized; required: boolean; values: CustomOptionInput['values'][number][] }
  >()
  for (const record of splitRecords(row.cell('custom_options') ?? '', 'name')) {
    const name = toPlainText(record['name'] ?? '')
    const title = record['option_title']
    const price = toAmount(record['price'] ?? '0')
    if (!title || price === undefined) {
      row.note('custom_options', `"${shorten(name)}" has no choices with prices and was left out`)
      continue
    }
    const option = options.get(name) ?? {
      title: { [language]: name },
      required: toFlag(record['required']) ?? false,
      values: [],
    }
    const isPercent = record['price_type'] === 'percent'
    option.values.push({
      title: { [language]: toPlainText(title) },
      price: isPercent ? price / 100 : price,
      priceType: isPercent ? 'percent' : 'fixed',
    })
    options.set(name, option)
  }
  return [...options.values()]
}

export const readDownloads = (row: Row, language: keyof Localized): DownloadInput[] =>
  [
    ['downloadable_links', false],
    ['downloadable_samples', true],
  ].flatMap(([column, isSample]) =>
    splitDownloads(row.cell(String(column)) ?? '').flatMap((record) => {
      const title: Localized = { [language]: toPlainText(record['title'] ?? '') }
      const file = record['file'] ?? record['url']
      const sample = record['sample'] ?? record['sample_file'] ?? record['sample_url']
      return [
        ...(file ? [{ title, file: cleanFile(file), isSample: isSample === true }] : []),
        ...(sample ? [{ title, file: cleanFile(sample), isSample: true }] : []),
      ]
    }),
  )

const splitDownloads = (cell: string): Record<string, string>[] =>
  cell
    .split(/\|(?=\s*"?(?:group_title|title|file|url)=)/)
    .map((part) => Object.fromEntries(splitPairs(part)))
    .filter((record) => record['title'] || record['file'] || record['url'])

const cleanFile = (file: string): string => file.replace(/^\/+/, '')
