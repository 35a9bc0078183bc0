import { day } from '#core/durations.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { countOne } from '#features/accounts/server/index.ts'
import { settingsFor } from '#features/cart/server/index.ts'
import type { Context } from '#features/cart/server/index.ts'
import { isInEuropeanArea } from '#features/stores/rules/european-area.ts'
import type { Db } from '#platform/server/context.ts'
import type { AskReturnBody, OrderReturns, WireReturnRequest } from '../../contract.ts'
import { areLeft, mayAsk, piecesLeft, piecesOf, stillAsked } from '../../rules/return-requests.ts'
import type { RequestKind, ReturnableOrder, ReturnTerms } from '../../rules/return-requests.ts'
import type { ReturnedPieces } from '../../rules/returns.ts'
import { sentStage } from '../../rules/status.ts'
import type { OrderDeps } from '../deps.ts'
import { isOrderKey } from '../buyer/order-link.ts'
import { changeRequest, findRequestsOf, insertRequest } from './return-requests-store.ts'
import type { StoredRequest } from './return-requests-store.ts'
import { toGoods } from './returns-store.ts'
import { findAndLockOrder, findOrderLines } from '../store.ts'
import type { StoredOrder, StoredOrderLine } from '../store.ts'

/** Requests a day for one order. */
const askLimits = [{ most: 10, withinMs: day }]

/** Whether an order is the caller's: their session's, or they have the key of its mail. */
export const isCallers = async (
  order: StoredOrder,
  key: string | null | undefined,
  { db, session }: Pick<Context, 'db' | 'session'>,
): Promise<boolean> =>
  (session !== undefined && order.customer_id === session.customerId) ||
  (typeof key === 'string' && (await isOrderKey(db, order.id, key)))

const toReturnableOrder = (order: StoredOrder): ReturnableOrder => ({
  stage: order.stage,
  isCanceled: order.is_canceled,
  deliveredAt: order.delivered_at?.toISOString(),
})

/** The law of the European Union holds where its view sells there, or where the goods go there. */
const termsOf = async (deps: OrderDeps, db: Db, order: StoredOrder): Promise<ReturnTerms> => {
  const store = deps.storeViews[order.store_code]
  if (!store) throw new Error(`order ${order.id} is of an unknown store view`)
  const { return_days: returnDays, withdrawal_days: withdrawalDays } = await settingsFor(deps, { db, store })
  const countries = [store.tax.defaultCountry ?? '', order.customer.shipping?.country_id ?? '']
  return { returnDays, withdrawalDays: countries.some(isInEuropeanArea) ? withdrawalDays : undefined }
}

const toWireRequest = (request: StoredRequest): WireReturnRequest => ({
  id: request.id,
  kind: request.kind,
  state: request.state,
  lines: piecesOf(request),
  reason: request.reason,
  answer: request.answer,
  created_at: request.created_at.toISOString(),
  decided_at: request.decided_at?.toISOString() ?? null,
})

/** What of an order may come back, and what was asked. */
export const returnsOf = async (
  deps: OrderDeps,
  order: StoredOrder,
  lines: readonly StoredOrderLine[],
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<OrderReturns> => {
  const requests = await findRequestsOf(db, order.id)
  const left = leftOf(lines, requests)
  const terms = await termsOf(deps, db, order)
  const ask = (kind: RequestKind) => mayAsk(kind, toReturnableOrder(order), terms, now.toISOString())
  const [returning, withdrawing] = [ask('return'), ask('withdrawal')]
  return {
    can_return: returning.isOpen && left.length > 0,
    return_until: returning.until ?? null,
    can_withdraw: withdrawing.isOpen && left.length > 0,
    withdraw_until: withdrawing.until ?? null,
    left,
    requests: requests.map(toWireRequest),
  }
}

const leftOf = (lines: readonly StoredOrderLine[], requests: readonly StoredRequest[]): ReturnedPieces[] =>
  piecesLeft(
    toGoods(lines),
    requests.filter(({ state }) => state === 'open').map((request) => stillAsked(request.lines)),
  )

type Asking = {
  readonly id: string
  readonly kind: RequestKind
  /** Without them all that is left. */
  readonly lines: readonly ReturnedPieces[] | undefined
  readonly reason: string | null | undefined
  readonly name?: string
  readonly email?: string
}

/**
 * Keeps a request of an order that is held, once by its id, and has its receipt mailed. With another choice it takes the place of the one
 * that waits: whoever had no answer may have chosen anew.
 */
export const keepRequest = async (
  deps: OrderDeps,
  order: StoredOrder,
  { id, kind, lines, reason, name, email }: Asking,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<Result<true, 'INVALID_INPUT' | 'RETURN_OVER'>> => {
  const asked = await findRequestsOf(db, order.id)
  const known = asked.find((one) => one.id === id)
  if (known && !mayChange(known, kind, now)) return ok(true)
  const stored = await findOrderLines(db, order.id)
  const left = leftOf(
    stored,
    asked.filter((one) => one !== known),
  )
  // before the goods are sent there is nothing to divide: the whole order ends
  const named = lines && order.stage >= sentStage ? lines : left
  const pieces = named.map(({ line, qty }) => ({ line, qty }))
  const said = { reason: reason?.trim() || null, name: name?.trim() || null, email: email ?? null }
  if (known && isSame(known, pieces, said)) return ok(true)
  const allowed = mayAsk(kind, toReturnableOrder(order), await termsOf(deps, db, order), now.toISOString())
  if (!allowed.isOpen || left.length === 0) return refuse('RETURN_OVER')
  if (!areLeft(pieces, left)) return refuse('INVALID_INPUT', { fields: { lines: 'INVALID' } })
  const request = { ...said, id, lines: JSON.stringify(pieces), created_at: now }
  if (known) await changeRequest(db, request)
  else {
    const made = await insertRequest(db, { ...request, order_id: order.id, kind })
    if (made === 'other') return refuse('INVALID_INPUT', { fields: { id: 'INVALID' } })
    if (made === 'known') return ok(true)
  }
  await deps.jobs.enqueue(db, 'mail.return-request', { request: id, state: 'open', at: now.toISOString() })
  return ok(true)
}

/** What is decided, has come in part, or was stated later stays. */
const mayChange = ({ state, kind: was, lines, created_at }: StoredRequest, kind: RequestKind, now: Date): boolean =>
  state === 'open' && was === kind && created_at <= now && lines.every(({ taken = 0 }) => taken === 0)

const isSame = (
  known: StoredRequest,
  pieces: readonly ReturnedPieces[],
  said: Pick<StoredRequest, 'reason' | 'name' | 'email'>,
): boolean =>
  known.reason === said.reason &&
  known.name === said.name &&
  known.email === said.email &&
  known.lines.length === pieces.length &&
  pieces.every(({ line, qty }) => known.lines.some((one) => one.line === line && one.qty === qty))

type AskCode = 'ORDER_NOT_FOUND' | 'INVALID_INPUT' | 'RETURN_OVER' | 'TOO_MANY_REQUESTS'

/** A buyer asks to send pieces back; an order of somebody else's is unknown. */
export const askReturn = async (
  deps: OrderDeps,
  orderId: string,
  { request_id, lines, reason, key }: AskReturnBody,
  context: Context,
): Promise<Result<OrderReturns, AskCode>> => {
  const { db, now } = context
  const order = await findAndLockOrder(db, orderId)
  if (!order || !(await isCallers(order, key, context))) return refuse('ORDER_NOT_FOUND')
  const counted = await countOne(db, [{ key: `returns of ${order.id}`, limits: askLimits }], now)
  if (!counted.ok) return counted
  const kept = await keepRequest(deps, order, { id: request_id, kind: 'return', lines, reason }, context)
  return kept.ok ? ok(await returnsOf(deps, order, await findOrderLines(db, order.id), context)) : kept
}
