import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Localized } from '#core/language.ts'
import { money } from '#core/money.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { StoredBundleOption, StoredCustomOption } from '#platform/server/tables/catalogue.ts'
import type { NamedOption, SoldProduct, SoldProducts } from '../rules/products/sold-product.ts'

/** A product as `soldProductsJson` writes it. */
export type SoldRow = {
  id: number
  sku: string
  type_id: SoldProduct['typeId']
  parent_id: number | null
  status: number
  name: Localized
  slug: string
  picture?: string | null
  tax_class: string | null
  price: {
    currency: CurrencyCode
    price: number
    special_price: number | null
    special_from: string | null
    special_to: string | null
  } | null
  stock: { qty: number; is_in_stock: boolean; is_managed: boolean } | null
  variant_attributes: string[]
  /** Those that a variant is chosen by, and those of lists that were wanted besides. */
  options?: { id: number; value: Localized; of: { id: number; code: string; label: Localized } }[] | null
  bundle_options: StoredBundleOption[]
  custom_options: StoredCustomOption[]
}

type Named = {
  /** A select. */
  readonly ids?: RawBuilder<unknown>
  readonly skus?: readonly string[]
  /** Lists whose options are wanted besides those that variants are chosen by. */
  readonly lists?: readonly string[]
  /** Sums alone are made of it: without pictures and options. */
  readonly isForSums?: boolean
}

const words = (lists: readonly string[]) => sql`,
      'picture', coalesce(
        jsonb_path_query_first(p.media, '$[*] ? (@.kind == "image").path'),
        jsonb_path_query_first(parent.media, '$[*] ? (@.kind == "image").path')
      ),
      'options', case when parent.id is not null or cardinality(${[...lists]}::text[]) > 0 then (
        select json_agg(json_build_object('id', o.id, 'value', o.label, 'of', (
          select json_build_object('id', a.id, 'code', a.code, 'label', a.label) from attribute a where a.id = o.attribute_id
        )))
        from attribute_option o where o.id = any(array(
          select case jsonb_typeof(p.attributes -> code -> 0) when 'number' then (p.attributes -> code -> 0)::int end
          from unnest(coalesce(parent.variant_attributes, '{}') || ${[...lists]}::text[]) code
        ))
      ) end`

/**
 * The products that are named, and parents of the variants among them, as an array of JSON. Prices are those of `currency`, or of
 * dollars where there is none. It is part of every call to a cart, so it has as little in it as it can: PostgreSQL sets up all that
 * a statement has at each execution, also what comes to nothing.
 */
export const soldProductsJson = (
  { ids = sql`select null::int`, skus = [], lists = [], isForSums = false }: Named,
  currency: CurrencyCode,
): RawBuilder<SoldRow[]> =>
  // arrays that come out of a select are as many for the planner whatever they hold: it plans once, not at every call
  sql`coalesce((
    with named as (
      select id, parent_id from product
      where id = any(array(${ids})) or sku = any(array(select unnest(${[...skus]}::text[])))
    )
    select json_agg(json_build_object(
      'id', p.id, 'sku', p.sku, 'type_id', p.type_id,
      'parent_id', p.parent_id, 'status', p.status, 'name', p.name, 'slug', p.slug, 'tax_class', p.tax_class,
      'price', (
        select json_build_object('currency', currency, 'price', price, 'special_price', special_price,
          'special_from', special_from, 'special_to', special_to)
        from product_price where product_id = p.id
        order by currency = ${currency} desc, currency = 'USD' desc, currency limit 1
      ),
      'stock', (
        select json_build_object('qty', qty, 'is_in_stock', is_in_stock, 'is_managed', is_managed)
        from stock where product_id = p.id
      ),
      'variant_attributes', p.variant_attributes, 'bundle_options', p.bundle_options, 'custom_options', p.custom_options${isForSums ? sql`` : words(lists)}
    ))
    from product p
    left join product parent on parent.id = p.parent_id
    -- as an array these are few for the planner too, which expects thousands of a join and would read the whole catalogue
    where p.id = any(array(select id from named union all select parent_id from named))
  ), '[]')`

/**
 * The products of such rows as the shop's rules know them, with what the named ones are sold through: variants of a parent, members of
 * bundles and groups. One more statement where there are such.
 */
export const toSoldProducts = async (db: Db, rows: readonly SoldRow[], seen: Seen): Promise<SoldProducts> => {
  const named = rows.filter(seen.isNamed)
  const idsOf = (type: SoldRow['type_id']) => named.filter(({ type_id }) => type_id === type).map(({ id }) => id)
  const [configurable, grouped] = [idsOf('configurable'), idsOf('grouped')]
  const bundled = named
    .filter(({ type_id }) => type_id === 'bundle')
    .flatMap((row) => row.bundle_options.flatMap(({ links }) => links.map(({ product_id }) => product_id)))
  const isWhole = configurable.length + grouped.length + bundled.length === 0
  const parts = isWhole ? noParts : await findParts(db, { configurable, grouped, bundled }, seen)
  const known = new Set(rows.map(({ id }) => id))
  const all = [...rows, ...parts.products.filter(({ id }) => !known.has(id))]
  const parents = new Map(all.map((row) => [row.id, row]))
  const products = all.map((row) => toSoldProduct(row, parents.get(row.parent_id ?? 0), parts.members))
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    bySku: new Map(products.map((product) => [product.sku, product])),
  }
}

type Seen = Pick<Named, 'lists' | 'isForSums'> & {
  readonly currency: CurrencyCode
  /** Whether a product was named itself, and is not only the parent of a variant that was. */
  readonly isNamed: (row: SoldRow) => boolean
}
type Parts = { readonly products: readonly SoldRow[]; readonly members: readonly Member[] }
type Member = { readonly group_id: number; readonly product_id: number; readonly qty: number }

const noParts: Parts = { products: [], members: [] }

const findParts = async (
  db: Db,
  of: { readonly configurable: number[]; readonly grouped: number[]; readonly bundled: number[] },
  { currency, ...seen }: Seen,
): Promise<Parts> => {
  const ids = sql`
    select unnest(${of.bundled}::int[])
    union all select id from product where parent_id = any(array(select unnest(${of.configurable}::int[])))
    union all select linked_id from product_link
      where product_id = any(array(select unnest(${of.grouped}::int[]))) and kind = 'associated'`
  const { rows } = await sql<Parts>`
    select ${soldProductsJson({ ...seen, ids }, currency)} as products, coalesce((
      select json_agg(json_build_object('group_id', product_id, 'product_id', linked_id, 'qty', qty) order by position, linked_id)
      from product_link where product_id = any(${of.grouped}::int[]) and kind = 'associated'
    ), '[]') as members`.execute(db)
  return rows[0] ?? noParts
}

/** Products by their SKUs, with brand and collection, and with what they are sold through. */
export const loadSoldProducts = async (
  db: Db,
  skus: readonly string[],
  currency: CurrencyCode,
): Promise<SoldProducts> => {
  const lists = ['brand', 'collection']
  if (skus.length === 0) return toSoldProducts(db, [], { currency, isNamed: () => false })
  const products = soldProductsJson({ skus, lists }, currency)
  const { rows } = await sql<{ products: SoldRow[] }>`select ${products} as products`.execute(db)
  return toSoldProducts(db, rows[0]?.products ?? [], { currency, lists, isNamed: ({ sku }) => skus.includes(sku) })
}

const toSoldProduct = (row: SoldRow, parent: SoldRow | undefined, members: readonly Member[]): SoldProduct => {
  const options = row.options ?? []
  const optionOf = (wanted: string) => options.find(({ of }) => of.code === wanted)
  const namedBy = (wanted: string): NamedOption | undefined => {
    const found = optionOf(wanted)
    return found && { id: found.id, name: found.value }
  }
  return {
    id: row.id,
    sku: row.sku,
    typeId: row.type_id,
    parentId: row.parent_id ?? undefined,
    status: row.status,
    name: row.name,
    slug: row.slug,
    taxClass: row.tax_class ?? undefined,
    picture: row.picture ?? '',
    listed: row.price
      ? {
          currency: row.price.currency,
          price: money(row.price.price),
          special: row.price.special_price === null ? undefined : money(row.price.special_price),
          specialFrom: isoOf(row.price.special_from),
          specialTo: isoOf(row.price.special_to),
        }
      : undefined,
    // without a row of stock a product is not stock-managed and in stock
    stock: row.stock
      ? { qty: row.stock.qty, isInStock: row.stock.is_in_stock, isManaged: row.stock.is_managed }
      : { qty: 0, isInStock: true, isManaged: false },
    brand: namedBy('brand'),
    collection: namedBy('collection'),
    variantAttributes: row.variant_attributes,
    chosen: (parent?.variant_attributes ?? []).flatMap((axis) => {
      const found = optionOf(axis)
      if (!found) return []
      return { attributeId: found.of.id, code: axis, label: found.of.label, optionId: found.id, value: found.value }
    }),
    members: members
      .filter(({ group_id }) => group_id === row.id)
      .map(({ product_id, qty }) => ({ productId: product_id, qty })),
    bundleOptions: row.bundle_options,
    customOptions: row.custom_options,
  }
}

const isoOf = (time: string | null): string | undefined => (time === null ? undefined : new Date(time).toISOString())
