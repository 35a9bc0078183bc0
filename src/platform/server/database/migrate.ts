import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { unlock, waitForLock, watchForLoss } from './session-locks.ts'

type Migration = { readonly name: string; readonly text: string; readonly checksum: string }
type Applied = { readonly name: string; readonly checksum: string }

/** One number for all processes of all shops on a server; another shop there only waits its turn. */
const lockKey = 7_406_311

/**
 * Brings the database forward: the `.sql` files of the directory in the order of their numbers, each in one transaction
 * with its row in `schema_migration`, so that a cut-off run is continued by the next. Processes that start together take turns.
 * Throws where a file that was applied is missing or was changed, or `upTo` is none of the files. Answers the names that were
 * applied now: all that wait, or those up to one.
 */
export const migrate = async <Schema>(
  db: Kysely<Schema>,
  directory: string,
  onProgress: (line: string) => void = () => undefined,
  upTo?: string,
): Promise<string[]> => {
  const all = await readMigrations(directory)
  if (upTo !== undefined && !all.some(({ name }) => name === upTo))
    throw new Error(`the migration ${upTo} is unknown to this version of the shop: start a newer one`)
  const files = all.filter(({ name }) => upTo === undefined || name <= upTo)
  return db.connection().execute(async (connection) => {
    await watchForLoss(connection)
    await waitForLock(connection, lockKey, () => onProgress('another process is migrating: waiting for it'))
    try {
      await keepHistory(connection)
      const { rows: applied } = await sql<Applied>`select name, checksum from schema_migration order by name`.execute(
        connection,
      )
      const waiting = checkHistory(files, applied)
      for (const file of waiting) {
        onProgress(`migration ${file.name}`)
        await apply(connection, file)
      }
      return waiting.map(({ name }) => name)
    } finally {
      await unlock(connection, lockKey)
    }
  })
}

/** The table of what was applied; where it is there, nothing is made: the shop may run as a role that makes no tables. */
const keepHistory = async <Schema>(connection: Kysely<Schema>): Promise<void> => {
  const { rows } = await sql<{
    isThere: boolean
  }>`select to_regclass('schema_migration') is not null as "isThere"`.execute(connection)
  if (rows[0]?.isThere) return
  await sql`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(connection)
}

const readMigrations = async (directory: string): Promise<Migration[]> => {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  if (!names.length) throw new Error(`no migrations in ${directory}`)
  const numbers = new Map<string, string>()
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
    if (!number) throw new Error(`a migration is called 0001-what-it-does.sql, not ${name}`)
    const twin = numbers.get(number)
    if (twin) throw new Error(`two migrations have the number ${number}: ${twin}, ${name}`)
    numbers.set(number, name)
  }
  return Promise.all(
    names.map(async (name) => {
      // a checkout on Windows must not look like a change
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** What is still to be applied. */
const checkHistory = (files: readonly Migration[], applied: readonly Applied[]): Migration[] => {
  const known = new Map(files.map((file) => [file.name, file]))
  for (const { name, checksum } of applied) {
    const file = known.get(name)
    if (!file)
      throw new Error(
        `the database has the migration ${name}, which this version of the shop does not: start a newer one`,
      )
    if (file.checksum !== checksum)
      throw new Error(`the migration ${name} was changed after it had been applied: put it back and write a new one`)
  }
  const done = new Set(applied.map(({ name }) => name))
  const waiting = files.filter(({ name }) => !done.has(name))
  const last = applied.at(-1)?.name ?? ''
  const late = waiting.find(({ name }) => name < last)
  if (late)
    throw new Error(
      `the migration ${late.name} comes before ${last}, which was applied already: give it a higher number`,
    )
  return waiting
}

const apply = async <Schema>(connection: Kysely<Schema>, { name, text, checksum }: Migration): Promise<void> => {
  try {
    await connection.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql.raw(text).execute(trx)
      await sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`.execute(trx)
    })
  } catch (error) {
    throw new Error(`the migration ${name} failed and was rolled back: ${(error as Error).message}`, { cause: error })
  }
}
