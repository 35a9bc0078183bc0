import type { ProductInput } from '../../../rules/catalogue-input.ts'
import { limitHtml, toPlainText } from '../../../rules/html/limit-html.ts'
import { toFlag } from '../formats/cells.ts'
import type { ProductPiece, ReadContext } from '../formats/format.ts'
import { declareChoice, openBag, toCategoryPath } from '../formats/attribute-bag.ts'
import type { Bag } from '../formats/attribute-bag.ts'
import { checkName, checkOption, checkSku, takeFreeSku } from '../formats/file-row.ts'
import type { FileRow } from '../formats/file-row.ts'
import { googleChoices, googleFacts, googleUnused } from './google-columns.ts'
import { readGooglePrices, readGoogleStock } from './google-offer.ts'

type Item = {
  readonly row: FileRow
  readonly sku: string
  readonly title: string
  readonly description: string
  readonly categories: readonly string[]
  readonly bag: Bag
  readonly fields: Pick<ProductInput, 'type' | 'status' | 'prices' | 'media'> & Partial<ProductInput>
}

/** An item that belongs to no group. */
export const readSingle = async (context: ReadContext, row: FileRow): Promise<void> => {
  const item = readItem(context, row)
  if (item) await writeSimple(context, item)
}

const writeSimple = async (
  { sink, view }: ReadContext,
  { row, sku, title, description, categories, bag, fields }: Item,
): Promise<void> => {
  const { language } = view.i18n
  await sink.product({
    ...fields,
    sku,
    isBase: true,
    name: { [language]: title },
    ...(description ? { description: { [language]: description } } : {}),
    categories,
    attributes: bag.values,
    links: [],
    place: row.place('id'),
  })
}

type Choice = (typeof googleChoices)[number]

/** Items of one `item_group_id`: a style with the name that they have in common, chosen by what they differ by. */
export const readGroup = async (
  context: ReadContext,
  group: string,
  rows: readonly FileRow[],
  skus: Set<string>,
): Promise<void> => {
  const { sink, view } = context
  const { language } = view.i18n
  const valueOf = (row: FileRow, code: Choice) => toPlainText(row.cell(code) ?? '')
  const codes = googleChoices.filter((code) => {
    const values = new Set(rows.map((row) => valueOf(row, code)))
    return rows.length === 1 ? !values.has('') : values.size > 1
  })
  const items = readItems(context, rows, codes, valueOf)
  // what all share is taken from the same ones in any order of the file
  const [first] = items.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
  if (!first) {
    if (codes.length) refuseGroup(rows, group)
    return
  }
  if (!codes.length) {
    if (rows.length > 1)
      first.row.note(
        'item_group_id',
        `nothing that can be chosen tells the items of ${group} apart: each is a product of its own`,
      )
    for (const item of items) await writeSimple(context, item)
    return
  }
  const sku = takeFreeSku(group, skus, 'style')
  checkSku(first.row, sku, 'item_group_id')
  if (first.row.isRefused()) return
  const title = commonName([first.title, ...items.map((item) => item.title)])
  const shared = Object.fromEntries(
    Object.entries(first.bag.values).filter(([code]) => !codes.some((each) => each === code)),
  )
  for (const code of codes) declareChoice(sink, code, code, language)
  const parent: ProductPiece = {
    sku,
    isBase: true,
    type: 'configurable',
    name: { [language]: title },
    ...(first.description ? { description: { [language]: first.description } } : {}),
    isNew: false,
    status: 1,
    prices: [],
    categories: [...new Set(items.flatMap(({ categories }) => categories))],
    attributes: shared,
    media: first.fields.media,
    variantAttributes: [...codes],
    links: [],
    place: first.row.place('item_group_id'),
  }
  await sink.product(parent)
  for (const item of items) {
    const chosen = Object.fromEntries(codes.map((code) => [code, [valueOf(item.row, code)]]))
    await sink.product({
      ...item.fields,
      sku: item.sku,
      isBase: true,
      name: { [language]: item.title },
      categories: [],
      attributes: { ...item.bag.values, ...chosen },
      parentSku: sku,
      links: [],
      place: item.row.place('id'),
    })
  }
}

/** The style has a SKU of its own, which a full run is to spare as well. */
const refuseGroup = ([row]: readonly FileRow[], group: string): void => {
  row?.callBy(group)
  row?.refuse('item_group_id', 'none of the items of its group can be taken')
}

/** The items of a group that can be taken: each names what the others differ by, and no two the same. */
const readItems = (
  context: ReadContext,
  rows: readonly FileRow[],
  codes: readonly Choice[],
  valueOf: (row: FileRow, code: Choice) => string,
): Item[] => {
  const met = new Map<string, number>()
  return rows.flatMap((row) => {
    for (const code of codes)
      if (!valueOf(row, code)) row.refuse(code, `other items of its group have a ${code}, and it has none`)
    for (const code of codes) checkOption(row, code, valueOf(row, code))
    const key = JSON.stringify(codes.map((code) => valueOf(row, code)))
    const before = met.get(key)
    if (codes.length && before !== undefined)
      row.refuse('item_group_id', `has the ${codes.join(', ')} of line ${before}`)
    met.set(key, before ?? row.line)
    return readItem(context, row) ?? []
  })
}

const readItem = (context: ReadContext, row: FileRow): Item | undefined => {
  const { sink, view, file } = context
  const sku = row.cell('id') ?? ''
  checkSku(row, sku, 'id')
  const title = toPlainText(row.cell('title') ?? '')
  checkName(row, 'title', title)
  const prices = readGooglePrices(row, view.i18n.currencyCode)
  const stock = readGoogleStock(row)
  if (!row.isRefused() && !sink.claim(file.name, sku, ''))
    row.refuse('id', 'stands twice in this file: the first one counts')
  if (row.isRefused()) return undefined
  const categories = readPaths(row)
  for (const path of categories) sink.category(path)
  return {
    row,
    sku,
    title,
    description: limitHtml(row.cell('description') ?? ''),
    categories,
    bag: readBag(context, row, categories),
    fields: { type: 'simple', status: 1, prices, media: readMedia(row), isNew: false, ...(stock ? { stock } : {}) },
  }
}

/** Paths of the shop's own kind, several with commas or in elements of their own; else Google's, unless it is only a number. */
const readPaths = (row: FileRow): string[] => {
  const own = row.cell('product_type')
  const google = row.cell('google_product_category')
  const text = own ?? (google && !/^\d+$/.test(google) ? google : '')
  const lines = text.split('\n').flatMap((line) => {
    const several = line.split(',')
    return several.length > 1 && several.every((part) => part.includes('>')) ? several : [line]
  })
  return [...new Set(lines.map((line) => toCategoryPath(line.split(/\s*(?:>|&gt;)\s*/))).filter(Boolean))]
}

const readMedia = (row: FileRow): ProductInput['media'] => {
  const more = (row.cell('additional_image_link') ?? '').split(/\n|,(?=\s*https?:)/)
  return [
    ...[row.cell('image_link') ?? ''].map((path) => ({ path, column: row.place('image_link').column })),
    ...more.map((path) => ({ path, column: row.place('additional_image_link').column })),
  ]
    .map(({ path, column }) => ({ path: path.trim(), kind: 'image' as const, column }))
    .filter(({ path }, index, all) => path && all.findIndex((other) => other.path === path) === index)
}

const handled = new Set(
  'sku id title description item_group_id price sale_price sale_price_effective_date availability inventory quantity_to_sell_on_facebook image_link additional_image_link product_type gender color size material pattern brand product_detail'.split(
    ' ',
  ),
)

const readBag = ({ sink, view }: ReadContext, row: FileRow, categories: readonly string[]): Bag => {
  const bag = openBag(sink, view.i18n.language)
  for (const code of ['brand', 'color', 'size'] as const) bag.put(code, row.cell(code))
  for (const code of ['material', 'pattern'] as const) bag.put(code, row.cell(code)?.split('/'))
  bag.put('gender', row.cell('gender'))
  for (const detail of (row.cell('product_detail') ?? '').split(/\n|,(?=[^,:]*:[^,:]*:)/)) {
    const [, name, ...value] = detail.split(':').map((part) => part.trim())
    if (name) bag.put(name, value.join(':'))
  }
  for (const column of Object.keys(row.cells)) {
    const field = column.replace(/^g:/, '').replace(/[\s-]+/g, '_')
    if (handled.has(field) || googleUnused.has(field)) continue
    bag.put(
      field,
      row.cells[column]?.replaceAll('\n', ', '),
      !googleFacts.has(field) && /_|^(gtin|mpn|condition|adult|shipping|tax)/.test(field),
    )
  }
  bag.finish({ paths: categories, isSet: toFlag(row.cell('is_bundle')) === true })
  return bag
}

/** What all names begin with, word by word, without signs left over at its end; the first name where that is nothing. */
export const commonName = (names: readonly string[]): string => {
  const [first = '', ...others] = names
  const words = first.split(' ')
  let count = words.length
  for (const name of others) {
    const own = name.split(' ')
    let same = 0
    while (same < count && own[same] === words[same]) same++
    count = same
  }
  const common = words.slice(0, count).join(' ')
  return (count < words.length ? common.replace(/[\s,;:|/([–—-]+$/, '') : common) || first
}
