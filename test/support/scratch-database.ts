import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#platform/server/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import type { TestDatabase } from './database.ts'

const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url))

/** A migrated, empty database of one's own for scripts: they have no test server. It forgets when the machine fails. */
export const createScratchDatabase = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-scratch-'))
  await chmod(folder, 0o711)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const own = await startPrivatePostgres({ dataDir: folder, settings })
  const connection = { connection: own.connection }
  const { db, pool, close } = openDatabase(connection)
  await migrate(db, migrations)
  const drop = async () => {
    await close()
    await own.stop()
    if (own.relocated) await rm(own.relocated, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
  return { db, pool, connection, drop }
}
