import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Tables } from '#platform/server/tables.ts'
import type { ReturnableLine, ReturnedPieces } from '../../rules/returns.ts'
import type { StoredOrderLine } from '../store.ts'

/** A line as the rules of returns see it; its price is a piece's, in minor units. */
export const toReturnable = (line: StoredOrderLine): ReturnableLine => ({
  id: line.id,
  qty: line.qty,
  returnedQty: line.returned_qty,
  price: line.price,
})

/** Goods that can be sent back: what is only a service or a file is not. */
export const toGoods = (lines: readonly StoredOrderLine[]): ReturnableLine[] =>
  lines.filter(({ details }) => details.type !== 'virtual' && details.type !== 'downloadable').map(toReturnable)

/**
 * Keeps a return; `known` where it came before, `other` where its id is of another one: of another order, of other pieces, for another reason,
 * or not put back alike.
 */
export const insertReturn = async (
  db: Db,
  row: Insertable<Tables['order_return']>,
): Promise<'made' | 'known' | 'other'> => {
  const made = await db
    .insertInto('order_return')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return 'made'
  const known = await db
    .selectFrom('order_return')
    .select('id')
    .where('id', '=', row.id)
    .where('order_id', '=', row.order_id)
    .where(sql<boolean>`lines = ${row.lines}::jsonb`)
    .where('restocked', '=', row.restocked)
    .where('reason', 'is not distinct from', row.reason ?? null)
    .executeTakeFirst()
  return known ? 'known' : 'other'
}

/** Whether what came back was put to stock again, by the id of its return; undefined where nothing came back by it. */
export const isRestocked = async (db: Db, id: string): Promise<boolean | undefined> =>
  (await db.selectFrom('order_return').select('restocked').where('id', '=', id).executeTakeFirst())?.restocked

/** Counts pieces of lines as returned. */
export const keepReturned = async (db: Db, lines: readonly ReturnedPieces[]): Promise<void> => {
  await sql`
    update order_line l set returned_qty = l.returned_qty + r.qty
    from unnest(${lines.map(({ line }) => line)}::bigint[], ${lines.map(({ qty }) => qty)}::int[]) as r (line, qty)
    where l.id = r.line`.execute(db)
}
