import { join } from 'node:path'
import { readConfig } from '#platform/server/config.ts'
import { migrate, openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { root } from './bootstrap.mjs'

// npm run migrate: brings the database forward, as npm start does; beside a running shop or without one

const say = (line: string) => console.log(line)

const { dataDir, databaseUrl } = readConfig()
const postgres = databaseUrl ? undefined : await startPrivatePostgres({ dataDir, onProgress: say })
const { db, close } = openDatabase({
  max: 1,
  ...(postgres ? { connection: postgres.connection } : { url: databaseUrl ?? '' }),
})
try {
  const applied = await migrate(db, join(root, 'db', 'migrations'), say)
  say(`migrated: ${applied.length} new`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await close()
  await postgres?.stop()
}
