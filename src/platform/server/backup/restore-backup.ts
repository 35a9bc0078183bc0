import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db, Trx } from '../context.ts'
import { putJobs } from '../jobs.ts'
import type { WaitingJob } from '../jobs.ts'
import { migrate } from '../database/migrate.ts'
import { jobsFile, tableFile } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { checkBackup, readLines, readManifest } from './read-backup.ts'
import { endRestore, isHalfRestored, markRestore } from './unfinished-restore.ts'
import { findTables } from './write-backup.ts'

type Options = {
  readonly folder: string
  readonly dataDir: string
  readonly migrationsDir: string
  /** Whether a shop that is there goes. */
  readonly replaces: boolean
  readonly onProgress: (line: string) => void
}

const rowsAtOnce = 500

/**
 * Puts a backup into a database that has no shop in it, or in the place of the one that is there, in one transaction; brings it
 * forward to this version; then the files. Throws, with words for the owner and nothing touched, where the backup is damaged or
 * newer, or a shop is there and must not go. One that was cut off is begun anew by the next.
 */
export const restoreBackup = async (db: Db, pool: Pool, options: Options): Promise<Manifest> => {
  const { folder, dataDir, migrationsDir, replaces, onProgress } = options
  const manifest = await readManifest(folder)
  onProgress('looking whether the backup is whole')
  await checkBackup(folder, manifest)
  const isBegunAnew = await isHalfRestored(db)
  const replacesShop = !isBegunAnew && (await hasShop(db))
  if (replacesShop && !replaces)
    throw new Error('there is a shop in this database: name --replace to put the backup in its place')
  await markRestore(db)
  if (isBegunAnew || replacesShop) await clear(db)
  const last = manifest.migrations.at(-1)
  await migrate(db, migrationsDir, onProgress, last)
  await db.transaction().execute((trx) => fill(trx, folder, manifest, onProgress))
  await migrate(db, migrationsDir, onProgress)
  const jobs: WaitingJob[] = []
  for await (const lines of readLines(join(folder, jobsFile), rowsAtOnce))
    jobs.push(...lines.map((line) => JSON.parse(line) as WaitingJob))
  await putJobs(pool, jobs)
  for (const name of Object.keys(manifest.folders)) {
    onProgress(`files of ${name}`)
    await cp(join(folder, 'files', name), join(dataDir, name), { recursive: true, preserveTimestamps: true })
  }
  await endRestore(db)
  return manifest
}

const clear = (db: Db): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`drop schema if exists public cascade`.execute(trx)
    await sql`drop schema if exists job cascade`.execute(trx)
    await sql`create schema public`.execute(trx)
  })

const hasShop = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{
    has: boolean
  }>`select to_regclass('public.schema_migration') is not null as has`.execute(db)
  return rows[0]?.has === true
}

const fill = async (trx: Trx, folder: string, manifest: Manifest, onProgress: (line: string) => void) => {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
  await sql`set local timezone = 'UTC'`.execute(trx)
  const tables = await findTables(trx)
  const unknown = manifest.tables.find(({ name }) => !tables.includes(name))
  if (unknown) throw new Error(`this version of the shop has no table ${unknown.name}: restore with the newer one`)
  const putBack = await takeForeignKeys(trx)
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
  // what migrations wrote themselves is in the backup too
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx)
  for (const { name, rows } of manifest.tables) {
    if (rows === 0) continue
    onProgress(`${name}: ${rows} rows`)
    const columns = sql.join((await findColumns(trx, name)).map((column) => sql.ref(column)))
    for await (const lines of readLines(join(folder, tableFile(name)), rowsAtOnce))
      await sql`insert into ${sql.table(name)} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::jsonb)`.execute(
        trx,
      )
  }
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx)
  await putBack()
  for (const [name, value] of Object.entries(manifest.sequences))
    if (value !== null) await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(trx)
}

/** Rows come table by table, whatever refers to what; the keys are put back, and looked at, when all are there. */
const takeForeignKeys = async (trx: Trx): Promise<() => Promise<void>> => {
  const { rows } = await sql<{ on: string; name: string; text: string }>`
    select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as text from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by oid`.execute(trx)
  for (const { on, name } of rows) await sql`alter table ${sql.raw(on)} drop constraint ${sql.ref(name)}`.execute(trx)
  return async () => {
    for (const { on, name, text } of rows)
      await sql`alter table ${sql.raw(on)} add constraint ${sql.ref(name)} ${sql.raw(text)}`.execute(trx)
  }
}

/** All but those that the database computes. */
const findColumns = async (trx: Trx, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(trx)
  return rows.map(({ name }) => name)
}
