import { readRows } from '../formats/csv.ts'
import type { CsvRow } from '../formats/csv.ts'
import { openFileRow, plainCell } from '../formats/file-row.ts'
import type { FileRow } from '../formats/file-row.ts'
import type { Format, ReadContext } from '../formats/format.ts'
import { groupRows } from '../formats/row-groups.ts'
import { leaveUnsaid } from '../formats/unsaid.ts'
import { isWooCommerce, readWooColumns } from './woocommerce-columns.ts'
import { readWooFamily } from './woocommerce-family.ts'
import { findWooUnsaid, wooFieldsLeft, wooMapping } from './woocommerce-mapping.ts'
import { findByRef } from './woocommerce-product.ts'
import type { WooFile } from './woocommerce-product.ts'

const ofParent = 'of '
const isVariation = (row: FileRow): boolean => /^variation\b/i.test(row.cell('type') ?? '')

/** A product without a SKU is called by its id, which it keeps from export to export. */
const findSku = (row: FileRow): string | undefined => {
  const id = row.cell('id')
  return plainCell(row.cell('sku')) ?? (id && `wc-${id}`)
}

const read = async (given: ReadContext): Promise<void> => {
  const columns = readWooColumns(given.head.columns)
  const context = leaveUnsaid(given, findWooUnsaid(columns))
  const ids = new Map<string, string>()
  const file: WooFile = { context, columns, ids }
  const open = (row: CsvRow) => openFileRow(context, columns.fields, row)
  const keyOf = (csvRow: CsvRow): string | undefined => {
    const row = open(csvRow)
    if (row.isRefused()) return undefined
    const sku = findSku(row)
    if (!sku) row.refuse('sku', 'a row needs a SKU or an ID')
    const id = row.cell('id')
    if (sku && id) ids.set(id, sku)
    const parent = row.cell('parent_id')
    if (sku && isVariation(row) && !parent) row.refuse('parent_id', 'a variation needs its parent')
    return row.isRefused() ? undefined : isVariation(row) ? `${ofParent}${parent}` : sku
  }
  const resolve = (key: string): string => {
    if (!key.startsWith(ofParent)) return key
    const parent = key.slice(ofParent.length)
    return findByRef(file, parent) ?? parent
  }
  const refuse = (row: CsvRow, message: string) => open(row).refuse('sku', message)
  for await (const [sku, csvRows] of groupRows(readRows(context.file, context.head.delimiter), {
    keyOf,
    resolve,
    refuse,
  })) {
    const rows = csvRows.map((csvRow) => {
      const row = open(csvRow)
      row.callBy(findSku(row) ?? sku)
      return { row, sku: findSku(row) ?? sku }
    })
    await readWooFamily(file, sku, {
      products: rows.filter(({ row }) => !isVariation(row)),
      variations: rows.filter(({ row }) => isVariation(row)),
    })
  }
}

/** The product export that WooCommerce itself has, in any language of WordPress. */
export const wooCommerce: Format = {
  name: 'WooCommerce',
  anchors: 'ID and Type, with Name, Published, Regular price or Categories (in any language of WordPress)',
  recognises: isWooCommerce,
  mapping: wooMapping,
  fields: wooFieldsLeft,
  read,
}
