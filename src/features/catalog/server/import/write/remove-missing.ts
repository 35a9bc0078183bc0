import { sql } from 'kysely'
import type { Trx } from '#platform/server/context.ts'
import { archivedStatus } from '../../../rules/product/product-status.ts'

export type Removed = { readonly products: number; readonly categories: number }

/** Only `full` removes: products that are not to be kept go to the archive, and categories that are left without any go. */
export const removeMissing = async (
  trx: Trx,
  kept: ReadonlySet<string>,
  declared: readonly string[],
  now: Date,
): Promise<Removed> => {
  const all = await trx.selectFrom('product').select(['id', 'sku']).execute()
  const missing = all.flatMap(({ id, sku }) => (kept.has(sku) ? [] : [id]))
  return {
    products: await archiveProducts(trx, missing, now),
    categories: await removeCategories(trx, missing, declared),
  }
}

/**
 * What hangs on a product stays with it, and a style takes its variants along, which keep their own states. Gives how many left the
 * shop. A file that has one again has to write all of it: its fingerprint goes but for the stock, which is as old as it was.
 */
const archiveProducts = async (trx: Trx, missing: readonly number[], now: Date): Promise<number> => {
  if (!missing.length) return 0
  const gone = sql`any(${[...missing]}::integer[])`
  await sql`update product set parent_id = null where parent_id = ${gone} and not id = ${gone}`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    select p.id from product as p left join product as style on style.id = p.parent_id
    where p.id = ${gone} and p.status <> ${archivedStatus} and style.status is distinct from ${archivedStatus}`.execute(
    trx,
  )
  const leaving = sql`any(${rows.map(({ id }) => id)}::integer[])`
  await sql`
    update product set status = ${archivedStatus}, input_hash = ' ' || split_part(input_hash, ' ', 2), updated_at = ${now}
    where id = ${leaving} and (parent_id = ${leaving}) is not true`.execute(trx)
  return rows.length
}

/** What is in them goes out of them first: a cascade would tell of it in an order that cannot be taken back. */
const removeCategories = async (trx: Trx, missing: readonly number[], declared: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with recursive used as (
      select id, parent_id from category
      where path_key = any (select jsonb_array_elements_text(${JSON.stringify(declared)}::jsonb))
         or id in (select category_id from product_category where not product_id = any(${[...missing]}::integer[]))
      union
      select category.id, category.parent_id from category join used on category.id = used.parent_id
    )
    select id from category where id not in (select id from used)`.execute(trx)
  if (!rows.length) return 0
  const gone = sql`any(${rows.map(({ id }) => id)}::integer[])`
  await sql`delete from product_category where category_id = ${gone}`.execute(trx)
  await sql`delete from category where id = ${gone}`.execute(trx)
  return rows.length
}
