import { randomUUID } from 'node:crypto'
import { Client, type Pool } from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import type { Db } from '#platform/server/context.ts'
import { type ClientConfig, toClientConfig } from './test-server.ts'

export type TestDatabase = {
  readonly db: Db
  readonly pool: Pool
  /** For a second pool or a process of its own: what `openDatabase` takes. */
  readonly connection: ClientConfig
  readonly drop: () => Promise<void>
}

/** A migrated, empty database of one's own: once in `beforeAll` of a file, dropped in `afterAll`. */
export const createTestDatabase = (): Promise<TestDatabase> => cloneDatabase(inject('testServer').template)

/** The same without any table, for tests of the migrations. */
export const createEmptyDatabase = (): Promise<TestDatabase> => cloneDatabase('template0')

const cloneDatabase = async (template: string): Promise<TestDatabase> => {
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} template ${template}`)
  const connection = toClientConfig(inject('testServer'), name)
  const { db, pool, close } = openDatabase(connection)
  const drop = async () => {
    await close()
    await administer(`drop database if exists ${name} with (force)`)
  }
  return { db, pool, connection, drop }
}

const administer = async (text: string): Promise<void> => {
  const { connection, url } = toClientConfig(inject('testServer'))
  const client = new Client(url ? { connectionString: url } : connection)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
