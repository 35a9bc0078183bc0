import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import type { ImportIssue, ImportRun } from '../../rules/import-calls.ts'
import { isTurnTaken } from '../import/runs/runs.ts'
import type { Upload } from './uploads.ts'

/** Hours after which nobody waits for a run that never began, or whose process is gone. */
const longestWaitHours = 1

const longestWait = (now: Date): Date => new Date(now.getTime() - longestWaitHours * 3_600_000)

type Wanted = {
  readonly upload: Upload
  readonly byId: number
  readonly storeCode: StoreCode
  readonly isTrial: boolean
  readonly now: Date
}

/** Puts a run into the history that waits to be begun; undefined where one waits or works already. */
export const queueRun = async (
  trx: Db,
  { upload, byId, storeCode, isTrial, now }: Wanted,
): Promise<number | undefined> => {
  await trx
    .updateTable('import_run')
    .set({ state: 'interrupted', finished_at: now })
    .where('state', '=', 'queued')
    .where('started_at', '<', longestWait(now))
    .execute()
  const run = await trx
    .insertInto('import_run')
    .values({
      format: '',
      files: upload.files.map(({ name }) => name),
      counts: '{}',
      started_at: now,
      state: 'queued',
      by_id: byId,
      upload_id: upload.id,
      store_code: storeCode,
      is_trial: isTrial,
    })
    // written out: as a parameter it names no index once its plan is kept
    .onConflict((conflict) => conflict.column('state').where('state', '=', sql.lit('queued')).doNothing())
    .returning('id')
    .executeTakeFirst()
  return run && !(await isTurnTaken(trx)) ? run.id : undefined
}

/** A page of the history, the latest first unless asked otherwise, and how many there are. */
export const listRuns = async (
  db: Db,
  {
    from = 0,
    size = 25,
    sort,
  }: {
    from?: number | undefined
    size?: number | undefined
    sort?: 'started_at:asc' | 'started_at:desc' | undefined
  },
  now: Date,
): Promise<{ items: ImportRun[]; total: number }> => {
  const { total } = await db
    .selectFrom('import_run')
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  const direction = sort === 'started_at:asc' ? 'asc' : 'desc'
  const runs = selectRuns(db)
    .orderBy('import_run.started_at', direction)
    .orderBy('import_run.id', direction)
    .offset(from)
    .limit(size)
  return { items: await tellRuns(db, runs, now), total }
}

/** A run by its id, with who started it; undefined where there is none. */
export const findRun = async (db: Db, id: number, now: Date): Promise<ImportRun | undefined> =>
  (await tellRuns(db, selectRuns(db).where('import_run.id', '=', id), now))[0]

/**
 * Runs as they are told: one whose process is gone, and that nobody begins anew, is cut off, as the next run notes in the table. Such are
 * those of the command line at once, those of the office, which their jobs begin anew, after a while.
 */
const tellRuns = async (db: Db, runs: ReturnType<typeof selectRuns>, now: Date): Promise<ImportRun[]> => {
  const isAlone = ({ state, upload_id, started_at }: Row): boolean =>
    (state === 'running' && upload_id === null) ||
    ((state === 'running' || state === 'queued') && started_at < longestWait(now))
  const rows = await runs.execute()
  const alone = new Set(rows.filter(isAlone).map(({ id }) => id))
  if (alone.size === 0 || (await isTurnTaken(db))) return rows.map(toWire)
  // one that ended meanwhile is told as it ended
  return (await runs.execute()).map((row) =>
    toWire(alone.has(row.id) && isAlone(row) ? { ...row, state: 'interrupted' } : row),
  )
}

const selectRuns = (db: Db) =>
  db
    .selectFrom('import_run')
    .leftJoin('customer', 'customer.id', 'import_run.by_id')
    .selectAll('import_run')
    .select(sql<string | null>`coalesce(customer.email, customer.phone)`.as('contact'))
    // the journal has the rows of one run: the last that changed anything
    .select(
      sql<boolean>`import_run.state = 'done' and import_run.id = (select run_id from import_change limit 1)`.as(
        'can_undo',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectRuns>['execute']>>[number]

const toWire = (row: Row): ImportRun => ({
  id: row.id,
  state: row.state,
  is_trial: row.is_trial,
  by: row.contact,
  upload_id: row.upload_id,
  // the command line names whole paths
  files: row.files.map((name) => name.split('/').at(-1) ?? name),
  format: row.format,
  started_at: row.started_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  new: row.counts['new'] ?? 0,
  changed: row.counts['changed'] ?? 0,
  unchanged: row.counts['unchanged'] ?? 0,
  refused: row.counts['refused'] ?? 0,
  step: row.step,
  done: row.done,
  total: row.total,
  problem: row.problem ? [row.problem.file?.split('/').at(-1), row.problem.message].filter(Boolean).join(': ') : null,
  can_undo: row.can_undo ?? false,
})

type Asked = { run: number; refused?: boolean | undefined; from?: number | undefined; size?: number | undefined }

/** What was said of the rows of a run, refused ones first, and how much there is of it. */
export const listIssues = async (
  db: Db,
  { run, refused, from = 0, size = 25 }: Asked,
): Promise<{ items: ImportIssue[]; total: number }> => {
  const all = db.selectFrom('import_issue').where('run_id', '=', run)
  const found = refused === undefined ? all : all.where('is_refused', '=', refused)
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('place').offset(from).limit(size).execute()
  const items = rows.map(({ file, line, column_name: column, sku, message: reason, is_refused }) => ({
    file: file.split('/').at(-1) ?? file,
    line,
    column,
    sku,
    reason,
    is_refused,
  }))
  return { items, total }
}
