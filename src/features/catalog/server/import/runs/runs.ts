import { sql } from 'kysely'
import type { Db, Trx } from '#platform/server/context.ts'
import { isLocked, tryLock, unlock, watchForLoss } from '#platform/server/database/session-locks.ts'
import type { ImportCounts } from '../records.ts'

/** One import, or its undoing, at a time on a database, from the first look at its files to its end. */
const turnKey = 7_406_313

/** Thrown, as a refusal could not end the transaction; who asks people turns it into `ALREADY_RUNNING`. */
export class ImportRunning extends Error {
  override name = 'ImportRunning'
}

export type CutOffRun = { readonly files: readonly string[]; readonly startedAt: Date }

/** Throws `ImportRunning` where another process is at it. The turn ends with its connection, so a killed process blocks nobody. */
export const takeTurn = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await watchForLoss(connection)
    if (!(await tryLock(connection, turnKey))) throw new ImportRunning('another import is running')
    try {
      return await work()
    } finally {
      await unlock(connection, turnKey)
    }
  })

/**
 * Notes that a run begins, and tells of runs that were cut off before. Whoever calls has the turn, so a run that still counts
 * as running is one whose process is gone; its transaction went with it. A run that waited begins itself; undefined where it is over.
 */
export const beginRun = async (
  db: Db,
  { files, now, id: waiting = 0 }: { files: readonly string[]; now: Date; id?: number },
): Promise<{ id: number; cutOff: CutOffRun[] } | undefined> => {
  const cutOff = await db
    .updateTable('import_run')
    .set({ state: 'interrupted', finished_at: now })
    .where('state', '=', 'running')
    .where('id', '<>', waiting)
    .returning(['files', 'started_at'])
    .execute()
  const begun = waiting
    ? await db
        .updateTable('import_run')
        .set({ state: 'running', step: null, done: 0, total: 0 })
        .where('id', '=', waiting)
        .where('state', 'in', ['queued', 'running'])
        .returning('id')
        .executeTakeFirst()
    : await db
        .insertInto('import_run')
        .values({ format: '', files: [...files], counts: '{}', started_at: now, state: 'running' })
        .returning('id')
        .executeTakeFirstOrThrow()
  return begun && { ...begun, cutOff: cutOff.map((run) => ({ files: run.files, startedAt: run.started_at })) }
}

/** Whether some process imports or undoes an import right now. */
export const isTurnTaken = (db: Db): Promise<boolean> => isLocked(db, turnKey)

/** A run that kept nothing, with the file and the sentence where one was refused as a whole. */
export const refuseRun = async (db: Db, id: number, problem?: object): Promise<void> => {
  await db
    .updateTable('import_run')
    .set({
      state: 'refused',
      finished_at: sql<string>`clock_timestamp()`,
      problem: problem === undefined ? null : JSON.stringify(problem),
    })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute()
}

/** From here on the database keeps what the transaction does to the catalogue's rows, so that it can be taken back. */
export const watchRun = async (trx: Trx, id: number): Promise<void> => {
  await sql`select set_config('vitrine.import_run', ${String(id)}, true)`.execute(trx)
}

/** In the transaction of what it wrote. Only the last run that changed anything can be undone: older ones are forgotten. */
export const finishRun = async (
  trx: Trx,
  { id, format }: { id: number; format: string },
  counts: ImportCounts,
): Promise<void> => {
  await sql`
    delete from import_change where run_id < ${id} and exists (select from import_change where run_id = ${id})`.execute(
    trx,
  )
  await endRun(trx, { id, format, state: 'done' }, counts)
}

/** A dry run that told what would become of the files. */
export const endTrial = (db: Db, run: { id: number; format: string }, counts: ImportCounts): Promise<void> =>
  endRun(db, { ...run, state: 'tried' }, counts)

const endRun = async (
  db: Db,
  { id, format, state }: { id: number; format: string; state: 'done' | 'tried' },
  { new: added, changed, unchanged, refused, removed }: ImportCounts,
): Promise<void> => {
  await db
    .updateTable('import_run')
    .set({
      state,
      format,
      counts: JSON.stringify({ new: added, changed, unchanged, refused, removed }),
      finished_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}
