import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Language } from '#core/language.ts'
import type { Db } from '#platform/server/context.ts'
import { askPage } from '#platform/server/database/ask-page.ts'
import type { CategoryProductChanges } from '../../rules/manage-calls.ts'
import { announce } from '../import/write/write-catalogue.ts'

type Item = { readonly id: number; readonly sku: string; readonly name: string; readonly status: number }
type Page = { readonly from?: number | undefined; readonly size?: number | undefined }

/** The products of a category itself, in their order. */
export const listCategoryProducts = async (
  db: Db,
  id: number,
  { from = 0, size = 100 }: Page,
  language: Language,
): Promise<Result<{ items: Item[]; total: number }, 'NOT_FOUND'>> => {
  const category = await db.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst()
  if (!category) return refuse('NOT_FOUND')
  const { rows, total } = await askPage({ from, size }, (place) =>
    sql<Item & { total: number }>`
    select p.id, p.sku, coalesce(p.name ->> ${language}, p.name ->> 'en', p.sku) as name, p.status,
      (count(*) over ())::integer as total
    from product_category pc join product p on p.id = pc.product_id and p.parent_id is null
    where pc.category_id = ${id} order by pc.position, p.id offset ${place.from} limit ${place.size}`.execute(db),
  )
  const items = rows.map(({ total: _total, ...item }) => item)
  return ok({ items, total })
}

/** Puts products in, takes them out, and puts some first; every other one keeps its place behind those. */
export const changeCategoryProducts = async (
  db: Db,
  id: number,
  { add = [], remove = [], first = [] }: CategoryProductChanges,
): Promise<Result<{ total: number }, 'NOT_FOUND' | 'SKUS_UNKNOWN'>> => {
  const category = await db.selectFrom('category').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!category) return refuse('NOT_FOUND')
  const skus = [...new Set(add.map((sku) => sku.trim()))]
  const products = skus.length
    ? await db
        .selectFrom('product')
        .select(['id', 'sku'])
        .where('sku', 'in', skus)
        .where('parent_id', 'is', null)
        .execute()
    : []
  const unknown = skus.filter((sku) => !products.some((product) => product.sku === sku))
  if (unknown.length > 0) return refuse('SKUS_UNKNOWN', { skus: unknown, values: { skus: unknown.join(', ') } })
  if (remove.length > 0)
    await db.deleteFrom('product_category').where('category_id', '=', id).where('product_id', 'in', remove).execute()
  const { rows } = await sql<{ id: number }>`
    select product_id as id from product_category where category_id = ${id} order by position, product_id`.execute(db)
  const had = rows.map((row) => row.id)
  const all = [...had, ...skus.flatMap((sku) => products.find((one) => one.sku === sku)?.id ?? [])]
  const front = first.filter((one) => all.includes(one))
  const order = [...new Set([...front, ...all])]
  await sql`
    insert into product_category (product_id, category_id, position)
    select product_id, ${id}, place from unnest(${order}::integer[]) with ordinality as o (product_id, place)
    on conflict (product_id, category_id) do update set position = excluded.position`.execute(db)
  await announce(db, new Set([...order, ...remove]))
  return ok({ total: order.length })
}
