import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { StockMovement } from '../contract.ts'

type Asked = { readonly q?: string | undefined; readonly from?: number | undefined; readonly size?: number | undefined }

/** A page of movements, the latest first, and how many there are. */
export const listMovements = async (
  db: Db,
  { q, from = 0, size = 50 }: Asked,
): Promise<{ items: StockMovement[]; total: number }> => {
  const text = q?.trim().replaceAll('\0', '')
  const all = db.selectFrom('stock_movement').innerJoin('product', 'product.id', 'stock_movement.product_id')
  const found = text ? all.where('product.sku', 'ilike', `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : all
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['stock_movement.id', 'product.sku', 'delta', 'reason', 'order_id', 'stock_movement.created_at'])
    .orderBy('stock_movement.created_at', 'desc')
    .orderBy('stock_movement.id', 'desc')
    .offset(from)
    .limit(size)
    .execute()
  return { items: rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })), total }
}
