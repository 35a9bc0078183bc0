import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#platform/server/database.ts'
import type { Database } from '#platform/server/database.ts'
import { databaseName, findPostmaster, socketPort } from '#platform/server/postgres/postmaster.ts'
import type { Postmaster } from '#platform/server/postgres/postmaster.ts'
import { startShop } from '#test/support/running-shop.ts'
import type { RunningShop } from '#test/support/running-shop.ts'

/** A shop with a private database in `dataDir`, without goods. */
export const startPrivateShop = (dataDir: string): Promise<RunningShop> =>
  startShop({ dataDir, environment: { DEMO: 'off' } })

/** The PostgreSQL that runs in a data directory. */
export const getPostmaster = async (dataDir: string): Promise<Postmaster> => {
  const found = await findPostmaster(await realpath(join(dataDir, 'postgres')))
  if (!found) throw new Error(`no PostgreSQL runs in ${dataDir}`)
  return found
}

/** Connections of our own to it, which do not keep it alive. */
const openPrivateDatabase = async (dataDir: string): Promise<Database> => {
  const { socketFolder } = await getPostmaster(dataDir)
  return openDatabase({
    connection: { host: socketFolder, port: socketPort, user: databaseName, database: databaseName },
    max: 2,
  })
}

/** Does something with such a connection and closes it again. */
export const withPrivateDatabase = async <T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openPrivateDatabase(dataDir)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
