import { mkdtemp, chmod } from 'node:fs/promises'
import { startPrivatePostgres } from '/work/main/src/platform/server/private-postgres.ts'
import { openDatabase } from '/work/main/src/platform/server/database.ts'
import { migrate } from '/work/main/src/platform/server/migrate.ts'
export const setup = async (dir: string) => {
  const { mkdir } = await import('node:fs/promises')
  await mkdir(dir, { recursive: true }); await chmod(dir, 0o711)
  const pg = await startPrivatePostgres({ dataDir: dir, settings: { fsync: 'off' }, shelters: ['/tmp/cat/shelter'] } as never)
  const database = openDatabase({ connection: pg.connection })
  await migrate(database.db, '/work/main/db/migrations')
  return { pg, ...database, connection: pg.connection }
}
