import { fromMajor, money, toMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Context } from '#features/cart/server/index.ts'
import type { NoticeCode, PaymentNotice, SignedNotice } from '#platform/server/adapters/payment.ts'
import { embeddedPayment, signNotice } from '#platform/server/adapters/payment-embedded.ts'
import type { Db } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { paidAgain } from '../../rules/status.ts'
import { changeOrder } from '../change-order.ts'
import type { OrderDeps } from '../deps.ts'
import { isPayable, paysHere } from './payable.ts'
import { settleOrder } from './settle.ts'
import { findAndLockOrder, findOrder } from '../store.ts'
import type { StoredOrder } from '../store.ts'

type ApplyCode = 'ORDER_NOT_FOUND' | 'PAYMENT_MISMATCH'
type ReceiveCode = NoticeCode | ApplyCode | 'NOT_FOUND'

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
  const secrets = await provider.signingSecrets(db)
  const checked = provider.checkNotice(secrets, { ...signed, nowSeconds: Math.floor(now.getTime() / 1000) })
  if (!checked.ok) return checked
  return checked.value ? keepNotice(deps, { db, now }, providerName, checked.value) : ok({ received: true })
}

/** Applies what a provider told or answered, exactly once by its id. */
export const keepNotice = async (
  deps: OrderDeps,
  { db, now }: Pick<Context, 'db' | 'now'>,
  providerName: string,
  notice: PaymentNotice,
): Promise<Result<{ received: boolean }, ApplyCode>> => {
  await db
    .insertInto('payment_event')
    .values({
      provider: providerName,
      event_id: notice.id,
      order_id: null,
      type: notice.type,
      amount: fromMajor(notice.amount),
      page: notice.page ?? null,
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

/** Applies a notice to a locked order. What is paid stays paid; a declined or canceled try leaves it open. */
const applyNotice = async (
  deps: OrderDeps,
  db: Db,
  order: StoredOrder,
  notice: PaymentNotice,
  now: Date,
): Promise<void> => {
  if (order.is_paid) {
    // nobody but the provider knows which of the two to give back
    if (await isSecondPayment(db, order, notice))
      await changeOrder(db, order, {}, { note: `${paidAgain}: ${notice.amount.toFixed(2)} ${notice.currency}`, now })
    return
  }
  if (notice.type === 'paid') return settleOrder(deps, db, order, now, notice.page)
  return changeOrder(db, order, {}, { note: noteOf(notice.type), now })
}

/** Whether another page of the order was paid before, and this one was not. */
const isSecondPayment = async (db: Db, { id }: StoredOrder, { type, page }: PaymentNotice): Promise<boolean> => {
  if (type !== 'paid' || page === undefined) return false
  const paid = await db
    .selectFrom('payment_event')
    .select('page')
    .where('order_id', '=', id)
    .where('type', '=', 'paid')
    .where('applied', '=', true)
    .where('page', 'is not', null)
    .execute()
  return paid.length > 0 && paid.every((event) => event.page !== page)
}

/** Presses that pay nothing which are kept of one order: its history is read by people. */
const mostTries = 20
const tried = ['declined', 'canceled'] as const
const noteOf = (type: PaymentNotice['type']): string => `payment ${type}`

const countTries = async (db: Db, orderId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('order_event')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('order_id', '=', orderId)
    .where('note', 'in', tried.map(noteOf))
    .executeTakeFirstOrThrow()
  return Number(count)
}

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
): Promise<Result<EmbeddedReply, 'NOT_FOUND' | 'ORDER_NOT_FOUND' | 'PAYMENT_CLOSED'>> => {
  const { db, now, newId } = context
  // beside a provider that takes money it would pay orders for nothing
  if (!paysHere(deps)) return refuse('NOT_FOUND')
  const order = await findOrder(db, id)
  if (!order) return refuse('ORDER_NOT_FOUND')
  if (!order.is_paid && !isPayable(order, now)) return refuse('PAYMENT_CLOSED')
  if (!order.is_paid && (action === 'pay' || (await countTries(db, order.id)) < mostTries)) {
    const notice: PaymentNotice = {
      id: newId(),
      type: types[action],
      order: order.id,
      amount: toMajor(money(order.grand_total)),
      currency: order.currency,
    }
    const rawBody = JSON.stringify(notice)
    const [secret = ''] = await embeddedPayment.signingSecrets(db)
    const headers = { 'x-signature': signNotice(secret, rawBody, Math.floor(now.getTime() / 1000)) }
    const received = await receiveNotice(deps, context, embeddedPayment.name, { rawBody, headers })
    if (!received.ok) throw new Error(`our own notice was refused: ${received.code}`)
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
