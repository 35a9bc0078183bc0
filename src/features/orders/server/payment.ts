import { fromMajor, money, toMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { changeCart } from '#features/cart/server/index.ts'
import type { Context } from '#features/cart/server/index.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import { embeddedPayment, signNotice } from '#platform/server/adapters/payment-embedded.ts'
import type { NoticeCode, PaymentNotice, SignedNotice } from '#platform/server/adapters/payment-embedded.ts'
import type { Db } from '#platform/server/context.ts'
import { getSecret } from '#platform/server/secrets.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { afterPaid } from '../rules.ts'
import type { OrderDeps } from './deps.ts'
import { moveStock, notifyStock } from './stock.ts'
import { changeOrder, findAndLockOrder, findOrder, findOrderLines, unitsOf } from './store.ts'
import type { OrderChange, StoredOrder } from './store.ts'

type ApplyCode = 'ORDER_NOT_FOUND' | 'PAYMENT_MISMATCH'
type ReceiveCode = NoticeCode | ApplyCode | 'NOT_FOUND' | 'NOT_READY'

/**
 * A notice of a payment provider. Its id is kept first, in a transaction of its own, so that a notice we refuse is on
 * record; then it is applied exactly once, whatever repeats of it arrive at the same time.
 */
export const receiveNotice = async (
  deps: OrderDeps,
  { db, now }: Pick<Context, 'db' | 'now'>,
  providerName: string,
  signed: Omit<SignedNotice, 'nowSeconds'>,
): Promise<Result<{ received: boolean }, ReceiveCode>> => {
  const provider = deps.payments.find(({ name }) => name === providerName)
  if (!provider) return refuse('NOT_FOUND')
  const secret = await getSecret(db, provider.secretKey)
  const checked = provider.checkNotice(secret, { ...signed, nowSeconds: Math.floor(now.getTime() / 1000) })
  if (!checked.ok) return checked
  const notice = checked.value
  await db
    .insertInto('payment_event')
    .values({
      provider: providerName,
      event_id: notice.id,
      order_id: null,
      type: notice.type,
      amount: fromMajor(notice.amount),
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return inTransaction<Result<{ received: boolean }, ApplyCode>>(db, async (trx) => {
    const event = await trx
      .selectFrom('payment_event')
      .select('applied')
      .where('provider', '=', providerName)
      .where('event_id', '=', notice.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (event.applied) return ok({ received: true })
    const order = await findAndLockOrder(trx, notice.order)
    if (!order) return refuse('ORDER_NOT_FOUND')
    if (fromMajor(notice.amount) !== order.grand_total || notice.currency !== order.currency)
      return refuse('PAYMENT_MISMATCH')
    await applyNotice(deps, trx, order, notice, now)
    await trx
      .updateTable('payment_event')
      .set({ applied: true, order_id: order.id })
      .where('provider', '=', providerName)
      .where('event_id', '=', notice.id)
      .execute()
    return ok({ received: true })
  })
}

/** Moves a locked order forward. What is paid stays paid; a declined or canceled try leaves it open. */
const applyNotice = async (
  deps: OrderDeps,
  db: Db,
  order: StoredOrder,
  notice: PaymentNotice,
  now: Date,
): Promise<void> => {
  if (order.is_paid) return
  if (notice.type !== 'paid') return changeOrder(db, order, {}, `payment ${notice.type}`, now)
  const { status, stage } = afterPaid({ status: order.status, stage: order.stage, isPaid: false })
  const paid = { status, stage, is_paid: true, pay_until: null }
  if (order.cart_id) await changeCart(db, order.cart_id, { closed_at: now }, now)
  if (!order.is_canceled) return changeOrder(db, order, paid, 'paid', now)
  // the money came after the units had gone back: they are taken again, or somebody must refund
  const revived = order.cancel_reason === 'unpaid' && (await takeAgain(deps, db, order, now))
  const late: OrderChange = revived
    ? { ...paid, is_canceled: false, cancel_reason: null, holds_stock: true }
    : { is_paid: true, has_shortfall: true }
  return changeOrder(db, order, late, revived ? 'paid late' : 'paid late, shortfall', now)
}

const takeAgain = async (deps: OrderDeps, db: Db, order: StoredOrder, now: Date): Promise<boolean> => {
  const entry =
    order.bonuses > 0 && order.customer_id !== null
      ? {
          customerId: order.customer_id,
          orderId: order.id,
          amount: money(order.bonuses),
          currency: order.currency as CurrencyCode,
        }
      : undefined
  if (entry && !(await deps.bonusLedger?.spend(db, entry))) return false
  const units = unitsOf(await findOrderLines(db, order.id))
  const moved = await moveStock(db, units, { orderId: order.id, reason: 'order.paid-late', now })
  if (moved.ok) await notifyStock(db, units)
  else if (entry) await deps.bonusLedger?.giveBack(db, entry)
  return moved.ok
}

/** Whether the built-in page may still take money for an order. */
export const isPayable = (order: StoredOrder, now: Date): boolean =>
  !order.is_paid && !order.is_canceled && order.pay_until !== null && order.pay_until > now

export type EmbeddedAction = 'pay' | 'decline' | 'cancel'
type EmbeddedReply = { next: string; paid: boolean; order_status: string; stage: number }

const pages: Readonly<Record<EmbeddedAction, (orderId: string) => string>> = {
  pay: (orderId) => `/successful-payment?order=${orderId}`,
  decline: (orderId) => `/failed-payment?order=${orderId}`,
  cancel: () => '/checkout',
}
const types = { pay: 'paid', decline: 'declined', cancel: 'canceled' } as const

/** The buttons of the built-in page: they make the notice a provider would send, and it is checked as any other. */
export const actOnEmbeddedPage = async (
  deps: OrderDeps,
  context: Context,
  id: string,
  action: EmbeddedAction,
): Promise<Result<EmbeddedReply, 'NOT_FOUND' | 'NOT_READY' | 'ORDER_NOT_FOUND' | 'PAYMENT_CLOSED'>> => {
  const { db, now, newId } = context
  if (!deps.payments.includes(embeddedPayment)) return refuse('NOT_FOUND')
  const order = await findOrder(db, id)
  if (!order) return refuse('ORDER_NOT_FOUND')
  if (!order.is_paid && !isPayable(order, now)) return refuse('PAYMENT_CLOSED')
  if (!order.is_paid) {
    const notice: PaymentNotice = {
      id: newId(),
      type: types[action],
      order: order.id,
      amount: toMajor(money(order.grand_total)),
      currency: order.currency,
    }
    const rawBody = JSON.stringify(notice)
    const secret = await getSecret(db, embeddedPayment.secretKey)
    const headers = { 'x-signature': signNotice(secret, rawBody, Math.floor(now.getTime() / 1000)) }
    const received = await receiveNotice(deps, context, embeddedPayment.name, { rawBody, headers })
    if (!received.ok && received.code !== 'NOT_READY') throw new Error(`our own notice was refused: ${received.code}`)
    if (!received.ok) return refuse('NOT_READY')
  }
  const after = (await findOrder(db, order.id)) ?? order
  const view = deps.storeViews[after.store_code] ?? context.store
  const page = after.is_paid ? pages.pay : pages[action]
  return ok({
    next: `${view.url}${page(order.id)}`,
    paid: after.is_paid,
    order_status: after.status,
    stage: after.stage,
  })
}
