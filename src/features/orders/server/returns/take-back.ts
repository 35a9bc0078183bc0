import { add, atMost, money, subtract, zero } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Context } from '#features/cart/server/index.ts'
import { staysOf } from '#features/promotions/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import type { ReturnBody } from '../../contract.ts'
import { afterReturn, isWhole, stillAsked } from '../../rules/return-requests.ts'
import { keptShare, linesAfter, paidForGoods, refundOf } from '../../rules/returns.ts'
import type { Share } from '../../rules/returns.ts'
import { sentStage } from '../../rules/status.ts'
import { changeOrder } from '../change-order.ts'
import type { OrderDeps } from '../deps.ts'
import { moveBonuses } from '../refund/move-bonuses.ts'
import { enqueueNews } from '../mails/news.ts'
import { putBackStock } from '../put-back.ts'
import { giveMoneyBack } from '../refund/refund.ts'
import { findRequestsOf, keepTaken } from './return-requests-store.ts'
import type { StoredRequest } from './return-requests-store.ts'
import { insertReturn, keepReturned, toGoods, toReturnable } from './returns-store.ts'
import { findAndLockOrder, findOrderLines, unitsOf } from '../store.ts'
import type { StoredOrderLine } from '../store.ts'
import { tell } from '../webhooks/tell.ts'

type Code = 'ORDER_NOT_FOUND' | 'INVALID_INPUT' | 'ORDER_CANCELED' | 'RETURN_NOT_ALLOWED'

/**
 * Takes goods back in the transaction it is called in, once by its id: their money is to be refunded, or not to be paid any more, their
 * part of bonuses and cashback moves back, and the pieces go to stock where they can be sold again. What was asked of them is accepted.
 */
export const takeBack = async (
  deps: OrderDeps,
  id: string,
  body: ReturnBody,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<Result<true, Code>> => {
  const order = await findAndLockOrder(db, id)
  if (!order) return refuse('ORDER_NOT_FOUND')
  const stored = await findOrderLines(db, order.id)
  const before = stored.map(toReturnable)
  const after = linesAfter(before, body.lines)
  const [kept, keptAfter] = [keptShare(before), keptShare(after ?? before)]
  const paid = paidForGoods(money(order.totals.goods), money(order.bonuses))
  const requests = await requestsAfter(db, order.id, body)
  const delivery = isWithdrawn(requests, stored) ? money(order.totals.shipping) : zero
  const left = subtract(money(order.grand_total), money(order.refunded + order.taken_off))
  const refund = atMost(add(refundOf(paid, kept, keptAfter), delivery), left)
  const made = await insertReturn(db, {
    id: body.return_id,
    order_id: order.id,
    lines: JSON.stringify(body.lines.map(({ line, qty }) => ({ line, qty }))),
    restocked: body.restock,
    reason: body.reason?.trim() || null,
    refund,
    created_at: now,
  })
  if (made === 'other') return refuse('INVALID_INPUT', { fields: { return_id: 'INVALID' } })
  if (made === 'known') return ok(true)
  if (order.is_canceled) return refuse('ORDER_CANCELED')
  if (order.stage < sentStage) return refuse('RETURN_NOT_ALLOWED')
  if (!after) return refuse('INVALID_INPUT', { fields: { lines: 'INVALID' } })
  await keepReturned(db, body.lines)
  for (const request of requests.changed) await keepTaken(db, request, now)
  const share: Share = { part: keptAfter.part, whole: kept.part }
  const cashback = staysOf(money(order.cashback), share)
  // nobody gets back what was never paid
  const sums = order.is_paid ? { refunded: order.refunded + refund } : { taken_off: order.taken_off + refund }
  await changeOrder(db, order, { ...sums, cashback }, { note: 'returned', now })
  await giveMoneyBack(deps, db, order, { amount: refund, key: `return-${body.return_id}` })
  await moveBonuses(deps, db, order, share, now)
  await enqueueNews(deps, db, { order: order.id, kind: 'returned', key: body.return_id, isPaid: order.is_paid }, now)
  await tell(deps, db, 'order.returned', order, now)
  if (body.restock) {
    const pieces = new Map(body.lines.map(({ line, qty }) => [line, qty]))
    const units = unitsOf(stored, (line) => pieces.get(line.id) ?? 0)
    await putBackStock(db, units, { orderId: order.id, reason: 'order.returned', now })
  }
  return ok(true)
}

type Requests = { readonly accepted: readonly StoredRequest[]; readonly changed: readonly StoredRequest[] }

/** What is accepted of an order, and which open requests these pieces change; the one they are taken for, by its id, comes first. */
const requestsAfter = async (db: Db, orderId: string, { return_id, lines }: ReturnBody): Promise<Requests> => {
  const all = await findRequestsOf(db, orderId)
  const open = all.filter(({ state }) => state === 'open')
  const first = open.toSorted((a, b) => Number(b.id === return_id) - Number(a.id === return_id))
  return { accepted: all.filter(({ state }) => state === 'accepted'), changed: afterReturn(first, lines) }
}

/** Whether the contract ends with what comes back now, in one statement of withdrawal or in several. */
const isWithdrawn = ({ accepted, changed }: Requests, sold: readonly StoredOrderLine[]): boolean => {
  const isWithdrawal = ({ kind }: StoredRequest) => kind === 'withdrawal'
  const done = changed.filter((request) => isWithdrawal(request) && stillAsked(request.lines).length === 0)
  const pieces = [...accepted.filter(isWithdrawal), ...done].flatMap(({ lines }) => lines)
  return done.length > 0 && isWhole(pieces, toGoods(sold))
}
