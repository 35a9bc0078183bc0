import { isChangedSince } from '#core/changed-since.ts'
import { money, subtract } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { settingsFor } from '#features/cart/server/index.ts'
import type { Context } from '#features/cart/server/index.ts'
import type { MoveBody } from '../../contract.ts'
import { stateAfter } from '../../rules/moves.ts'
import type { MoveCode, OrderState } from '../../rules/moves.ts'
import { cashbackOf, keptShare, paidForGoods } from '../../rules/returns.ts'
import { maxStage, sentStage } from '../../rules/status.ts'
import { changeOrder } from '../change-order.ts'
import type { OrderChange } from '../change-order.ts'
import type { OrderDeps } from '../deps.ts'
import { orderBonusesOf, giveUpOrder } from '../give-up.ts'
import { enqueueNews } from '../mails/news.ts'
import { putBackStock } from '../put-back.ts'
import { giveMoneyBack } from '../refund/refund.ts'
import { sumRefunds } from '../refund/refund-by-hand.ts'
import { acceptRequestsOf } from '../returns/return-requests-store.ts'
import { toReturnable } from '../returns/returns-store.ts'
import { settleOrder } from '../pay/settle.ts'
import { answerOrder } from './manage.ts'
import { findAndLockOrder, findOrderLines } from '../store.ts'
import type { StoredOrder } from '../store.ts'
import { tell } from '../webhooks/tell.ts'

const toState = (order: StoredOrder): OrderState => ({
  status: order.status,
  stage: order.stage,
  isPaid: order.is_paid,
  isCanceled: order.is_canceled,
})

type Code = 'ORDER_NOT_FOUND' | 'INVALID_INPUT' | Exclude<MoveCode, 'STATUS_UNKNOWN'>

/** As `moveOrder`, for somebody who saw its tracking: another that was set since stays, and the order is told as it is by now. */
export const moveAsSeen = async (
  deps: OrderDeps,
  id: string,
  body: MoveBody,
  context: Context,
): Promise<Result<true, Code | 'TRACKING_CHANGED'>> => {
  const order = body.seen && (await findAndLockOrder(context.db, id))
  if (!order || !isTrackedSince(order, body)) return moveOrder(deps, id, body, context)
  const now = await answerOrder(deps, id, context)
  return now.ok ? refuse('TRACKING_CHANGED', { order: now.value }) : now
}

const isTrackedSince = (order: StoredOrder, { tracking, seen }: MoveBody): boolean => {
  if (tracking === undefined || seen === undefined) return false
  const [known, next] = [{ tracking: trackingText(order) }, { tracking: toTracking(tracking) }]
  return isChangedSince(['tracking'], { known, next, seen: { tracking: toTracking(seen.tracking) } })
}

/** Moves an order as a manager asks, in the transaction it is called in: first it is paid, then it goes on, then it ends. */
export const moveOrder = async (
  deps: OrderDeps,
  id: string,
  body: MoveBody,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<Result<true, Code>> => {
  const found = await findAndLockOrder(db, id)
  if (!found) return refuse('ORDER_NOT_FOUND')
  const wanted = stateAfter(toState(found), {
    status: body.order_status,
    stage: body.stage,
    paid: body.paid,
    canceled: body.canceled,
  })
  if (!wanted.ok) {
    const { code, meta } = wanted
    return code === 'STATUS_UNKNOWN'
      ? refuse('INVALID_INPUT', { fields: { order_status: 'INVALID' } })
      : refuse(code, meta)
  }
  if (body.paid && !found.is_paid) await settleOrder(deps, db, found, now)
  const order = body.paid ? ((await findAndLockOrder(db, id)) ?? found) : found
  // what is paid stands where its payment has put it, unless more is asked for
  const isMove = body.order_status !== undefined || body.stage !== undefined
  const place = placeOf(isMove ? wanted.value : order)
  await goOn(deps, order, place, body, { db, now })
  if (body.canceled && !order.is_canceled) await cancel(deps, { ...order, ...place }, body, { db, now })
  return ok(true)
}

type Place = Pick<OrderState, 'status' | 'stage'>
const placeOf = ({ status, stage }: Place): Place => ({ status, stage })

/** The next status, its tracking, and what a delivered order earns. */
const goOn = async (
  deps: OrderDeps,
  order: StoredOrder,
  wanted: Place,
  body: MoveBody,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> => {
  const hasMoved = wanted.status !== order.status || wanted.stage !== order.stage
  const tracking = body.tracking === undefined ? undefined : toTracking(body.tracking)
  const isTracked = tracking !== undefined && tracking !== trackingText(order)
  if (!hasMoved && !isTracked) return
  const isDelivered = wanted.stage === maxStage && order.delivered_at === null && !order.is_canceled
  const change: OrderChange = {
    ...(hasMoved ? wanted : {}),
    ...(isTracked ? { tracking } : {}),
    ...(isDelivered ? { delivered_at: now, cashback: body.canceled ? 0 : await earn(deps, order, { db, now }) } : {}),
  }
  await changeOrder(db, order, change, { note: hasMoved ? 'moved' : 'tracked', now })
  const isSent = wanted.stage === sentStage && (order.stage < sentStage || isTracked)
  if (isSent && !order.is_canceled && !body.canceled)
    await enqueueNews(deps, db, { order: order.id, kind: 'shipped', key: now.toISOString() }, now)
  await tell(deps, db, 'order.moved', { ...order, ...wanted }, now)
}

/** JSON, to be kept and compared; null takes it away. */
const toTracking = (tracking: NonNullable<MoveBody['tracking']> | null): string | null => {
  const {
    title = null,
    link = null,
    number = null,
  } = typeof tracking === 'string' ? { number: tracking } : (tracking ?? {})
  return title || link || number ? JSON.stringify({ title, link, number }) : null
}
const trackingText = ({ tracking }: StoredOrder): string | null => tracking && toTracking(tracking)

/** Credits the cashback of what was kept; answers it in minor units of the order's currency. */
const earn = async (deps: OrderDeps, order: StoredOrder, { db, now }: Pick<Context, 'db' | 'now'>): Promise<number> => {
  const store = deps.storeViews[order.store_code]
  if (!store || order.customer_id === null) return 0
  const { cashback_share } = await settingsFor(deps, { db, store })
  const kept = keptShare((await findOrderLines(db, order.id)).map(toReturnable))
  const paid = paidForGoods(money(order.totals.goods), money(order.bonuses))
  const amount = cashbackOf(paid, kept, cashback_share, await sumRefunds(db, order.id))
  const entry = amount > 0 ? orderBonusesOf(order, amount, now) : undefined
  if (entry) await deps.bonusLedger?.earn(db, entry)
  return amount
}

const cancel = async (
  deps: OrderDeps,
  order: StoredOrder,
  { cancel_reason }: MoveBody,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> => {
  const units = await giveUpOrder(deps, db, order, { manager: cancel_reason?.trim() || null }, now)
  await acceptRequestsOf(db, order.id, now)
  const left = subtract(money(order.grand_total), money(order.refunded + order.taken_off))
  await giveMoneyBack(deps, db, order, { amount: left, key: `cancel-${order.id}` })
  await enqueueNews(deps, db, { order: order.id, kind: 'canceled', key: '', isPaid: order.is_paid }, now)
  await tell(deps, db, 'order.canceled', { ...order, is_canceled: true }, now)
  await putBackStock(db, units, { orderId: order.id, reason: 'order.canceled', now })
}
