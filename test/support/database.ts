import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { Pool } from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import type { Db } from '#platform/server/context.ts'
import type { Tables } from '#platform/server/tables.ts'
import { toClientConfig } from './test-server.ts'
import type { ClientConfig } from './test-server.ts'

export type TestDatabase = {
  readonly db: Db
  readonly pool: Pool
  /** For a second pool or a process of its own: what `openDatabase` takes. */
  readonly connection: ClientConfig
  readonly drop: () => Promise<void>
}

/** A migrated, empty database of one's own: once in `beforeAll` of a file, dropped in `afterAll`. */
export const createTestDatabase = (): Promise<TestDatabase> => cloneDatabase(inject('testServer').template)

/** The same with what `fill` puts into it. That is done once a run, by whoever asks first; the others wait, and clone it. */
export const createFilledDatabase = async (kind: string, fill: (db: Db) => Promise<void>): Promise<TestDatabase> => {
  const plain = inject('testServer').template
  const filled = `${plain}_${kind}`
  await administer(async (client) => {
    // one lock for all kinds: it ends with this connection
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [filled])
    if (rowCount) return
    const work = `${filled}_work`
    await client.query(`drop database if exists ${work} with (force)`)
    await client.query(copyOf(plain, work))
    const { db, close } = openDatabase(toClientConfig(inject('testServer'), work))
    try {
      await fill(db)
    } finally {
      await close()
    }
    await client.query(`alter database ${work} rename to ${filled}`)
  })
  return cloneDatabase(filled)
}

/** The same without any table, for tests of the migrations. */
export const createEmptyDatabase = (): Promise<TestDatabase> => cloneDatabase('template0')

/**
 * Takes the rows out of the tables, in this order, and with them what the database lets go with them. For the few rows of a test that is a
 * tenth of the work of `truncate … cascade`, which makes the files of every table that leads to one of them anew (decision 0013).
 */
export const emptyTables = async (db: Db, names: readonly (keyof Tables)[]): Promise<void> => {
  for (const name of names) await sql`delete from ${sql.table(name)}`.execute(db)
}

/** File by file: a tenth of the time that it takes through the server's log (decision 0013). */
const copyOf = (template: string, name: string): string =>
  `create database ${name} template ${template} strategy file_copy`

const cloneDatabase = async (template: string): Promise<TestDatabase> => {
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`
  await administer((client) => client.query(copyOf(template, name)))
  const connection = toClientConfig(inject('testServer'), name)
  const { db, pool, close } = openDatabase(connection)
  const drop = async () => {
    await close()
    await administer((client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { db, pool, connection, drop }
}

const administer = async (work: (client: Client) => Promise<unknown>): Promise<void> => {
  const { connection, url } = toClientConfig(inject('testServer'))
  const client = new Client(url ? { connectionString: url } : connection)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
