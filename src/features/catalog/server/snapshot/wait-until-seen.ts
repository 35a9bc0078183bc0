import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { listenerName } from '#platform/server/processes/listen.ts'

const lookAgainMs = 50

/**
 * Waits until every process that serves this database shows the catalogue as it is now. Answers how many do not yet when
 * `longestMs` are over: 0 is all, and also where no shop runs.
 */
export const waitUntilSeen = async (db: Db, longestMs: number): Promise<number> => {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  for (let waited = 0; ; waited += lookAgainMs) {
    const { rows } = await sql<{ behind: number }>`
      select count(*)::int as behind from pg_stat_activity
      where datname = current_database() and application_name like ${`${listenerName}%`}
        and coalesce(substring(application_name from ' ([0-9]+)$')::bigint, -1) < ${version}`.execute(db)
    const behind = rows[0]?.behind ?? 0
    if (behind === 0 || waited >= longestMs) return behind
    await wait(lookAgainMs)
  }
}
