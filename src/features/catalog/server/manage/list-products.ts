import { sql } from 'kysely'
import { money, toMajor } from '#core/money.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import { containing, hasCode, searchedText, textsWithin } from '#platform/server/database/searched-text.ts'
import type { ListedForManagers } from '../../rules/manage-calls.ts'
import { archivedStatus } from '../../rules/product/product-status.ts'
import { isNewNow } from './is-new-now.ts'

type Filter = {
  readonly q?: string | undefined
  readonly status?: number | undefined
  readonly type?: string | undefined
  readonly sort?: string | undefined
  readonly from?: number | undefined
  readonly size?: number | undefined
}

type Row = Omit<ListedForManagers, 'currency'>

/** A page of the products that stand for themselves, by their SKUs unless asked otherwise, and how many there are. */
export const listProducts = async (
  db: Db,
  { q, status, type, sort = 'sku:asc', from = 0, size = 50 }: Filter,
  { store: { i18n }, now }: { readonly store: StoreView; readonly now: Date },
): Promise<{ items: ListedForManagers[]; total: number }> => {
  const text = searchedText(q)
  const conditions = sql.join(
    [
      sql`p.parent_id is null`,
      status === undefined ? sql`p.status <> ${archivedStatus}` : sql`p.status = ${status}`,
      ...(type === undefined ? [] : [sql`p.type_id = ${type}`]),
      ...(text
        ? [
            sql`(${hasCode('p.sku', text)} or ${textsWithin('p.name')} ilike ${containing(text)}
              or p.id in (select v.parent_id from product v where ${hasCode('v.sku', text)}))`,
          ]
        : []),
    ],
    sql` and `,
  )
  const parts = { sku: sql`p.sku`, name: sql`name`, price: sql`priced.price`, qty: sql`qty` }
  const [by, direction] = sort.split(':') as [keyof typeof parts, string]
  const { rows } = await sql<Row>`
    with style as (
      select p.* from product p where ${conditions}
    ), piece as (
      select id, coalesce(parent_id, id) as style_id, parent_id is null as is_own, status > 1 as is_off from product
      where coalesce(parent_id, id) in (select id from style)
    ), priced as (
      -- that of its cheapest variant, or its own
      select distinct on (style_id) style_id, price, special as special_price
      from piece join product_price on product_id = piece.id and currency = ${i18n.currencyCode}
        cross join lateral (select case when special_price < price and coalesce(special_from <= ${now}, true)
          and coalesce(${now} <= special_to, true) then special_price end as special) applied
      order by style_id, is_own, is_off, least(price, special)
    ), stocked as (
      select style_id, sum(stock.qty)::integer as qty from piece join stock on product_id = piece.id group by style_id
    )
    select p.id, p.sku, coalesce(p.name ->> ${i18n.language}, p.name ->> 'en', p.sku) as name, p.type_id, p.status, p.visibility,
      priced.price, priced.special_price, coalesce(stocked.qty, 0) as qty, p.media -> 0 ->> 'path' as image,
      ${isNewNow('p', now)} as is_new, p.is_sale, p.is_promo, p.only_promo
    from style p left join priced on priced.style_id = p.id left join stocked on stocked.style_id = p.id
    order by ${parts[by]} ${sql.raw(direction === 'desc' ? 'desc' : 'asc')} nulls last, p.id
    offset ${from} limit ${size}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from product p where ${conditions}`.execute(db)
  const items = rows.map((row): ListedForManagers => ({
    id: row.id,
    sku: row.sku,
    name: row.name,
    type_id: row.type_id,
    status: row.status,
    visibility: row.visibility,
    price: major(row.price),
    special_price: major(row.special_price),
    currency: i18n.currencyCode,
    qty: row.qty,
    image: row.image,
    is_new: row.is_new,
    is_sale: row.is_sale,
    is_promo: row.is_promo,
    only_promo: row.only_promo,
  }))
  return { items, total: counted.rows[0]?.total ?? 0 }
}

const major = (units: number | null): number | null => (units === null ? null : toMajor(money(units)))
