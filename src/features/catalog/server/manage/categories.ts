import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import { askPage } from '#platform/server/database/ask-page.ts'
import { containing, searchedText, textsWithin } from '#platform/server/database/searched-text.ts'
import type { CategoryChanges, ManagedCategory } from '../../rules/manage-calls.ts'
import { announce } from '../import/write/write-catalogue.ts'
import { moveCategory } from './category-tree.ts'
import { mergeSeo, mergeTexts } from './merge-texts.ts'
import { tidyLater } from './tidy-pictures.ts'
import type { Tidying } from './tidy-pictures.ts'

type Asked = {
  readonly q?: string | undefined
  readonly id?: number
  readonly from?: number | undefined
  readonly size?: number | undefined
  readonly chosen?: string | undefined
}

/** A page of categories in the order that menus show them, those of `chosen` among them, or the one of an id. */
export const listCategories = async (
  db: Db,
  { q, id, from = 0, size = 50, chosen }: Asked,
): Promise<{ items: ManagedCategory[]; total: number }> => {
  const text = searchedText(q)
  const isChosen = sql`c.id = any(${(chosen ?? '').split(',').filter(Boolean).map(Number)}::integer[])`
  const { rows, total } = await askPage({ from, size }, (page) =>
    sql<ManagedCategory & { total: number; place: unknown }>`
    with recursive tree as (
      select id, array[position, id] as place, coalesce(name ->> 'en', slug) as path from category where parent_id is null
      union all
      select child.id, tree.place || child.position || child.id, tree.path || '/' || coalesce(child.name ->> 'en', child.slug)
      from category child join tree on tree.id = child.parent_id
    )
    select * from (select c.id, c.parent_id, tree.place, tree.path, c.name, c.slug, c.url_path, c.picture as image, c.seo, c.level, c.position, c.is_active,
      (select count(*)::integer from product_category pc where pc.category_id = c.id) as products,
      (select count(*)::integer from category below where below.parent_id = c.id) as children,
      (count(*) over ())::integer as total
    from category c join tree on tree.id = c.id
    where ${id === undefined ? sql`true` : sql`c.id = ${id}`}
      and ${text ? sql`(${isChosen} or ${textsWithin('c.name')} ilike ${containing(text)} or c.path_key ilike ${containing(text)} or tree.path ilike ${containing(text)})` : sql`true`}
    order by ${isChosen} desc, tree.place offset ${page.from} limit ${page.size}) page order by place`.execute(db),
  )
  const items = rows.map(({ total: _total, place: _place, ...row }) => ({
    ...row,
    seo: { title: row.seo.title ?? {}, description: row.seo.description ?? {} },
  }))
  return { items, total }
}

/** The category of an id. */
export const findCategory = async (db: Db, id: number): Promise<Result<ManagedCategory, 'NOT_FOUND'>> => {
  const [category] = (await listCategories(db, { id })).items
  return category ? ok(category) : refuse('NOT_FOUND')
}

/** Changes what is named; every process reads the categories anew. */
export const changeCategory = async (
  db: Db,
  id: number,
  { name, seo, image, parent_id, slug, is_active, position }: CategoryChanges,
  tidying: Tidying,
): Promise<Result<ManagedCategory, 'NOT_FOUND' | 'INVALID_INPUT' | 'ADDRESS_TAKEN'>> => {
  const category = await db.selectFrom('category').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!category) return refuse('NOT_FOUND')
  const names = mergeTexts(category.name, name)
  if (!names.en) return refuse('INVALID_INPUT', { fields: { 'name.en': 'REQUIRED' } })
  const moved = await moveCategory(db, category, { parentId: parent_id, slug })
  if (!moved.ok) return moved
  await db
    .updateTable('category')
    .set({
      // what is undefined stays
      is_active,
      position,
      name: JSON.stringify(names),
      ...(seo ? { seo: JSON.stringify(mergeSeo(category.seo, seo)) } : {}),
      ...(image === null ? { picture: null } : {}),
    })
    .where('id', '=', id)
    .execute()
  if (image === null) await tidyLater(db, [category.picture], tidying)
  await announce(db, undefined)
  return findCategory(db, id)
}
