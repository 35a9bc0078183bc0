import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { keptMiss } from '../rules/misses.ts'

/** Different words that are kept at most: then those go that were not searched for the longest time. */
const mostKept = 2000

/** Counts words that found nothing; of who searched nothing is kept. */
export const recordMiss = async (db: Db, text: string, now: Date): Promise<void> => {
  const words = keptMiss(text)
  if (words === undefined) return
  await sql`
    insert into search_miss (text, last_at) values (${words}, ${now})
    on conflict (text) do update set hits = search_miss.hits + 1, last_at = excluded.last_at`.execute(db)
  await sql`
    delete from search_miss where text in (
      select text from search_miss order by last_at desc, text offset ${mostKept} limit 100)`.execute(db)
}

/** What was searched for in vain, the most often first. */
export const listMisses = async (
  db: Db,
  most: number,
): Promise<{ readonly text: string; readonly hits: number; readonly last_at: string }[]> => {
  const rows = await db
    .selectFrom('search_miss')
    .select(['text', 'hits', 'last_at'])
    .orderBy('hits', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('text')
    .limit(most)
    .execute()
  return rows.map(({ last_at, ...row }) => ({ ...row, last_at: last_at.toISOString() }))
}
