import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db, Trx } from '#platform/server/context.ts'
import { ImportRunning, takeTurn } from '../runs/runs.ts'
import { findConflicts, lockStock, takeBack } from './undo-rows.ts'
import { announce } from '../write/write-catalogue.ts'

export type UndoRefusal = 'NOTHING_TO_UNDO' | 'CHANGED_SINCE' | 'ALREADY_RUNNING'
type Run = { readonly files: readonly string[]; readonly startedAt: Date }
/** `later` is the last import where that one changed nothing, and is not what was taken back. */
export type UndoReport = Run & { readonly later: Run | undefined; readonly rows: number }

/**
 * Puts the catalogue back to what it was before the last import that changed it, in one transaction. What was changed, ordered
 * or built upon since is `CHANGED_SINCE` with `meta: {found: [sentence]}`, and then nothing is touched. Stock gives back what
 * the import added, or gets what it took, never below 0: units that orders took since stay taken. With `wanted` it has to be the last one.
 */
export const undoLastImport = async (db: Db, now: Date, wanted?: number): Promise<Result<UndoReport, UndoRefusal>> => {
  try {
    return await takeTurn(db, () => db.transaction().execute((trx) => undo(trx, now, wanted)))
  } catch (error) {
    if (error instanceof ImportRunning) return refuse('ALREADY_RUNNING')
    throw error
  }
}

const undo = async (trx: Trx, now: Date, wanted?: number): Promise<Result<UndoReport, UndoRefusal>> => {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
  await sql`set local lock_timeout = '20s'`.execute(trx)
  // the hashes of rows were made with it
  await sql`set local timezone = 'UTC'`.execute(trx)
  const run = await trx
    .selectFrom('import_run')
    .select(['id', 'files', 'started_at'])
    .where('state', '=', 'done')
    .where(sql<boolean>`exists (select from import_change where run_id = import_run.id)`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!run || (wanted !== undefined && run.id !== wanted)) return refuse('NOTHING_TO_UNDO')
  // nobody looked at the journal since it was written: without figures its joins are planned for a single row
  await sql`analyze import_change`.execute(trx)
  await lockStock(trx, run.id)
  const found = await findConflicts(trx, run.id)
  if (found.length) return refuse('CHANGED_SINCE', { found })
  const rows = await takeBack(trx, run.id, now)
  const later = await trx
    .selectFrom('import_run')
    .select(['files', 'started_at as startedAt'])
    .where('state', '=', 'done')
    .where('id', '>', run.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  await sql`delete from import_change where run_id = ${run.id}`.execute(trx)
  await trx.updateTable('import_run').set({ state: 'undone' }).where('id', '=', run.id).execute()
  await announce(trx, undefined)
  return ok({ files: run.files, startedAt: run.started_at, later, rows })
}
