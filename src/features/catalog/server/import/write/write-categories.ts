import { sql } from 'kysely'
import { localize } from '#core/language.ts'
import type { Language, Localized } from '#core/language.ts'
import { toSlug } from '#core/slug.ts'
import type { Trx } from '#platform/server/context.ts'
import { nameOfPath, parentOfPath, pathsTo, splitPath } from '../../../rules/categories/category-path.ts'
import type { CategoryInput } from '../../../rules/catalogue-input.ts'
import { isEqual, mergeLabels } from './labels.ts'

export type CategoryBook = {
  /** The id of a path that the book was asked to ensure. */
  readonly get: (path: string) => number
  readonly ensure: (paths: Iterable<string>) => Promise<void>
  readonly hasChanged: () => boolean
}

type Stored = {
  readonly id: number
  readonly path_key: string
  name: Localized
  readonly url_path: string
  readonly slug: string
  position: number
  picture: string | null
  is_active: boolean
}

type Fresh = Stored & { readonly parent_id: number | null; readonly level: number }

/** Categories by their paths. What exists keeps its id and its addresses; names get the languages they lack. */
export const openCategories = async (
  trx: Trx,
  declared: readonly CategoryInput[],
  language: Language,
  isFull: boolean,
): Promise<CategoryBook> => {
  let changed = false
  const columns = ['id', 'path_key', 'name', 'url_path', 'slug', 'position', 'picture', 'is_active'] as const
  const stored = await trx.selectFrom('category').select(columns).execute()
  const known = new Map<string, Stored>(stored.map((row) => [row.path_key, row]))
  const urlPaths = new Set(stored.map((row) => row.url_path))
  const slugs = new Set(stored.map((row) => row.slug))

  const update = async (category: Stored, input: CategoryInput): Promise<void> => {
    const name = mergeLabels(category.name, input.name, isFull)
    const position = input.position ?? category.position
    const picture = input.picture ?? category.picture
    const is_active = input.isActive ?? category.is_active
    const isSame = position === category.position && picture === category.picture && is_active === category.is_active
    if (isEqual(name, category.name) && isSame) return
    changed = true
    await trx
      .updateTable('category')
      .set({ name: JSON.stringify(name), position, picture, is_active })
      .where('id', '=', category.id)
      .execute()
    known.set(category.path_key, { ...category, name, position, picture, is_active })
  }

  const add = async (inputs: readonly CategoryInput[]): Promise<void> => {
    const wanted = new Map<string, CategoryInput>()
    for (const input of inputs) {
      for (const path of pathsTo(input.path)) {
        if (path === input.path) wanted.set(path, input)
        else if (!wanted.has(path)) wanted.set(path, { path, name: {} })
      }
    }
    const missing: CategoryInput[] = []
    for (const [path, input] of wanted) {
      const category = known.get(path)
      if (category) await update(category, input)
      else missing.push(input)
    }
    if (!missing.length) return
    changed = true
    const { rows: ids } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('category', 'id'))::integer as id from generate_series(1, ${missing.length})`.execute(
      trx,
    )
    const fresh = new Map<string, Fresh>()
    // the shorter path first, so that a parent's address is known before its children's
    const fromTheRoot = missing.toSorted((a, b) => splitPath(a.path).length - splitPath(b.path).length)
    for (const input of fromTheRoot) {
      const category = toFresh(input, ids[fresh.size]?.id ?? 0)
      known.set(category.path_key, category)
      fresh.set(category.path_key, category)
    }
    const named = fromTheRoot.flatMap((input) => withSlug(fresh.get(input.path), input))
    for (const category of named) known.set(category.path_key, category)
    await insert(trx, named)
  }

  const toFresh = (input: CategoryInput, id: number): Fresh => {
    const parent = known.get(parentOfPath(input.path) ?? '')
    const name = Object.keys(input.name).length ? input.name : { [language]: nameOfPath(input.path) }
    const part = toSlug(input.slug ?? '') || toSlug(localize(name, 'en')) || `category-${id}`
    const url_path = firstFree(parent ? `${parent.url_path}/${part}` : part, urlPaths)
    urlPaths.add(url_path)
    return {
      id,
      path_key: input.path,
      parent_id: parent?.id ?? null,
      level: splitPath(input.path).length,
      name,
      slug: part,
      url_path,
      position: input.position ?? known.size,
      picture: input.picture ?? null,
      is_active: input.isActive ?? true,
    }
  }

  /** Of equal names the one nearest to the root, the first of those, has the short address; for the others it is the whole way (women-tops-tees). */
  const withSlug = (category: Fresh | undefined, input: CategoryInput): Fresh[] => {
    if (!category) return []
    const isOwn = Boolean(input.slug && toSlug(input.slug))
    const slug =
      isOwn || !slugs.has(category.slug) ? category.slug : firstFree(category.url_path.replaceAll('/', '-'), slugs)
    slugs.add(slug)
    return [{ ...category, slug }]
  }

  await add(declared)
  return {
    get: (path) => {
      const category = known.get(path)
      if (!category) throw new Error(`the category ${path} was not ensured`)
      return category.id
    },
    ensure: async (paths) => {
      const missing = [...new Set(paths)].filter((path) => !known.has(path))
      if (missing.length) await add(missing.map((path) => ({ path, name: {} })))
    },
    hasChanged: () => changed,
  }
}

const firstFree = (wanted: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`
}

const insert = async (trx: Trx, fresh: readonly Fresh[]): Promise<void> => {
  const rows = JSON.stringify(fresh)
  await sql`
    insert into category (id, parent_id, path_key, name, slug, url_path, level, position, picture, is_active)
    select * from jsonb_to_recordset(${rows}::jsonb)
      as r(id integer, parent_id integer, path_key text, name jsonb, slug text, url_path text, level integer, position integer, picture text, is_active boolean)`.execute(
    trx,
  )
  await sql`
    insert into url_rewrite (store_code, path, entity, entity_id)
    select '', r.url_path, 'category', r.id from jsonb_to_recordset(${rows}::jsonb) as r(id integer, url_path text)
    on conflict do nothing`.execute(trx)
}
