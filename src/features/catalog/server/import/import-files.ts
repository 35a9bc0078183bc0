import { join } from 'node:path'
import { storeViews } from '#config/stores/index.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { getSettings } from '#features/stores/server/index.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import { openCollection } from './read/collect.ts'
import type { Mapping } from './formats/format.ts'
import { openImportPictures } from './pictures/import-pictures.ts'
import { waitForPictures } from './pictures/picture-downloads.ts'
import { nameColumns, nameOfFile, readFiles } from './read/read-files.ts'
import type { ImportFile } from './read/read-files.ts'
import type { ImportCounts, Issue, Kind, Progress } from './records.ts'
import { keepIssues } from './runs/run-issues.ts'
import { openRunProgress } from './runs/run-progress.ts'
import { beginRun, endTrial, ImportRunning, refuseRun, takeTurn } from './runs/runs.ts'
import type { CutOffRun } from './runs/runs.ts'
import { writeCatalogue } from './write/write-catalogue.ts'

export type ImportOptions = {
  readonly files: readonly ImportFile[]
  /** The run that waits for this in the history; without it a new one is begun, and none of a dry run. */
  readonly runId?: number
  /** Where the pictures that the files name lie. */
  readonly imagesDir?: string
  /** DATA_DIR: pictures go to `media/catalog` below it. */
  readonly dataDir: string
  /** Whose language and currency a file without its own speaks. */
  readonly storeCode: StoreCode
  readonly mode: 'upsert' | 'full'
  readonly isDryRun: boolean
  readonly now: Date
  readonly onProgress?: (progress: Progress) => void
  /** Told before anything is read: which columns become what, and of runs that were cut off before. */
  readonly onStart?: (start: ImportStart) => void
}

export type ImportStart = {
  readonly files: readonly { readonly name: string; readonly format: string; readonly mapping: readonly Mapping[] }[]
  readonly cutOff: readonly CutOffRun[]
}

export type ImportReport = {
  readonly files: readonly { readonly name: string; readonly format: string }[]
  readonly counts: ImportCounts
  readonly picturesCopied: number
  /** Named by an address of the web, and not in the media folder yet. */
  readonly picturesAwaited: number
}

export type ImportRefusal = 'FILE_REFUSED' | 'ALREADY_RUNNING'

/**
 * Reads all files, whatever their order, and writes the catalogue they make in one transaction. A file that cannot be taken as
 * a whole is `FILE_REFUSED` with `meta: {file, message}`, and nothing of any file is kept; a row that cannot is left out and
 * reported. Pictures named by an address of the web are noted with it, and fetched by `fetchPictures`.
 */
export const importFiles = async (db: Db, options: ImportOptions): Promise<Result<ImportReport, ImportRefusal>> => {
  try {
    return await takeTurn(db, () => runImport(db, options))
  } catch (error) {
    if (error instanceof ImportRunning) return refuse('ALREADY_RUNNING')
    throw error
  }
}

const runImport = async (db: Db, options: ImportOptions): Promise<Result<ImportReport, ImportRefusal>> => {
  const { files, isDryRun, now, runId } = options
  if (isDryRun && runId === undefined) return readAndWrite(db, options, { id: 0, cutOff: [] })
  const run = await beginRun(db, { files: files.map(nameOfFile), now, ...(runId === undefined ? {} : { id: runId }) })
  // somebody else ended it meanwhile
  if (!run) return refuse('ALREADY_RUNNING')
  const progress = openRunProgress(db, run.id)
  const onProgress = (told: Progress) => {
    progress.tell(told)
    options.onProgress?.(told)
  }
  try {
    const result = await readAndWrite(db, { ...options, onProgress }, run)
    if (!result.ok) await refuseRun(db, run.id, result.meta)
    else if (isDryRun) await endTrial(db, { id: run.id, format: formatsOf(result.value.files) }, result.value.counts)
    if (result.ok) await keepIssues(db, run.id, result.value.counts.issues)
    return result
  } catch (error) {
    const [refused] = await Promise.allSettled([refuseRun(db, run.id)])
    if (refused.status === 'fulfilled') throw error
    // as without a database: the next run finds this one cut off
    const both = [error, refused.reason as unknown].map((each) => (each as Error).message)
    throw new Error(both.join('; nor could the run be noted as refused: '), { cause: error })
  } finally {
    await progress.close()
  }
}

const formatsOf = (files: ImportReport['files']): string => [...new Set(files.map(({ format }) => format))].join(', ')

const readAndWrite = async (
  db: Db,
  options: ImportOptions,
  { id, cutOff }: NonNullable<Awaited<ReturnType<typeof beginRun>>>,
): Promise<Result<ImportReport, ImportRefusal>> => {
  const { dataDir, storeCode, mode, isDryRun, now, onProgress, onStart } = options
  const collection = await openCollection()
  try {
    const read = await readFiles(
      {
        ...options,
        onDetected: (detected) =>
          onStart?.({
            cutOff,
            files: detected.map(({ file, head, format }) => ({
              name: file.name,
              format: format.name,
              mapping: format.mapping?.(head) ?? [],
            })),
          }),
      },
      collection.sink,
    )
    if (!read.ok) return read
    const pictures = openImportPictures(options.imagesDir, join(dataDir, 'media'))
    const files = read.value.map(({ file, format }) => ({ name: file.name, format: format.name }))
    let picturesCopied = 0
    const counts = await writeCatalogue(db, collection.toInput(pictures.finish), {
      now,
      mode,
      isDryRun,
      language: storeViews[storeCode].i18n.language,
      rates: (await getSettings(db, storeCode)).rates,
      run: { id, format: formatsOf(files) },
      refusedBefore: countRows(collection.issues),
      beforeCommit: async (trx) => {
        if (isDryRun) return
        await waitForPictures(trx, pictures.awaited, now)
        picturesCopied = await pictures.copy()
      },
      ...(onProgress ? { onProgress } : {}),
    })
    const issues = nameColumns([...collection.issues, ...counts.issues, ...pictures.issues], read.value).toSorted(
      byPlace,
    )
    return ok({ files, picturesCopied, picturesAwaited: pictures.awaited.size, counts: { ...counts, issues } })
  } finally {
    await collection.close()
  }
}

/** Refused rows by kind: a row with two faults is one row. */
const countRows = (issues: readonly Issue[]): Readonly<Record<Kind, number>> => {
  const rows: Record<Kind, Set<string>> = {
    products: new Set(),
    links: new Set(),
    reviews: new Set(),
    texts: new Set(),
    content: new Set(),
    taxes: new Set(),
  }
  for (const { kind, file, line, isRefused } of issues) if (isRefused) rows[kind].add(`${file}:${line}`)
  const counts = Object.entries(rows).map(([kind, places]) => [kind, places.size])
  return Object.fromEntries(counts) as Record<Kind, number>
}

const byPlace = (a: Issue, b: Issue): number => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)
