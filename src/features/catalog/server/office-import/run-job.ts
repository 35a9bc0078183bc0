import { importFiles } from '../import/import-files.ts'
import { refuseRun } from '../import/runs/runs.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { JobHandlers } from '#platform/server/jobs.ts'
import { findUpload, picturesOf, sourcesOf } from './uploads.ts'

type Deps = { readonly db: Db; readonly dataDir: string; readonly now: () => Date }

/** The name of the job, and of its queue. */
export const importJob = 'import-upload'

/**
 * Imports what staff brought. A process that is killed leaves nothing of it, and another begins the run anew; so does one whose
 * turn it was not. What is over is not repeated.
 */
export const importJobs = ({ db, dataDir, now }: Deps): JobHandlers => ({
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
    if (!result.ok && result.code === 'ALREADY_RUNNING') throw new Error('another import is running: this one waits')
  },
})
