import { money } from '#core/money.ts'
import { closeBought } from '#features/cart/server/index.ts'
import { findCoupon, isCounted, releaseCoupon, useCoupon } from '#features/promotions/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import { afterPaid } from '../../rules/status.ts'
import { changeOrder } from '../change-order.ts'
import type { OrderChange } from '../change-order.ts'
import type { OrderDeps } from '../deps.ts'
import { orderBonusesOf } from '../give-up.ts'
import { closePages } from './close-pages.ts'
import { moveStock } from '../stock.ts'
import { findOrderLines, unitsOf } from '../store.ts'
import type { StoredOrder } from '../store.ts'
import { tell } from '../webhooks/tell.ts'

/**
 * Marks a locked order paid, once: it moves forward, its cart and the pages it could be paid on are closed, but for the one it was paid
 * on, and whoever listens is told.
 */
export const settleOrder = async (
  deps: OrderDeps,
  db: Db,
  order: StoredOrder,
  now: Date,
  paidOn?: string,
): Promise<void> => {
  if (order.is_paid) return
  const { status, stage } = afterPaid({ status: order.status, stage: order.stage, isPaid: false })
  const paid = { status, stage, is_paid: true, pay_until: null }
  if (order.cart_id) await closeBought(db, { cartId: order.cart_id, orderId: order.id }, await boughtIn(db, order), now)
  let change: OrderChange = paid
  let note = 'paid'
  if (order.is_canceled) {
    // the money came after what it took had gone back: that is taken again, or somebody must refund
    const held = order.canceled_by === 'unpaid' ? await takeAgain(deps, db, order, now) : undefined
    note = held ? 'paid late' : 'paid late, shortfall'
    change = held
      ? { ...paid, is_canceled: false, cancel_reason: null, canceled_by: null, ...held }
      : { is_paid: true, has_shortfall: true }
  }
  await changeOrder(db, order, change, { note, now })
  await closePages(deps, db, order.id, now, paidOn)
  const { tracking: _, ...changed } = change
  await tell(deps, db, 'order.paid', { ...order, ...changed }, now)
}

/** Pieces by SKU. */
const boughtIn = async (db: Db, order: StoredOrder): Promise<ReadonlyMap<string, number>> => {
  const bought = new Map<string, number>()
  for (const { sku, qty } of await findOrderLines(db, order.id)) bought.set(sku, (bought.get(sku) ?? 0) + qty)
  return bought
}

/** Bonuses, the use of the coupon and the units that an order had given back; all of them or none: then undefined. */
const takeAgain = async (
  deps: OrderDeps,
  db: Db,
  order: StoredOrder,
  now: Date,
): Promise<Pick<OrderChange, 'holds_stock' | 'holds_coupon'> | undefined> => {
  const entry = order.bonuses > 0 ? orderBonusesOf(order, money(order.bonuses), now) : undefined
  if (entry && !(await deps.bonusLedger?.spend(db, entry))) return undefined
  const coupon = order.coupon_code === null ? undefined : await findCoupon(db, order.coupon_code)
  const isThere = !coupon || (await useCoupon(db, coupon))
  const holds_coupon = isThere && coupon !== undefined && isCounted(coupon)
  const units = unitsOf(await findOrderLines(db, order.id))
  const movement = { orderId: order.id, reason: 'order.paid-late', now } as const
  if (isThere && (await moveStock(db, units, movement)).isMoved) return { holds_stock: true, holds_coupon }
  if (holds_coupon) await releaseCoupon(db, coupon.code)
  if (entry) await deps.bonusLedger?.giveBack(db, entry)
  return undefined
}
