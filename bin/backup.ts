import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'

// npm run backup [-- FOLDER]: the database and the files of DATA_DIR as a folder; beside a running shop or without one

const mutter = (line: string) => process.stderr.write(`${line}\n`)

const now = new Date()
const { dataDir, databaseUrl } = readConfig()
const named = process.argv[2]
const target = named === undefined ? join(dataDir, 'backups', now.toISOString().replace(/[:.]/g, '-')) : resolve(named)
const postgres = databaseUrl ? undefined : await startPrivatePostgres({ dataDir, onProgress: mutter })
const { db, close } = openDatabase({
  max: 1,
  ...(postgres ? { connection: postgres.connection } : { url: databaseUrl ?? '' }),
})
try {
  await mkdir(dirname(target), { recursive: true })
  const { tables, folders } = await writeBackup(db, { dataDir, target, now, onProgress: mutter })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = Object.values(folders).reduce((sum, count) => sum + count, 0)
  console.log(`backup: ${target}, ${rows} rows, ${files} files`)
} catch (error) {
  mutter((error as Error).message)
  process.exitCode = 1
} finally {
  await close()
  await postgres?.stop()
}
