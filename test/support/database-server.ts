import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { memoryFolder } from '../../bin/memory-folder.ts'
import { openDatabase } from '../../src/platform/server/database.ts'
import { createJobs } from '../../src/platform/server/jobs.ts'
import { createLog } from '../../src/platform/server/log.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'
import { startPrivatePostgres } from '../../src/platform/server/postgres/private-postgres.ts'
import { toClientConfig } from './test-server.ts'
import type { TestServer } from './test-server.ts'

/** A test database lives for seconds: nothing of it must survive a crash. */
const forSpeed = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  // a clone is written to its files, not to the log too, which would be filled with zeros first
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_init_zero: 'off',
  max_wal_size: '512MB',
}

/** Vitest's global setup: one PostgreSQL for the whole run, with a migrated template that each test file clones. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const url = process.env['DATABASE_URL']
  const folder = await mkdtemp(join(memoryFolder(), 'vitrine-test-'))
  // for root PostgreSQL runs as somebody else, who must get in
  await chmod(folder, 0o711)
  const own = url
    ? undefined
    : await startPrivatePostgres({
        dataDir: folder,
        settings: forSpeed,
        shelters: [join(tmpdir(), 'vitrine-test-shelter')],
      })
  const template = `vitrine_template_${process.pid}`
  const server: TestServer = { template, ...(own ? { connection: own.connection } : { url: url ?? '' }) }
  await administer(server, `create database ${template}`)
  const { db, pool, close } = openDatabase(toClientConfig(server, template))
  await migrate(db, resolve('db/migrations'))
  // the queue makes its tables itself, which takes it a quarter of a second
  const jobs = createJobs(pool, createLog('silent'))
  await jobs.open()
  await jobs.stop()
  await close()
  project.provide('testServer', server)
  return async () => {
    if (own) await own.stop()
    else await dropAll(server, template)
    if (own?.relocated) await rm(own.relocated, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

/** The template, and those that were filled from it. */
const dropAll = async (server: TestServer, template: string): Promise<void> => {
  const names = `select datname from pg_database where datname = '${template}' or starts_with(datname, '${template}_')`
  for (const { datname } of await administer<{ datname: string }>(server, names))
    await administer(server, `drop database ${datname} with (force)`)
}

const administer = async <Row extends object>(server: TestServer, text: string): Promise<Row[]> => {
  const { connection, url } = toClientConfig(server)
  const client = new Client(url ? { connectionString: url } : connection)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
