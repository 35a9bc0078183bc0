import { sql } from 'kysely'
import { isChangedSince } from '#core/changed-since.ts'
import type { Db } from '#platform/server/context.ts'
import { askPage } from '#platform/server/database/ask-page.ts'
import type { ContentBlock } from '#platform/server/tables/content.ts'
import type { WireOfficePage } from '../rules/office-calls.ts'
import { readPage } from '../rules/page-words.ts'
import type { PageBody } from '../rules/page-words.ts'
import type { Subject } from './versions.ts'

type PageKey = Pick<PageBody, 'identifier' | 'store_code'>
type OfficePage = WireOfficePage & { readonly content: Record<string, ContentBlock[]> }

export const pageSubject = ({ identifier, store_code }: PageKey): Subject => ({
  kind: 'page',
  subject: `${store_code}/${identifier}`,
})

const columns = ['identifier', 'store_code', 'title', 'is_active', 'updated_at'] as const

/** Drafts of pages that were never published, the latest of each. */
const unpublished = sql<{ subject: string; body: PageBody; created_at: Date }>`
  select distinct on (v.subject) v.subject, v.body, v.created_at from content_version v
  where v.kind = 'page' and v.withdrawn_at is null
    and not exists (select 1 from cms_page p where p.store_code || '/' || p.identifier = v.subject)
  order by v.subject, v.id desc`

/** One page of all content pages by identifier and store view, hidden ones and drafts too, and how many there are. */
export const listOfficePages = async (
  db: Db,
  { from = 0, size = 50 }: { readonly from?: number | undefined; readonly size?: number | undefined },
): Promise<{ items: WireOfficePage[]; total: number }> => {
  const { rows, total } = await askPage({ from, size }, (place) =>
    sql<Omit<WireOfficePage, 'updated_at'> & { updated_at: Date; total: number }>`
    with known as (
      select identifier, store_code, title, is_active, updated_at from cms_page
      union all
      select body ->> 'identifier', body ->> 'store_code', body -> 'title', false, created_at from (${unpublished}) d
    )
    select known.*, (count(*) over ())::integer as total from known
    order by identifier, store_code offset ${place.from} limit ${place.size}`.execute(db),
  )
  const items = rows.map(({ updated_at, total: _total, ...row }) => ({ ...row, updated_at: updated_at.toISOString() }))
  return { items, total }
}

/** What a page that was never published is about to say. */
export const findDraftPage = async (db: Db, key: PageKey): Promise<OfficePage | undefined> => {
  const { rows } = await sql<{ body: Omit<OfficePage, 'updated_at'>; created_at: Date }>`
    select body, created_at from (${unpublished}) drafts where subject = ${pageSubject(key).subject}`.execute(db)
  return rows[0] && { ...rows[0].body, updated_at: rows[0].created_at.toISOString() }
}

/** A page as it is now, with its words in every language. */
export const findOfficePage = async (db: Db, { identifier, store_code }: PageKey): Promise<OfficePage | undefined> => {
  const row = await db
    .selectFrom('cms_page')
    .select([...columns, 'content'])
    .where('identifier', '=', identifier)
    .where('store_code', '=', store_code)
    .executeTakeFirst()
  return row && { ...row, updated_at: row.updated_at.toISOString() }
}

const pageParts = ['title', 'content', 'is_active'] as const
type Looked = Partial<Pick<Parameters<typeof readPage>[0], (typeof pageParts)[number]>>

/** The page that is shown, where it is another one than was looked at and than `next`; what is blank does not count. */
export const findPageChangedSince = async (db: Db, next: PageBody, looked: Looked): Promise<PageBody | undefined> => {
  const shown = await findOfficePage(db, next)
  if (!shown) return undefined
  const { title = {}, content = {}, is_active } = looked
  const known = readPage(shown).page
  const seen = readPage({ ...next, title, content, is_active }).page
  const parts = pageParts.filter((part) => looked[part] !== undefined)
  return isChangedSince<PageBody>(parts, { known, next, seen }) ? known : undefined
}

/** Puts a page's version in the place of what is shown; pages hear of it from the row's trigger. */
export const publishPage = async (
  db: Db,
  { identifier, store_code, title, content, is_active }: PageBody,
  now: Date,
): Promise<void> => {
  const row = {
    title: JSON.stringify(title),
    content: JSON.stringify(content),
    is_active,
    updated_at: now,
  }
  await db
    .insertInto('cms_page')
    .values({ identifier, store_code, ...row })
    .onConflict((conflict) => conflict.columns(['identifier', 'store_code']).doUpdateSet(row))
    .execute()
}
