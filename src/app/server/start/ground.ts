import { join } from 'node:path'
import { sql } from 'kysely'
import { checkWhole } from '#platform/server/backup/unfinished-restore.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import { migrate, openDatabase } from '#platform/server/database.ts'
import type { DatabaseOptions } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { unlock, waitForLock, watchForLoss } from '#platform/server/database/session-locks.ts'

/** What a process of the shop is given to live with. */
export type Life = {
  readonly config: Config
  /** What runs the shop: src/main.ts, or its bundle. */
  readonly program: string
  /** The project's folder. */
  readonly root: string
  readonly say: (line: string) => void
  /** What was opened last is closed first. */
  readonly onStop: (close: () => Promise<unknown>) => void
}

/** Where the database is. */
export type Source = Pick<DatabaseOptions, 'connection' | 'url'>

/** Connections of one process: its pool, what it hears news by, and one to spare for commands beside it. */
const perProcess = 12

/** The server that DATABASE_URL names, or the shop's own, started where it does not run; then `onLaunch` is called while it comes up. */
export const openSource = async ({ config, say, onStop }: Life, onLaunch?: () => void): Promise<Source> => {
  if (config.databaseUrl) return { url: config.databaseUrl }
  // one process more while one takes the place of another
  const needed = 20 + perProcess * (config.workers + 1)
  const postgres = await startPrivatePostgres({
    dataDir: config.dataDir,
    onProgress: say,
    ...(onLaunch && { onLaunch }),
    ...(needed > 100 ? { settings: { max_connections: String(needed) } } : {}),
  })
  onStop(postgres.stop)
  say(`private PostgreSQL ${postgres.how}${postgres.relocated ? ` in ${postgres.relocated}` : ''}`)
  return { connection: postgres.connection }
}

/** A server that DATABASE_URL names and that gives no answer is told of by that name. Its words are those of the client, without a password. */
const askFirst = async (db: Db, { databaseUrl }: Config): Promise<void> => {
  await sql`select 1`.execute(db).catch((error: Error & { readonly code?: string }) => {
    // where a host has several addresses, what went wrong with each has no words of its own
    throw databaseUrl ? new Error(`DATABASE_URL cannot be used: ${error.message || error.code}`) : error
  })
}

/** Brings the tables forward and fills an empty shop with the demo: once, also where several machines start together. */
export const prepare = async (db: Db, { config, root, say }: Life): Promise<void> => {
  await askFirst(db, config)
  await checkWhole(db)
  await migrate(db, join(root, 'db/migrations'), say)
  if (!config.demo) return
  await db.connection().execute(async (connection) => {
    await watchForLoss(connection)
    await waitForLock(connection, demoKey, () => say('another process fills the demo shop: waiting for it'))
    try {
      // with products it would do nothing: then what it is made of need not be read
      if (await connection.selectFrom('product').select('id').limit(1).executeTakeFirst()) return
      const { fillDemo } = await import('#demo/fill.ts')
      await fillDemo(db, { dataDir: config.dataDir, now: new Date(), onProgress: say })
    } finally {
      await unlock(connection, demoKey)
    }
  })
}

/** One number for all machines of a shop. */
const demoKey = 7_406_319

/** The same on a connection of its own. */
export const prepareSource = async (source: Source, life: Life): Promise<void> => {
  const { db, close } = openDatabase({ ...source, max: 3 })
  try {
    await prepare(db, life)
  } finally {
    await close()
  }
}
