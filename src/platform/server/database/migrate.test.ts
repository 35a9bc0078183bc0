import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { openDatabase } from '../database.ts'
import { migrate } from './migrate.ts'

let directory: string
let database: TestDatabase

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'))
  database = await createEmptyDatabase()
})
afterEach(async () => {
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

const write = (name: string, text: string) => writeFile(join(directory, name), text)
const listTables = async (): Promise<string[]> =>
  (
    await sql<{
      name: string
    }>`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(
      database.db,
    )
  ).rows.map(({ name }) => name)

test('applies the files in the order of their numbers, each once', async () => {
  await write('0002-more.sql', 'alter table one add column more text;')
  await write('0001-first.sql', 'create table one (id int);\ninsert into one values (1);')
  const lines: string[] = []
  expect(await migrate(database.db, directory, (line) => lines.push(line))).toEqual(['0001-first.sql', '0002-more.sql'])
  expect(lines).toEqual(['migration 0001-first.sql', 'migration 0002-more.sql'])
  expect(await migrate(database.db, directory)).toEqual([])
  await write('0003-last.sql', 'create table two (id int);')
  expect(await migrate(database.db, directory)).toEqual(['0003-last.sql'])
  expect(await listTables()).toEqual(['one', 'schema_migration', 'two'])
})

test('a file that fails leaves nothing behind, the ones before it stay', async () => {
  await write('0001-first.sql', 'create table one (id int);')
  await write('0002-broken.sql', 'create table two (id int); select 1/0;')
  await expect(migrate(database.db, directory)).rejects.toThrow(
    'the migration 0002-broken.sql failed and was rolled back: division by zero',
  )
  expect(await listTables()).toEqual(['one', 'schema_migration'])
  await write('0002-broken.sql', 'create table two (id int);')
  expect(await migrate(database.db, directory)).toEqual(['0002-broken.sql'])
})

test('refuses when an applied file was changed, is missing, or one slips in before it', async () => {
  await write('0001-first.sql', 'create table one\n(id int);')
  await write('0003-third.sql', 'create table three (id int);')
  await migrate(database.db, directory)
  // a checkout on Windows
  await write('0001-first.sql', 'create table one\r\n(id int);')
  expect(await migrate(database.db, directory)).toEqual([])
  await write('0001-first.sql', 'create table one (id bigint);')
  await expect(migrate(database.db, directory)).rejects.toThrow('0001-first.sql was changed after it had been applied')
  await rm(join(directory, '0001-first.sql'))
  await expect(migrate(database.db, directory)).rejects.toThrow(
    'the database has the migration 0001-first.sql, which this version',
  )
  await write('0001-first.sql', 'create table one\n(id int);')
  await write('0002-late.sql', 'select 1;')
  await expect(migrate(database.db, directory)).rejects.toThrow('0002-late.sql comes before 0003-third.sql')
})

test('refuses two files of one number and names without one', async () => {
  await expect(migrate(database.db, directory)).rejects.toThrow('no migrations in')
  await write('0001-first.sql', 'select 1;')
  await write('0001-second.sql', 'select 1;')
  await expect(migrate(database.db, directory)).rejects.toThrow('two migrations have the number 0001')
  await rm(join(directory, '0001-second.sql'))
  await write('first.sql', 'select 1;')
  await expect(migrate(database.db, directory)).rejects.toThrow('not first.sql')
})

test('processes that start together take turns, however long a migration takes', async () => {
  await write('0001-slow.sql', 'select pg_sleep(2.5); create table one (id int);')
  const other = openDatabase(database.connection)
  const outcomes = await Promise.all([migrate(database.db, directory), migrate(other.db, directory)])
  await other.close()
  expect(outcomes.flat()).toEqual(['0001-slow.sql'])
})

test('a run that is killed in the middle is continued by the next', async () => {
  await write('0001-first.sql', 'create table one (id int);')
  await write('0002-slow.sql', 'create table two (id int); select pg_sleep(30);')
  const program = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../database.ts'))}
    import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))}
    await migrate(openDatabase(${JSON.stringify(database.connection)}).db, ${JSON.stringify(directory)}, console.log)
  `
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output, { timeout: 5000 }).toContain('0002-slow.sql')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await write('0002-slow.sql', 'create table two (id int);')
  expect(await migrate(database.db, directory)).toEqual(['0002-slow.sql'])
  expect(await listTables()).toEqual(['one', 'schema_migration', 'two'])
})

test('[SHELL-189] where everything is applied, a role that may make no table finds that out', async () => {
  await write('0001-first.sql', 'create table one (id int);')
  await migrate(database.db, directory)
  const role = `app_${randomUUID().replaceAll('-', '')}`
  await sql.raw(`create role ${role}`).execute(database.db)
  await sql.raw(`revoke create on schema public from public`).execute(database.db)
  await sql.raw(`grant select on schema_migration to ${role}`).execute(database.db)
  await database.db.connection().execute(async (connection) => {
    await sql.raw(`set role ${role}`).execute(connection)
    expect(await migrate(connection, directory)).toEqual([])
    await expect(sql`create table two (id int)`.execute(connection)).rejects.toThrow(/permission denied/)
    await sql`reset role`.execute(connection)
  })
  await sql.raw(`drop owned by ${role}`).execute(database.db)
  await sql.raw(`drop role ${role}`).execute(database.db)
})

test('[SHELL-332] no migration takes away or demands what the version before does not know', async () => {
  const ours = fileURLToPath(new URL('../../../../db/migrations', import.meta.url))
  const names = (await readdir(ours)).filter((name) => name.endsWith('.sql'))
  expect(names.length).toBeGreaterThan(30)
  const texts = await Promise.all(names.map((name) => readFile(join(ours, name), 'utf8')))
  const breaks = texts.flatMap((text, index) => findBreaks(text).map((line) => `${names[index]}: ${line}`))
  expect(breaks).toEqual([])
  const harmful = [
    'drop table one;',
    'alter table one drop column two;',
    'alter table one rename to two;',
    'alter table one rename column two to three;',
    'alter table one alter column two set not null;',
    'alter table one alter column two type text;',
    'alter table one\n  add column two text not null check (two in (1, 2)),\n  add column three text;',
  ]
  expect(harmful.filter((text) => findBreaks(text).length !== 1)).toEqual([])
  expect(findBreaks('alter table one add column two int not null default 0, add column three text;')).toEqual([])
})

/** What a process that still runs the version before would stumble over. */
const findBreaks = (text: string): string[] => {
  const statements = text.replaceAll(/--.*$/gm, '').toLowerCase()
  const taken =
    /\bdrop (?:table|column|view)\b|\brename (?:to|column)\b|\bset not null\b|\balter column \w+ (?:set data )?type\b/g
  const added = /\badd column (?:(?!\badd (?:column|constraint)\b)[^;])*/g
  return [
    ...[...statements.matchAll(taken)].map(([found]) => found),
    ...[...statements.matchAll(added)]
      .map(([column]) => column)
      .filter((column) => /\bnot null\b/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column)),
  ]
}
