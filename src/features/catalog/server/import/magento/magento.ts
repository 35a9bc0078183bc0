import { toSlug } from '#core/slug.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { toPlainText } from '../../../rules/html/limit-html.ts'
import { shorten, toFlag, toType, toVisibility } from '../formats/cells.ts'
import { readRows } from '../formats/csv.ts'
import { findViewByCode } from '../formats/find-view.ts'
import type { Format, ReadContext } from '../formats/format.ts'
import { readAttributes, readVariations } from './magento-attributes.ts'
import { splitCategories } from './magento-cells.ts'
import {
  openRow,
  readBundle,
  readCustomOptions,
  readDate,
  readDownloads,
  readLinks,
  readMedia,
  readPrices,
  readStock,
  readTexts,
} from './magento-row.ts'
import type { Row } from './magento-row.ts'
import { magentoLinks } from './magento-links.ts'
import { findMagentoUnsaid, magentoFields, magentoMapping } from './magento-mapping.ts'
import { magentoReviews } from './magento-reviews.ts'
import { toMarks } from '../formats/marks.ts'
import { leaveUnsaid } from '../formats/unsaid.ts'
import type { ProductInput } from '../../../rules/catalogue-input.ts'

const anchors = [
  'product_type',
  'attribute_set_code',
  'additional_attributes',
  'store_view_code',
  'product_online',
  'product_websites',
]

const readProducts = async (given: ReadContext): Promise<void> => {
  const context = leaveUnsaid(given, findMagentoUnsaid(given.head.columns))
  for await (const csvRow of readRows(context.file, context.head.delimiter)) {
    const row = openRow(context, csvRow, 'products')
    if (row.isRefused() || row.sku === undefined) continue
    const code = row.cell('store_view_code') ?? ''
    const view = findView(code, context.view)
    if (!view) {
      row.refuse('store_view_code', `"${shorten(code)}" is no store view of this shop`)
      continue
    }
    const says = row.cell('price') !== undefined || row.cell('product_type') !== undefined
    if (says && !context.sink.claim(context.file.name, row.sku, code)) {
      row.refuse('sku', 'stands twice in this file: the first row counts')
      continue
    }
    if (says && isEveryView(code)) await readBase(context, row, row.sku, false)
    else if (view === context.view && isComplete(row)) await readBase(context, row, row.sku, true)
    else await readPatch(context, row, row.sku, view)
  }
}

/** Exports repeat type and attribute set on the row of each view; with name and price as well it can stand for the whole product. */
const isComplete = (row: Row): boolean =>
  ['product_type', 'name', 'price'].every((column) => row.cell(column) !== undefined)

const isEveryView = (code: string): boolean => ['', 'default', 'admin', 'all'].includes(code.toLowerCase())

const findView = (code: string, base: StoreView): StoreView | undefined =>
  isEveryView(code) ? base : findViewByCode(code)

/** A row of one language: its texts, and a price where the view has a currency of its own. */
const readPatch = async (context: ReadContext, row: Row, sku: string, view: StoreView): Promise<void> => {
  const { language, currencyCode } = view.i18n
  const prices = currencyCode === context.view.i18n.currencyCode ? [] : readPrices(row, currencyCode)
  if (row.isRefused()) return
  await context.sink.product({
    sku,
    ...readTexts(row, language),
    ...(prices.length ? { prices } : {}),
    place: row.place('sku'),
  })
}

const readBase = async (context: ReadContext, row: Row, sku: string, isFallback: boolean): Promise<void> => {
  const { view, sink } = context
  const { language, currencyCode } = view.i18n
  const typeName = row.cell('product_type') ?? 'simple'
  const type = toType(typeName)
  if (!type) row.refuse('product_type', `"${shorten(typeName)}" is a type that this shop does not sell`)
  const { name, ...texts } = readTexts(row, language)
  if (!name) row.refuse('name', 'a product needs a name')
  const visibilityName = row.cell('visibility')
  const visibility = visibilityName === undefined ? undefined : toVisibility(visibilityName)
  if (visibilityName && !visibility)
    row.refuse('visibility', `"${shorten(visibilityName)}" is none of Magento's visibilities`)
  const hasParts = type === 'configurable' || type === 'grouped' || type === 'bundle'
  const prices = readPrices(row, currencyCode)
  if (!prices.length && !hasParts && !row.cell('price'))
    row.refuse('price', 'a product that is sold by itself needs a price')
  const stock = readStock(row, hasParts)
  const categories = splitCategories(row.cell('categories') ?? '')
  const newFrom = readDate(row, 'new_from_date')
  const newTo = readDate(row, 'new_to_date')
  const createdAt = readDate(row, 'created_at')
  const online = row.cell('product_online')
  if (online && toFlag(online) === undefined)
    row.refuse('product_online', `"${shorten(online)}" is neither 1 (on sale) nor 2`)
  if (!type || !name || row.isRefused()) return

  for (const path of categories) sink.category(path)
  const { attributes, marks } = readAttributes(row, categories, type === 'grouped' || type === 'bundle', sink)
  const { codes, variations } = type === 'configurable' ? readVariations(row, sink) : { codes: [], variations: [] }
  if (type === 'configurable' && !variations.length)
    row.note('configurable_variations', 'a configurable product without variants cannot be bought')
  const taxClass = row.cell('tax_class_name')
  const slug = toSlug(row.cell('url_key') ?? '')
  const optional: Partial<ProductInput> = {
    ...(slug ? { slug } : {}),
    ...(visibility ? { visibility } : {}),
    ...(taxClass && !/^(none|0)$/i.test(taxClass) ? { taxClass: toPlainText(taxClass) } : {}),
    ...(stock ? { stock } : {}),
    ...(createdAt ? { createdAt } : {}),
    ...(type === 'configurable' ? { variantAttributes: codes } : {}),
  }
  await sink.product({
    sku,
    isBase: true,
    isFallback,
    type,
    name,
    ...texts,
    ...optional,
    ...toMarks(marks, { newFrom, newTo }),
    status: toFlag(online) === false ? 2 : 1,
    prices,
    categories,
    attributes,
    media: readMedia(row),
    links: readLinks(row),
    bundleOptions: type === 'bundle' ? readBundle(row, language) : [],
    customOptions: readCustomOptions(row, language),
    downloads: readDownloads(row, language),
    place: row.place('sku'),
  })
  for (const variation of variations) {
    await sink.product({ ...variation, parentSku: sku, place: row.place('configurable_variations') })
  }
}

const magentoProducts: Format = {
  name: 'Magento 2 products',
  anchors: `sku and one of ${anchors.join(', ')}`,
  recognises: ({ columns }) => columns.has('sku') && anchors.some((anchor) => columns.has(anchor)),
  mapping: magentoMapping,
  fields: magentoFields,
  read: readProducts,
}

/** Any other table, once people have been asked what its columns mean: rows of simple products by Magento's names. */
export const plainTable: Format = {
  ...magentoProducts,
  name: 'Table',
  anchors: 'any columns, in the browser: /admin/import asks which are the SKU, the name and the price',
  recognises: ({ columns, isMapped }) => isMapped && ['sku', 'name', 'price'].every((column) => columns.has(column)),
}

export const magentoFormats: readonly Format[] = [magentoProducts, magentoLinks, magentoReviews]
