import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import { uncountedStock } from '../rules.ts'
import type { Stock } from '../rules.ts'
import { parseCounts } from '../rules/counts.ts'
import { tellStock } from './store.ts'

type Counted = { items: { sku: string; before: number; after: number }[]; same: number }

/** Products whose units are counted themselves. */
const counted = ['simple', 'virtual', 'downloadable'] as const

/** Sets the stock to what was counted, by movements of the difference; with `isTrial` it only answers what would change. */
export const setCounts = async (
  db: Db,
  text: string,
  { isTrial, now }: { readonly isTrial: boolean; readonly now: Date },
): Promise<Result<Counted, 'COUNTS_REFUSED'>> => {
  const { counts, bad } = parseCounts(text)
  if (bad.length > 0)
    return refuse('COUNTS_REFUSED', { lines: bad.slice(0, 20), values: { what: bad.slice(0, 20).join(', ') } })
  const products = counts.length
    ? await db
        .selectFrom('product')
        .select(['id', 'sku'])
        .where(
          'sku',
          'in',
          counts.map(({ sku }) => sku),
        )
        .where('type_id', 'in', counted)
        .orderBy('id')
        .execute()
    : []
  const known = new Set(products.map(({ sku }) => sku))
  const unknown = counts.map(({ sku }) => sku).filter((sku) => !known.has(sku))
  if (unknown.length > 0)
    return refuse('COUNTS_REFUSED', { skus: unknown.slice(0, 20), values: { what: unknown.slice(0, 20).join(', ') } })
  const figures = new Map(counts.map(({ sku, qty }) => [sku, qty]))
  const levels = await readLevels(
    db,
    products.map(({ id }) => id),
    { isHeld: !isTrial },
  )
  const changed = products.flatMap(({ id, sku }) => {
    const { qty: before, isManaged } = levels.get(id) ?? uncountedStock
    const after = figures.get(sku) ?? before
    return isManaged && after === before ? [] : [{ id, sku, before, after }]
  })
  if (!isTrial && changed.length > 0) await writeCounts(db, changed, now)
  const items = changed.map(({ id: _id, ...item }) => item)
  return ok({ items, same: products.length - items.length })
}

/** What these products hold, in the order of their ids where they are held, as whoever else locks several. */
const readLevels = async (
  db: Db,
  ids: readonly number[],
  { isHeld }: { readonly isHeld: boolean },
): Promise<ReadonlyMap<number, Stock>> => {
  const { qty, isInStock, isManaged } = uncountedStock
  if (isHeld)
    await sql`
      insert into stock (product_id, qty, is_in_stock, is_managed)
      select id, ${qty}::int, ${isInStock}::boolean, ${isManaged}::boolean from unnest(${[...ids]}::int[]) as id order by id
      on conflict do nothing`.execute(db)
  const { rows } = await sql<Stock & { id: number }>`
    select product_id as id, qty, is_in_stock as "isInStock", is_managed as "isManaged" from stock
    where product_id = any(${[...ids]}::int[]) order by product_id ${isHeld ? sql`for update` : sql``}`.execute(db)
  return new Map(rows.map(({ id, ...stock }) => [id, stock]))
}

type Changed = { readonly id: number; readonly before: number; readonly after: number }

/** However many they are, in one statement: whoever orders one of them waits until all are written. */
const writeCounts = async (db: Db, changed: readonly Changed[], now: Date): Promise<void> => {
  const ids = changed.map(({ id }) => id)
  await sql`
    with counted as (
      select * from unnest(${ids}::int[], ${changed.map(({ after }) => after)}::int[],
        ${changed.map(({ before, after }) => after - before)}::int[]) as c (product_id, qty, delta)
    ), moved as (
      insert into stock_movement (product_id, delta, reason, created_at)
      select product_id, delta, 'counted', ${now} from counted order by product_id
    )
    update stock set qty = counted.qty, is_in_stock = stock.is_in_stock or counted.qty > 0, is_managed = true
    from counted where stock.product_id = counted.product_id`.execute(db)
  await tellStock(db, ids)
}
