import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Trx, Db } from '../context.ts'
import { checkWhole } from './unfinished-restore.ts'
import { jobsFile, keptFolders, leftOut, manifestName, tableFile } from './manifest.ts'
import type { Manifest, TableFile } from './manifest.ts'

type Options = {
  readonly dataDir: string
  /** The folder that the backup becomes; it must not exist. */
  readonly target: string
  readonly now: Date
  readonly onProgress: (line: string) => void
}

/** Rows that are read at once. */
const batch = 2000

/**
 * One snapshot of the whole database, as rows of JSON, and the files of DATA_DIR beside it, read while the shop goes on. It is
 * written aside and gets its name when it is whole. Needs no program of PostgreSQL: any server that the shop runs on can be
 * read, and filled again. Throws where the target exists, or a restore into the database was cut off.
 */
export const writeBackup = async (db: Db, { dataDir, target, now, onProgress }: Options): Promise<Manifest> => {
  if (await exists(target)) throw new Error(`${target} exists`)
  await checkWhole(db)
  const draft = `${target}.part`
  await rm(draft, { recursive: true, force: true })
  // people's data: nobody else's to read
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
  try {
    const read = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => readDatabase(trx, draft, onProgress))
    const folders: Record<string, number> = {}
    for (const name of keptFolders) {
      if (!(await exists(join(dataDir, name)))) continue
      onProgress(`files of ${name}`)
      await cp(join(dataDir, name), join(draft, 'files', name), {
        recursive: true,
        preserveTimestamps: true,
        filter: isWhole,
      })
      folders[name] = await countFiles(join(draft, 'files', name))
    }
    const manifest: Manifest = { format: 1, at: now.toISOString(), ...read, folders }
    await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    await rename(draft, target)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** What is just being written has a name with a dot before it, which may be gone before it is copied. */
const isWhole = (path: string): boolean => !basename(path).startsWith('.')

const readDatabase = async (trx: Trx, folder: string, onProgress: (line: string) => void) => {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
  // times are text in one zone, whatever the session's
  await sql`set local timezone = 'UTC'`.execute(trx)
  const { rows: applied } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(trx)
  const tables: TableFile[] = []
  for (const name of await findTables(trx)) {
    const columns = await findKey(trx, name)
    const order = sql.join(columns.map((column) => sql.ref(column)))
    const select = sql`select to_jsonb(t)::text as row from ${sql.table(name)} as t order by ${order}`
    const written = await writeRows(trx, select, join(folder, tableFile(name)))
    onProgress(`${name}: ${written.rows} rows`)
    tables.push({ name, ...written })
  }
  const { rows: sequences } = await sql<{ name: string; value: string | null }>`
    select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`.execute(
    trx,
  )
  return {
    migrations: applied.map(({ name }) => name),
    tables,
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
    jobs: await writeJobs(trx, join(folder, jobsFile)),
  }
}

/** The shop's own tables; a partitioned one is read whole by its name. */
export const findTables = async (trx: Trx): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`.execute(trx)
  return rows.map(({ name }) => name).filter((name) => !leftOut.includes(name))
}

/** The primary key's columns; all columns where there is none. */
const findKey = async (trx: Trx, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_attribute as a
    left join pg_index as i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped
      and (i.indexrelid is null or a.attnum = any (i.indkey))
    order by array_position(i.indkey::smallint[], a.attnum), a.attnum`.execute(trx)
  return rows.map(({ name }) => name)
}

/** Jobs that nobody has done: a worker may be at one, and will do it again after a restore. */
const writeJobs = async (trx: Trx, path: string): Promise<{ rows: number; sha256: string }> => {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('job.job') is not null as has`.execute(trx)
  // in milliseconds, as a restore puts it back
  const startAfter = sql`date_trunc('milliseconds', start_after)`
  const columns = sql`jsonb_build_object('name', name, 'id', id, 'data', data, 'priority', priority, 'startAfter', ${startAfter},
    'retryLimit', retry_limit, 'retryDelay', retry_delay, 'retryBackoff', retry_backoff)`
  return writeRows(
    trx,
    rows[0]?.has
      ? sql`select ${columns}::text as row from job.job where state in ('created', 'retry', 'active')
            and name not like '\\_\\_%' order by ${startAfter}, id`
      : sql`select null::text as row where false`,
    path,
  )
}

const writeRows = async (
  trx: Trx,
  select: ReturnType<typeof sql>,
  path: string,
): Promise<{ rows: number; sha256: string }> => {
  const hash = createHash('sha256')
  let rows = 0
  await sql`declare backup_rows no scroll cursor for ${select}`.execute(trx)
  const lines = async function* () {
    for (;;) {
      const got = await sql<{ row: string }>`fetch ${sql.lit(batch)} from backup_rows`.execute(trx)
      if (got.rows.length === 0) return
      rows += got.rows.length
      const text = got.rows.map(({ row }) => `${row}\n`).join('')
      hash.update(text)
      yield text
    }
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 6 }), createWriteStream(path, { mode: 0o600 }))
  await sql`close backup_rows`.execute(trx)
  return { rows, sha256: hash.digest('hex') }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const countFiles = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
