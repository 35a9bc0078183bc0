import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { importFiles, type Progress, toReportLines } from '#features/catalog/server/import/index.ts'
import { isStoreCode, storeCodes } from '#features/stores/rules/store-view.ts'
import { readConfig } from '#platform/server/config.ts'
import { migrate, openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/private-postgres.ts'
import { root } from './bootstrap.mjs'

// npm run import -- FILE… [--images DIR] [--store CODE] [--dry-run] [--full]: beside a running shop or without one

const usage = 'npm run import -- FILE… [--images DIR] [--store CODE] [--dry-run] [--full]'
const nothing = 'imported: 0 new, 0 changed, 0 unchanged, 0 refused'

// rows are garbage as soon as they are written: collected early, 50,000 of them take 90 MB and not 340
setFlagsFromString('--heap-growing-percent=30')
setFlagsFromString('--max-semi-space-size=4')
setFlagsFromString('--semi-space-growth-factor=1')

const say = (line: string) => process.stdout.write(`${line}\n`)
const mutter = (line: string) => process.stderr.write(`${line}\n`)

const readArguments = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      images: { type: 'string' },
      store: { type: 'string', default: 'en' },
      'dry-run': { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
    },
  })
  const { images, store, full, 'dry-run': isDryRun } = values
  if (!positionals.length) throw new Error(`name at least one file\nusage: ${usage}`)
  if (!isStoreCode(store)) throw new Error(`--store is one of ${storeCodes.join(', ')}, not "${store}"`)
  if (images !== undefined && !(await stat(images).catch(() => undefined))?.isDirectory()) {
    throw new Error(`--images names a folder, and ${images} is none`)
  }
  return {
    files: positionals,
    ...(images === undefined ? {} : { imagesDir: resolve(images) }),
    storeCode: store,
    isDryRun,
    mode: full ? ('full' as const) : ('upsert' as const),
  }
}

/** A bar that repaints itself on a terminal, a line at every quarter elsewhere. */
const createProgress = (): ((progress: Progress) => void) => {
  const { isTTY } = process.stderr
  const steps = isTTY ? 40 : 4
  let last = ''
  return ({ step, done, total }) => {
    const share = total ? Math.min(1, done / total) : 1
    const filled = Math.floor(share * steps)
    if (last === `${step} ${filled}`) return
    last = `${step} ${filled}`
    const percent = `${Math.floor(share * 100)} %`
    const bar = `${'█'.repeat(filled)}${'░'.repeat(steps - filled)}`
    if (isTTY) process.stderr.write(`\r${step} ${bar} ${percent}${filled === steps ? '\n' : ''}`)
    else mutter(`${step} ${percent}`)
  }
}

const run = async (): Promise<number> => {
  const options = await readArguments()
  const { dataDir, databaseUrl } = readConfig()
  const postgres = databaseUrl ? undefined : await startPrivatePostgres({ dataDir, onProgress: mutter })
  const { db, close } = openDatabase({
    max: 2,
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
    const result = await importFiles(db, { ...options, dataDir, now: new Date(), onProgress: createProgress() })
    if (result.ok) {
      for (const line of toReportLines(result.value, options.isDryRun)) say(line)
      return 0
    }
    const { file, message } = result.meta as { file?: string; message?: string }
    mutter(result.code === 'ALREADY_RUNNING' ? 'another import is running' : `${file}: refused as a whole: ${message}`)
    say(nothing)
    return 1
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
