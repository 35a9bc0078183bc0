import { sql } from 'kysely'
import { localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import type { PageBody } from '#features/content/rules/page-words.ts'
import type { Db } from '#platform/server/context.ts'
import type { ContentBlock } from '#platform/server/tables/content.ts'
import type { WireWiki } from '../../contract.ts'
import { wikiSize } from '../../rules/limits.ts'
import type { ManagedWiki } from '../../rules/wiki-calls.ts'

type Row = {
  readonly id: number
  readonly slug: string
  readonly sort: number
  readonly title: Parameters<typeof localize>[0]
  readonly updated_at: Date
}

const toWire = (row: Row, language: Language): WireWiki => ({
  id: row.id,
  slug: row.slug,
  title: localize(row.title, language),
  sort: row.sort,
  updated_at: row.updated_at.toISOString(),
})

/** Instructions by their order; those not shown only to managers. */
export const listWikis = async (db: Db, language: Language, { isForStaff = false } = {}) => {
  const all = db.selectFrom('blogger_wiki').select(['id', 'slug', 'sort', 'title', 'updated_at', 'is_published'])
  const rows = await (isForStaff ? all : all.where('is_published', '=', true))
    .orderBy('sort')
    .orderBy('id')
    .limit(wikiSize)
    .execute()
  return rows.map((row) => ({ ...toWire(row, language), ...(isForStaff ? { is_published: row.is_published } : {}) }))
}

/** One that is shown. */
export const findWiki = async (
  db: Db,
  slug: string,
  language: Language,
): Promise<(WireWiki & { json: { blocks: ContentBlock[] } }) | undefined> => {
  const row = await db
    .selectFrom('blogger_wiki')
    .selectAll()
    .where('slug', '=', slug)
    .where('is_published', '=', true)
    .executeTakeFirst()
  return row && { ...toWire(row, language), json: { blocks: row.content[language] ?? row.content.en ?? [] } }
}

/** An instruction by its id, published or not, with its words in every language; undefined where there is none. */
export const findManagedWiki = async (db: Db, id: number, language: Language): Promise<ManagedWiki | undefined> => {
  const row = await db.selectFrom('blogger_wiki').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { is_published, title, content } = row
  return { ...toWire(row, language), is_published, words: { title, content } }
}

type Words = Pick<PageBody, 'title' | 'content'>
const toJson = ({ title, content }: Words) => ({ title: JSON.stringify(title), content: JSON.stringify(content) })

/** Those who write at once do so one after the other, until their transactions end: the order and the count are of all. */
export const lockWikis = async (db: Db): Promise<void> => {
  await sql`lock table blogger_wiki in share row exclusive mode`.execute(db)
}

/** Writes a new one behind all others; undefined where its address is taken. */
export const insertWiki = async (
  db: Db,
  { slug, words, isPublished, now }: { slug: string; words: Words; isPublished: boolean; now: Date },
): Promise<number | 'full' | undefined> => {
  const { count, last } = await db
    .selectFrom('blogger_wiki')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('sort').as('last')])
    .executeTakeFirstOrThrow()
  if (count >= wikiSize) return 'full'
  const row = { slug, sort: (last ?? 0) + 1, ...toJson(words), is_published: isPublished, updated_at: now }
  const made = await db
    .insertInto('blogger_wiki')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

type WikiChange = { readonly words: Words | undefined; readonly isPublished: boolean | undefined; readonly now: Date }

/** Writes what is given, the rest stays; of an unknown id nothing happens. */
export const changeWiki = async (db: Db, id: number, { words, isPublished, now }: WikiChange): Promise<void> => {
  const change = {
    ...(words ? toJson(words) : {}),
    ...(isPublished === undefined ? {} : { is_published: isPublished }),
    updated_at: now,
  }
  await db.updateTable('blogger_wiki').set(change).where('id', '=', id).execute()
}

/** Puts one at a place among all, and counts them anew from 1. */
export const moveWiki = async (db: Db, id: number, place: number): Promise<void> => {
  const rows = await db.selectFrom('blogger_wiki').select('id').orderBy('sort').orderBy('id').execute()
  const ids = rows.map((row) => row.id).filter((one) => one !== id)
  ids.splice(place, 0, id)
  await sql`
    update blogger_wiki set sort = placed.sort from unnest(${ids}::integer[]) with ordinality as placed (id, sort)
    where blogger_wiki.id = placed.id`.execute(db)
}

/** How many are shown: menus lead there where any is. */
export const keepWikiCount = async (db: Db, now: Date): Promise<void> => {
  await sql`
    insert into setting (key, store_code, value, updated_at)
    select 'instructions_count', '', to_jsonb(count(*)), ${now} from blogger_wiki where is_published
    on conflict (key, store_code) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(db)
}
