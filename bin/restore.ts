import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { claimDataDir } from '#platform/server/processes/single-instance.ts'
import { root } from './bootstrap.mjs'

// npm run restore -- FOLDER [--replace]: what npm run backup wrote, into an empty database or in the place of a shop that is stopped

const mutter = (line: string) => process.stderr.write(`${line}\n`)

const restore = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const folder = positionals[0]
  if (folder === undefined || positionals.length > 1)
    throw new Error('name the folder of one backup\nusage: npm run restore -- FOLDER [--replace]')
  const { dataDir, databaseUrl } = readConfig()
  const claim = await claimDataDir(dataDir)
  const postgres = databaseUrl ? undefined : await startPrivatePostgres({ dataDir, onProgress: mutter })
  const { db, pool, close } = openDatabase({
    max: 2,
    ...(postgres ? { connection: postgres.connection } : { url: databaseUrl ?? '' }),
  })
  try {
    const migrationsDir = join(root, 'db', 'migrations')
    const { at, tables } = await restoreBackup(db, pool, {
      folder,
      dataDir,
      migrationsDir,
      replaces: values.replace,
      onProgress: mutter,
    })
    console.log(`restored: the shop of ${at}, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
  } finally {
    await close()
    await postgres?.stop()
    await claim.release()
  }
}

try {
  await restore()
} catch (error) {
  mutter((error as Error).message)
  process.exitCode = 1
}
