import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** More addresses than this are of no use to anybody, and whoever invents them shall not fill the disk. */
const mostUnmatched = 10_000

/** Counts an address (with its store code) that nothing answers. Known ones are counted on when the table is full, new ones left out. */
export const recordUnmatched = async (db: Db, address: string, storeCode: string, now: Date): Promise<void> => {
  // a text of PostgreSQL holds no NUL
  const path = address.replaceAll('\0', '').slice(0, 500)
  await sql`
    insert into unmatched_url (path, store_code, last_at)
    select ${path}::text, ${storeCode}::text, ${now}::timestamptz
    where (select count(*) from unmatched_url) < ${mostUnmatched}
      or exists (select from unmatched_url where path = ${path}::text)
    on conflict (path) do update set hits = unmatched_url.hits + 1, last_at = excluded.last_at`.execute(db)
}
