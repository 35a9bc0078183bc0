import { money } from '#core/money.ts'
import { releaseCoupon } from '#features/promotions/server/index.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { OrderDeps } from './deps.ts'
import { changeOrder, findOrderLines, unitsOf } from './store.ts'
import type { StoredOrder } from './store.ts'
import type { StockUnits } from './stock.ts'

export type GiveUpReason = 'unpaid' | 'replaced'

/**
 * Ends a locked order that nobody paid: coupon and bonuses go back now, the units of stock are answered for the caller
 * to move, because stock comes last in a transaction.
 */
export const giveUpOrder = async (
  deps: Pick<OrderDeps, 'bonusLedger'>,
  db: Db,
  order: StoredOrder,
  reason: GiveUpReason,
  now: Date,
): Promise<StockUnits> => {
  const units = order.holds_stock ? unitsOf(await findOrderLines(db, order.id)) : new Map<number, number>()
  await changeOrder(
    db,
    order,
    { is_canceled: true, cancel_reason: reason, holds_stock: false, pay_until: null },
    reason,
    now,
  )
  if (order.bonuses > 0 && order.customer_id !== null) {
    await deps.bonusLedger?.giveBack(db, {
      customerId: order.customer_id,
      orderId: order.id,
      amount: money(order.bonuses),
      currency: order.currency as CurrencyCode,
    })
  }
  if (order.coupon_code !== null) await releaseCoupon(db, order.coupon_code)
  return units
}
