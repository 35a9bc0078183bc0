import { importFiles } from '../import/import-files.ts'
import { refuseRun } from '../import/runs/runs.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { JobHandlers, Jobs } from '#platform/server/jobs.ts'
import { findUpload, picturesOf, sourcesOf } from './uploads.ts'

type Deps = {
  readonly db: Db
  readonly dataDir: string
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly now: () => Date
}

/** The name of the job, and of its queue. */
const importJob = 'import-upload'

/** Milliseconds after which one whose turn it was not asks again. */
const patienceMs = 30_000

/** In the transaction that puts the run into the history. */
export const enqueueRun = (
  trx: Db,
  run: number,
  { jobs, startAfter }: Pick<Deps, 'jobs'> & { readonly startAfter?: Date },
): Promise<void> => jobs.enqueue(trx, importJob, { run }, { isLong: true, ...(startAfter ? { startAfter } : {}) })

/**
 * Imports what staff brought. A process that is killed leaves nothing of it, and another begins the run anew; one whose turn it is not
 * comes again, as long as its files are kept. What is over is not repeated.
 */
export const importJobs = ({ db, dataDir, jobs, now }: Deps): JobHandlers => ({
  [importJob]: async ({ run: id }) => {
    const run = await db
      .selectFrom('import_run')
      .selectAll()
      .where('id', '=', Number(id))
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst()
    if (!run) return
    const upload =
      run.upload_id === null || run.by_id === null ? undefined : await findUpload(db, run.upload_id, run.by_id, now())
    if (!upload) return refuseRun(db, run.id, { message: 'the files are not kept any more: bring them again' })
    const imagesDir = picturesOf(dataDir, upload)
    const storeCode = run.store_code ?? ''
    const result = await importFiles(db, {
      files: sourcesOf(dataDir, upload),
      runId: run.id,
      ...(imagesDir === undefined ? {} : { imagesDir }),
      dataDir,
      storeCode: isStoreCode(storeCode) ? storeCode : 'en',
      mode: 'upsert',
      isDryRun: run.is_trial,
      now: now(),
    })
    if (!result.ok && result.code === 'ALREADY_RUNNING')
      await enqueueRun(db, run.id, { jobs, startAfter: new Date(now().getTime() + patienceMs) })
  },
})
