import { sql } from 'kysely'
import type { Trx } from '#platform/server/context.ts'

/** The tables that the database watches (`watch_imports` in the migrations), with the types of their keys. */
const watched: Readonly<Record<string, Readonly<Record<string, 'integer' | 'text'>>>> = {
  attribute: { id: 'integer' },
  attribute_option: { id: 'integer' },
  category: { id: 'integer' },
  product: { id: 'integer' },
  product_price: { product_id: 'integer', currency: 'text' },
  product_category: { product_id: 'integer', category_id: 'integer' },
  product_link: { product_id: 'integer', kind: 'text', linked_id: 'integer' },
  stock: { product_id: 'integer' },
  review: { id: 'integer' },
  url_rewrite: { store_code: 'text', path: 'text' },
  tax_rule: { id: 'integer' },
  tax_rate: { id: 'integer' },
  cms_page: { id: 'integer' },
  cms_block: { id: 'integer' },
}

const keysOf = (table: string): Readonly<Record<string, 'integer' | 'text'>> => {
  const keys = watched[table]
  if (!keys) throw new Error(`the table ${table} is watched and nobody knows how to take it back`)
  return keys
}

/** The row of the table `t` that a change `c` is about. */
const isRow = (table: string) =>
  sql.join(
    Object.entries(keysOf(table)).map(
      ([name, type]) => sql`${sql.ref(`t.${name}`)} = (c.key ->> ${sql.lit(name)})::${sql.raw(type)}`,
    ),
    sql` and `,
  )

/** Holds the stock that a run wrote, in the order in which orders take theirs: those under way are over then, and others wait. */
export const lockStock = async (trx: Trx, runId: number): Promise<void> => {
  await sql`
    select from stock where product_id in (
      select (key ->> 'product_id')::integer from import_change where run_id = ${runId} and table_name = 'stock')
    order by product_id for update`.execute(trx)
}

const mostFound = 10

/** What a row of a table is called: before its name, and where nothing is left to tell its name. */
const kinds: Readonly<Record<string, readonly [named: string, nameless: string]>> = {
  attribute: ['attribute', 'an attribute'],
  attribute_option: ['option', 'an option'],
  category: ['category', 'a category'],
  product: ['product', 'a product'],
  product_price: ['price of product', 'a product'],
  product_category: ['category of product', 'a product'],
  product_link: ['link of product', 'a product'],
  review: ['review of product', 'a review'],
  url_rewrite: ['address', 'an address'],
  tax_rule: ['tax rule', 'a tax rule'],
  tax_rate: ['tax rate', 'a tax rate'],
  cms_page: ['page', 'a page'],
  cms_block: ['block', 'a block'],
}

/** The row `t` with the key of `c` in words; `p` is the product that it is or belongs to. */
const wordsFor = (table: string) => {
  const [named, nameless] = kinds[table] ?? [table, table]
  const own = ['path_key', 'identifier', 'code', 'key', 'name', 'country'].map(
    (column) => sql`to_jsonb(t) ->> ${sql.lit(column)}`,
  )
  const name = named.endsWith('product') ? sql`p.sku` : sql`coalesce(c.key ->> 'path', ${sql.join(own)})`
  return sql`coalesce(${sql.lit(`${named} `)} || ${name}, ${sql.lit(nameless)})`
}

/** Why the run cannot be undone, as sentences: rows that are not as it left them, and what was built upon its new ones. */
export const findConflicts = async (trx: Trx, runId: number): Promise<string[]> => {
  const found: string[] = []
  for (const table of await readTables(trx, runId)) {
    // orders take units: stock is taken back by its difference
    if (table === 'stock') continue
    const { rows } = await sql<{ what: string }>`
      select distinct ${wordsFor(table)}
        || case when t is null then ' was deleted since' else ' was changed since' end as what
      from (
        select distinct on (key) key, print from import_change
        where run_id = ${runId} and table_name = ${table} order by key, id desc
      ) as c
      left join ${sql.table(table)} as t on ${isRow(table)}
      left join product as p on p.id = coalesce(case when ${table} = 'product' then c.key ->> 'id' end,
        c.key ->> 'product_id', to_jsonb(t) ->> 'product_id')::integer
      where c.print is distinct from md5(to_jsonb(t)::text)
      order by 1 limit ${mostFound}`.execute(trx)
    found.push(...rows.map(({ what }) => what))
  }
  const added = (table: string) =>
    sql`select (key ->> 'id')::integer from import_change where run_id = ${runId} and table_name = ${table} and op = 'insert'`
  const { rows: built } = await sql<{ what: string }>`
    select distinct 'product ' || sku || ' was ordered since' as what from order_line where product_id in (${added('product')})
    union
    select 'product ' || p.sku || ' was reviewed since' from review as r join product as p on p.id = r.product_id
    where r.product_id in (${added('product')}) and r.id not in (${added('review')})
    union
    select 'product ' || sku || ' became a variant of an imported one since' from product
    where parent_id in (${added('product')}) and id not in (
      select (key ->> 'id')::integer from import_change where run_id = ${runId} and table_name = 'product')
    union
    select 'product ' || p.sku || ' was put into an imported category since'
    from product_category as pc join product as p on p.id = pc.product_id
    where pc.category_id in (${added('category')}) and not exists (
      select from import_change where run_id = ${runId} and table_name = 'product_category'
        and key = jsonb_build_object('product_id', pc.product_id, 'category_id', pc.category_id))
    limit ${mostFound}`.execute(trx)
  return [...found, ...built.map(({ what }) => what)].slice(0, mostFound)
}

const readTables = async (trx: Trx, runId: number): Promise<string[]> => {
  const { rows } = await sql<{
    table_name: string
  }>`select distinct table_name from import_change where run_id = ${runId} order by 1`.execute(trx)
  return rows.map(({ table_name }) => table_name)
}

type Step = { readonly step: number; readonly table_name: string; readonly op: 'insert' | 'update' | 'delete' }

/** Statement by statement, the last one first: what was written upon something goes before it. Gives the number of rows. */
export const takeBack = async (trx: Trx, runId: number, now: Date): Promise<number> => {
  const { rows: steps } = await sql<Step>`
    select distinct step, table_name, op from import_change where run_id = ${runId} order by step desc`.execute(trx)
  const columns = new Map<string, string[]>()
  let count = 0
  for (const step of steps) {
    const own = columns.get(step.table_name) ?? (await readColumns(trx, step.table_name))
    columns.set(step.table_name, own)
    count += await takeStepBack(trx, step, own, now)
  }
  return count
}

const readColumns = async (trx: Trx, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(trx)
  return rows.map(({ name }) => name)
}

const takeStepBack = async (
  trx: Trx,
  { step, table_name: name, op }: Step,
  columns: readonly string[],
  now: Date,
): Promise<number> => {
  const table = sql.table(name)
  const list = (of: readonly string[], from?: string) =>
    sql.join(of.map((column) => sql.ref(from ? `${from}.${column}` : column)))
  const run = async (query: ReturnType<typeof sql>) => Number((await query.execute(trx)).numAffectedRows ?? 0)
  if (op === 'insert')
    return run(sql`delete from ${table} as t using import_change as c where c.step = ${step} and ${isRow(name)}`)
  if (op === 'delete')
    return run(sql`
      insert into ${table} (${list(columns)}) select ${list(columns, 'r')}
      from import_change as c, jsonb_populate_record(null::${table}, c.before) as r where c.step = ${step}`)
  if (name === 'stock') return takeStockBack(trx, step, now)
  const others = columns.filter((column) => !(column in keysOf(name)))
  return run(sql`
    update ${table} as t set (${list(others)}) = (select ${list(others, 'r')} from jsonb_populate_record(t, c.before) as r)
    from import_change as c where c.step = ${step} and ${isRow(name)}`)
}

/**
 * What the import added goes, what it took comes back, each by a movement that names the import's, unless staff took that back already;
 * units that orders took since stay taken, and nothing goes below 0.
 */
const takeStockBack = async (trx: Trx, step: number, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    with given as (
      select t.product_id, r.is_in_stock, r.is_managed, t.qty as old_qty, made.id as movement,
        case when c.before ? 'qty' and made.is_undone is not true
          then greatest(0, t.qty - ((c.after ->> 'qty')::integer - (c.before ->> 'qty')::integer)) else t.qty end as qty
      from import_change as c
      join import_run as run on run.id = c.run_id
      join stock as t on t.product_id = (c.key ->> 'product_id')::integer
      cross join lateral jsonb_populate_record(t, c.before) as r
      left join lateral (
        select m.id, exists (select from stock_movement later where later.undoes = m.id) as is_undone from stock_movement m
        where m.product_id = t.product_id and m.reason = 'import' and m.created_at >= run.started_at
          and m.delta = (c.after ->> 'qty')::integer - (c.before ->> 'qty')::integer
        order by is_undone, m.id desc limit 1) as made on true
      where c.step = ${step}
    ),
    moved as (
      insert into stock_movement (product_id, delta, reason, created_at, undoes)
      select product_id, qty - old_qty, 'undo', ${now}, movement from given where qty <> old_qty
    )
    update stock as t set qty = given.qty, is_in_stock = given.is_in_stock, is_managed = given.is_managed
    from given where t.product_id = given.product_id`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
