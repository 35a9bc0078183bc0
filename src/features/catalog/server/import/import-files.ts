import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { storeViews } from '#config/stores/index.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { getSettings } from '#features/stores/server/index.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import { orAbsent } from '#platform/server/absent-file.ts'
import { openCollection } from './collect.ts'
import { UnreadableFile } from './formats/csv.ts'
import { type Detected, detectFormat } from './formats/detect.ts'
import type { Format, Mapping, ReadContext } from './formats/format.ts'
import { formats } from './formats/index.ts'
import { openImportPictures } from './import-pictures.ts'
import { waitForPictures } from './picture-downloads.ts'
import type { ImportCounts, Issue, Kind, Progress } from './records.ts'
import { beginRun, type CutOffRun, ImportRunning, refuseRun, takeTurn } from './runs.ts'
import { writeCatalogue } from './write-catalogue.ts'

export type ImportOptions = {
  readonly files: readonly string[]
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
  const { files, isDryRun, now } = options
  const run = isDryRun ? { id: 0, cutOff: [] } : await beginRun(db, { files, now })
  try {
    const result = await readAndWrite(db, options, run)
    if (!result.ok && !isDryRun) await refuseRun(db, run.id)
    return result
  } catch (error) {
    if (isDryRun) throw error
    const [refused] = await Promise.allSettled([refuseRun(db, run.id)])
    if (refused.status === 'fulfilled') throw error
    // as without a database: the next run finds this one cut off
    const both = [error, refused.reason as unknown].map((each) => (each as Error).message)
    throw new Error(both.join('; nor could the run be noted as refused: '), { cause: error })
  }
}

const readAndWrite = async (
  db: Db,
  options: ImportOptions,
  { id, cutOff }: Awaited<ReturnType<typeof beginRun>>,
): Promise<Result<ImportReport, ImportRefusal>> => {
  const { dataDir, storeCode, mode, isDryRun, now, onProgress } = options
  const collection = await openCollection()
  try {
    const read = await readAll(options, collection.sink, cutOff)
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
      run: { id, format: [...new Set(files.map(({ format }) => format))].join(', ') },
      refusedBefore: countRows(collection.issues),
      beforeCommit: async (trx) => {
        if (isDryRun) return
        await waitForPictures(trx, pictures.awaited, now)
        picturesCopied = await pictures.copy()
      },
      ...(onProgress ? { onProgress } : {}),
    })
    const issues = [...collection.issues, ...counts.issues, ...pictures.issues].toSorted(byPlace)
    return ok({ files, picturesCopied, picturesAwaited: pictures.awaited.size, counts: { ...counts, issues } })
  } finally {
    await collection.close()
  }
}

const readAll = async (
  { files, storeCode, now, onProgress, onStart }: ImportOptions,
  sink: ReadContext['sink'],
  cutOff: readonly CutOffRun[],
): Promise<Result<Detected[], 'FILE_REFUSED'>> => {
  const names = [...new Map(files.map((name) => [resolve(name), name]))]
  let total = 0
  for (const [path] of names) total += (await stat(path).catch(orAbsent))?.size ?? 0
  let done = 0
  const onRead = (bytes: number) => {
    done += bytes
    onProgress?.({ step: 'reading', done, total })
  }
  const detected: Detected[] = []
  let current = ''
  try {
    // all heads first: a wrong file is told before a big one is read
    for (const [path, name] of names) {
      current = name
      detected.push(await detectFormat({ path, name, onRead }, formats))
    }
    onStart?.({
      cutOff,
      files: detected.map(({ file, head, format }) => ({
        name: file.name,
        format: format.name,
        mapping: format.mapping?.(head) ?? [],
      })),
    })
    const contexts = detected.map(({ file, head, format }) => ({
      format,
      context: { file, head, sink, view: storeViews[storeCode], now },
    }))
    const readers = new Map<Format, Format['read']>()
    for (const { format } of contexts) {
      if (readers.has(format)) continue
      const own = contexts.filter((each) => each.format === format).map(({ context }) => context)
      current = own.map(({ file }) => file.name).join(', ')
      readers.set(format, format.open ? await format.open(own) : format.read)
    }
    for (const { format, context } of contexts) {
      current = context.file.name
      await (readers.get(format) ?? format.read)(context)
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return refuse('FILE_REFUSED', { file: current, message: error.message })
  }
  return ok(detected)
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
