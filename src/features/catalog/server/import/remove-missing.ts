import { sql } from 'kysely'
import type { Trx } from '#platform/server/context.ts'

export type Removed = { readonly products: number; readonly categories: number }

/** Only `full` removes: products that are not to be kept, and categories that are left without any. Placed orders keep their lines. */
export const removeMissing = async (
  trx: Trx,
  kept: ReadonlySet<string>,
  declared: readonly string[],
): Promise<Removed> => {
  const { rows: products } = await sql<{ id: number }>`
    delete from product where sku <> all (select jsonb_array_elements_text(${JSON.stringify([...kept])}::jsonb)) returning id`.execute(
    trx,
  )
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
