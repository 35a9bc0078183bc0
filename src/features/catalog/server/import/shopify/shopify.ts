import { toSlug } from '#core/slug.ts'
import { readRows } from '../formats/csv.ts'
import type { CsvRow } from '../formats/csv.ts'
import { checkSku, matchColumns, openFileRow } from '../formats/file-row.ts'
import type { Format, Head, ReadContext } from '../formats/format.ts'
import { groupRows } from '../formats/row-groups.ts'
import { newAnchors, plainCode, readExtraColumns, readMarketColumns, shopifyNames } from './shopify-columns.ts'
import type { ShopifyFile } from './shopify-columns.ts'
import { findShopifyUnsaid, shopifyFields, shopifyMapping } from './shopify-mapping.ts'
import { readStyle } from './shopify-style.ts'
import { leaveUnsaid } from '../formats/unsaid.ts'

const read = async (given: ReadContext): Promise<void> => {
  const context = leaveUnsaid(given, findShopifyUnsaid(given.head.columns))
  const columns = matchColumns(shopifyNames, context.head.columns)
  const markets = readMarketColumns(context.head.columns)
  const used = new Set([...Object.values(shopifyNames).flat(), ...markets.map(({ column }) => column)])
  const file: ShopifyFile = {
    context,
    columns,
    hasOptions: shopifyNames.option1Value.some((name) => context.head.columns.has(name)),
    markets,
    extras: readExtraColumns(context.head.columns, used),
    skus: new Set(),
    told: new Set(),
  }
  const keyOf = (csvRow: CsvRow): string | undefined => {
    const row = openFileRow(context, columns, csvRow)
    if (row.isRefused()) return undefined
    const handle = row.cell('handle') ?? toSlug(row.cell('title') ?? '')
    if (!handle) row.refuse('handle', 'a row needs a handle')
    checkSku(row, handle, 'handle')
    const sku = plainCode(row.cell('sku'))
    if (sku) file.skus.add(sku)
    return row.isRefused() ? undefined : handle
  }
  const refuse = (csvRow: CsvRow, message: string) => openFileRow(context, columns, csvRow).refuse('handle', message)
  for await (const [handle, rows] of groupRows(readRows(context.file, context.head.delimiter), { keyOf, refuse }))
    await readStyle(file, handle, rows)
}

const isShopify = ({ columns }: Head): boolean =>
  columns.has('title') &&
  !(columns.has('id') && columns.has('link')) &&
  (columns.has('handle') || newAnchors.some((anchor) => columns.has(anchor)))

/** Product exports of Shopify in the dialect since 2025 and the one before it. */
export const shopify: Format = {
  name: 'Shopify',
  anchors: `Title with Handle, or with one of ${newAnchors.join(', ')}`,
  recognises: isShopify,
  mapping: shopifyMapping,
  fields: shopifyFields,
  read,
}
