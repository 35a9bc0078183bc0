import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'

/** Puts a product into these categories and no others; in those it was in already it keeps its place. */
export const setCategories = async (
  db: Db,
  productId: number,
  ids: readonly number[],
): Promise<Result<true, 'INVALID_INPUT'>> => {
  const known = ids.length
    ? await db
        .selectFrom('category')
        .select('id')
        .where('id', 'in', [...ids])
        .execute()
    : []
  if (known.length !== ids.length) return refuse('INVALID_INPUT', { fields: { category_ids: 'INVALID' } })
  let others = db.deleteFrom('product_category').where('product_id', '=', productId)
  if (ids.length > 0) others = others.where('category_id', 'not in', [...ids])
  await others.execute()
  if (ids.length > 0)
    await db
      .insertInto('product_category')
      .values(ids.map((category_id) => ({ product_id: productId, category_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return ok(true)
}
