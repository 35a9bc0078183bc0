import { money } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { releaseCoupon } from '#features/promotions/server/index.ts'
import type { OrderBonuses } from '#features/promotions/server/index.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import { changeOrder } from './change-order.ts'
import { closePages } from './pay/close-pages.ts'
import type { OrderDeps } from './deps.ts'
import { findOrderLines, unitsOf } from './store.ts'
import type { StoredOrder } from './store.ts'
import type { StockUnits } from './stock.ts'

/** Why an order ends; a manager says it in words. */
export type GiveUpReason = 'unpaid' | 'replaced' | 'buyer' | { readonly manager: string | null }

/** Bonuses of an order as the ledger is told of them; none where nobody is signed in. */
export const orderBonusesOf = (order: StoredOrder, amount: Money, now: Date): OrderBonuses | undefined =>
  order.customer_id === null
    ? undefined
    : { customerId: order.customer_id, orderId: order.id, amount, currency: order.currency as CurrencyCode, now }

/**
 * Ends a locked order: coupon, bonuses and what it earned go back now, the units of stock are answered for the caller
 * to move, because stock comes last in a transaction. Whoever is late with paying may still pay: where the goods are there, it goes on.
 */
export const giveUpOrder = async (
  deps: Pick<OrderDeps, 'bonusLedger' | 'jobs' | 'payments'>,
  db: Db,
  order: StoredOrder,
  reason: GiveUpReason,
  now: Date,
): Promise<StockUnits> => {
  const units = order.holds_stock ? unitsOf(await findOrderLines(db, order.id)) : new Map<number, number>()
  const [by, text] = typeof reason === 'string' ? [reason, reason] : (['manager', reason.manager] as const)
  const ended = {
    is_canceled: true,
    canceled_by: by,
    cancel_reason: text,
    holds_stock: false,
    holds_coupon: false,
    pay_until: null,
    cashback: 0,
  } as const
  await changeOrder(db, order, ended, { note: by === 'manager' ? 'canceled' : by, now })
  if (by !== 'unpaid' && !order.is_paid) await closePages(deps, db, order.id, now)
  const spent = orderBonusesOf(order, money(order.bonuses), now)
  if (spent && order.bonuses > 0) await deps.bonusLedger?.giveBack(db, spent)
  const earned = orderBonusesOf(order, money(order.cashback), now)
  if (earned && order.cashback > 0) await deps.bonusLedger?.takeBack(db, earned)
  if (order.coupon_code !== null && order.holds_coupon) await releaseCoupon(db, order.coupon_code)
  return units
}
