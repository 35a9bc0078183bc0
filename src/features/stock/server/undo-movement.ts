import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import type { StockMovement } from '../contract.ts'
import { afterAdding } from '../rules.ts'
import { lockStock, writeStock } from './store.ts'
import { findMovement } from './movements.ts'

/** Takes a movement back by one that goes the other way, once; what orders take comes back with them alone. */
export const undoMovement = async (
  db: Db,
  id: number,
  now: Date,
): Promise<Result<StockMovement, 'NOT_FOUND' | 'NOT_UNDOABLE' | 'STOCK_BELOW_ZERO'>> => {
  const known = await db.selectFrom('stock_movement').select('product_id').where('id', '=', id).executeTakeFirst()
  if (!known) return refuse('NOT_FOUND')
  // whoever undoes it at the same time waits here
  const stock = await lockStock(db, known.product_id)
  const movement = await findMovement(db, id)
  if (!movement) return refuse('NOT_FOUND')
  if (!movement.can_undo) return refuse('NOT_UNDOABLE')
  const next = afterAdding(stock, -movement.delta)
  if (!next) return refuse('STOCK_BELOW_ZERO')
  const made = await writeStock(db, known.product_id, next, {
    delta: -movement.delta,
    reason: `undone: ${movement.reason}`.slice(0, 500),
    at: now,
    undoes: id,
  })
  const answer = await findMovement(db, made)
  return answer ? ok(answer) : refuse('NOT_FOUND')
}
