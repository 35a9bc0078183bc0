import { toMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Context } from '#features/cart/server/index.ts'
import type { ManagedOrder, OrderFilter } from '../../contract.ts'
import type { OrderDeps } from '../deps.ts'
import { findEvents, findManagedOrder, listOrders } from './manage-store.ts'
import { findNotes, findOrderMovements } from './notes.ts'
import { canBeFree } from './make-free.ts'
import { paysHere } from '../pay/payable.ts'
import { findRefunds, refundableOf } from '../refund/refund-by-hand.ts'
import { findAsked } from '../returns/return-requests-store.ts'
import { returnsOf } from '../returns/return-requests.ts'
import { findLinesOf, findOrderLines } from '../store.ts'
import type { StoredOrder, StoredOrderLine } from '../store.ts'
import { toWireOrder } from '../wire.ts'

/** A page of orders for managers. */
export const answerOrders = async (
  deps: OrderDeps,
  filter: OrderFilter,
  context: Context,
): Promise<Result<{ items: ManagedOrder[]; total: number }, never>> => {
  const { orders, total } = await listOrders(context.db, filter)
  const ids = orders.map(({ id }) => id)
  const lines = await findLinesOf(context.db, ids)
  const asked = await findAsked(context.db, ids)
  const items = orders.map((order) => ({
    ...toManaged(deps, order, lines.get(order.id) ?? [], context),
    asked: asked.has(order.id),
  }))
  return ok({ items, total })
}

/** One order for managers, with all that happened to it. */
export const answerOrder = async (
  deps: OrderDeps,
  id: string,
  context: Context,
): Promise<Result<ManagedOrder, 'ORDER_NOT_FOUND'>> => {
  const order = await findManagedOrder(context.db, id)
  if (!order) return refuse('ORDER_NOT_FOUND')
  const own = await findOrderLines(context.db, order.id)
  const events = await findEvents(context.db, order.id)
  const returns = await returnsOf(deps, order, own, context)
  return ok({
    ...toManaged(deps, order, own, context),
    asked: returns.requests.some(({ state }) => state === 'open'),
    returns,
    events: events.map(({ status, stage, note, created_at }) => ({
      order_status: status,
      stage,
      note,
      created_at: created_at.toISOString(),
    })),
    notes: await findNotes(context.db, order.id),
    refunds: await findRefunds(context.db, order.id),
    refundable: toMajor(refundableOf(order)),
    can_be_free: await canBeFree(context.db, order),
    movements: await findOrderMovements(context.db, order.id),
  })
}

const toManaged = (
  deps: OrderDeps,
  order: StoredOrder,
  lines: readonly StoredOrderLine[],
  { session, store, now }: Context,
): Omit<ManagedOrder, 'asked'> => ({
  ...toWireOrder(order, lines, {
    view: deps.storeViews[order.store_code] ?? store,
    locale: store.i18n.locale,
    session,
    isOwner: true,
    isOwnPage: paysHere(deps),
    now,
  }),
  store: order.store_code,
  customer_id: order.customer_id,
  promo_code: order.promo_code,
  shortfall: order.has_shortfall,
})
