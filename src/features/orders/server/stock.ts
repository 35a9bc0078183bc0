import { sql } from 'kysely'
import type { Stock } from '#features/stock/rules.ts'
import { tellingStock } from '#features/stock/server/index.ts'
import type { Db } from '#platform/server/context.ts'

/** Units by product id: positive are taken, negative go back. */
export type StockUnits = ReadonlyMap<number, number>

/** `levels`: what each product holds, by its id, where that is not enough and nothing was moved. */
type StockMove = { readonly isMoved: true } | { readonly isMoved: false; readonly levels: ReadonlyMap<number, Stock> }

export type StockReason =
  | 'order'
  | 'order.unpaid'
  | 'order.replaced'
  | 'order.paid-late'
  | 'order.canceled'
  | 'order.returned'

/** The order that another one stands in for, and the units that come back of it in the same step. */
export type Replaced = { readonly orderId: string; readonly units: StockUnits }

type Movement = { orderId: string; reason: StockReason; now: Date; replaced?: Replaced | undefined }

const sorted = (units: StockUnits): [number, number][] =>
  [...units].filter(([, count]) => count !== 0).toSorted(([one], [other]) => one - other)

/** Units to take less those that come back in the same step. */
const netUnits = (taken: StockUnits, returned: StockUnits): Map<number, number> => {
  const net = new Map(taken)
  for (const [id, count] of returned) net.set(id, (net.get(id) ?? 0) - count)
  return net
}

/**
 * Moves units of many products at once, all or none, and tells every process which products to read again once this
 * transaction is committed. Rows are locked in the order of their ids, so that two orders never wait for each other. Call
 * it last: every other buyer of these products waits until this transaction ends.
 */
export const moveStock = async (
  db: Db,
  units: StockUnits,
  { orderId, reason, now, replaced }: Movement,
): Promise<StockMove> => {
  const wanted = sorted(replaced ? netUnits(units, replaced.units) : units)
  if (wanted.length === 0 && !replaced) return { isMoved: true }
  const ids = wanted.map(([id]) => id)
  // a level is what its row holds under the lock, not what it held when this statement began
  // (how many products there are is hidden from the planner, which so plans once for all orders)
  const { rows } = await sql<LevelRow>`
    with wanted as (
      select product_id, units
      from unnest((select ${ids}::int[]), (select ${wanted.map(([, count]) => count)}::int[])) as w (product_id, units)
    ), level as (
      select product_id, qty, is_in_stock, is_managed from stock
      where product_id = any(array(select product_id from wanted)) order by product_id for no key update
    ), verdict as (
      select coalesce(bool_and(units < 0 or (is_in_stock and (not is_managed or qty >= units))), true) as fits
      from level join wanted using (product_id)
    ), moved as (
      update stock set qty = case when level.is_managed then level.qty - wanted.units else level.qty end
      from level join wanted using (product_id) cross join verdict
      where stock.product_id = level.product_id and verdict.fits
      returning stock.product_id, wanted.units
    ), noted as (
      insert into stock_movement (product_id, delta, reason, order_id, created_at)
      ${
        replaced
          ? movementsOfBoth(units, { orderId, reason, now, replaced })
          : sql`
      select product_id, -units, ${reason}, ${orderId}::uuid, ${now} from moved order by product_id`
      }
    )
    select level.product_id, level.qty, level.is_in_stock, level.is_managed, moved.product_id is not null as is_moved,
      case when verdict.fits then ${tellingStock(ids)} end
    from level cross join verdict left join moved using (product_id)`.execute(db)
  if (rows.every((row) => row.is_moved)) return { isMoved: true }
  const levels = new Map(
    rows.map((row) => [row.product_id, { qty: row.qty, isInStock: row.is_in_stock, isManaged: row.is_managed }]),
  )
  return { isMoved: false, levels }
}

/** What either of two orders took or gave back, also of products of which nothing moves between them. */
const movementsOfBoth = (units: StockUnits, { orderId, reason, now, replaced }: Movement & { replaced: Replaced }) => {
  const back = new Map([...replaced.units].map(([id, count]) => [id, -count]))
  const rows = [
    ...sorted(back).map((row) => [...row, 'order.replaced', replaced.orderId] as const),
    ...sorted(units).map((row) => [...row, reason, orderId] as const),
  ]
  return sql`
      select note.product_id, -note.units, note.reason, note.order_id, ${now}
      from unnest(${rows.map(([id]) => id)}::int[], ${rows.map(([, count]) => count)}::int[],
        ${rows.map(([, , why]) => why)}::text[], ${rows.map(([, , , order]) => order)}::uuid[])
        as note (product_id, units, reason, order_id)
      join stock using (product_id) cross join verdict where verdict.fits`
}

type LevelRow = { product_id: number; qty: number; is_in_stock: boolean; is_managed: boolean; is_moved: boolean }
