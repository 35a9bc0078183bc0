import { sql } from 'kysely'
import type { Trx } from '#platform/server/context.ts'
import type { ProductRow } from './product-row.ts'

/** The categories of these products are those the file names, no more and no less, where it names any at all. */
export const writeProductCategories = async (trx: Trx, rows: readonly ProductRow[]): Promise<void> => {
  const ids = rows.flatMap(({ id, categoryIds }) => (categoryIds ? [id] : []))
  const records = rows.flatMap(({ id, categoryIds = [], columns }) =>
    categoryIds.map((category_id) => ({ product_id: id, category_id, position: columns['position'] ?? 0 })),
  )
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(product_id integer, category_id integer, position integer)`
  await sql`
    delete from product_category as stored
    where stored.product_id = any(${ids}::integer[])
      and not exists (select from ${wanted} where r.product_id = stored.product_id and r.category_id = stored.category_id)`.execute(
    trx,
  )
  await sql`
    insert into product_category as stored (product_id, category_id, position)
    select * from ${wanted}
    on conflict (product_id, category_id) do update set position = excluded.position where stored.position <> excluded.position`.execute(
    trx,
  )
}
