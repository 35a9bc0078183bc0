import { toSlug } from '#core/slug.ts'
import type { MediaInput, ProductInput, Unsaid } from '../../../rules/catalogue-input.ts'
import { limitHtml, toPlainText } from '../../../rules/html/limit-html.ts'
import { declareChoice, openBag, readTags, toCategoryPath, toChoiceCode } from '../formats/attribute-bag.ts'
import type { Bag } from '../formats/attribute-bag.ts'
import { shorten, toFlag } from '../formats/cells.ts'
import type { CsvRow } from '../formats/csv.ts'
import { checkName, openFileRow, takeFreeSku } from '../formats/file-row.ts'
import type { FileRow } from '../formats/file-row.ts'
import type { ShopifyFile, ShopifyOption } from './shopify-columns.ts'
import { isVariant, nameVariants, readVariants } from './shopify-variants.ts'
import type { ShopifyVariant } from './shopify-variants.ts'

/** All rows of one handle: the first with a title has what all variants share, the others variants and pictures. */
export const readStyle = async (file: ShopifyFile, handle: string, csvRows: readonly CsvRow[]): Promise<void> => {
  const { sink, view } = file.context
  const rows = csvRows.map((row) => openFileRow(file.context, file.columns, row))
  const lead = rows.find((row) => row.cell('title'))
  if (!lead) {
    for (const row of rows) row.refuse('title', `no row of "${shorten(handle)}" has a title`)
    return
  }
  const options = readOptions(lead)
  const isSimple = options.length === 0
  const ownSku = isSimple ? undefined : takeFreeSku(handle, file.skus, 'style')
  const variantRows = rows.filter((row) => isVariant(row) || (row === lead && !rows.some(isVariant)))
  const skus = nameVariants(handle, options, variantRows, file.skus)
  const shared = readShared(file, lead, options)
  if (!shared) {
    // its variants are told as well, so that a full run spares them
    for (const row of variantRows) if (row !== lead) row.refuse('handle', `its product in line ${lead.line} is refused`)
    if (ownSku) refuseAs(lead, ownSku, 'the product is left out')
    return
  }
  const isList = !file.hasOptions && variantRows.length > 1
  const variants = readVariants(file, { options, rows: variantRows, isList, skus, values: shared.bag })
  if (!variants.length) {
    if (ownSku || !lead.isRefused()) refuseAs(lead, ownSku ?? handle, 'none of its variants can be taken')
    return
  }
  const media = readMedia(rows)
  const slug = toSlug(handle)
  const fields = {
    ...shared.fields,
    isBase: true,
    isSale: shared.isSale,
    ...(slug && !isList ? { slug } : {}),
    links: [],
    place: lead.place('handle'),
  }
  if (isSimple) {
    if (isList) tellOfList(file, lead)
    for (const single of variants)
      await sink.product({
        ...fields,
        ...toPiece(single),
        attributes: { ...shared.bag.values, ...single.attributes },
        media: isList && single.media.length ? single.media : media.length ? media : single.media,
        unsaid: unsaidOf(file, isList, single),
        place: single.place,
      })
    return
  }
  for (const { code, name } of options) declareChoice(sink, code, name, view.i18n.language)
  await sink.product({
    ...fields,
    sku: ownSku ?? handle,
    type: 'configurable',
    prices: [],
    attributes: shared.bag.values,
    media,
    variantAttributes: options.map(({ code }) => code),
  })
  for (const variant of variants) {
    await sink.product({
      ...toPiece(variant),
      isBase: true,
      name: { [view.i18n.language]: [shared.name, variant.choice].filter(Boolean).join(' ') },
      status: shared.fields.status,
      categories: [],
      attributes: variant.attributes,
      media: variant.media,
      parentSku: ownSku ?? handle,
      place: variant.place,
    })
  }
}

const toPiece = ({ sku, type, prices, stock, taxClass }: ShopifyVariant) => ({
  sku,
  type,
  prices,
  ...(stock ? { stock } : {}),
  ...(taxClass ? { taxClass } : {}),
})

/** What a row has from the product that its handle means; the variant that has its SKU in the shop keeps its own. */
const ofStyle: readonly Unsaid[] = ['categories', 'set', 'is_new', 'is_sale']

const unsaidOf = ({ hasOptions }: ShopifyFile, isList: boolean, { media }: ShopifyVariant): Unsaid[] => [
  ...(hasOptions ? [] : (['variant_name'] as const)),
  ...(isList ? ofStyle : []),
  ...(isList && !media.length ? (['media'] as const) : []),
]

const tellOfList = (file: ShopifyFile, row: FileRow): void => {
  if (file.told.has('options')) return
  file.told.add('options')
  row.note(
    'handle',
    'no column of options tells variants apart: each row changes what has its SKU, and a new SKU becomes a product of its own',
  )
}

/** The style has a SKU of its own beside that of its first variant in the same row. */
const refuseAs = (row: FileRow, sku: string, message: string): void => {
  row.callBy(sku)
  row.refuse('handle', message)
}

/** `Title` with `Default Title` is Shopify's mark for a product without options. */
const readOptions = (lead: FileRow): ShopifyOption[] => {
  const options: ShopifyOption[] = []
  for (const number of [1, 2, 3] as const) {
    const name = lead.cell(`option${number}Name`)
    const value = lead.cell(`option${number}Value`)
    if (!name || value?.toLowerCase() === 'default title') continue
    const linked = /([^.]+)$/.exec(lead.cell(`option${number}Link`) ?? '')?.[1]
    const code = toChoiceCode(linked ? linked.replace(/^color-pattern$/, 'color').replaceAll('-', '_') : name)
    const isTwice = options.some((option) => option.code === code)
    options.push({ number, name, code: isTwice ? `${code}_${number}` : code })
  }
  return options
}

type Shared = {
  readonly name: string
  readonly bag: Bag
  readonly isSale: boolean
  readonly fields: Pick<ProductInput, 'name' | 'status' | 'categories' | 'isNew'> & Partial<ProductInput>
}

/** What the row with the title says about the product as a whole; undefined where it is refused. */
const readShared = (file: ShopifyFile, row: FileRow, options: readonly ShopifyOption[]): Shared | undefined => {
  const { sink, view } = file.context
  const { language } = view.i18n
  const name = toPlainText(row.cell('title') ?? '')
  checkName(row, 'title', name)
  const status = readStatus(row)
  const description = limitHtml(row.cell('body') ?? '')
  const type = toPlainText(row.cell('type') ?? '')
  const path = toCategoryPath((row.cell('category') ?? type).split(/\s*>\s*/))
  const collection = toCategoryPath([row.cell('collection') ?? ''])
  const categories = [...new Set([path, collection].filter(Boolean))]
  const tags = (row.cell('tags') ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  const marks = readTags(tags)
  if (row.isRefused()) return undefined

  for (const category of categories) sink.category(category)
  const bag = openBag(sink, language)
  const chosen = new Set(options.map(({ code }) => code))
  bag.put('brand', row.cell('vendor'))
  bag.put('ptype', type.split(/\s*>\s*/).at(-1))
  for (const { column, name: label, isHidden, isMetafield } of file.extras) {
    const value = row.cells[column]
    if (value && !chosen.has(toChoiceCode(label))) bag.put(label, isMetafield ? toEntries(value) : value, isHidden)
  }
  bag.put('tags', tags.join(', '), true)
  bag.put('meta_title', row.cell('seoTitle'))
  bag.put('meta_description', row.cell('seoDescription'))
  if (toFlag(row.cell('giftCard'))) bag.put('gift_card', 'Yes')
  bag.finish({ words: marks.words, paths: categories, isSet: marks.isSet })
  return {
    name,
    bag,
    isSale: marks.isSale,
    fields: {
      name: { [language]: name },
      status: status ?? 1,
      categories,
      isNew: marks.isNew,
      ...(description ? { description: { [language]: description } } : {}),
    },
  }
}

/** `light-blue; black` of Shopify's own metafields are handles of entries: `Light blue`, `Black`. */
const toEntries = (text: string): string[] =>
  text
    .split(';')
    .map((entry) => entry.trim().replaceAll('-', ' '))
    .map((entry) => entry.charAt(0).toUpperCase() + entry.slice(1))
    .filter(Boolean)

const statuses: Readonly<Record<string, number>> = { active: 1, draft: 2, archived: 2, unlisted: 2 }

/** Both must allow it: a draft that is published is no offer, nor is an active product that is not. */
const readStatus = (row: FileRow): number | undefined => {
  const status = row.cell('status')?.toLowerCase() ?? 'active'
  const published = row.cell('published')
  if (!Object.hasOwn(statuses, status))
    row.refuse('status', `"${shorten(status)}" is none of active, draft, archived, unlisted`)
  if (published && toFlag(published) === undefined)
    row.refuse('published', `"${shorten(published)}" is neither true nor false`)
  return published && toFlag(published) === false ? 2 : statuses[status]
}

type Placed = MediaInput & { readonly column: string }

/** The pictures of all rows by their position, each once. */
const readMedia = (rows: readonly FileRow[]): Placed[] => {
  const found = new Map<string, { readonly media: Placed; readonly position: number }>()
  for (const row of rows) {
    const path = row.cell('image')
    if (!path || found.has(path)) continue
    const position = Number(row.cell('imagePosition') ?? found.size + 1)
    const alt = toPlainText(row.cell('imageAlt') ?? '')
    found.set(path, {
      media: { path, kind: 'image', column: row.place('image').column, ...(alt ? { label: alt } : {}) },
      position: Number.isFinite(position) ? position : found.size + 1,
    })
  }
  return [...found.values()].toSorted((a, b) => a.position - b.position).map(({ media }) => media)
}
