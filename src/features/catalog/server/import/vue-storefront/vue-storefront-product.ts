import { toSlug } from '#core/slug.ts'
import type { Localized } from '#core/language.ts'
import type { PriceInput, ProductInput, Visibility } from '../../../rules/catalogue-input.ts'
import { limitHtml, toPlainText } from '../../../rules/html/limit-html.ts'
import { shorten, toAmount, toDate, toFlag, toQty, toType, toVisibility } from '../formats/cells.ts'
import type { ProductPiece, ReadContext } from '../formats/format.ts'
import { toMarks } from '../formats/marks.ts'
import { readAttributes, readChoices } from './vue-storefront-attributes.ts'
import type { Book } from './vue-storefront-book.ts'
import { toFields, toList, toText } from './vue-storefront-documents.ts'
import type { DocumentRow, Fields } from './vue-storefront-documents.ts'
import { readBundle, readCustomOptions, readLinks, readMedia } from './vue-storefront-parts.ts'

/** A product's document, and its variants where these have none of their own. */
export const readProduct = async (context: ReadContext, row: DocumentRow, book: Book): Promise<void> => {
  const sku = row.text('sku')
  if (!sku) return row.refuse('sku', 'a document needs a SKU')
  if (sku.length > 200) return row.refuse('sku', 'a SKU has 200 characters at most')
  if (!context.sink.claim(context.file.name, sku, row.isOfShop ? '' : row.view.storeCode))
    return row.refuse('sku', 'stands twice in this file: the first document counts')
  const isOwnLanguage = row.view === context.view
  if (!row.isOfShop && !isOwnLanguage) return readPatch(context, row, sku)
  const piece = toPiece(context, book, { row, sku, fields: row.fields })
  if (!piece || row.isRefused()) return
  const isHidden = piece.type === 'configurable' && isRobbed(row, book, sku)
  const visibility = isHidden ? (1 as const) : piece.visibility
  await context.sink.product({
    ...piece,
    ...(visibility ? { visibility } : {}),
    isBase: true,
    isFallback: !row.isOfShop,
  })
  if (piece.type === 'configurable') await readChildren(context, row, book, sku)
}

const textsOf = (fields: Fields, language: keyof Localized) => {
  const name = toPlainText(toText(fields['name']) ?? '')
  const description = limitHtml(toText(fields['description']) ?? '')
  const shortDescription = limitHtml(toText(fields['short_description']) ?? '')
  return {
    ...(name ? { name: { [language]: name } } : {}),
    ...(description ? { description: { [language]: description } } : {}),
    ...(shortDescription ? { shortDescription: { [language]: shortDescription } } : {}),
  }
}

/** A document of another language: its texts, and its price where the view has a currency of its own. */
const readPatch = async (context: ReadContext, row: DocumentRow, sku: string): Promise<void> => {
  const { language, currencyCode } = row.view.i18n
  const prices = currencyCode === context.view.i18n.currencyCode ? [] : readPrices(row, row.fields, currencyCode)
  if (row.isRefused()) return
  const texts = textsOf(row.fields, language)
  await context.sink.product({ sku, ...texts, ...(prices.length ? { prices } : {}), place: row.place('sku') })
}

const readPrices = (row: DocumentRow, fields: Fields, currency: PriceInput['currency']): PriceInput[] => {
  const price = readAmount(row, fields, 'price')
  const special = readAmount(row, fields, 'special_price')
  const from = readDate(row, fields, 'special_from_date')
  const to = readDate(row, fields, 'special_to_date')
  // a parent's nought means that its parts have the prices
  if (price === undefined || (price === 0 && isComposed(fields))) return []
  const dates = { ...(from ? { specialFrom: from } : {}), ...(to ? { specialTo: to } : {}) }
  return [{ currency, price, ...(special ? { special, ...dates } : {}) }]
}

const isComposed = (fields: Fields): boolean =>
  ['configurable', 'grouped', 'bundle'].includes(toText(fields['type_id'])?.toLowerCase() ?? '')

const readAmount = (row: DocumentRow, fields: Fields, field: string) => {
  const text = toText(fields[field])
  if (!text) return undefined
  const amount = toAmount(text)
  if (amount === undefined) row.refuse(field, `"${shorten(text)}" is not a price such as 49.90`)
  return amount
}

const readDate = (row: DocumentRow, fields: Fields, field: string): string | undefined => {
  const text = toText(fields[field])
  const date = text && toDate(text)
  if (text && !date) row.refuse(field, `"${shorten(text)}" is not a date such as 2026-07-31`)
  return date
}

/** Stock stands under `stock`; without figures a product is not managed, and in stock unless the dump says it is not. */
const readStock = (row: DocumentRow, fields: Fields, hasParts: boolean): ProductInput['stock'] => {
  const stock = { ...toFields(fields['stock_item']), ...toFields(fields['stock']) }
  const text = toText(stock['qty'])
  const qty = text === undefined ? undefined : toQty(text)
  if (text !== undefined && qty === undefined) row.refuse('stock', `"${shorten(text)}" is not a quantity`)
  const inStock = toFlag(toText(stock['is_in_stock']) ?? toText(fields['is_in_stock']))
  if (text === undefined && inStock === undefined) return undefined
  if (hasParts || qty === undefined) return { qty: 0, isInStock: inStock ?? true, isManaged: false }
  const isManaged =
    toFlag(toText(stock['use_config_manage_stock'])) === true || (toFlag(toText(stock['manage_stock'])) ?? true)
  const hasBackorders = ['1', '2'].includes(toText(stock['backorders']) ?? '')
  return { qty, isInStock: inStock ?? qty > 0, isManaged: isManaged && !hasBackorders }
}

const toPiece = (
  context: ReadContext,
  book: Book,
  { row, sku, fields }: { readonly row: DocumentRow; readonly sku: string; readonly fields: Fields },
): ProductPiece | undefined => {
  const { language, currencyCode } = row.view.i18n
  const typeName = toText(fields['type_id']) ?? 'simple'
  const type = toType(typeName)
  if (!type) row.refuse('type_id', `"${shorten(typeName)}" is a type that this shop does not sell`)
  const { name, ...texts } = textsOf(fields, language)
  if (!name) row.refuse('name', 'a product needs a name')
  const hasParts = isComposed(fields)
  const prices = readPrices(row, fields, currencyCode)
  if (!prices.length && !hasParts && !toText(fields['price']))
    row.refuse('price', 'a product that is sold by itself needs a price')
  const visibility = readVisibility(row, fields)
  const status = readStatus(row, fields)
  const createdAt = readDate(row, fields, 'created_at')
  const stock = readStock(row, fields, hasParts)
  const newFrom = readDate(row, fields, 'news_from_date')
  const newTo = readDate(row, fields, 'news_to_date')
  if (!type || !name || row.isRefused()) return undefined
  const paths = readPaths(row, fields, book)
  const { attributes, marks } = readAttributes(context, book, { row, fields, paths, type })
  const codes = type === 'configurable' ? readChoices(context, fields, book) : []
  const slug = visibility > 1 ? toSlug(toText(fields['url_key']) ?? '') : ''
  const taxClass = book.attributes.get('tax_class_id')?.keys.get(toText(fields['tax_class_id']) ?? '')
  return {
    sku,
    type,
    name,
    ...texts,
    ...(slug ? { slug } : {}),
    ...(taxClass && !/^none$/i.test(taxClass) ? { taxClass } : {}),
    ...(stock ? { stock } : {}),
    ...(createdAt ? { createdAt } : {}),
    ...(type === 'configurable' ? { variantAttributes: codes } : {}),
    ...toMarks(marks, { newFrom, newTo }),
    visibility,
    status,
    prices,
    categories: paths,
    attributes,
    media: readMedia(fields),
    links: readLinks(row, fields),
    bundleOptions: type === 'bundle' ? readBundle(row, fields, language) : [],
    customOptions: readCustomOptions(row, fields, language),
    downloads: [],
    place: row.place('sku'),
  }
}

const readVisibility = (row: DocumentRow, fields: Fields): Visibility => {
  const text = toText(fields['visibility'])
  const visibility = text === undefined ? 4 : toVisibility(text)
  if (!visibility) row.refuse('visibility', `"${shorten(text ?? '')}" is none of 1 to 4`)
  return visibility ?? 4
}

const readStatus = (row: DocumentRow, fields: Fields): number => {
  const text = toText(fields['status'])
  if (text !== undefined && !/^[0-9]$/.test(text))
    row.refuse('status', `"${shorten(text)}" is neither 1 (on sale) nor 2`)
  return Number(text ?? 1)
}

/** Categories by their ids; ones that no document describes are left out, as their names are not unique. */
const readPaths = (row: DocumentRow, fields: Fields, book: Book): string[] => {
  const ids = [
    ...toList(fields['category']).map((one) => toText(one['category_id'])),
    ...(Array.isArray(fields['category_ids']) ? fields['category_ids'].map(toText) : []),
  ]
  const paths = new Set<string>()
  const unknown = new Set<string>()
  for (const id of ids) {
    if (!id) continue
    const path = book.paths.get(id)
    if (path) paths.add(path)
    else if (!book.roots.has(id)) unknown.add(id)
  }
  if (unknown.size)
    row.note('category', `the categories ${[...unknown].join(', ')} are not in the dump and were left out`)
  return [...paths]
}

/** Variants of a parent: adopted by their own documents, or made of what the parent's says about them. */
const readChildren = async (context: ReadContext, row: DocumentRow, book: Book, parentSku: string): Promise<void> => {
  const robbed: string[] = []
  let taken = 0
  for (const child of toList(row.fields['configurable_children'])) {
    const sku = toText(child['sku'])
    if (!sku || sku.length > 200) {
      row.note('configurable_children', 'a variant without a SKU was left out')
      continue
    }
    if (book.parents.get(sku) !== parentSku) {
      robbed.push(sku)
      continue
    }
    taken++
    const fields: Fields = { name: row.fields['name'], ...child, type_id: 'simple', visibility: 1 }
    if (book.described.has(sku)) {
      const { attributes } = readAttributes(context, book, { row, fields, paths: [], type: 'simple' })
      const chosen = readChoices(context, row.fields, book).flatMap((code) => {
        const value = attributes[code]
        return value === undefined ? [] : [[code, value] as const]
      })
      await context.sink.product({
        sku,
        parentSku,
        attributes: Object.fromEntries(chosen),
        place: row.place('configurable_children'),
      })
      continue
    }
    const piece = toPiece(context, book, { row, sku, fields })
    if (piece) await context.sink.product({ ...piece, parentSku, isBase: true, isFallback: !row.isOfShop })
  }
  if (robbed.length) {
    const parent = book.parents.get(robbed[0] ?? '')
    const hidden = taken ? '' : ', so that it is not shown'
    row.note(
      'configurable_children',
      `${robbed.length} of its variants belong to ${parent} as well, and stay there${hidden}`,
    )
  } else if (!taken) row.note('configurable_children', 'a configurable product without variants cannot be bought')
}

/** True where all its variants belong to another product: nothing of it could be bought. */
const isRobbed = (row: DocumentRow, book: Book, sku: string): boolean => {
  const children = toList(row.fields['configurable_children']).flatMap((child) => toText(child['sku']) ?? [])
  return children.length > 0 && children.every((child) => book.parents.get(child) !== sku)
}
