import { toSlug } from '#core/slug.ts'
import type { Db } from '#platform/server/context.ts'
import { archivedStatus } from '../../rules/product/product-status.ts'

/** An address that no product has: the name's, or with the SKU behind it. */
export const freeSlug = async (db: Db, name: string, sku: string): Promise<string> => {
  const wanted = toSlug(name) || toSlug(sku)
  const taken = await db.selectFrom('product').select('id').where('slug', '=', wanted).executeTakeFirst()
  return taken || wanted === '' ? `${wanted}-${sku.toLowerCase()}` : wanted
}

/** Who has a SKU or an address already, for the words of a refusal: what was put away is listed only where it is asked for. */
export const nameOwner = async (
  db: Db,
  column: 'sku' | 'slug',
  value: string,
): Promise<{ readonly sku: string; readonly owner: 'archived' | 'product' }> => {
  const found = await db
    .selectFrom('product')
    .leftJoin('product as style', 'style.id', 'product.parent_id')
    .select(['product.sku', 'product.status', 'style.status as style_status'])
    .where(`product.${column}`, '=', value)
    .executeTakeFirst()
  const isArchived = found?.status === archivedStatus || found?.style_status === archivedStatus
  return { sku: found?.sku ?? value, owner: isArchived ? 'archived' : 'product' }
}

/** The first stock of a product; without a figure it is not counted. */
export const stockAt = async (db: Db, id: number, qty: number | undefined, now: Date): Promise<void> => {
  await db
    .insertInto('stock')
    .values({ product_id: id, qty: qty ?? 0, is_managed: qty !== undefined })
    .execute()
  if (qty !== undefined && qty > 0)
    await db
      .insertInto('stock_movement')
      .values({ product_id: id, delta: qty, reason: 'new', order_id: null, created_at: now })
      .execute()
}
