import { add, fromMajor, money, subtract, toMajor, zero } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Context } from '#features/cart/server/index.ts'
import { staysOf } from '#features/promotions/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import type { ManagedOrder, RefundBody } from '../../contract.ts'
import { keptShare, paidForGoods, unrefundedShare } from '../../rules/returns.ts'
import { changeOrder } from '../change-order.ts'
import type { OrderDeps } from '../deps.ts'
import { moveBonuses } from './move-bonuses.ts'
import { enqueueNews } from '../mails/news.ts'
import { giveMoneyBack } from './refund.ts'
import { toReturnable } from '../returns/returns-store.ts'
import { findAndLockOrder, findOrderLines } from '../store.ts'
import type { StoredOrder } from '../store.ts'
import { tell } from '../webhooks/tell.ts'

type Code = 'ORDER_NOT_FOUND' | 'INVALID_INPUT' | 'ORDER_CANCELED' | 'ORDER_UNPAID' | 'REFUND_TOO_HIGH'

/** What of an order's money can still go back: nothing of one that is not paid, nor of one whose end has given all of it back. */
export const refundableOf = (order: StoredOrder): Money =>
  !order.is_paid || (order.is_canceled && !order.has_shortfall)
    ? zero
    : subtract(money(order.grand_total), money(order.refunded + order.taken_off))

/** Minor units that were given back of an order by hand. */
export const sumRefunds = async (db: Db, orderId: string): Promise<Money> => {
  const { sum } = await db
    .selectFrom('order_refund')
    .select((select) => select.fn.coalesce(select.fn.sum<string>('amount'), select.lit(0)).as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return money(Number(sum))
}

/**
 * Gives money of a paid order back in the transaction it is called in, once by its id and never more than is left of it. The provider is
 * asked after the commit; bonuses, cashback and royalty follow by its part of the money for the goods.
 */
export const refundByHand = async (
  deps: OrderDeps,
  id: string,
  body: RefundBody,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<Result<true, Code>> => {
  const order = await findAndLockOrder(db, id)
  if (!order) return refuse('ORDER_NOT_FOUND')
  const amount = fromMajor(body.amount)
  const reason = body.reason.trim()
  const known = await db.selectFrom('order_refund').selectAll().where('id', '=', body.refund_id).executeTakeFirst()
  if (known)
    return known.order_id === order.id && known.amount === amount && known.reason === reason
      ? ok(true)
      : refuse('INVALID_INPUT', { fields: { refund_id: 'INVALID' } })
  if (!order.is_paid) return refuse('ORDER_UNPAID')
  if (order.is_canceled && !order.has_shortfall) return refuse('ORDER_CANCELED')
  const left = refundableOf(order)
  if (amount > left) {
    const values = { left: `${toMajor(left).toFixed(2)} ${order.currency}` }
    return refuse('REFUND_TOO_HIGH', { left: toMajor(left), values })
  }
  const given = await sumRefunds(db, order.id)
  const asked = { amount, key: `refund-${body.refund_id}`, refundId: body.refund_id }
  const isAsked = await giveMoneyBack(deps, db, order, asked)
  const made = await db
    .insertInto('order_refund')
    .values({
      id: body.refund_id,
      order_id: order.id,
      amount,
      reason,
      state: isAsked ? 'asked' : 'failed',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // another order took the id at the same moment
  if (!made) return refuse('INVALID_INPUT', { fields: { refund_id: 'INVALID' } })
  const kept = keptShare((await findOrderLines(db, order.id)).map(toReturnable))
  const paid = paidForGoods(money(order.totals.goods), money(order.bonuses))
  const partLeft = (refunded: Money): number => unrefundedShare(paid, kept, refunded).part
  const before = partLeft(given)
  const share = { part: partLeft(add(given, amount)), whole: before }
  const cashback = before ? staysOf(money(order.cashback), share) : money(order.cashback)
  const note = `refund: ${toMajor(amount).toFixed(2)} ${order.currency}`
  // nobody has to find its goods any more
  const has_shortfall = order.has_shortfall && amount < left
  await changeOrder(db, order, { refunded: order.refunded + amount, cashback, has_shortfall }, { note, now })
  if (before) await moveBonuses(deps, db, order, share, now)
  await enqueueNews(deps, db, { order: order.id, kind: 'refunded', key: body.refund_id }, now)
  await tell(deps, db, 'order.refunded', order, now)
  return ok(true)
}

/** Refunds of one order that are shown at most. */
const mostShown = 500

/** What was given back of an order by hand, the first first. */
export const findRefunds = async (db: Db, orderId: string): Promise<NonNullable<ManagedOrder['refunds']>> => {
  const rows = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostShown)
    .execute()
  return rows.map(({ id, amount, reason, state, created_at, settled_at }) => ({
    id,
    amount: toMajor(money(amount)),
    reason,
    state,
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  }))
}
