import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { createMetrics, watchStatements } from './watching/metrics.ts'
import { openDatabase } from './database.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a clone has the tables of the migrations', async () => {
  expect(await database.db.selectFrom('setting').selectAll().execute()).toEqual([])
})

test('a bigint is a number, and one beyond the safe integers an error', async () => {
  const read = async (text: string) =>
    (await sql<{ value: number }>`select ${sql.lit(text)}::int8 as value`.execute(database.db)).rows[0]?.value
  expect(await read('9007199254740991')).toBe(9007199254740991)
  await expect(read('9007199254740993')).rejects.toThrow('safe integers')
  expect(await read('1')).toBe(1)
})

test('statements, locks and idle transactions have their limits', async () => {
  const read = async (name: string) =>
    (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database.db)).rows[0]?.value
  expect(await read('statement_timeout')).toBe('5s')
  expect(await read('lock_timeout')).toBe('2s')
  expect(await read('idle_in_transaction_session_timeout')).toBe('10s')
})

test('[SHELL-360] moments are in UTC, whatever zone the server keeps', async () => {
  const { name } = (await sql<{ name: string }>`select current_database() as name`.execute(database.db)).rows[0] ?? {}
  await sql`alter database ${sql.id(name ?? '')} set timezone to 'Asia/Tokyo'`.execute(database.db)
  const { db, close } = openDatabase(database.connection)
  const { rows } = await sql<{ end: string }>`
    select json_build_array('9999-12-31T23:59:59Z'::timestamptz) ->> 0 as end`.execute(db)
  await close()
  expect(new Date(rows[0]?.end ?? '').toISOString()).toBe('9999-12-31T23:59:59.000Z')
})

test('a connection that breaks inside a transaction is an error of that transaction and of nothing else', async () => {
  const attempt = database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await sql`select 1`.execute(trx)
  })
  await expect(attempt).rejects.toThrow()
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
})

test('[SHELL-146] a statement of a second is logged by its text alone, a quick one is only counted', async () => {
  const metrics = createMetrics()
  const lines: unknown[] = []
  const watch = watchStatements(metrics, { warn: (about: unknown) => void lines.push(about) })
  const statements: string[] = []
  const { db, close } = openDatabase({
    ...database.connection,
    onStatement: (text, seconds) => {
      statements.push(text)
      watch(text, seconds + (text.includes('slow') ? 1 : 0))
    },
  })
  await sql`select ${'ada@example.com'}::text as quick`.execute(db)
  await sql`select ${'ada@example.com'}::text as slow`.execute(db)
  await close()
  expect(statements).toEqual(['select $1::text as quick', 'select $1::text as slow'])
  expect(lines).toEqual([{ statement: 'select $1::text as slow', seconds: expect.closeTo(1, 0) }])
  expect(await metrics.read()).toContain('db_statement_duration_seconds_count 2')
})

test('[SHELL-212] a server that says nothing any more is left, and asked anew on another connection', async () => {
  const { db, pool, close } = openDatabase({ ...database.connection, max: 1, answerMs: 200 })
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db)
  await ask()
  pool.once('acquire', (client) => {
    // from now on nothing comes any more
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    stream.pause()
  })
  const lost = db.transaction().execute((trx) => sql`select 1`.execute(trx))
  await expect(lost).rejects.toThrow('Query read timeout')
  expect((await ask()).rows).toEqual([{ one: 1 }])
  const long = db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    return sql<{ one: number }>`select 1 as one from pg_sleep(0.4)`.execute(trx)
  })
  expect((await long).rows).toEqual([{ one: 1 }])
  await close()
})

test('[SHELL-211] no more than so many wait for a connection; the others are told at once', async () => {
  const { db, close } = openDatabase({ ...database.connection, max: 1, mostWaiting: 2 })
  const ask = () => sql<{ one: number }>`select 1 as one from pg_sleep(0.05)`.execute(db)
  const outcomes = await Promise.allSettled([ask(), ask(), ask(), ask(), ask()])
  await close()
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: '53300' })
})
