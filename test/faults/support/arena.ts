import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { openDatabase } from '#platform/server/database.ts'
import type { Db } from '#platform/server/context.ts'
import { toUrl } from '#platform/server/postgres/postmaster.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { startShop } from '#test/support/running-shop.ts'

export { toUrl as urlOf } from '#platform/server/postgres/postmaster.ts'

/** A shop that answers at `url`, and its database. */
export type Arena = {
  readonly url: string
  readonly db: Db
  readonly pool: Pool
  readonly close: () => Promise<void>
}

/** A folder that the user who runs PostgreSQL for root may enter. */
export const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-fault-'))
  await chmod(folder, 0o711)
  return folder
}

/** A shop in a process of its own, without goods, on a database of its own that waits for its disk. */
export const openArena = async (environment: Readonly<Record<string, string>> = {}): Promise<Arena> => {
  const folder = await makeFolder()
  const postgres = await startPrivatePostgres({ dataDir: folder })
  const shop = await startShop({
    environment: { DATABASE_URL: toUrl(postgres.connection), DEMO: 'off', ...environment },
  })
  const { db, pool, close } = openDatabase({ connection: postgres.connection })
  return {
    url: shop.url,
    db,
    pool,
    close: async () => {
      await close()
      await shop.remove()
      await postgres.stop()
      if (postgres.relocated) await rm(postgres.relocated, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The same with the demo shop's goods and pages, without limits by address. */
export const openDemoArena = (environment: Readonly<Record<string, string>> = {}): Promise<Arena> =>
  openArena({ DEMO: 'on', OTP_PER_ADDRESS: '0', ...environment })
