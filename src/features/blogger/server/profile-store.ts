import { localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import type { Db } from '#platform/server/context.ts'
import type { BloggerSettings, WireWiki } from '../contract.ts'
import type { ContentBlock } from '#platform/server/tables/content.ts'
import { wikiSize } from '../rules/limits.ts'

/** What a blogger set themselves. */
export const findProfile = async (db: Db, customerId: number): Promise<Partial<BloggerSettings>> => {
  const row = await db
    .selectFrom('blogger_profile')
    .select('settings')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.settings ?? {}
}

/** Changes what is named, whatever else is changed at the same time. */
export const changeProfile = async (
  db: Db,
  customerId: number,
  change: Partial<BloggerSettings>,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('blogger_profile')
    .values({ customer_id: customerId, settings: JSON.stringify(change), updated_at: now })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet((eb) => ({
        settings: eb('blogger_profile.settings', '||', eb.ref('excluded.settings')) as never,
        updated_at: now,
      })),
    )
    .execute()
}

type WikiRow = {
  readonly id: number
  readonly slug: string
  readonly sort: number
  readonly title: Parameters<typeof localize>[0]
  readonly updated_at: Date
}

const toWiki = (row: WikiRow, language: Language): WireWiki => ({
  id: row.id,
  slug: row.slug,
  title: localize(row.title, language),
  sort: row.sort,
  updated_at: row.updated_at.toISOString(),
})

/** Instructions by their order. */
export const listWikis = async (db: Db, language: Language): Promise<WireWiki[]> => {
  const rows = await db
    .selectFrom('blogger_wiki')
    .select(['id', 'slug', 'sort', 'title', 'updated_at'])
    .orderBy('sort')
    .orderBy('id')
    .limit(wikiSize)
    .execute()
  return rows.map((row) => toWiki(row, language))
}

export const findWiki = async (
  db: Db,
  slug: string,
  language: Language,
): Promise<(WireWiki & { json: { blocks: ContentBlock[] } }) | undefined> => {
  const row = await db.selectFrom('blogger_wiki').selectAll().where('slug', '=', slug).executeTakeFirst()
  return row && { ...toWiki(row, language), json: { blocks: row.content[language] ?? row.content.en ?? [] } }
}
