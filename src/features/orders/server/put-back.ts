import type { Db } from '#platform/server/context.ts'
import { moveStock } from './stock.ts'
import type { StockReason, StockUnits } from './stock.ts'

/** Puts units back to stock; the last thing a transaction does. */
export const putBackStock = async (
  db: Db,
  units: StockUnits,
  movement: { orderId: string; reason: StockReason; now: Date },
): Promise<void> => {
  const back = new Map([...units].map(([product, count]) => [product, -count]))
  const { isMoved } = await moveStock(db, back, movement)
  if (!isMoved) throw new Error(`units of ${movement.orderId} did not go back`)
}
