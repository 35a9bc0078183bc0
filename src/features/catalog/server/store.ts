import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { withoutNul } from '#platform/server/database/searched-text.ts'

/** More addresses than this are of no use to anybody, and whoever invents them shall not fill the disk. */
const mostUnmatched = 10_000

/** Counts an address (with its store code) that nothing answers. Known ones are counted on when the table is full, new ones left out. */
export const recordUnmatched = async (db: Db, address: string, storeCode: string, now: Date): Promise<void> => {
  const path = withoutNul(address).slice(0, 500)
  await sql`
    insert into unmatched_url (path, store_code, last_at)
    select ${path}::text, ${storeCode}::text, ${now}::timestamptz
    where (select count(*) from unmatched_url) < ${mostUnmatched}
      or exists (select from unmatched_url where path = ${path}::text)
    on conflict (path) do update set hits = unmatched_url.hits + 1, last_at = excluded.last_at`.execute(db)
}

/** Whether one of these addresses (without store code, decoded) belonged to a product or category that was removed. */
export const isGone = async (db: Db, paths: readonly string[]): Promise<boolean> => {
  const known = paths.map(withoutNul).filter((path) => path !== '')
  if (known.length === 0) return false
  const row = await db.selectFrom('gone_address').select('path').where('path', 'in', known).limit(1).executeTakeFirst()
  return row !== undefined
}

/** The id of the content page that had this slug once, in the store view before in every view; undefined where none had. */
export const findFormerPage = async (db: Db, storeCode: string, slug: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('url_rewrite')
    .select('entity_id')
    .where('path', '=', `i/${withoutNul(slug)}`)
    .where('entity', '=', 'cms_page')
    .where('store_code', 'in', ['', storeCode])
    .orderBy('store_code', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.entity_id
}

/** When each style, with its variants, was last written; by id. */
export const lastChanges = async (db: Db): Promise<Map<number, Date>> => {
  const { rows } = await sql<{ id: number; changed: Date }>`
    select coalesce(parent_id, id) as id, max(updated_at) as changed from product group by 1`.execute(db)
  return new Map(rows.map(({ id, changed }) => [id, changed]))
}
