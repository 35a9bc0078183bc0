import { sql } from 'kysely'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Stock } from '#features/stock/rules.ts'
import type { Db } from '#platform/server/context.ts'

/** Units by product id: positive are taken, negative go back. */
export type StockUnits = ReadonlyMap<number, number>

export type StockReason = 'order' | 'order.unpaid' | 'order.replaced' | 'order.paid-late'

const sorted = (units: StockUnits): [number, number][] =>
  [...units].filter(([, count]) => count !== 0).toSorted(([one], [other]) => one - other)

/** Units to take less those that come back in the same step. */
export const netUnits = (taken: StockUnits, returned: StockUnits): Map<number, number> => {
  const net = new Map(taken)
  for (const [id, count] of returned) net.set(id, (net.get(id) ?? 0) - count)
  return net
}

/**
 * Moves units of many products at once, all or none. Rows are locked in the order of their ids, so that two orders never
 * wait for each other; the refusal has what each short product still holds. Call it last: every other buyer of these
 * products waits until this transaction ends.
 */
export const moveStock = async (
  db: Db,
  units: StockUnits,
  { orderId, reason, now }: { orderId: string; reason: StockReason; now: Date },
): Promise<Result<true, 'OUT_OF_STOCK'>> => {
  const wanted = sorted(units)
  if (wanted.length === 0) return ok(true)
  const ids = wanted.map(([id]) => id)
  const { rows } = await sql<{ product_id: number; qty: number; is_in_stock: boolean; is_managed: boolean }>`
    select product_id, qty, is_in_stock, is_managed from stock
    where product_id = any(${ids}::int[]) order by product_id for no key update`.execute(db)
  const levels = new Map<number, Stock>(
    rows.map((row) => [row.product_id, { qty: row.qty, isInStock: row.is_in_stock, isManaged: row.is_managed }]),
  )
  const isShort = ([id, count]: [number, number]): boolean => {
    const level = levels.get(id)
    return level !== undefined && count > 0 && (!level.isInStock || (level.isManaged && level.qty < count))
  }
  if (wanted.some(isShort)) return refuse('OUT_OF_STOCK', { levels })
  const { rows: counted } = await sql<{ moved: number }>`
    with wanted as (
      select * from unnest(${ids}::int[], ${wanted.map(([, count]) => count)}::int[]) as w (product_id, units)
    ), moved as (
      update stock s set qty = case when s.is_managed then s.qty - w.units else s.qty end
      from wanted w
      where s.product_id = w.product_id and (not s.is_managed or s.qty >= w.units)
      returning s.product_id, w.units
    ), noted as (
      insert into stock_movement (product_id, delta, reason, order_id, created_at)
      select product_id, -units, ${reason}, ${orderId}::uuid, ${now} from moved order by product_id
    )
    select count(*)::int as moved from moved`.execute(db)
  if (counted[0]?.moved !== levels.size) throw new Error('stock changed under its lock')
  return ok(true)
}

/** Tells every process which products to read again, once this transaction is committed. */
export const notifyStock = async (db: Db, units: StockUnits): Promise<void> => {
  const ids = sorted(units).map(([id]) => id)
  if (ids.length > 0) await sql`select pg_notify('stock', ${JSON.stringify(ids)})`.execute(db)
}
