import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import type { ManagedCategory } from '../../rules/manage-calls.ts'
import { announce } from '../import/write-catalogue.ts'

const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** A page of categories in the order that menus show them, or the one of an id. */
export const listCategories = async (
  db: Db,
  {
    q,
    id,
    from = 0,
    size = 50,
  }: { q?: string | undefined; id?: number; from?: number | undefined; size?: number | undefined },
): Promise<{ items: ManagedCategory[]; total: number }> => {
  const text = q?.trim().replaceAll('\0', '')
  const { rows } = await sql<ManagedCategory & { total: number }>`
    with recursive tree as (
      select id, array[position, id] as place from category where parent_id is null
      union all
      select child.id, tree.place || child.position || child.id from category child join tree on tree.id = child.parent_id
    )
    select c.id, c.parent_id, c.path_key as path, c.name, c.url_path, c.level, c.position, c.is_active,
      (select count(*)::integer from product_category pc where pc.category_id = c.id) as products,
      (count(*) over ())::integer as total
    from category c join tree on tree.id = c.id
    where ${id === undefined ? sql`true` : sql`c.id = ${id}`}
      and ${text ? sql`(c.name::text ilike ${containing(text)} or c.path_key ilike ${containing(text)})` : sql`true`}
    order by tree.place offset ${from} limit ${size}`.execute(db)
  return { items: rows.map(toManaged), total: rows[0]?.total ?? 0 }
}

const toManaged = (row: ManagedCategory): ManagedCategory => ({
  id: row.id,
  parent_id: row.parent_id,
  path: row.path,
  name: row.name,
  url_path: row.url_path,
  level: row.level,
  position: row.position,
  is_active: row.is_active,
  products: row.products,
})

type Changes = {
  readonly name?: object | undefined
  readonly is_active?: boolean | undefined
  readonly position?: number | undefined
}

/** Changes what is named; every process reads the categories anew. */
export const changeCategory = async (
  db: Db,
  id: number,
  { name, ...plain }: Changes,
): Promise<Result<ManagedCategory, 'NOT_FOUND' | 'INVALID_INPUT'>> => {
  const category = await db.selectFrom('category').select('name').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!category) return refuse('NOT_FOUND')
  const names: Record<string, string> = {}
  for (const [language, text] of Object.entries({ ...category.name, ...name })) {
    const written = typeof text === 'string' ? text.replaceAll('\0', '').trim() : ''
    if (written) names[language] = written
  }
  if (!names['en']) return refuse('INVALID_INPUT', { fields: { 'name.en': 'REQUIRED' } })
  await db
    .updateTable('category')
    .set({ ...plain, name: JSON.stringify(names) })
    .where('id', '=', id)
    .execute()
  await announce(db, undefined)
  const [changed] = (await listCategories(db, { id })).items
  return changed ? ok(changed) : refuse('NOT_FOUND')
}
