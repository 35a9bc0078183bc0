import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import type { ProductTable } from '#platform/server/tables/catalogue.ts'
import type { Selectable } from 'kysely'
import { announce } from '../import/write/write-catalogue.ts'
import { freeSlug, nameOwner, stockAt } from './new-row.ts'

type Row = Selectable<ProductTable>

/** Put up for sale once somebody has looked it over. */
const notOnSale = 2

/** A product under another SKU with its words, prices, pictures, categories, links and variants, without stock; answers its id. */
export const copyProduct = async (
  db: Db,
  id: number,
  sku: string,
  now: Date,
): Promise<Result<number, 'NOT_FOUND' | 'INVALID_INPUT' | 'SKU_TAKEN'>> => {
  const product = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()
  if (!product) return refuse('NOT_FOUND')
  if (product.parent_id !== null) return refuse('INVALID_INPUT', { fields: { id: 'VARIANT' } })
  const made = await copyRow(db, product, { sku, status: notOnSale, parentId: null }, now)
  if (made === undefined) return refuse('SKU_TAKEN', { sku, values: await nameOwner(db, 'sku', sku) })
  const variants = await db.selectFrom('product').selectAll().where('parent_id', '=', id).orderBy('id').execute()
  for (const [index, variant] of variants.entries()) {
    const end = variant.sku.startsWith(`${product.sku}-`) ? variant.sku.slice(product.sku.length) : `-${index + 1}`
    const own = { sku: `${sku}${end}`, status: variant.status, parentId: made }
    if ((await copyRow(db, variant, own, now)) === undefined)
      return refuse('SKU_TAKEN', { sku: own.sku, values: await nameOwner(db, 'sku', own.sku) })
  }
  await announce(db, new Set([made]))
  return ok(made)
}

/** Answers the new id; undefined where the SKU is taken. */
const copyRow = async (
  db: Db,
  { id, ...row }: Row,
  { sku, status, parentId }: { readonly sku: string; readonly status: number; readonly parentId: number | null },
  now: Date,
): Promise<number | undefined> => {
  const texts = ['name', 'description', 'short_description', 'seo', 'attributes', 'media'] as const
  const parts = ['bundle_options', 'custom_options', 'downloads'] as const
  const json = Object.fromEntries([...texts, ...parts].map((column) => [column, JSON.stringify(row[column])]))
  const made = await db
    .insertInto('product')
    .values({
      ...row,
      ...(json as Record<(typeof texts)[number] | (typeof parts)[number], string>),
      sku,
      status,
      parent_id: parentId,
      slug: await freeSlug(db, parentId === null ? (row.name.en ?? '') : '', sku),
      input_hash: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return undefined
  for (const table of ['product_price', 'product_category', 'product_link'] as const) {
    const rows = await db.selectFrom(table).selectAll().where('product_id', '=', id).execute()
    if (rows.length > 0)
      await db
        .insertInto(table)
        .values(rows.map((one) => ({ ...one, product_id: made.id })) as never)
        .execute()
  }
  const stock = await db.selectFrom('stock').select('is_managed').where('product_id', '=', id).executeTakeFirst()
  await stockAt(db, made.id, stock?.is_managed ? 0 : undefined, now)
  return made.id
}
