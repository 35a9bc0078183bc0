import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Issue } from '../records.ts'

/** What was said of the rows of a run is kept of so many runs, and of each so many rows. */
const mostRuns = 20
const mostIssues = 10_000

/** Refused rows first: where there are too many to keep, notes are left out. */
export const keepIssues = async (db: Db, runId: number, issues: readonly Issue[]): Promise<void> => {
  const kept = [...issues.filter(({ isRefused }) => isRefused), ...issues.filter(({ isRefused }) => !isRefused)]
    .slice(0, mostIssues)
    .map((issue, place) => ({ ...issue, place }))
  if (!kept.length) return
  await sql`
    insert into import_issue (run_id, place, file, line, column_name, sku, message, is_refused)
    select ${runId}::integer, place, file, line, "column", sku, message, "isRefused"
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as r(place integer, file text, line integer, "column" text, sku text, message text, "isRefused" boolean)
    on conflict do nothing`.execute(db)
  await sql`
    delete from import_issue where run_id < (
      select min(id) from (select id from import_run order by id desc limit ${mostRuns}) as latest)`.execute(db)
}
