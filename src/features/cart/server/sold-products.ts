import { sql } from 'kysely'
import type { Localized } from '#core/language.ts'
import { money } from '#core/money.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { StoredBundleOption, StoredCustomOption } from '#platform/server/tables/catalogue.ts'
import type { SoldProduct, SoldProducts } from '../rules/sold-product.ts'

type Row = {
  id: number
  sku: string
  type_id: SoldProduct['typeId']
  parent_id: number | null
  status: number
  name: Localized
  slug: string
  picture: string | null
  tax_class: string | null
  currency: CurrencyCode | null
  price: number | null
  special_price: number | null
  special_from: Date | null
  special_to: Date | null
  qty: number | null
  is_in_stock: boolean | null
  is_managed: boolean | null
  variant_attributes: string[]
  named: Partial<Record<'brand' | 'collection', { id: number; name: Localized }>> | null
  chosen: { attribute_id: number; code: string; label: Localized; option_id: number; value: Localized }[] | null
  members: { product_id: number; qty: number }[] | null
  bundle_options: StoredBundleOption[]
  custom_options: StoredCustomOption[]
}

/**
 * Products by id and by SKU in one statement, with what they are sold through: parents, variants of a parent that is
 * asked for by SKU, members of bundles and groups. Prices are those of `currency`, or of dollars where there is none.
 */
export const loadSoldProducts = async (
  db: Db,
  asked: { readonly ids: readonly number[]; readonly skus: readonly string[] },
  currency: CurrencyCode,
): Promise<SoldProducts> => {
  if (asked.ids.length + asked.skus.length === 0) return { byId: new Map(), bySku: new Map() }
  // arrays that come out of a select are as many for the planner whatever they hold: it plans once, not at every call
  const { rows } = await sql<Row>`
    with asked as (
      select id, parent_id, type_id, bundle_options from product
      where id = any(array(select unnest(${[...asked.ids]}::int[]))) or sku = any(array(select unnest(${[...asked.skus]}::text[])))
    ), wanted as (
      select id from asked
      union select parent_id from asked where parent_id is not null
      union select child.id from product child join asked on child.parent_id = asked.id and asked.type_id = 'configurable'
      union select l.linked_id from product_link l join asked on asked.id = l.product_id and asked.type_id = 'grouped'
        where l.kind = 'associated'
      union select (link ->> 'product_id')::int from asked
        cross join lateral jsonb_array_elements(asked.bundle_options) option
        cross join lateral jsonb_array_elements(option -> 'links') link
        where asked.type_id = 'bundle'
    )
    select p.id, p.sku, p.type_id, p.parent_id, p.status, p.name, p.slug, p.tax_class, p.variant_attributes, p.bundle_options, p.custom_options,
      coalesce(
        jsonb_path_query_first(p.media, '$[*] ? (@.kind == "image").path') #>> '{}',
        jsonb_path_query_first(parent.media, '$[*] ? (@.kind == "image").path') #>> '{}'
      ) as picture,
      price.currency, price.price, price.special_price, price.special_from, price.special_to,
      stock.qty, stock.is_in_stock, stock.is_managed,
      case when parent.id is not null then (
        select jsonb_agg(jsonb_build_object(
          'attribute_id', a.id, 'code', a.code, 'label', a.label, 'option_id', o.id, 'value', o.label
        ) order by array_position(parent.variant_attributes, a.code))
        from attribute a
        join attribute_option o on o.attribute_id = a.id and p.attributes -> a.code @> to_jsonb(o.id)
        where a.code = any(parent.variant_attributes)
      ) end as chosen,
      (
        select jsonb_object_agg(code, jsonb_build_object('id', o.id, 'name', o.label))
        from unnest(array['brand', 'collection']) code
        join attribute_option o on o.id = (p.attributes -> code ->> 0)::int
        where jsonb_typeof(p.attributes -> code) = 'array'
      ) as named,
      case when p.type_id = 'grouped' then (
        select jsonb_agg(jsonb_build_object('product_id', l.linked_id, 'qty', l.qty) order by l.position, l.linked_id)
        from product_link l where l.product_id = p.id and l.kind = 'associated'
      ) end as members
    from product p
    left join product parent on parent.id = p.parent_id
    left join lateral (
      select * from product_price where product_id = p.id order by currency = ${currency} desc, currency = 'USD' desc, currency limit 1
    ) price on true
    left join stock on stock.product_id = p.id
    -- as an array these are few for the planner too, which expects thousands of a join and would read the whole catalogue
    where p.id = any(array(select id from wanted))`.execute(db)
  const products = rows.map(toSoldProduct)
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    bySku: new Map(products.map((product) => [product.sku, product])),
  }
}

const toSoldProduct = (row: Row): SoldProduct => ({
  id: row.id,
  sku: row.sku,
  typeId: row.type_id,
  parentId: row.parent_id ?? undefined,
  status: row.status,
  name: row.name,
  slug: row.slug,
  taxClass: row.tax_class ?? undefined,
  picture: row.picture ?? '',
  listed:
    row.price === null || row.currency === null
      ? undefined
      : {
          currency: row.currency,
          price: money(row.price),
          special: row.special_price === null ? undefined : money(row.special_price),
          specialFrom: row.special_from?.toISOString(),
          specialTo: row.special_to?.toISOString(),
        },
  // without a row of stock a product is not stock-managed and in stock
  stock: { qty: row.qty ?? 0, isInStock: row.is_in_stock ?? true, isManaged: row.is_managed ?? false },
  brand: row.named?.brand,
  collection: row.named?.collection,
  variantAttributes: row.variant_attributes,
  chosen: (row.chosen ?? []).map(({ attribute_id, code, label, option_id, value }) => ({
    attributeId: attribute_id,
    code,
    label,
    optionId: option_id,
    value,
  })),
  members: (row.members ?? []).map(({ product_id, qty }) => ({ productId: product_id, qty })),
  bundleOptions: row.bundle_options,
  customOptions: row.custom_options,
})
