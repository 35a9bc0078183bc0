import { sql } from 'kysely'
import type { Localized } from '#core/language.ts'
import type { Db } from '#platform/server/context.ts'
import type { BundleOption, CustomOption, Download, Link, Media, Product, Seo } from '../../rules/catalogue.ts'
import type { Visibility } from '../../rules/catalogue-input.ts'
import type { KeptPrice, PastPrice } from '#features/pricing/rules/history.ts'
import { readPriceHistory } from '#features/pricing/server/index.ts'
import { uncountedStock } from '#features/stock/rules.ts'
import type { Stock } from '#features/stock/rules.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Money } from '#core/money.ts'

/** All product ids, smallest first. */
export const productIds = async (db: Db): Promise<number[]> => {
  const rows = await db.selectFrom('product').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** The ids of these products and of the variants of those among them. */
export const withVariants = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('parent_id', 'in', [...ids])
    .execute()
  return [...new Set([...ids, ...rows.map(({ id }) => id)])]
}

/** The products of these ids that exist, with all that hangs on them; two questions whatever the number. */
export const readProducts = async (db: Db, ids: readonly number[]): Promise<Product[]> => {
  if (ids.length === 0) return []
  const [rows, history] = await Promise.all([readRows(db, ids), readPriceHistory(db, ids)])
  return rows.map((row) => ({
    ...toProduct(row),
    prices: toPrices(row.prices ?? none, history.get(row.id)),
    stock: row.stock ?? uncountedStock,
    categories: row.categories ?? none,
    links: row.links ?? none,
    reviews: row.reviews ?? noReviews,
  }))
}

/** Stock of these products; those without data are missing. */
export const readStocks = async (db: Db, ids: readonly number[]): Promise<Map<number, Stock>> => {
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .where('product_id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute()
  return new Map(
    rows.map((row) => [row.product_id, { qty: row.qty, isInStock: row.is_in_stock, isManaged: row.is_managed }]),
  )
}

/** The number of the catalogue's last change; 0 where it never changed. */
export const readVersion = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirst()
  return row?.version ?? 0
}

/**
 * Lists and moments come as JSON, which is read many times faster than columns of theirs are. A variant's texts but its name are its
 * parent's: they are not read.
 */
const readRows = async (db: Db, ids: readonly number[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select p.id, p.sku, p.type_id, p.parent_id, to_json(p.variant_attributes) as variant_attributes, p.name, p.slug, p.status,
      p.visibility, p.tax_class, p.attributes, p.media, p.bundle_options, p.custom_options, p.downloads,
      p.is_new, to_json(p.new_from) as new_from, to_json(p.new_to) as new_to, p.is_sale, p.is_promo, p.only_promo, p.promoted, p.approved,
      p.position, to_json(p.created_at) as created_at,
      case when p.parent_id is null then p.description end as description,
      case when p.parent_id is null then p.short_description end as short_description,
      case when p.parent_id is null and p.seo <> '{}' then p.seo end as seo,
      (
        select json_agg(json_build_array(currency, price, special_price, special_from, special_to))
        from product_price where product_id = p.id
      ) as prices,
      (select json_build_object('qty', qty, 'isInStock', is_in_stock, 'isManaged', is_managed)
        from stock where product_id = p.id) as stock,
      (select json_agg(json_build_object('id', category_id, 'position', position) order by position)
        from product_category where product_id = p.id) as categories,
      (
        select json_agg(json_build_object('kind', kind, 'id', linked_id, 'qty', qty, 'position', position) order by position)
        from product_link where product_id = p.id
      ) as links,
      (
        select json_build_object('count', count(*), 'average', round(avg(rating), 2)::float8)
        from review where product_id = p.id and status = 1 having count(*) > 0
      ) as reviews
    from product p where p.id = any(${[...ids]}::integer[]) order by p.id`.execute(db)
  return rows
}

type Row = {
  readonly id: number
  readonly sku: string
  readonly type_id: Product['type']
  readonly parent_id: number | null
  readonly variant_attributes: readonly string[]
  readonly name: Localized
  readonly slug: string
  readonly status: number
  readonly visibility: Visibility
  readonly tax_class: string | null
  readonly attributes: Product['attributes']
  readonly media: readonly Media[]
  readonly bundle_options: readonly BundleOption[]
  readonly custom_options: readonly CustomOption[]
  readonly downloads: readonly Download[]
  readonly is_new: boolean
  readonly new_from: string | null
  readonly new_to: string | null
  readonly is_sale: boolean
  readonly is_promo: boolean
  readonly only_promo: boolean
  readonly promoted: number
  readonly approved: boolean
  readonly position: number
  readonly created_at: string
  readonly description: Localized | null
  readonly short_description: Localized | null
  readonly seo: Seo | null
  readonly prices: readonly PriceRow[] | null
  readonly stock: Stock | null
  readonly categories: Product['categories'] | null
  readonly links: readonly Link[] | null
  readonly reviews: Product['reviews'] | null
}
type OwnFields = Omit<Product, 'prices' | 'stock' | 'categories' | 'links' | 'reviews'>

const none: readonly never[] = []
const noText: Localized = {}
const noReviews = { count: 0, average: 0 }

/** One empty list for all: a catalogue has hundreds of thousands of them. */
const shared = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? none : list)

const toProduct = (row: Row): OwnFields => ({
  id: row.id,
  sku: row.sku,
  type: row.type_id,
  parentId: row.parent_id ?? undefined,
  variantAttributes: shared(row.variant_attributes),
  name: row.name,
  slug: row.slug,
  description: row.description ?? noText,
  shortDescription: row.short_description ?? noText,
  ...(row.seo ? { seo: row.seo } : {}),
  status: row.status,
  visibility: row.visibility,
  taxClass: row.tax_class ?? undefined,
  attributes: row.attributes,
  media: shared(row.media),
  bundleOptions: shared(row.bundle_options),
  customOptions: shared(row.custom_options),
  downloads: shared(row.downloads),
  isNew: row.is_new,
  ...(row.new_from === null ? {} : { newFrom: toIso(row.new_from) }),
  ...(row.new_to === null ? {} : { newTo: toIso(row.new_to) }),
  isSale: row.is_sale,
  // what is for promo mode alone is to be found there
  isPromo: row.is_promo || row.only_promo,
  onlyPromo: row.only_promo,
  promoted: row.promoted,
  approved: row.approved,
  position: row.position,
  createdAt: toIso(row.created_at),
})

type PriceRow = readonly [
  currency: CurrencyCode,
  price: number,
  special: number | null,
  specialFrom: string | null,
  specialTo: string | null,
]

const toPrices = (
  rows: readonly PriceRow[],
  history: Partial<Record<CurrencyCode, readonly PastPrice[]>> | undefined,
): Product['prices'] => {
  const prices: Partial<Record<CurrencyCode, KeptPrice>> = {}
  for (const [currency, price, special, specialFrom, specialTo] of rows) {
    const past = history?.[currency]
    prices[currency] = {
      price: price as Money,
      ...(special === null ? {} : { special: special as Money }),
      ...(specialFrom === null ? {} : { specialFrom: toIso(specialFrom) }),
      ...(specialTo === null ? {} : { specialTo: toIso(specialTo) }),
      ...(past ? { history: past } : {}),
    }
  }
  return prices
}

/** As PostgreSQL writes a moment into JSON. */
const toIso = (moment: string): string => new Date(moment).toISOString()
