import { createHash } from 'node:crypto'
import type { StoredAttributes, StoredBundleOption, StoredCustomOption } from '#platform/server/tables/catalogue.ts'
import { derivePrices } from '../../../rules/prices/derive-prices.ts'
import type { CurrencyPrice } from '../../../rules/prices/derive-prices.ts'
import type { LinkInput, ProductInput, Unsaid } from '../../../rules/catalogue-input.ts'
import type { Issue, Place, Placed, WriteOptions } from '../records.ts'
import type { AttributeBook } from './write-attributes.ts'
import type { CategoryBook } from './write-categories.ts'
import { toEnd, toStart } from './write-prices.ts'

export type ResolvedLink = { readonly kind: LinkInput['kind']; readonly linkedId: number; readonly qty: number }

/** A product as the tables have it: every key of the file is an id of the shop. */
export type ProductRow = {
  readonly id: number
  readonly sku: string
  readonly slug: string
  readonly parentId: number | undefined
  /** Column values; null where the file says nothing and the shop's own value stays. */
  readonly columns: Readonly<Record<string, unknown>>
  readonly prices: readonly CurrencyPrice[]
  /** Undefined where they stay as they are. */
  readonly categoryIds: readonly number[] | undefined
  /** Only the kinds that the file names. */
  readonly links: readonly ResolvedLink[]
  readonly stock: ProductInput['stock']
  readonly unsaid: readonly Unsaid[]
  readonly fingerprint: string
  readonly issues: readonly Issue[]
}

export type Books = {
  readonly attributes: AttributeBook
  readonly categories: CategoryBook
  /** Every SKU of the shop and of this run. */
  readonly ids: ReadonlyMap<string, number>
  readonly slugs: ReadonlyMap<string, string>
}

type Row = Placed<ProductInput>

export const toProductRow = (product: Row, books: Books, rates: WriteOptions['rates']): ProductRow => {
  const issues: Issue[] = []
  const note = (place: Place | undefined, message: string) => {
    if (place) issues.push({ ...place, kind: 'products', sku: product.sku, message, isRefused: false })
  }
  const find = (sku: string, place: Place | undefined, what: string): number | undefined => {
    const id = books.ids.get(sku)
    if (id === undefined) note(place, `${what} ${sku} is not in the catalogue and was left out`)
    return id
  }
  const parentId = product.parentSku === undefined ? undefined : find(product.parentSku, product.place, 'the parent')
  const links = (product.links ?? []).flatMap((link: Placed<LinkInput>): ResolvedLink[] => {
    const linkedId =
      link.sku === product.sku ? undefined : find(link.sku, link.place ?? product.place, 'the linked product')
    return linkedId === undefined ? [] : [{ kind: link.kind, linkedId, qty: link.qty ?? 1 }]
  })
  const findPart = (sku: string) =>
    find(sku, product.place && { ...product.place, column: 'bundle_values' }, 'the part')
  const columns = {
    type_id: product.type,
    variant_attributes: product.variantAttributes ?? [],
    name: product.name,
    description: product.description ?? {},
    short_description: product.shortDescription ?? {},
    status: product.status,
    visibility: product.visibility,
    tax_class: product.taxClass ?? null,
    attributes: toStoredAttributes(product.attributes, books.attributes),
    media: product.media.map(({ path, kind, label, poster }) => ({
      path,
      kind,
      ...(label ? { label } : {}),
      ...(poster ? { poster } : {}),
    })),
    bundle_options: toBundleOptions(product, findPart),
    custom_options: toCustomOptions(product),
    downloads: (product.downloads ?? []).map(({ title, file, isSample }) => ({ title, file, is_sample: isSample })),
    is_new: product.isNew ?? false,
    // without dates the fingerprint is as it was before there were any
    ...(product.newFrom ? { new_from: toStart(product.newFrom) } : {}),
    ...(product.newTo ? { new_to: toEnd(product.newTo) } : {}),
    is_sale: product.isSale ?? false,
    is_promo: product.isPromo ?? null,
    only_promo: product.onlyPromo ?? null,
    promoted: product.promoted ?? null,
    approved: product.approved ?? null,
    position: product.position ?? null,
    created_at: product.createdAt ?? null,
  }
  const prices = derivePrices(product.prices, rates)
  const categoryIds = [...new Set(product.categories.map((path) => books.categories.get(path)))]
  const { unsaid = [] } = product
  const content = [columns, product.slug ?? null, prices, categoryIds, links, parentId ?? null, ...unsaid]
  return {
    id: books.ids.get(product.sku) ?? 0,
    sku: product.sku,
    slug: books.slugs.get(product.sku) ?? product.sku,
    parentId,
    columns,
    prices,
    categoryIds,
    links,
    stock: product.stock,
    unsaid,
    issues,
    fingerprint: toFingerprint(content, product.stock),
  }
}

/**
 * A hash of all but the stock, and the stock as the file carried it: so the next run knows whether the file's figure is
 * news or the one that orders have taken from since.
 */
const toFingerprint = (content: unknown, stock: ProductInput['stock']): string =>
  `${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)} ${stockPart(stock)}`

const stockPart = (stock: ProductInput['stock']): string =>
  stock ? `${stock.qty}${stock.isInStock ? '+' : '-'}${stock.isManaged ? 'm' : 'u'}` : ''

/** A product of a file beside what the shop knows of it: what the file does not say stays, as does the last figure of the stock. */
export const keepUnsaid = (row: ProductRow, known: string | null): ProductRow => ({
  ...row,
  categoryIds: row.unsaid.includes('categories') ? undefined : row.categoryIds,
  fingerprint: row.stock ? row.fingerprint : `${row.fingerprint}${stockOf(known)}`,
})

/** The part of a stored fingerprint that tells the stock. */
export const stockOf = (fingerprint: string | null | undefined): string => fingerprint?.split(' ')[1] ?? ''

const toKeys = (value: string | readonly string[] | boolean): readonly string[] =>
  typeof value === 'boolean' ? [value ? 'Yes' : 'No'] : typeof value === 'string' ? [value] : value

const toStoredAttributes = (given: ProductInput['attributes'], book: AttributeBook): StoredAttributes => {
  const stored: StoredAttributes = {}
  for (const code of Object.keys(given).toSorted()) {
    const value = given[code]
    if (value === undefined) continue
    const { kind, options } = book.get(code)
    if (kind === 'select' || kind === 'multiselect')
      stored[code] = toKeys(value).flatMap((key) => options.get(key)?.id ?? [])
    else if (kind === 'boolean')
      stored[code] = typeof value === 'boolean' ? value : /^(1|yes|true)$/i.test(toKeys(value)[0] ?? '')
    else stored[code] = toKeys(value).join(', ')
  }
  return stored
}

/** The option keys that products need, by attribute. */
export const neededOptions = (products: readonly ProductInput[], book: AttributeBook): Map<string, Set<string>> => {
  const needed = new Map<string, Set<string>>()
  for (const { attributes } of products) {
    for (const [code, value] of Object.entries(attributes)) {
      const { kind, options } = book.get(code)
      if (kind !== 'select' && kind !== 'multiselect') continue
      for (const key of toKeys(value)) {
        if (options.has(key)) continue
        const keys = needed.get(code) ?? new Set()
        needed.set(code, keys.add(key))
      }
    }
  }
  return needed
}

/** Ids count from 1 within the product. */
const toBundleOptions = (
  { bundleOptions = [] }: ProductInput,
  find: (sku: string) => number | undefined,
): StoredBundleOption[] => {
  let linkNumber = 0
  return bundleOptions.map(({ title, required, links }, index) => ({
    id: index + 1,
    title,
    required,
    links: links.flatMap(({ sku, qty, isDefault }) => {
      const product_id = find(sku)
      return product_id === undefined ? [] : [{ id: ++linkNumber, product_id, sku, qty, is_default: isDefault }]
    }),
  }))
}

const toCustomOptions = ({ customOptions = [] }: ProductInput): StoredCustomOption[] => {
  let valueNumber = 0
  return customOptions.map(({ title, required, values }, index) => ({
    id: index + 1,
    title,
    required,
    values: values.map((value) => ({
      id: ++valueNumber,
      title: value.title,
      price: value.price,
      price_type: value.priceType,
    })),
  }))
}
