import type { CustomOptionInput, ProductInput } from '../../../rules/catalogue-input.ts'
import { toPlainText } from '../../../rules/html/limit-html.ts'
import { declareChoice, openBag, readTags, toChoiceCode, toCode } from '../formats/attribute-bag.ts'
import { toFlag } from '../formats/cells.ts'
import { checkName, checkOption, checkSku } from '../formats/file-row.ts'
import type { FileRow } from '../formats/file-row.ts'
import { splitList, splitPaths, splitValues, toHtml } from './woocommerce-cells.ts'
import {
  findByRef,
  putExtras,
  readDownloads,
  readLinks,
  readMedia,
  readPrices,
  readStatus,
  readStock,
  readTaxClass,
  readType,
  readVisibility,
} from './woocommerce-product.ts'
import type { WooFile } from './woocommerce-product.ts'

export type WooRow = { readonly row: FileRow; readonly sku: string }
export type WooFamily = { readonly products: readonly WooRow[]; readonly variations: readonly WooRow[] }

type Choice = { readonly code: string; readonly name: string; readonly values: readonly string[] }

/** A product and its variations, wherever they stand in the file. */
export const readWooFamily = async (
  file: WooFile,
  parentSku: string,
  { products, variations }: WooFamily,
): Promise<void> => {
  const [parent] = products
  const choices = readChoices(file, parent?.row, variations)
  const isTaken = parent ? await readProduct(file, parent, choices) : undefined
  // a second one is refused, but nobody's parent
  for (const { row, sku } of products.slice(1)) claim(file, row, sku)
  for (const variation of variations) {
    if (/^id:/i.test(parentSku) && !parent) variation.row.refuse('parent_id', `${parentSku} is no product of this file`)
    else if (isTaken === false) variation.row.refuse('parent_id', `its parent in line ${parent?.row.line} is refused`)
    else await readVariation(file, variation, parentSku, parent?.row, choices)
  }
}

const claim = ({ context }: WooFile, row: FileRow, sku: string): void => {
  checkSku(row, sku)
  if (!row.isRefused() && !context.sink.claim(context.file.name, sku, ''))
    row.refuse('sku', 'stands twice in this file: the first row counts')
}

export type WooChoices = {
  /** What variations differ by. */
  readonly fixed: readonly Choice[]
  /** What every variation leaves open: chosen freely with any of them. */
  readonly open: readonly Choice[]
}

const readAttributes = ({ columns }: WooFile, row: FileRow): Choice[] =>
  columns.attributes.flatMap(({ name, value }) => {
    const title = toPlainText(row.cells[name] ?? '')
    return title
      ? [{ code: toChoiceCode(title), name: title.replace(/^pa_/, ''), values: splitValues(row.cells[value] ?? '') }]
      : []
  })

const readChoices = (file: WooFile, parent: FileRow | undefined, variations: readonly WooRow[]): WooChoices => {
  const own = parent ? readAttributes(file, parent) : []
  if (!variations.length) {
    const type = parent && /^variable/i.test(parent.cell('type') ?? '')
    return { fixed: type ? own.filter(({ values }) => values.length > 1) : [], open: [] }
  }
  const met = new Map<string, { name: string; isFixed: boolean }>()
  for (const { row } of variations) {
    for (const { code, name, values } of readAttributes(file, row)) {
      const known = met.get(code)
      met.set(code, { name: known?.name ?? name, isFixed: known?.isFixed === true || values.length > 0 })
    }
  }
  const all = [...met].map(([code, { name, isFixed }]) => ({
    code,
    isFixed,
    name: own.find((each) => each.code === code)?.name ?? name,
    values: own.find((each) => each.code === code)?.values ?? [],
  }))
  // in the order of the parent
  const place = (code: string) => own.findIndex((each) => each.code === code) + 1 || own.length + 1
  const sorted = all.toSorted((a, b) => place(a.code) - place(b.code))
  return {
    fixed: sorted.filter(({ isFixed }) => isFixed),
    open: sorted.filter(({ isFixed, values }) => !isFixed && values.length > 0),
  }
}

/** False where the row is refused. */
const readProduct = async (file: WooFile, { row, sku }: WooRow, choices: WooChoices): Promise<boolean> => {
  const { sink, view } = file.context
  const { language, currencyCode } = view.i18n
  const read = readType(row)
  const name = toPlainText(row.cell('name') ?? '')
  checkName(row, 'name', name)
  const status = readStatus(row)
  const visibility = readVisibility(row)
  const hasParts = read?.type === 'configurable' || read?.type === 'grouped'
  const prices = hasParts ? [] : readPrices(row, currencyCode)
  if (!hasParts && !row.cell('regular_price'))
    row.refuse('regular_price', 'a product that is sold by itself needs a price')
  const stock = hasParts ? undefined : readStock(row)
  claim(file, row, sku)
  if (!read || row.isRefused()) return false

  const isExternal = read.kind === 'external'
  const categories = splitPaths(row.cell('category_ids') ?? '')
  for (const path of categories) sink.category(path)
  const tags = splitList(row.cell('tag_ids') ?? '')
  const marks = readTags(tags)
  const chosen = new Set([...choices.fixed, ...choices.open].map(({ code }) => code))
  const bag = openBag(sink, language)
  bag.put('brand', splitList(row.cell('brand_ids') ?? ''))
  for (const { name: attribute, values } of readAttributes(file, row))
    if (read.kind !== 'variable' || !chosen.has(toChoiceCode(attribute))) bag.put(attribute, values)
  bag.put('tags', tags.join(', '), true)
  if (isExternal) {
    row.note('type', 'is sold by another shop: it is shown as sold out, its address is kept')
    bag.put('external_url', row.cell('product_url'), true)
    bag.put('button_text', row.cell('button_text'), true)
  }
  putExtras(file, row, bag)
  bag.finish({ words: marks.words, paths: categories, isSet: read.type === 'grouped' || marks.isSet })
  const description = toHtml(row.cell('description') ?? '')
  const shortDescription = toHtml(row.cell('short_description') ?? '')
  const position = Number(row.cell('menu_order'))
  const taxClass = readTaxClass(row)
  for (const { code, name: title } of choices.fixed) declareChoice(sink, code, title, language)
  const optional: Partial<ProductInput> = {
    ...(description ? { description: { [language]: description } } : {}),
    ...(shortDescription ? { shortDescription: { [language]: shortDescription } } : {}),
    ...(isExternal ? { stock: { qty: 0, isInStock: false, isManaged: false } } : stock ? { stock } : {}),
    ...(taxClass ? { taxClass } : {}),
    ...(toFlag(row.cell('featured')) === undefined ? {} : { promoted: toFlag(row.cell('featured')) ? 1 : 0 }),
    ...(Number.isInteger(position) && Math.abs(position) < 1e9 ? { position } : {}),
    ...(read.type === 'configurable' ? { variantAttributes: choices.fixed.map(({ code }) => code) } : {}),
  }
  await sink.product({
    sku,
    isBase: true,
    type: read.type,
    name: { [language]: name },
    ...optional,
    isNew: marks.isNew,
    isSale: marks.isSale,
    status,
    visibility,
    prices,
    categories,
    attributes: bag.values,
    media: readMedia(row),
    links: readLinks(file, row),
    customOptions: choices.open.map((choice) => toCustomOption(choice, language)),
    downloads: read.type === 'downloadable' ? (readDownloads(file, row) ?? []) : [],
    place: row.place('sku'),
  })
  return true
}

const toCustomOption = ({ name, values }: Choice, language: keyof ProductInput['name']): CustomOptionInput => ({
  title: { [language]: name },
  required: true,
  values: values.map((value) => ({ title: { [language]: value }, price: 0, priceType: 'fixed' as const })),
})

const readVariation = async (
  file: WooFile,
  { row, sku }: WooRow,
  parentSku: string,
  parent: FileRow | undefined,
  choices: WooChoices,
): Promise<void> => {
  const { sink, view } = file.context
  const { language, currencyCode } = view.i18n
  const type = readType(row)
  const own = readAttributes(file, row)
  const name = toPlainText(row.cell('name') ?? parent?.cell('name') ?? '') || sku
  const attributes: Record<string, readonly string[]> = {}
  for (const { code, name: title } of choices.fixed) {
    const [value] = own.find((each) => each.code === code)?.values ?? []
    checkOption(row, columnOf(file, row, code), value ?? '')
    if (value) attributes[code] = [value]
    else
      row.refuse(
        columnOf(file, row, code),
        `is for any ${title}, which other variations name: give each ${title} a row of its own`,
      )
  }
  const status = readStatus(row)
  const prices = readPrices(row, currencyCode)
  if (!row.cell('regular_price')) row.refuse('regular_price', 'a variation needs a price')
  const stock = readStock(row, parent)
  if (!findByRef(file, parentSku)) row.refuse('parent_id', 'its parent is no product of this file')
  checkName(row, 'name', row.cell('name') ? name : sku)
  claim(file, row, sku)
  if (!type || row.isRefused()) return
  const bag = openBag(sink, language)
  putExtras(file, row, bag)
  for (const { code, name: title } of choices.fixed) declareChoice(sink, code, title, language)
  const taxClass = readTaxClass(row, parent)
  const words = Object.values(attributes).flat()
  await sink.product({
    sku,
    isBase: true,
    type: type.type,
    name: { [language]: row.cell('name') ? name : [name, ...words].join(' ') },
    ...(stock ? { stock } : {}),
    ...(taxClass ? { taxClass } : {}),
    status,
    prices,
    categories: [],
    attributes: { ...bag.values, ...attributes },
    media: readMedia(row),
    links: [],
    downloads: [],
    parentSku,
    place: row.place('sku'),
  })
}

/** The column of the value that a variation leaves open. */
const columnOf = ({ columns }: WooFile, row: FileRow, code: string): string =>
  columns.attributes.find(({ name }) => toCode(row.cells[name] ?? '') === code)?.value ?? 'type'
