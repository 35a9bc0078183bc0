import { sql } from 'kysely'
import { money, toMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { translatorFor } from '#features/cart/server/index.ts'
import type { Context } from '#features/cart/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import { withGift } from '../../rules/gift.ts'
import { afterPaid, awaitingPaymentStatus, isActiveOrder } from '../../rules/status.ts'
import { changeOrder } from '../change-order.ts'
import { closePages } from '../pay/close-pages.ts'
import type { OrderDeps } from '../deps.ts'
import { enqueueNews } from '../mails/news.ts'
import { findAndLockOrder } from '../store.ts'
import type { StoredOrder } from '../store.ts'
import { tell } from '../webhooks/tell.ts'

/** Whether a manager may make it free: a blogger's own, still on its way, with nothing paid or given back of it, neither money nor bonuses. */
export const canBeFree = async (db: Db, order: StoredOrder): Promise<boolean> => {
  const { is_paid, is_canceled, status, stage, bonuses, refunded, taken_off, totals, grand_total } = order
  const isActive = isActiveOrder({ stage, canceled: is_canceled }) && status !== awaitingPaymentStatus
  const isOpen = isActive && !is_paid && bonuses === 0 && refunded === 0 && taken_off === 0
  if (!isOpen || totals.gift !== undefined || grand_total === 0 || order.customer_id === null) return false
  const buyer = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', order.customer_id)
    .where(sql<boolean>`'blogger' = any(roles)`)
    .executeTakeFirst()
  return buyer !== undefined
}

/**
 * Makes a blogger's order free in the transaction it is called in: what was to be paid is its gift, and it earns nobody anything. A
 * repeat changes nothing. Source: contract.md, Bloggers.
 */
export const makeFree = async (
  deps: OrderDeps,
  id: string,
  context: Context,
): Promise<Result<true, 'ORDER_NOT_FOUND' | 'ORDER_NOT_FREE'>> => {
  const { db, now } = context
  const order = await findAndLockOrder(db, id)
  if (!order) return refuse('ORDER_NOT_FOUND')
  if (order.totals.gift !== undefined) return ok(true)
  if (!(await canBeFree(db, order))) return refuse('ORDER_NOT_FREE')
  const store = deps.storeViews[order.store_code] ?? context.store
  const title = translatorFor(deps, { ...context, store })('order.gift')
  const gift = money(order.grand_total)
  const totals = { ...order.totals, goods: 0, taxes: 0, gift, wire: withGift(order.totals.wire, title) }
  await db
    .updateTable('shop_order')
    .set({ grand_total: 0, totals: JSON.stringify(totals) })
    .where('id', '=', order.id)
    .execute()
  const { status, stage } = afterPaid({ status: order.status, stage: order.stage, isPaid: false })
  const paid = { status, stage, is_paid: true }
  await changeOrder(db, order, paid, { note: `free: ${toMajor(gift).toFixed(2)} ${order.currency}`, now })
  await closePages(deps, db, order.id, now)
  await enqueueNews(deps, db, { order: order.id, kind: 'free', key: '' }, now)
  await tell(deps, db, 'order.free', { ...order, ...paid, grand_total: 0 }, now)
  return ok(true)
}
