import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'

type Wanted = {
  readonly ids: readonly number[]
  /** Those it was in when it was looked at. */
  readonly seen: readonly number[] | undefined
}

/**
 * Puts a locked product into these categories and no others, but that what it was put into or taken out of since it was seen stays so; in those it
 * was in already it keeps its place.
 */
export const setCategories = async (
  db: Db,
  productId: number,
  { ids, seen }: Wanted,
): Promise<Result<true, 'INVALID_INPUT'>> => {
  const rows = await db
    .selectFrom('product_category')
    .select('category_id as id')
    .where('product_id', '=', productId)
    .execute()
  const had = new Set(rows.map(({ id }) => id))
  const added = ids.filter((id) => !had.has(id) && !seen?.includes(id))
  const gone = [...had].filter((id) => !ids.includes(id) && (!seen || seen.includes(id)))
  if (added.length > 0) {
    const known = await db.selectFrom('category').select('id').where('id', 'in', added).execute()
    if (known.length !== added.length) return refuse('INVALID_INPUT', { fields: { category_ids: 'INVALID' } })
    await db
      .insertInto('product_category')
      .values(added.map((category_id) => ({ product_id: productId, category_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  if (gone.length > 0)
    await db
      .deleteFrom('product_category')
      .where('product_id', '=', productId)
      .where('category_id', 'in', gone)
      .execute()
  return ok(true)
}
