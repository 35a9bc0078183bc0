import { sql } from 'kysely'
import type { Trx } from '#platform/server/context.ts'
import { keepNames } from './undo-rows.ts'

export type Removed = { readonly products: number; readonly categories: number }

/** Only `full` removes: products that are not to be kept, and categories that are left without any. Placed orders keep their lines. */
export const removeMissing = async (
  trx: Trx,
  kept: ReadonlySet<string>,
  declared: readonly string[],
): Promise<Removed> => {
  const products = await removeProducts(trx, kept)
  const { rows: categories } = await sql<{ id: number }>`
    with recursive used as (
      select id, parent_id from category
      where path_key = any (select jsonb_array_elements_text(${JSON.stringify(declared)}::jsonb))
         or id in (select category_id from product_category)
      union
      select category.id, category.parent_id from category join used on category.id = used.parent_id
    )
    delete from category where id not in (select id from used) returning id`.execute(trx)
  if (products.length || categories.length) {
    await sql`
      delete from url_rewrite
      where (entity = 'product' and entity_id not in (select id from product)) or (entity = 'category' and entity_id not in (select id from category))`.execute(
      trx,
    )
  }
  return { products: products.length, categories: categories.length }
}

/** What hangs on them goes first and by name: a cascade would tell of it in an order that cannot be taken back. */
const removeProducts = async (trx: Trx, kept: ReadonlySet<string>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from product where sku <> all (select jsonb_array_elements_text(${JSON.stringify([...kept])}::jsonb))`.execute(
    trx,
  )
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return ids
  const gone = sql`any(${ids}::integer[])`
  await keepNames(trx, ids)
  await sql`update product set parent_id = null where parent_id = ${gone} and not id = ${gone}`.execute(trx)
  await sql`delete from product_link where product_id = ${gone} or linked_id = ${gone}`.execute(trx)
  for (const table of ['product_category', 'product_price', 'stock', 'review'])
    await sql`delete from ${sql.table(table)} where product_id = ${gone}`.execute(trx)
  await sql`delete from product where id = ${gone}`.execute(trx)
  return ids
}
