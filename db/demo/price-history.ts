import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/server/tables.ts'

/**
 * A past for the demo's prices: listed for months, and what is reduced now since some days, after a smaller sale at two styles
 * of three. So the lowest price of 30 days is seen as in a shop that has been open for a while.
 */
export const fillPriceHistory = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const moment = sql`${now}::timestamptz`
  await sql`
    with reduced as (
      select h.*, coalesce(product.parent_id, product.id) as style
      from price_history h join product on product.id = h.product_id
      where h.special_price < h.price and coalesce(h.special_from <= ${moment}, true) and coalesce(${moment} <= h.special_to, true)
    ), past as (
      update price_history h set
        valid_from = ${moment} - interval '120 days',
        special_price = case when r.product_id is null then h.special_price end
      from price_history kept left join reduced r using (product_id, currency)
      where (h.product_id, h.currency) = (kept.product_id, kept.currency)
    )
    insert into price_history (product_id, currency, valid_from, price, special_price, special_from, special_to)
    select product_id, currency, ${moment} - make_interval(days => 3 + style % 12), price, special_price, special_from, special_to
    from reduced
    union all
    select product_id, currency, ${moment} - make_interval(days => 21 + style % 12), price, sale, null,
      ${moment} - make_interval(days => 14 + style % 12)
    from reduced cross join lateral (select ceil((price + special_price) / 200.0)::bigint * 100 as sale) smaller
    where style % 3 <> 0 and sale < price`.execute(db)
}
