import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from '#platform/server/context.ts'

/** Rows of a shop by their tables, as JSON. */
export type Rows = ReadonlyMap<string, readonly string[]>

/** All tables of the shop. */
const listTables = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname <> 'schema_migration'
    order by 1`)
  return rows.map(({ name }) => name)
}

export const readRows = async (pool: Pool): Promise<Rows> => {
  const read = new Map<string, readonly string[]>()
  for (const table of await listTables(pool)) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${table}" t`)
    read.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return read
}

/** The tables that columns refer to, by `table.column`. */
export type References = ReadonlyMap<string, string>

export const readReferences = async (pool: Pool): Promise<References> => {
  const { rows } = await pool.query<{ from: string; to: string }>(`
    select c.relname || '.' || a.attname as from, f.relname as to
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0`)
  return new Map(rows.map(({ from, to }) => [from, to]))
}

/**
 * Fills the empty tables of an older version with the rows of a newer one, as far as it had their columns. What refers to what is
 * not looked at, for all of it comes from one shop; but what refers to a table that the older version has not is empty, as it was then.
 * Answers the tables that have rows, and those that should and do not.
 */
export const fillOlder = async (
  db: Db,
  pool: Pool,
  rows: Rows,
  references: References,
): Promise<{ filled: string[]; refused: string[] }> => {
  const filled: string[] = []
  const refused: string[] = []
  const tables = await listTables(pool)
  const isOfLater = (name: string): boolean => {
    const to = references.get(name)
    return to !== undefined && !tables.includes(to)
  }
  for (const table of tables) {
    const { rows: any } = await pool.query(`select from "${table}" limit 1`)
    if (any.length > 0) {
      filled.push(table)
      continue
    }
    const own = rows.get(table) ?? []
    if (own.length === 0) continue
    const place = { table, isOfLater: (column: string) => isOfLater(`${table}.${column}`) }
    if (!(await put(db, pool, place, own)) && !(await putEach(db, pool, place, own))) refused.push(table)
    else filled.push(table)
  }
  await moveSequences(pool)
  return { filled, refused }
}

type Place = { readonly table: string; readonly isOfLater: (column: string) => boolean }

/** Whether all of them were taken. */
const put = async (db: Db, pool: Pool, { table, isOfLater }: Place, rows: readonly string[]): Promise<boolean> => {
  const { rows: own } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and $2::jsonb ? attname`,
    [`public.${table}`, rows[0]],
  )
  const columns = sql.join(own.filter(({ name }) => !isOfLater(name)).map(({ name }) => sql.ref(name)))
  return db
    .transaction()
    .execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`insert into ${sql.table(table)} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
        trx,
      )
    })
    .then(
      () => true,
      (error: { code?: string }) => {
        // rules of the older version: a value it did not know, a column that was wanted then
        if (error.code?.startsWith('23')) return false
        throw error
      },
    )
}

/** Those that the older version takes; whether there are any. */
const putEach = async (db: Db, pool: Pool, place: Place, rows: readonly string[]): Promise<boolean> => {
  let taken = 0
  for (const row of rows.slice(0, 200)) taken += (await put(db, pool, place, [row])) ? 1 : 0
  return taken > 0
}

const moveSequences = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ table: string; column: string; sequence: string }>(`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`)
  for (const { table, column, sequence } of rows)
    await pool.query(
      `select setval($1::regclass, greatest(1, (select coalesce(max("${column}"), 1) from "${table}")::bigint))`,
      [sequence],
    )
}

const schema = `
  select 'column' as kind, c.relname || '.' || a.attname as name,
    format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' || a.attidentity::text || a.attgenerated::text || ' '
      || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as text
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
  union all select 'view', viewname, definition from pg_views where schemaname = 'public'
  order by 1, 2, 3`

/** Everything that a migration can make but rows, in the words of PostgreSQL. */
export const readSchema = async (pool: Pool): Promise<string[]> =>
  (await pool.query<{ kind: string; name: string; text: string }>(schema)).rows.map(
    ({ kind, name, text }) => `${kind} ${name}: ${text}`,
  )

/** How many rows each table has and what they come to: equal before and after, nothing happened. */
export const sumRows = async (pool: Pool): Promise<Record<string, string>> => {
  const sums: Record<string, string> = {}
  const { rows: begun } = await pool.query<{ is_begun: boolean }>(
    "select to_regclass('public.schema_migration') is not null as is_begun",
  )
  // made before the first of them
  const more = begun[0]?.is_begun ? ['schema_migration'] : []
  for (const table of [...(await listTables(pool)), ...more]) {
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(('x' || substr(md5(t::text), 1, 12))::bit(48)::bigint), 0) as sum from "${table}" t`,
    )
    sums[table] = rows[0]?.sum ?? ''
  }
  return sums
}
