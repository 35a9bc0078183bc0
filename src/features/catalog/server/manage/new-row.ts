import type { Insertable } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { toSlug } from '#core/slug.ts'
import type { Db } from '#platform/server/context.ts'
import type { ProductTable } from '#platform/server/tables/catalogue.ts'
import { archivedStatus } from '../../rules/product/product-status.ts'

/** A product without its address, and the name that it goes by there; '' for its SKU. */
type NewProduct = { readonly row: Omit<Insertable<ProductTable>, 'slug'>; readonly called: string }

/** Puts products in and answers their ids in their order, however many in two statements. Refuses with the first SKU that is taken. */
export const insertProducts = async (
  db: Db,
  products: readonly NewProduct[],
): Promise<Result<number[], 'SKU_TAKEN'>> => {
  if (products.length === 0) return ok([])
  const slugs = await freeSlugs(db, products)
  const made = await db
    .insertInto('product')
    .values(products.map(({ row }, at) => ({ ...row, slug: slugs[at] ?? '' })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'sku'])
    .execute()
  const idOf = new Map(made.map(({ id, sku }) => [sku, id]))
  const ids: number[] = []
  for (const { sku } of products.map(({ row }) => row)) {
    const id = idOf.get(sku)
    if (id === undefined) return refuse('SKU_TAKEN', { sku, values: await nameOwner(db, 'sku', sku) })
    idOf.delete(sku)
    ids.push(id)
  }
  return ok(ids)
}

/** Addresses that no product has: the name's, or with the SKU behind it. */
const freeSlugs = async (db: Db, products: readonly NewProduct[]): Promise<string[]> => {
  const wanted = products.map(({ row: { sku }, called }) => ({ sku, slug: toSlug(called) || toSlug(sku) }))
  const slugs = wanted.map(({ slug }) => slug)
  const found = await db.selectFrom('product').select('slug').where('slug', 'in', slugs).execute()
  const taken = new Set(['', ...found.map(({ slug }) => slug)])
  return wanted.map(({ sku, slug }) => {
    const free = taken.has(slug) ? `${slug}-${sku.toLowerCase()}` : slug
    taken.add(free)
    return free
  })
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

/** The first stock of products, the same of each; without a figure it is not counted. */
export const stockAt = async (db: Db, ids: readonly number[], qty: number | undefined, now: Date): Promise<void> => {
  await db
    .insertInto('stock')
    .values(ids.map((id) => ({ product_id: id, qty: qty ?? 0, is_managed: qty !== undefined })))
    .execute()
  if (qty !== undefined && qty > 0)
    await db
      .insertInto('stock_movement')
      .values(ids.map((id) => ({ product_id: id, delta: qty, reason: 'new', order_id: null, created_at: now })))
      .execute()
}
