import { isUuid } from '#core/ids.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Context } from '#features/cart/server/index.ts'
import type { DecisionBody, ManagedRequest, RequestFilter } from '../../contract.ts'
import { isWhole, piecesOf, stillAsked } from '../../rules/return-requests.ts'
import { sentStage } from '../../rules/status.ts'
import type { OrderDeps } from '../deps.ts'
import { moveOrder } from '../manage/move.ts'
import { decideRequest, findRequest, listRequests } from './return-requests-store.ts'
import type { RequestWithOrder, StoredRequest } from './return-requests-store.ts'
import { isRestocked, toGoods } from './returns-store.ts'
import { findAndLockOrder, findLinesOf, findOrderLines } from '../store.ts'
import type { StoredOrder, StoredOrderLine } from '../store.ts'
import { takeBack } from './take-back.ts'

/** A page of what buyers asked to give back. */
export const answerRequests = async (
  filter: RequestFilter,
  { db }: Pick<Context, 'db'>,
): Promise<Result<{ items: ManagedRequest[]; total: number }, never>> => {
  const { requests, total } = await listRequests(db, filter)
  const lines = await findLinesOf(db, [...new Set(requests.map(({ order_id }) => order_id))])
  return ok({ items: requests.map((request) => toManaged(request, lines.get(request.order_id) ?? [])), total })
}

const toManaged = (
  { order_id, store_code, created_at, decided_at, ...request }: RequestWithOrder,
  lines: readonly StoredOrderLine[],
): ManagedRequest => ({
  ...request,
  lines: piecesOf(request),
  order: order_id,
  store: store_code,
  goods: piecesOf(request).flatMap(({ line, qty }) => {
    const sold = lines.find(({ id }) => id === line)
    return sold
      ? [{ sku: sold.sku, name: sold.name, options: sold.details.options.map(({ value }) => value), qty }]
      : []
  }),
  created_at: created_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
})

type Code =
  | 'NOT_FOUND'
  | 'REQUEST_DECIDED'
  | 'INVALID_INPUT'
  | 'RETURN_NOT_ALLOWED'
  | 'ORDER_CANCELED'
  | 'ORDER_NOT_FOUND'

/**
 * Decides a request once. Accepted before anything was sent, the order ends; after that those of its pieces that have not come back yet
 * are taken back like all others. Declined, the buyer is told why.
 */
export const decideReturn = async (
  deps: OrderDeps,
  id: string,
  { accept, restock = false, answer: written }: DecisionBody,
  context: Pick<Context, 'db' | 'now'>,
): Promise<Result<ManagedRequest, Code>> => {
  const { db, now } = context
  const known = isUuid(id) ? await findRequest(db, id) : undefined
  // the order is held first, as everywhere
  const order = known && (await findAndLockOrder(db, known.order_id))
  const request = order && (await findRequest(db, id))
  if (!order || !request) return refuse('NOT_FOUND')
  const state = accept ? 'accepted' : 'declined'
  const lines = await findOrderLines(db, order.id)
  const decided = (): ManagedRequest =>
    toManaged({ ...request, number: order.number, store_code: order.store_code }, lines)
  const answer = written?.trim() || null
  if (request.state !== 'open') {
    const isSame =
      request.state === state && request.answer === answer && ((await isRestocked(db, id)) ?? restock) === restock
    return isSame ? ok(decided()) : refuse('REQUEST_DECIDED')
  }
  if (accept) {
    const done = await giveBack(deps, { order, lines }, { request, restock }, context)
    if (!done.ok) return done
  }
  await decideRequest(db, id, { state, answer, now })
  if (!accept) await deps.jobs.enqueue(db, 'mail.return-request', { request: id, state })
  return ok({ ...decided(), state, answer, decided_at: now.toISOString() })
}

const giveBack = async (
  deps: OrderDeps,
  { order, lines: sold }: { readonly order: StoredOrder; readonly lines: readonly StoredOrderLine[] },
  { request, restock }: { readonly request: StoredRequest; readonly restock: boolean },
  context: Pick<Context, 'db' | 'now'>,
): Promise<Result<true, Code>> => {
  if (order.stage < sentStage) {
    if (!isWhole(request.lines, toGoods(sold))) return refuse('RETURN_NOT_ALLOWED')
    const moved = await moveOrder(deps, order.id, { canceled: true, cancel_reason: 'withdrawn' }, context)
    return moved.ok ? ok(true) : refuse('RETURN_NOT_ALLOWED')
  }
  const body = { return_id: request.id, lines: stillAsked(request.lines), restock, reason: request.reason }
  return takeBack(deps, order.id, body, context)
}
