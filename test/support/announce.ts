import { sql } from 'kysely'
import type { Catalogue } from '#features/catalog/server/index.ts'
import type { Db } from '#platform/server/context.ts'

/** Tells the shop that the whole catalogue is to be read anew, as an import does, and waits until it has been. */
export const announceAll = async (db: Db, catalogue: Catalogue): Promise<void> => {
  const seen = new Promise<void>((resolve) => {
    const off = catalogue.onChange(() => (off(), resolve()))
  })
  const { version } = await db
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await sql`select pg_notify('catalogue', ${JSON.stringify({ version, all: true })})`.execute(db)
  await seen
}
