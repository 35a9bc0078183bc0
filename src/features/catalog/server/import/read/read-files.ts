import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { storeViews } from '#config/stores/index.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import { orAbsent } from '#platform/server/absent-file.ts'
import { UnreadableFile } from '../formats/csv.ts'
import { detectFormat } from '../formats/detect.ts'
import type { Detected } from '../formats/detect.ts'
import type { Format, ReadContext, SourceFile } from '../formats/format.ts'
import { formats } from '../formats/index.ts'
import type { Issue, Progress } from '../records.ts'

/** A file by its path, or by what it is called and what its columns were said to mean. */
export type ImportFile = string | SourceFile

type ReadOptions = {
  readonly files: readonly ImportFile[]
  /** Whose language and currency a file without its own speaks. */
  readonly storeCode: StoreCode
  readonly now: Date
  readonly onProgress?: (progress: Progress) => void
  /** Told when the formats are known and nothing is read yet. */
  readonly onDetected?: (detected: readonly Detected[]) => void
}

export const nameOfFile = (file: ImportFile): string => (typeof file === 'string' ? file : file.name)

/** Reads all files into the sink; one that cannot be taken as a whole is `FILE_REFUSED` with `meta: {file, message}`. */
export const readFiles = async (
  { files, storeCode, now, onProgress, onDetected }: ReadOptions,
  sink: ReadContext['sink'],
): Promise<Result<Detected[], 'FILE_REFUSED'>> => {
  const sources = [...new Map(files.map(toSource)).values()]
  let total = 0
  for (const { path } of sources) total += (await stat(path).catch(orAbsent))?.size ?? 0
  let done = 0
  const onRead = (bytes: number) => {
    done += bytes
    onProgress?.({ step: 'reading', done, total })
  }
  const detected: Detected[] = []
  let current = ''
  try {
    // all heads first: a wrong file is told before a big one is read
    for (const source of sources) {
      current = source.name
      detected.push(await detectFormat({ ...source, onRead }, formats))
    }
    onDetected?.(detected)
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

const toSource = (file: ImportFile): [string, SourceFile] => {
  const path = resolve(typeof file === 'string' ? file : file.path)
  return [path, typeof file === 'string' ? { path, name: file } : { ...file, path }]
}

/** Reports name a column as its file does, whatever people said it means. */
export const nameColumns = (issues: readonly Issue[], detected: readonly Detected[]): Issue[] => {
  const names = new Map(
    detected.map(({ file }) => [file.name, new Map([...(file.columns ?? [])].map(([own, field]) => [field, own]))]),
  )
  return issues.map((issue) => ({ ...issue, column: names.get(issue.file)?.get(issue.column) ?? issue.column }))
}
