import type { LinkInput, PriceInput, ProductInput, ProductType, Visibility } from '../../../rules/catalogue-input.ts'
import { toPlainText } from '../../../rules/html/limit-html.ts'
import type { Placed } from '../records.ts'
import { readPrice } from '../formats/amounts.ts'
import type { Bag } from '../formats/attribute-bag.ts'
import { shorten, toFlag, toQty } from '../formats/cells.ts'
import { plainCell } from '../formats/file-row.ts'
import type { FileRow } from '../formats/file-row.ts'
import type { ReadContext } from '../formats/format.ts'
import { readMoment } from '../formats/moments.ts'
import { splitList } from './woocommerce-cells.ts'
import type { WooColumns } from './woocommerce-columns.ts'

/** What all products of a file are read with. */
export type WooFile = {
  readonly context: ReadContext
  readonly columns: WooColumns
  /** SKUs of products by their ids in the old shop. */
  readonly ids: ReadonlyMap<string, string>
}

/** `id:123`, or a SKU; undefined for an id that the file does not have. */
export const findByRef = ({ ids }: Pick<WooFile, 'ids'>, ref: string): string | undefined =>
  /^id:/i.test(ref) ? ids.get(ref.slice(3).trim()) : ref

export type WooType = { readonly kind: string; readonly type: ProductType }

const kinds: Readonly<Record<string, ProductType>> = {
  simple: 'simple',
  external: 'simple',
  variable: 'configurable',
  variation: 'simple',
  grouped: 'grouped',
}

/** `simple, downloadable, virtual`. */
export const readType = (row: FileRow): WooType | undefined => {
  const words = (row.cell('type') ?? 'simple').toLowerCase().split(/\s*,\s*/)
  const kind =
    words.find((word) => Object.hasOwn(kinds, word)) ??
    (words.every((word) => word === 'virtual' || word === 'downloadable') ? 'simple' : undefined)
  const type = kind && kinds[kind]
  if (!kind || !type) {
    row.refuse('type', `"${shorten(row.cell('type') ?? '')}" is a type that this shop does not sell`)
    return undefined
  }
  if (kind !== 'simple' && kind !== 'variation') return { kind, type }
  return {
    kind,
    type:
      kind === 'simple' && words.includes('downloadable')
        ? 'downloadable'
        : words.includes('virtual')
          ? 'virtual'
          : type,
  }
}

/** 1 is public, 0 private, -1 a draft. */
export const readStatus = (row: FileRow): number => {
  const text = row.cell('published')?.toLowerCase()
  if (text === undefined || toFlag(text) === true || text === 'publish') return 1
  if (toFlag(text) === undefined && !['-1', 'draft', 'private', 'pending'].includes(text))
    row.refuse('published', `"${shorten(text)}" is none of 1 (published), 0 (private), -1 (draft)`)
  return 2
}

const visibilities: Readonly<Record<string, Visibility>> = { visible: 4, catalog: 2, search: 3, hidden: 1 }

export const readVisibility = (row: FileRow): Visibility => {
  const text = row.cell('catalog_visibility')?.toLowerCase() ?? 'visible'
  const visibility = Object.hasOwn(visibilities, text) ? visibilities[text] : undefined
  if (!visibility) row.refuse('catalog_visibility', `"${shorten(text)}" is none of visible, catalog, search, hidden`)
  return visibility ?? 4
}

/** The regular price, and the sale price while its dates last. */
export const readPrices = (row: FileRow, currency: PriceInput['currency']): PriceInput[] => {
  const price = readPrice(row, 'regular_price')
  const special = readPrice(row, 'sale_price')
  const from = readMoment(row, 'date_on_sale_from')
  const to = readMoment(row, 'date_on_sale_to')
  if (price === undefined) return []
  if (special !== undefined && special >= price)
    row.note('sale_price', 'is not below the regular price and was left out')
  if (special === undefined || special >= price) return [{ currency, price }]
  return [{ currency, price, special, ...(from ? { specialFrom: from } : {}), ...(to ? { specialTo: to } : {}) }]
}

/**
 * A quantity is managed, unless the product may be ordered without any; without one "in stock" decides. The stock of a variation
 * that counts with its parent is the parent's.
 */
export const readStock = (row: FileRow, parent?: FileRow): ProductInput['stock'] => {
  const own = row.cell('stock')
  const isShared = own?.toLowerCase() === 'parent'
  const source = isShared && parent ? parent : row
  const text = isShared ? parent?.cell('stock') : own
  const state = source.cell('stock_status')?.toLowerCase()
  const backorders = source.cell('backorders')?.toLowerCase()
  if (isShared && text !== undefined)
    row.note('stock', "counts with its parent: every variation gets the parent's quantity")
  if (text !== undefined && toQty(text) === undefined) {
    row.refuse('stock', `"${shorten(text)}" is not a quantity`)
    return undefined
  }
  const isOrdered =
    backorders === 'notify' ||
    backorders === 'yes' ||
    toFlag(backorders) === true ||
    /^(on)?backorder$/.test(state ?? '')
  const isInStock = state === undefined ? undefined : state === 'instock' || isOrdered || toFlag(state) === true
  if (text === undefined) return isInStock === undefined ? undefined : { qty: 0, isInStock, isManaged: false }
  const qty = toQty(text) ?? 0
  return { qty, isInStock: isOrdered || (isInStock ?? qty > 0), isManaged: !isOrdered }
}

/** Taxable goods of the standard class are called as other shop systems call them; a variation may follow its parent. */
export const readTaxClass = (row: FileRow, parent?: FileRow): string | undefined => {
  const own = row.cell('tax_class')
  if (own?.toLowerCase() === 'parent' && parent) return readTaxClass(parent)
  if (row.cell('tax_status')?.toLowerCase() === 'none') return undefined
  return own && own.toLowerCase() !== 'standard' && own.toLowerCase() !== 'parent' ? toPlainText(own) : 'Taxable Goods'
}

export const readMedia = (row: FileRow): ProductInput['media'] =>
  [...new Set(splitList(row.cell('images') ?? ''))].map((path) => ({
    path,
    kind: 'image' as const,
    column: row.place('images').column,
  }))

const linkFields = [
  ['associated', 'grouped_products'],
  ['upsell', 'upsell_ids'],
  ['crosssell', 'cross_sell_ids'],
] as const

export const readLinks = (file: WooFile, row: FileRow): Placed<LinkInput>[] =>
  linkFields.flatMap(([kind, field]) =>
    splitList(row.cell(field) ?? '').flatMap((ref) => {
      const sku = findByRef(file, ref)
      if (!sku) row.note(field, `${shorten(ref)} is no product of this file and was left out`)
      return sku ? [{ kind, sku, ...(kind === 'associated' ? { qty: 1 } : {}), place: row.place(field) }] : []
    }),
  )

export const readDownloads = ({ columns, context }: WooFile, row: FileRow): ProductInput['downloads'] =>
  columns.downloads.flatMap(({ name, url }) => {
    const file = row.cells[url]
    const title = toPlainText((name && row.cells[name]) ?? '') || (file?.split('/').at(-1) ?? '')
    return file
      ? [{ title: { [context.view.i18n.language]: title }, file: file.replace(/^\/+/, ''), isSample: false }]
      : []
  })

/** Weight, measures, numbers and everything that plugins add. */
export const putExtras = ({ columns }: WooFile, row: FileRow, bag: Bag): void => {
  for (const measure of ['weight', 'length', 'width', 'height'] as const) {
    const text = row.cell(measure)
    if (text) bag.put(measure, [text, columns.units.get(measure)].filter(Boolean).join(' '))
  }
  bag.put('gtin', plainCell(row.cell('global_unique_id')), true)
  bag.put('shipping_class', row.cell('shipping_class_id'), true)
  for (const column of columns.extras) bag.put(column, plainCell(row.cells[column]), true)
}
