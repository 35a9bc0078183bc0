import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Progress } from '../records.ts'
import { isTurnTaken } from './runs.ts'

/** Milliseconds between two writes. */
const everyMs = 500

/** Tells every process how far a run is. A write that fails is one look at the progress less, and nothing of the import. */
export const openRunProgress = (db: Db, id: number) => {
  let writing: Promise<unknown> | undefined
  let latest: Progress | undefined
  let [step, at]: [Progress['step'] | undefined, number] = [undefined, 0]
  const write = ({ step: name, done, total }: Progress): void => {
    ;[step, at] = [name, performance.now()]
    writing = Promise.allSettled([
      sql`update import_run set step = ${name}, done = ${Math.floor(done)}, total = ${Math.floor(total)} where id = ${id}`.execute(
        db,
      ),
    ]).then(() => {
      writing = undefined
      if (latest && latest.step !== step) write(latest)
    })
  }
  return {
    tell: (progress: Progress): void => {
      latest = progress
      if (!writing && (progress.step !== step || performance.now() - at >= everyMs)) write(progress)
    },
    close: async (): Promise<void> => {
      while (writing) await writing
    },
  }
}

/** How far the import is that some process works at; undefined while none does. */
export const findRunning = async (db: Db): Promise<Progress | undefined> => {
  if (!(await isTurnTaken(db))) return undefined
  const run = await db
    .selectFrom('import_run')
    .select(['step', 'done', 'total'])
    .where('state', '=', 'running')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return run && { step: run.step ?? 'reading', done: run.done, total: run.total }
}
