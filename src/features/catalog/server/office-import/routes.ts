import { ok, refuse } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import type { Session } from '#platform/server/context.ts'
import type { UploadedImportFile } from '#platform/server/tables/catalogue.ts'
import { importCalls } from '../../rules/import-calls.ts'
import type { ImportUpload } from '../../rules/import-calls.ts'
import { undoLastImport } from '../import/undo/undo-import.ts'
import { describeFile, findMappingProblem, readOwnColumns } from './describe-file.ts'
import { previewFiles } from './preview.ts'
import { enqueueRun } from './run-job.ts'
import { findRun, listIssues, listRuns, queueRun } from './run-store.ts'
import { findUpload, keepMapping, keptHours, keepUpload, sourceOf, sourcesOf } from './uploads.ts'
import type { Upload } from './uploads.ts'

type Deps = { readonly dataDir: string; readonly jobs: Pick<Jobs, 'enqueue'> }

/** Mounts imports from the back office. An upload is shown to nobody but whoever brought it. */
export const officeImportRoutes = (mount: Mount<StoreView>, { dataDir, jobs }: Deps): void => {
  const toWire = async (upload: Upload): Promise<ImportUpload> => ({
    id: upload.id,
    created_at: upload.createdAt.toISOString(),
    until: new Date(upload.createdAt.getTime() + keptHours * 3_600_000).toISOString(),
    files: await Promise.all(upload.files.map((file) => toWireFile(dataDir, upload, file))),
  })
  mount.mount(importCalls, {
    'POST /api/manage/import-uploads': async (_, { db, session, wire, newId, now }) => {
      if (!wire?.saveFiles) return refuse('UNSUPPORTED_MEDIA_TYPE')
      const kept = await keepUpload(db, { id: newId(), ownerId: idOf(session), now, dataDir }, wire.saveFiles)
      return kept.ok ? ok(await toWire(kept.value)) : kept
    },

    'GET /api/manage/import-uploads/:id': async ({ params: { id } }, { db, session, now }) => {
      const upload = await findUpload(db, id, idOf(session), now)
      return upload ? ok(await toWire(upload)) : refuse('NOT_FOUND')
    },

    'POST /api/manage/import-uploads/:id': async ({ params: { id }, body }, { db, session, now }) => {
      const upload = await findUpload(db, id, idOf(session), now)
      const file = upload?.files[body.file]
      if (!upload || file?.kind !== 'table') return refuse('NOT_FOUND')
      const source = sourceOf(dataDir, upload, file)
      const problem = await findMappingProblem(source, body.columns)
      if (problem !== undefined) return refuse('INVALID_INPUT', { fields: { columns: problem } })
      const { columns: header } = await readOwnColumns(source)
      return ok(await toWire(await keepMapping(db, upload, body.file, { header, columns: body.columns, now })))
    },

    'GET /api/manage/import-uploads/:id/preview': async ({ params: { id } }, { db, session, store, now }) => {
      const upload = await findUpload(db, id, idOf(session), now)
      if (!upload) return refuse('NOT_FOUND')
      const read = await previewFiles({ files: sourcesOf(dataDir, upload), storeCode: store.storeCode, now })
      if (read.ok) return read
      const { file, message } = read.meta as { file?: string; message?: string }
      return refuse('IMPORT_REFUSED', { fields: { source: `${file}: ${message}` } })
    },

    'POST /api/manage/import-uploads/:id/run': async ({ params: { id }, body }, { db, session, store, now }) => {
      const byId = idOf(session)
      const upload = await findUpload(db, id, byId, now)
      if (!upload) return refuse('NOT_FOUND')
      const queued = await queueRun(db, { upload, byId, storeCode: store.storeCode, isTrial: body.dry, now })
      if (queued === undefined) return refuse('ALREADY_RUNNING')
      await enqueueRun(db, queued, { jobs })
      const run = await findRun(db, queued, now)
      return run ? ok(run) : refuse('NOT_FOUND')
    },

    'GET /api/manage/imports': async ({ query }, { db, now }) => ok(await listRuns(db, query, now)),

    'GET /api/manage/imports/:id': async ({ params: { id } }, { db, now }) => {
      const run = await findRun(db, id, now)
      return run ? ok(run) : refuse('NOT_FOUND')
    },

    'GET /api/manage/import-issues': async ({ query }, { db }) => ok(await listIssues(db, query)),

    'POST /api/manage/imports/:id/undo': async ({ params: { id } }, { db, now }) => {
      if (!(await findRun(db, id, now))) return refuse('NOT_FOUND')
      const undone = await undoLastImport(db, now, id)
      if (!undone.ok) {
        if (undone.code === 'NOTHING_TO_UNDO') return refuse('IMPORT_NOT_LAST')
        const { found = [] } = undone.meta as { found?: readonly string[] }
        return refuse(undone.code, found.length > 0 ? { fields: { found: found.join('\n') } } : {})
      }
      const run = await findRun(db, id, now)
      return run ? ok(run) : refuse('NOT_FOUND')
    },
  })
}

/** The calls are open to nobody without a session. */
const idOf = (session: Session | undefined): number => {
  if (!session) throw new Error('nobody is signed in')
  return session.customerId
}

const toWireFile = async (
  dataDir: string,
  upload: Upload,
  file: UploadedImportFile,
): Promise<ImportUpload['files'][number]> => {
  const { name, size, kind, rows, left } = file
  const empty = { format: null, problem: null, delimiter: null, columns: [], fields: [] }
  const described = kind === 'pictures' ? empty : await describeFile(sourceOf(dataDir, upload, file), kind)
  return { name, size, kind, rows, left, ...described }
}
