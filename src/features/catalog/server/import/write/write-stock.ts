import { sql } from 'kysely'
import type { Trx } from '#platform/server/context.ts'
import type { ProductRow } from './product-row.ts'

type StockRow = Pick<ProductRow, 'id' | 'stock'>

const toRecords = (rows: readonly StockRow[]) =>
  JSON.stringify(
    rows.map(({ id, stock }) => ({
      product_id: id,
      qty: stock?.qty ?? 0,
      is_in_stock: stock?.isInStock ?? true,
      is_managed: stock?.isManaged ?? false,
    })),
  )

const columns = sql.raw('product_id integer, qty integer, is_in_stock boolean, is_managed boolean')

/**
 * Stock of new products, and of those whose file carries another figure than it did the last time: an equal figure is old
 * news, and orders have taken units since. Each change leaves a movement. Without stock data a product is in stock and not managed.
 */
export const writeStock = async (
  trx: Trx,
  added: readonly StockRow[],
  changed: readonly StockRow[],
  now: Date,
): Promise<void> => {
  if (added.length) {
    await sql`
      with given as (
        insert into stock (product_id, qty, is_in_stock, is_managed)
        select * from jsonb_to_recordset(${toRecords(added)}::jsonb) as r(${columns})
        returning product_id, qty, is_managed
      )
      insert into stock_movement (product_id, delta, reason, created_at)
      select product_id, qty, 'import', ${now} from given where is_managed and qty <> 0`.execute(trx)
  }
  if (!changed.length) return
  // in one order, as orders take theirs: two that lock the same rows in different orders would block each other
  await sql`select from stock where product_id = any(${changed.map(({ id }) => id)}::integer[]) order by product_id for update`.execute(
    trx,
  )
  await sql`
    with wanted as (select * from jsonb_to_recordset(${toRecords(changed)}::jsonb) as r(${columns})),
    moved as (
      insert into stock_movement (product_id, delta, reason, created_at)
      select wanted.product_id, wanted.qty - coalesce(stock.qty, 0), 'import', ${now}
      from wanted left join stock using (product_id)
      where wanted.is_managed and wanted.qty <> coalesce(stock.qty, 0)
    )
    insert into stock (product_id, qty, is_in_stock, is_managed)
    select product_id, qty, is_in_stock, is_managed from wanted
    on conflict (product_id) do update set qty = excluded.qty, is_in_stock = excluded.is_in_stock, is_managed = excluded.is_managed`.execute(
    trx,
  )
}
