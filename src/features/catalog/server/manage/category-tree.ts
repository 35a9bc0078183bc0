import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { toSlug } from '#core/slug.ts'
import type { Db } from '#platform/server/context.ts'
import type { CategoryTable } from '#platform/server/tables/catalogue.ts'
import { keepUpload, shownPath, showUploads } from '#platform/server/uploads/upload-files.ts'
import type { UploadedPicture } from '#platform/server/uploads/upload-picture.ts'
import { announce } from '../import/write/write-catalogue.ts'
import { mergeTexts } from './merge-texts.ts'
import { tidyLater } from './tidy-pictures.ts'
import type { Tidying } from './tidy-pictures.ts'

type Row = Selectable<CategoryTable>
type Parent = Pick<Row, 'id' | 'path_key' | 'url_path' | 'level'>

/** One change of the tree at a time: addresses and levels depend on what is above. */
const lockTree = (db: Db) => sql`select pg_advisory_xact_lock(hashtextextended('category-tree', 0))`.execute(db)

const isFree = async (db: Db, column: 'url_path' | 'slug' | 'path_key', value: string): Promise<boolean> =>
  (await db.selectFrom('category').select('id').where(column, '=', value).executeTakeFirst()) === undefined

const firstFree = async (db: Db, column: 'url_path' | 'slug' | 'path_key', wanted: string): Promise<string> => {
  if (await isFree(db, column, wanted)) return wanted
  for (let number = 2; ; number++) if (await isFree(db, column, `${wanted}-${number}`)) return `${wanted}-${number}`
}

const findParent = (db: Db, id: number): Promise<Parent | undefined> =>
  db.selectFrom('category').select(['id', 'path_key', 'url_path', 'level']).where('id', '=', id).executeTakeFirst()

/** A new category behind its neighbours; answers its id. */
export const addCategory = async (
  db: Db,
  { name, parent_id }: { readonly name: object; readonly parent_id?: number | null | undefined },
): Promise<Result<number, 'NOT_FOUND' | 'INVALID_INPUT'>> => {
  await lockTree(db)
  const names = mergeTexts({}, name as Record<string, string>)
  if (!names.en) return refuse('INVALID_INPUT', { fields: { 'name.en': 'REQUIRED' } })
  const parent = typeof parent_id === 'number' ? await findParent(db, parent_id) : null
  if (parent === undefined) return refuse('NOT_FOUND')
  const part = toSlug(names.en) || 'category'
  const url_path = await firstFree(db, 'url_path', parent ? `${parent.url_path}/${part}` : part)
  const key = names.en.replaceAll('/', ' ')
  const { last } = await db
    .selectFrom('category')
    .select((select) => select.fn.max('position').as('last'))
    .where('parent_id', parent ? '=' : 'is', parent?.id ?? null)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('category')
    .values({
      parent_id: parent?.id ?? null,
      path_key: await firstFree(db, 'path_key', parent ? `${parent.path_key}/${key}` : key),
      name: JSON.stringify(names),
      slug: (await isFree(db, 'slug', part)) ? part : await firstFree(db, 'slug', url_path.replaceAll('/', '-')),
      url_path,
      level: (parent?.level ?? 0) + 1,
      position: (last ?? 0) + 1,
      picture: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('url_rewrite')
    .values({ store_code: '', path: url_path, entity: 'category', entity_id: id, redirect_to: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await announce(db, undefined)
  return ok(id)
}

type Move = { readonly parentId: number | null | undefined; readonly slug: string | undefined }

/**
 * Moves a category below another one, or gives it another address; all below it go along. The database keeps the old addresses. Its
 * key for imports stays: a file that names the old way means this one.
 */
export const moveCategory = async (
  db: Db,
  category: Row,
  { parentId, slug }: Move,
): Promise<Result<true, 'INVALID_INPUT' | 'ADDRESS_TAKEN'>> => {
  const isMoved = parentId !== undefined && parentId !== category.parent_id
  const isRenamed = slug !== undefined && slug !== category.slug
  if (!isMoved && !isRenamed) return ok(true)
  await lockTree(db)
  const parent = typeof parentId === 'number' ? await findParent(db, parentId) : undefined
  const above = isMoved ? parent : category.parent_id === null ? undefined : await findParent(db, category.parent_id)
  const isInside = above !== undefined && `${above.url_path}/`.startsWith(`${category.url_path}/`)
  if ((typeof parentId === 'number' && !parent) || isInside)
    return refuse('INVALID_INPUT', { fields: { parent_id: 'INVALID' } })
  if (isRenamed && !(await isFree(db, 'slug', slug))) return refuse('ADDRESS_TAKEN')
  const part = isRenamed ? slug : (category.url_path.split('/').at(-1) ?? category.slug)
  const wanted = above ? `${above.url_path}/${part}` : part
  if (wanted !== category.url_path && !(await isFree(db, 'url_path', wanted))) return refuse('ADDRESS_TAKEN')
  const deeper = (above?.level ?? 0) + 1 - category.level
  // those below have its way in front of theirs
  await sql`
    update category set level = level + ${deeper}, url_path = ${wanted} || substr(url_path, ${category.url_path.length + 1})
    where url_path = ${category.url_path} or left(url_path, ${category.url_path.length + 1}) = ${`${category.url_path}/`}`.execute(
    db,
  )
  await db
    .updateTable('category')
    .set({ parent_id: above?.id ?? null, ...(isRenamed ? { slug } : {}) })
    .where('id', '=', category.id)
    .execute()
  return ok(true)
}

/** Removes a category with nothing in it and nothing below it. */
export const removeCategory = async (
  db: Db,
  id: number,
  tidying: Tidying,
): Promise<Result<true, 'NOT_FOUND' | 'CATEGORY_NOT_EMPTY'>> => {
  await lockTree(db)
  const category = await db.selectFrom('category').select('picture').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!category) return refuse('NOT_FOUND')
  const product = await db
    .selectFrom('product_category')
    .select('product_id')
    .where('category_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  const child = await db.selectFrom('category').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst()
  if (product || child) return refuse('CATEGORY_NOT_EMPTY')
  await db.deleteFrom('category').where('id', '=', id).execute()
  await tidyLater(db, [category.picture], tidying)
  await announce(db, undefined)
  return ok(true)
}

/** Gives a category a picture that was drawn anew. */
export const setPicture = async (
  db: Db,
  id: number,
  picture: UploadedPicture | undefined,
  { dataDir, ...tidying }: Tidying & { readonly dataDir: string },
): Promise<Result<true, 'NOT_FOUND' | 'INVALID_INPUT'>> => {
  if (!picture) return refuse('INVALID_INPUT', { fields: { photos: 'REQUIRED' } })
  const category = await db.selectFrom('category').select('picture').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!category) return refuse('NOT_FOUND')
  const name = await keepUpload(dataDir, picture)
  await showUploads(dataDir, [name])
  await db
    .updateTable('category')
    .set({ picture: shownPath(name) })
    .where('id', '=', id)
    .execute()
  await tidyLater(db, [category.picture], tidying)
  await announce(db, undefined)
  return ok(true)
}
