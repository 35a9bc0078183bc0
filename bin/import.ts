import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import {
  fetchPictures,
  importFiles,
  toFetchLines,
  toReportLines,
  toStartLines,
  undoLastImport,
  waitUntilSeen,
} from '#features/catalog/server/import/index.ts'
import { readConfig } from '#platform/server/config.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import { migrate, openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { root } from './bootstrap.mjs'
import { createImportProgress } from './import-progress.ts'
import { readWords } from './import-words.ts'
import type { ImportWords } from './import-words.ts'
import { withProgress } from './progress.mjs'

// npm run import -- FILE… [--images DIR] [--store CODE] [--dry-run] [--full], --undo or --pictures: beside a running shop or without one

const nothing = 'imported: 0 new, 0 changed, 0 unchanged, 0 refused'
/** The last line does not wait longer for pictures of the web: the shop fetches the rest. */
const longestFetchMs = 30_000
/** Nor for shops that read the catalogue anew, which takes as long as it is large. */
const longestShowMs = 300_000

// rows are garbage as soon as they are written: collected early, 50,000 of them take 90 MB and not 340
setFlagsFromString('--heap-growing-percent=30')
setFlagsFromString('--max-semi-space-size=4')
setFlagsFromString('--semi-space-growth-factor=1')

const say = (line: string) => process.stdout.write(`${line}\n`)
const mutter = (line: string) => process.stderr.write(`${line}\n`)

const onProgress = createImportProgress(process.stderr, () => performance.now())

/** Where the shop's files lie, and where its pictures may come from. */
type Place = Pick<Config, 'dataDir' | 'outboundHosts'>

const fetchWaiting = (db: Db, { dataDir, outboundHosts: hosts }: Place, forMs?: number) =>
  fetchPictures(db, {
    fetch: { hosts },
    mediaDir: join(dataDir, 'media'),
    now: () => new Date(),
    ...(forMs === undefined ? {} : { forMs }),
    onProgress,
  })

/** After the last line a running shop shows what was written. */
const untilShown = async (db: Db): Promise<void> => {
  const behind = await withProgress('the shop reads the catalogue anew', () => waitUntilSeen(db, longestShowMs))
  if (behind > 0) mutter(`${behind} processes of the shop do not show it yet`)
}

const runImport = async (db: Db, options: ImportWords, place: Place): Promise<number> => {
  const { dataDir } = place
  const now = new Date()
  const start: string[] = []
  const result = await importFiles(db, {
    ...options,
    dataDir,
    now,
    onProgress,
    onStart: (told) => {
      start.push(...toStartLines(told))
      start.forEach(say)
    },
  })
  if (!result.ok) {
    const { file, message } = result.meta as { file?: string; message?: string }
    mutter(result.code === 'ALREADY_RUNNING' ? 'another import is running' : `${file}: refused as a whole: ${message}`)
    say(nothing)
    return 1
  }
  const { isDryRun } = options
  const fetched =
    isDryRun || !result.value.picturesAwaited ? [] : toFetchLines(await fetchWaiting(db, place, longestFetchMs))
  const whole = [...start, ...toReportLines(result.value, isDryRun, Number.POSITIVE_INFINITY), ...fetched]
  const report = await keepReport(dataDir, now, whole)
  const lines = toReportLines(result.value, isDryRun)
  if (!isDryRun) await untilShown(db)
  for (const line of [`report: ${report}`, ...fetched, ...lines]) say(line)
  return 0
}

const keepReport = async (dataDir: string, now: Date, lines: readonly string[]): Promise<string> => {
  const folder = join(dataDir, 'reports')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `import-${now.toISOString().replace(/[:.]/g, '-')}.txt`)
  await writeFile(path, `${lines.join('\n')}\n`)
  return path
}

const nameOf = ({ files, startedAt }: { readonly files: readonly string[]; readonly startedAt: Date }): string =>
  `${files.join(', ')} of ${startedAt.toISOString()}`

const runUndo = async (db: Db): Promise<number> => {
  const result = await undoLastImport(db, new Date())
  if (result.ok) {
    const { rows, later } = result.value
    await untilShown(db)
    if (later) say(`the last import, of ${nameOf(later)}, changed nothing: the last one that did is taken back`)
    say(`undone: the import of ${nameOf(result.value)}, ${rows} rows put back`)
    return 0
  }
  const { found = [] } = result.meta as { found?: string[] }
  const sentences = {
    ALREADY_RUNNING: 'another import is running',
    NOTHING_TO_UNDO: 'there is no import to undo: none changed anything, or the last one is undone already',
    CHANGED_SINCE: `the last import cannot be undone, for the shop was changed since:\n  ${found.join('\n  ')}`,
  }
  mutter(sentences[result.code])
  return 1
}

const run = async (): Promise<number> => {
  const options = await readWords(process.argv.slice(2))
  const config = readConfig()
  const { dataDir, databaseUrl } = config
  const postgres = databaseUrl ? undefined : await startPrivatePostgres({ dataDir, onProgress: mutter })
  const { db, close } = openDatabase({
    // one holds the turn, one writes
    max: 4,
    ...(postgres ? { connection: postgres.connection } : { url: databaseUrl ?? '' }),
  })
  const end = async () => {
    await close()
    await postgres?.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // the transaction ends with its connection: nothing is kept
    process.once(signal, () => void (postgres?.stop() ?? Promise.resolve()).finally(() => process.exit(130)))
  }
  try {
    await migrate(db, join(root, 'db', 'migrations'), mutter)
    if (options.task === 'undo') return await runUndo(db)
    if (options.task === 'import') return await runImport(db, options, config)
    const report = await fetchWaiting(db, config)
    for (const line of toFetchLines(report)) say(line)
    if (!report.fetched && !report.waiting && !report.givenUp.length) say('pictures: none to be fetched')
    return 0
  } finally {
    await end()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  mutter((error as Error).message)
  say(nothing)
  process.exitCode = 1
}
