import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Context } from '#features/cart/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import type { CancelBody } from '../../contract.ts'
import { awaitingPaymentStatus } from '../../rules/status.ts'
import type { OrderDeps } from '../deps.ts'
import { giveUpOrder } from '../give-up.ts'
import { putBackStock } from '../put-back.ts'
import type { StockUnits } from '../stock.ts'
import { findAndLockOrder } from '../store.ts'
import type { StoredOrder } from '../store.ts'
import { tell } from '../webhooks/tell.ts'

/** Who says that an order is theirs: their session, the cart they order from, addresses they give. */
export type Buyer = {
  readonly customerId: number | undefined
  readonly cartId: string | null | undefined
  readonly emails: readonly (string | null | undefined)[]
}

/** An order of this buyer, held; what is somebody else's is as good as unknown. */
export const findAndLockBuyers = async (db: Db, id: string, buyer: Buyer): Promise<StoredOrder | undefined> => {
  const order = await findAndLockOrder(db, id)
  return order && isSameBuyers(order, buyer) ? order : undefined
}

/** A customer's order is their session's. Its id alone makes nobody a guest's: its link is shown around, the cart and the address are not. */
const isSameBuyers = (order: StoredOrder, { customerId, cartId, emails }: Buyer): boolean => {
  if (order.customer_id !== null) return order.customer_id === customerId
  if (order.cart_id !== null && order.cart_id === cartId?.toLowerCase()) return true
  return emails.some((email) => email && order.email?.toLowerCase() === email.trim().toLowerCase())
}

/** Ends a held order that waits to be paid, and tells of it; answers the units of stock it gives back, which are still to be moved. */
export const endUnpaid = async (
  deps: OrderDeps,
  db: Db,
  order: StoredOrder,
  reason: 'replaced' | 'buyer',
  now: Date,
): Promise<StockUnits> => {
  const units = await giveUpOrder(deps, db, order, reason, now)
  await tell(deps, db, 'order.canceled', { ...order, is_canceled: true }, now)
  return units
}

/** Its buyer ends an order that waits to be paid. Races with a paying notice: whoever locks the order first decides. */
export const cancelUnpaid = async (
  deps: OrderDeps,
  id: string,
  { cart_id: cartId, email }: CancelBody,
  { db, now, session }: Context,
): Promise<Result<true, 'ORDER_NOT_FOUND' | 'ORDER_PAID' | 'PAYMENT_CLOSED'>> => {
  const order = await findAndLockBuyers(db, id, { customerId: session?.customerId, cartId, emails: [email] })
  if (!order) return refuse('ORDER_NOT_FOUND')
  if (order.is_canceled) return ok(true)
  if (order.is_paid) return refuse('ORDER_PAID')
  if (order.status !== awaitingPaymentStatus) return refuse('PAYMENT_CLOSED')
  const units = await endUnpaid(deps, db, order, 'buyer', now)
  await putBackStock(db, units, { orderId: order.id, reason: 'order.canceled', now })
  return ok(true)
}
