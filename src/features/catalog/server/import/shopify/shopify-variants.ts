import { toSlug } from '#core/slug.ts'
import type { MediaInput, PriceInput, ProductInput, ProductType } from '../../../rules/catalogue-input.ts'
import { toPlainText } from '../../../rules/html/limit-html.ts'
import type { Place } from '../records.ts'
import { readPrice } from '../formats/amounts.ts'
import { openBag } from '../formats/attribute-bag.ts'
import type { Bag } from '../formats/attribute-bag.ts'
import { shorten, toFlag, toQty } from '../formats/cells.ts'
import { checkOption, checkSku, takeFreeSku } from '../formats/file-row.ts'
import type { FileRow } from '../formats/file-row.ts'
import { plainCode } from './shopify-columns.ts'
import type { ShopifyFile, ShopifyOption } from './shopify-columns.ts'

export type ShopifyVariant = {
  readonly sku: string
  readonly type: ProductType
  /** Its options in words. */
  readonly choice: string
  readonly prices: PriceInput[]
  readonly stock: ProductInput['stock']
  readonly taxClass: string | undefined
  readonly attributes: Bag['values']
  readonly media: (MediaInput & { readonly column: string })[]
  readonly place: Place
}

export type ShopifyRows = {
  readonly options: readonly ShopifyOption[]
  readonly rows: readonly FileRow[]
  /** Of a file without options, several rows: each is about its SKU, a variant or whatever has it. */
  readonly isList: boolean
  /** Of every row, from the file or derived. */
  readonly skus: ReadonlyMap<FileRow, string>
  /** Of the product, which a gift card marks as one. */
  readonly values: Bag
}

/** A row without any of these only adds a picture. */
export const isVariant = (row: FileRow): boolean =>
  (['price', 'sku', 'option1Value', 'qty'] as const).some((field) => row.cell(field) !== undefined)

/** The variants of a handle that can be taken; of a product without options the one that it is. */
export const readVariants = (file: ShopifyFile, style: ShopifyRows): ShopifyVariant[] => {
  const variants: ShopifyVariant[] = []
  const met = new Map<string, number>()
  for (const row of style.rows) {
    const values = readValues(row, style)
    const key = JSON.stringify(values)
    const before = style.isList ? undefined : met.get(key)
    if (style.isList && row.cell('sku') === undefined)
      row.refuse('sku', 'several rows have its handle: give each its SKU, or the file its columns of options')
    if (before !== undefined)
      row.refuse(
        style.options.length ? 'option1Value' : 'handle',
        style.options.length
          ? `has the options of line ${before}`
          : `a product without options has one variant, that of line ${before}`,
      )
    met.set(key, before ?? row.line)
    const sku = style.skus.get(row) ?? ''
    checkSku(row, sku)
    const prices = readPrices(file, row)
    const stock = readStock(row)
    if (!row.isRefused() && !file.context.sink.claim(file.context.file.name, sku, ''))
      row.refuse('sku', 'stands twice in this file: the first row counts')
    if (row.isRefused()) continue
    variants.push({
      sku,
      type: isIntangible(row, style) ? 'virtual' : 'simple',
      choice: values.join(' '),
      prices,
      stock,
      taxClass: toFlag(row.cell('taxable')) === false ? undefined : 'Taxable Goods',
      attributes: readAttributes(file, row, style, values),
      media: readPicture(row),
      place: row.place('sku'),
    })
  }
  return variants
}

const readValues = (row: FileRow, { options }: ShopifyRows): string[] =>
  options.map(({ number, name }) => {
    const value = toPlainText(row.cell(`option${number}Value`) ?? '')
    if (!value) row.refuse(`option${number}Value`, `a variant needs its ${shorten(name)}`)
    checkOption(row, `option${number}Value`, value)
    return value
  })

/** The SKU of each row: its own, else handle and options, which are the same in every export as long as neither is renamed. */
export const nameVariants = (
  handle: string,
  options: readonly ShopifyOption[],
  rows: readonly FileRow[],
  taken: Set<string>,
): Map<FileRow, string> => {
  const skus = new Map<FileRow, string>()
  for (const row of rows) {
    const values = options.map(({ number }) => toPlainText(row.cell(`option${number}Value`) ?? ''))
    const derived = [handle, ...values.map((value) => toSlug(value) || value.replace(/\s+/g, '-'))]
      .filter(Boolean)
      .join('-')
    const sku = plainCode(row.cell('sku')) ?? takeFreeSku(derived, taken)
    row.callBy(sku)
    skus.set(row, sku)
  }
  return skus
}

/** A price below the one to compare with is the special price. */
const toPriceInput = (currency: PriceInput['currency'], price: PriceInput['price'], compareAt = price): PriceInput =>
  compareAt > price ? { currency, price: compareAt, special: price } : { currency, price }

const readPrices = (file: ShopifyFile, row: FileRow): PriceInput[] => {
  const { currencyCode } = file.context.view.i18n
  const price = readPrice(row, 'price')
  const compareAt = readPrice(row, 'compareAt')
  if (!row.cell('price')) row.refuse('price', 'a product that is sold by itself needs a price')
  if (price === undefined) return []
  const prices = [toPriceInput(currencyCode, price, compareAt)]
  for (const { column, kind, market, view } of file.markets) {
    const text = row.cells[column]
    if (!text || kind === 'compareAt') continue
    const currency = view?.i18n.currencyCode
    const isOwn = kind === 'price' && currency !== undefined && !prices.some((known) => known.currency === currency)
    const own = kind === 'price' ? readPrice(row, column) : undefined
    const original = file.markets.find((other) => other.kind === 'compareAt' && other.market === market)
    const compared = isOwn && original ? readPrice(row, original.column) : undefined
    if (isOwn && own !== undefined) prices.push(toPriceInput(currency, own, compared))
    else if (kind === 'included' ? toFlag(text) === false : own !== price) tellOnce(file, row, column, kind)
  }
  return prices
}

/** What one market has to itself cannot be sold by: it is kept with the product, and told once a column. */
const tellOnce = (file: ShopifyFile, row: FileRow, column: string, kind: 'price' | 'included'): void => {
  if (file.told.has(column) || row.isRefused()) return
  file.told.add(column)
  row.note(
    column,
    kind === 'price'
      ? 'no store view of this shop has a price of its own for this market: kept as a text'
      : 'no product is left out of one market in this shop: kept as a text',
  )
}

/**
 * Tracked stock is managed, unless the shop sells on without any: then it is always in stock. Untracked goods and tracked ones
 * whose export has no figure are not managed and in stock.
 */
const readStock = (row: FileRow): ProductInput['stock'] => {
  const text = row.cell('qty')
  if (text !== undefined && toQty(text) === undefined) row.refuse('qty', `"${shorten(text)}" is not a quantity`)
  const policy = row.cell('policy')?.toLowerCase()
  if (policy && policy !== 'deny' && policy !== 'continue' && toFlag(policy) === undefined)
    row.refuse('policy', `"${shorten(policy)}" is neither deny nor continue`)
  const goesOn = policy === 'continue' || toFlag(policy) === true
  if (!row.cell('tracker') || text === undefined) return undefined
  const qty = toQty(text) ?? 0
  return { qty, isInStock: goesOn || qty > 0, isManaged: !goesOn }
}

const isIntangible = (row: FileRow, { values }: ShopifyRows): boolean =>
  toFlag(row.cell('shipping')) === false || Object.hasOwn(values.values, 'gift_card')

const readAttributes = (
  file: ShopifyFile,
  row: FileRow,
  { options }: ShopifyRows,
  values: readonly string[],
): Bag['values'] => {
  const { sink, view } = file.context
  const bag = openBag(sink, view.i18n.language)
  bag.put('barcode', plainCode(row.cell('barcode')), true)
  const grams = row.cell('grams')
  if (grams && Number(grams) > 0) bag.put('weight', `${Number(grams)} g`)
  for (const { column, kind, view: market } of file.markets) {
    const text = row.cells[column]
    const isOwn = market !== undefined && market.i18n.currencyCode !== view.i18n.currencyCode
    if (kind === 'included' ? toFlag(text) === false : !isOwn) bag.put(column, text, true)
  }
  const chosen: Record<string, Bag['values'][string]> = { ...bag.values }
  options.forEach(({ code }, index) => {
    const value = values[index]
    if (value) chosen[code] = [value]
  })
  return chosen
}

const readPicture = (row: FileRow): ShopifyVariant['media'] => {
  const path = row.cell('variantImage')
  return path ? [{ path, kind: 'image', column: row.place('variantImage').column }] : []
}
