import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { uncountedStock } from '../rules.ts'
import type { Stock } from '../rules.ts'

/** Stock of a SKU: its own, or of what it is made of. */
export type KnownStock = {
  readonly id: number
  readonly sku: string
  readonly type: string
  readonly status: number
  readonly stock: Stock
  /** Variants of a configurable product that are on sale. */
  readonly variants: readonly Stock[]
  /** Each list is one thing that is needed, with the parts that will do and how many of them. */
  readonly parts: readonly (readonly { readonly stock: Stock; readonly qty: number }[])[]
}

type Row = {
  id: number
  sku: string
  type_id: string
  status: number
  stock: Stock | null
  variants: Stock[] | null
  members: { stock: Stock | null; qty: number }[] | null
  bundle_options: { required: boolean; links: { product_id: number; qty: number }[] }[]
}

const stockJson = sql.raw(`json_build_object('qty', s.qty, 'isInStock', s.is_in_stock, 'isManaged', s.is_managed)`)

/** The status of a product, or of the style that it is a variant of, whichever is further from being on sale. */
const statusOf = (product: string) =>
  sql.raw(`greatest(${product}.status, (select status from product where id = ${product}.parent_id))`)

/** Stock by SKU, as the database has it at this moment; unknown SKUs are missing. */
export const readStockBySku = async (db: Db, skus: readonly string[]): Promise<Map<string, KnownStock>> => {
  // a text of PostgreSQL holds no NUL
  const wanted = skus.filter((sku) => !sku.includes('\0'))
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select p.id, p.sku, p.type_id, ${statusOf('p')} as status, p.bundle_options,
      (select ${stockJson} from stock s where s.product_id = p.id) as stock,
      case when p.type_id = 'configurable' then
        (select json_agg(${stockJson}) from product v left join stock s on s.product_id = v.id
          where v.parent_id = p.id and v.status < 2) end as variants,
      case when p.type_id = 'grouped' then
        (select json_agg(json_build_object('qty', l.qty, 'stock', case when s.product_id is not null then ${stockJson} end))
          from product_link l join product m on m.id = l.linked_id and m.type_id = 'simple' and ${statusOf('m')} < 2
          left join stock s on s.product_id = m.id
          where l.product_id = p.id and l.kind = 'associated') end as members
    from product p where p.sku = any(${wanted}::text[])`.execute(db)
  const bundleIds = rows.flatMap((row) =>
    row.bundle_options.flatMap(({ links }) => links.map(({ product_id }) => product_id)),
  )
  const linked = await readStockById(db, bundleIds)
  return new Map(rows.map((row) => [row.sku, toKnown(row, linked)]))
}

const toKnown = (row: Row, linked: ReadonlyMap<number, Stock>): KnownStock => ({
  id: row.id,
  sku: row.sku,
  type: row.type_id,
  status: row.status,
  stock: row.stock ?? uncountedStock,
  variants: (row.variants ?? []).map(known),
  parts: partsOf(row, linked),
})

const partsOf = (row: Row, linked: ReadonlyMap<number, Stock>): KnownStock['parts'] => {
  if (row.type_id === 'grouped')
    return [(row.members ?? []).map(({ stock, qty }) => ({ stock: stock ? known(stock) : uncountedStock, qty }))]
  if (row.type_id !== 'bundle') return []
  const options = row.bundle_options.map(({ required, links }) => ({
    required,
    parts: links.flatMap(({ product_id, qty }) => {
      const stock = linked.get(product_id)
      return stock ? [{ stock, qty }] : []
    }),
  }))
  const required = options.filter((option) => option.required)
  // of optional parts alone any one will do
  return required.length > 0 ? required.map(({ parts }) => parts) : [options.flatMap(({ parts }) => parts)]
}

/** A left join without a row has nothing but nulls. */
const known = (stock: Stock): Stock => ((stock.qty as number | null) === null ? uncountedStock : stock)

const readStockById = async (db: Db, ids: readonly number[]): Promise<Map<number, Stock>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; stock: Stock | null }>`
    select p.id, (select ${stockJson} from stock s where s.product_id = p.id) as stock
    from product p where p.id = any(${[...new Set(ids)]}::integer[]) and ${statusOf('p')} < 2`.execute(db)
  return new Map(rows.map(({ id, stock }) => [id, stock ?? uncountedStock]))
}

/** The stock of a product, locked until the transaction ends. */
export const lockStock = async (trx: Db, productId: number): Promise<Stock> => {
  const { qty, isInStock, isManaged } = uncountedStock
  await trx
    .insertInto('stock')
    .values({ product_id: productId, qty, is_in_stock: isInStock, is_managed: isManaged })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx
    .selectFrom('stock')
    .selectAll()
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  return row ? { qty: row.qty, isInStock: row.is_in_stock, isManaged: row.is_managed } : uncountedStock
}

/** Writes the stock and the movement that led to it (`delta` in pieces), and tells every process; answers the movement's id. */
export const writeStock = async (
  db: Db,
  productId: number,
  stock: Stock,
  movement: {
    readonly delta: number
    readonly reason: string
    readonly at: Date
    readonly undoes?: number
    readonly opId?: string | undefined
  },
): Promise<number> => {
  const columns = { qty: stock.qty, is_in_stock: stock.isInStock, is_managed: stock.isManaged }
  await db
    .insertInto('stock')
    .values({ product_id: productId, ...columns })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(columns))
    .execute()
  const { id } = await db
    .insertInto('stock_movement')
    .values({
      product_id: productId,
      delta: movement.delta,
      reason: movement.reason,
      order_id: null,
      created_at: movement.at,
      undoes: movement.undoes ?? null,
      op_id: movement.opId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tellStock(db, [productId])
  return id
}

/** Tells every process whose stock to read again, from the commit on. */
export const tellStock = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`select ${tellingStock(ids)}`.execute(db)
}

/** The same as a value of another statement: five hundred at a time, for what PostgreSQL tells is short. */
export const tellingStock = (ids: readonly number[]): RawBuilder<unknown> => sql`(
  select count(pg_notify('stock', part)) from (
    select json_agg(id)::text as part
    from (select id, (row_number() over () - 1) / 500 as at from unnest((select ${[...ids]}::int[])) as id) as each group by at
  ) as parts
)`

/** Units that a movement of this name added to a product whose stock is locked; undefined where there is none. */
export const findOperation = async (trx: Db, productId: number, opId: string): Promise<number | undefined> =>
  (
    await trx
      .selectFrom('stock_movement')
      .select('delta')
      .where('op_id', '=', opId)
      .where('product_id', '=', productId)
      .executeTakeFirst()
  )?.delta
