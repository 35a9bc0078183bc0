import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isStoreCode, storeCodes } from '#features/stores/rules.ts'
import { importFiles, type Progress, toReportLines } from '#features/catalog/server/import/index.ts'
import { readConfig } from '#platform/server/config.ts'
import { migrate, openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/private-postgres.ts'

const usage = 'npm run import -- FILE… [--images DIR] [--store CODE] [--dry-run] [--full]'

const nothing = 'imported: 0 new, 0 changed, 0 unchanged, 0 refused'

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      images: { type: 'string' },
      store: { type: 'string', default: 'en' },
      'dry-run': { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
    },
  })
  if (!positionals.length) throw new Error('name at least one file')
  if (!isStoreCode(values.store)) throw new Error(`--store is one of ${storeCodes.join(', ')}, not "${values.store}"`)
  return {
    files: positionals,
    imagesDir: values.images,
    storeCode: values.store,
    isDryRun: values['dry-run'],
    isFull: values.full,
  }
}

/** A bar that repaints itself on a terminal, a line at every quarter elsewhere. */
const createProgress = (): ((progress: Progress) => void) => {
  let last = ''
  return ({ step, done, total }) => {
    const share = total ? Math.min(1, done / total) : 1
    const isTerminal = process.stderr.isTTY
    const steps = isTerminal ? 40 : 4
    const filled = Math.floor(share * steps)
    const mark = `${step} ${filled}`
    if (mark === last) return
    last = mark
    const percent = `${Math.floor(share * 100)} %`
    if (!isTerminal) process.stderr.write(`${step} ${percent}\n`)
    else
      process.stderr.write(
        `\r${step.padEnd(8)}${'█'.repeat(filled)}${'░'.repeat(steps - filled)} ${percent.padStart(5)}${step === 'writing' && share === 1 ? '\n' : ''}`,
      )
  }
}

const run = async (): Promise<number> => {
  const { isFull, imagesDir, ...options } = readArguments()
  const { dataDir, databaseUrl } = readConfig()
  const own = databaseUrl
    ? undefined
    : await startPrivatePostgres({ dataDir, onProgress: (line) => process.stderr.write(`${line}\n`) })
  const { db, close } = openDatabase({ max: 2, ...(own ? { connection: own.connection } : { url: databaseUrl ?? '' }) })
  const end = async () => {
    await close()
    await own?.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // the transaction ends with its connection: nothing is kept
    process.once(signal, () => void end().finally(() => process.exit(130)))
  }
  try {
    await migrate(db, resolve(import.meta.dirname, '../db/migrations'))
    const result = await importFiles(db, {
      ...options,
      dataDir,
      mode: isFull ? 'full' : 'upsert',
      now: new Date(),
      onProgress: createProgress(),
      ...(imagesDir ? { imagesDir: resolve(imagesDir) } : {}),
    })
    if (result.ok) {
      process.stdout.write(`${toReportLines(result.value, options.isDryRun).join('\n')}\n`)
      return 0
    }
    const { file, message } = result.meta as { file?: string; message?: string }
    process.stderr.write(
      result.code === 'ALREADY_RUNNING' ? 'another import is running\n' : `${file}: refused: ${message}\n`,
    )
    process.stdout.write(`${nothing}\n`)
    return 1
  } finally {
    await end()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nusage: ${usage}\n`)
  process.stdout.write(`${nothing}\n`)
  process.exitCode = 1
}
