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

/** The products of these ids that exist, with all that hangs on them; eight questions whatever the number. */
export const readProducts = async (db: Db, ids: readonly number[]): Promise<Product[]> => {
  if (ids.length === 0) return []
  const wanted = sql<number[]>`${[...ids]}::integer[]`
  const [rows, prices, history, categories, links, stocks, reviews] = await Promise.all([
    readRows(db, ids),
    db
      .selectFrom('product_price')
      .selectAll()
      .where('product_id', '=', sql<number>`any(${wanted})`)
      .execute(),
    readPriceHistory(db, ids),
    db
      .selectFrom('product_category')
      .selectAll()
      .where('product_id', '=', sql<number>`any(${wanted})`)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('product_link')
      .selectAll()
      .where('product_id', '=', sql<number>`any(${wanted})`)
      .orderBy('position')
      .execute(),
    readStocks(db, ids),
    sql<{ id: number; count: number; average: number }>`
      select product_id as id, count(*)::integer as count, round(avg(rating), 2)::float8 as average
      from review where status = 1 and product_id = any(${wanted}) group by product_id`.execute(db),
  ])
  const pricesOf = grouped(prices, (row) => row.product_id)
  const categoriesOf = grouped(categories, (row) => row.product_id)
  const linksOf = grouped(links, (row) => row.product_id)
  const reviewsOf = new Map(reviews.rows.map(({ id, count, average }) => [id, { count, average }]))
  return rows.map((row) => ({
    ...toProduct(row),
    prices: toPrices(pricesOf.get(row.id) ?? [], history.get(row.id)),
    stock: stocks.get(row.id) ?? uncountedStock,
    categories: (categoriesOf.get(row.id) ?? none).map(({ category_id, position }) => ({ id: category_id, position })),
    links: (linksOf.get(row.id) ?? none).map(toLink),
    reviews: reviewsOf.get(row.id) ?? noReviews,
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

export const readVersion = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirst()
  return row?.version ?? 0
}

/** A variant's texts but its name are its parent's: they are not read. */
const readRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product')
    .select([
      ...([
        'id',
        'sku',
        'type_id',
        'parent_id',
        'variant_attributes',
        'name',
        'slug',
        'status',
        'visibility',
        'tax_class',
      ] as const),
      ...([
        'attributes',
        'media',
        'bundle_options',
        'custom_options',
        'downloads',
        'is_new',
        'is_sale',
        'is_promo',
      ] as const),
      ...(['only_promo', 'promoted', 'approved', 'position', 'created_at'] as const),
    ])
    .select([
      sql<Localized | null>`case when parent_id is null then description end`.as('description'),
      sql<Localized | null>`case when parent_id is null then short_description end`.as('short_description'),
      sql<Seo | null>`case when parent_id is null and seo <> '{}' then seo end`.as('seo'),
    ])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy('id')
    .execute()

type Row = Awaited<ReturnType<typeof readRows>>[number]
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
  visibility: row.visibility as Visibility,
  taxClass: row.tax_class ?? undefined,
  attributes: row.attributes,
  media: shared<Media>(row.media),
  bundleOptions: shared<BundleOption>(row.bundle_options),
  customOptions: shared<CustomOption>(row.custom_options),
  downloads: shared<Download>(row.downloads),
  isNew: row.is_new,
  isSale: row.is_sale,
  isPromo: row.is_promo,
  onlyPromo: row.only_promo,
  promoted: row.promoted,
  approved: row.approved,
  position: row.position,
  createdAt: row.created_at.toISOString(),
})

const toLink = (row: { kind: Link['kind']; linked_id: number; qty: number; position: number }): Link => ({
  kind: row.kind,
  id: row.linked_id,
  qty: row.qty,
  position: row.position,
})

type PriceRow = {
  currency: CurrencyCode
  price: number
  special_price: number | null
  special_from: Date | null
  special_to: Date | null
}

const toPrices = (
  rows: readonly PriceRow[],
  history: Partial<Record<CurrencyCode, readonly PastPrice[]>> | undefined,
): Product['prices'] => {
  const prices: Partial<Record<CurrencyCode, KeptPrice>> = {}
  for (const row of rows) {
    const past = history?.[row.currency]
    prices[row.currency] = {
      price: row.price as Money,
      ...(row.special_price === null ? {} : { special: row.special_price as Money }),
      ...(row.special_from === null ? {} : { specialFrom: row.special_from.toISOString() }),
      ...(row.special_to === null ? {} : { specialTo: row.special_to.toISOString() }),
      ...(past ? { history: past } : {}),
    }
  }
  return prices
}

const grouped = <T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> => {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
