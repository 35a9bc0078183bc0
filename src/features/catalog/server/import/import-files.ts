import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { storeViews } from '#config/stores/index.ts'
import { ok, refuse, type Result } from '#core/result.ts'
import { getSettings } from '#features/stores/server/index.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import { openCollection } from './collect.ts'
import { UnreadableFile } from './formats/csv.ts'
import { type Detected, detectFormat } from './formats/detect.ts'
import { formats } from './formats/index.ts'
import { openImportPictures } from './import-pictures.ts'
import type { ImportCounts, Issue, Kind, Progress } from './records.ts'
import { ImportRunning, writeCatalogue } from './write-catalogue.ts'

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
}

export type ImportReport = {
  readonly files: readonly { readonly name: string; readonly format: string }[]
  readonly counts: ImportCounts
  readonly picturesCopied: number
}

export type ImportRefusal = 'FILE_REFUSED' | 'ALREADY_RUNNING'

/**
 * Reads all files, whatever their order, and writes the catalogue they make in one transaction. A file that cannot be taken as
 * a whole is `FILE_REFUSED` with `meta: {file, message}`, and nothing of any file is kept; a row that cannot is left out and reported.
 */
export const importFiles = async (db: Db, options: ImportOptions): Promise<Result<ImportReport, ImportRefusal>> => {
  const { dataDir, storeCode, mode, isDryRun, now, onProgress } = options
  const collection = await openCollection()
  try {
    const read = await readAll(options, collection.sink)
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
      run: { format: [...new Set(files.map(({ format }) => format))].join(', '), files: files.map(({ name }) => name) },
      refusedBefore: countRows(collection.issues),
      beforeCommit: async () => {
        if (!isDryRun) picturesCopied = await pictures.copy()
      },
      ...(onProgress ? { onProgress } : {}),
    })
    const issues = [...collection.issues, ...counts.issues, ...pictures.issues].toSorted(byPlace)
    return ok({ files, picturesCopied, counts: { ...counts, issues } })
  } catch (error) {
    if (error instanceof ImportRunning) return refuse('ALREADY_RUNNING')
    throw error
  } finally {
    await collection.close()
  }
}

const readAll = async (
  { files, storeCode, now, onProgress }: ImportOptions,
  sink: Parameters<(typeof formats)[number]['read']>[0]['sink'],
): Promise<Result<Detected[], 'FILE_REFUSED'>> => {
  const names = [...new Map(files.map((name) => [resolve(name), name]))]
  let total = 0
  for (const [path] of names) total += (await stat(path).catch(() => undefined))?.size ?? 0
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
    for (const { file, head, format } of detected) {
      current = file.name
      await format.read({ file, head, sink, view: storeViews[storeCode], now })
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
  }
  for (const { kind, file, line, isRefused } of issues) if (isRefused) rows[kind].add(`${file}:${line}`)
  return { products: rows.products.size, links: rows.links.size, reviews: rows.reviews.size, texts: rows.texts.size }
}

const byPlace = (a: Issue, b: Issue): number => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)
