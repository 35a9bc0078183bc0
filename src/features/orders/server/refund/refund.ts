import { minute } from '#core/durations.ts'
import { money, toMajor } from '#core/money.ts'
import type { Money } from '#core/money.ts'
import { ok } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { changeOrder } from '../change-order.ts'
import type { OrderDeps, OrderJobDeps } from '../deps.ts'
import { findAndLockOrder, findOrder } from '../store.ts'
import type { StoredOrder } from '../store.ts'

/** Minutes between two tries: twice as long each time, up to the longest. Together they are a week. */
const firstWait = 5
const longestWait = 12 * 60
const tries = 20

/**
 * Money that goes back to whoever paid, `key` being the same for every repeat, once the transaction it is called in stands; false where
 * nobody can be asked for it. `refundId` is the refund by hand that hears what came of it.
 */
export const giveMoneyBack = async (
  deps: Pick<OrderDeps, 'jobs' | 'payments'>,
  db: Db,
  order: Pick<StoredOrder, 'id' | 'is_paid'>,
  { amount, key, refundId }: { readonly amount: Money; readonly key: string; readonly refundId?: string },
): Promise<boolean> => {
  if (!order.is_paid || amount <= 0 || !deps.payments.some(({ refund }) => refund)) return false
  const data = { order: order.id, amount, key, tried: 0, ...(refundId === undefined ? {} : { refund: refundId }) }
  await deps.jobs.enqueue(db, 'payment.refund', data)
  return true
}

/** Asks the provider that an order was paid at to give money back; without its answer later again. What came of it is on record. */
export const refundPayment = async (deps: OrderJobDeps, data: Readonly<Record<string, unknown>>): Promise<void> => {
  const { db } = deps
  const order = await findOrder(db, String(data['order']))
  if (!order) return
  const [amount, key, tried] = [money(Number(data['amount'])), String(data['key']), Number(data['tried'])]
  const outcome = await askProviders(deps, order, { amount, key })
  const refundId = typeof data['refund'] === 'string' ? data['refund'] : undefined
  const now = deps.now()
  const isLast = outcome === 'unanswered' && tried + 1 >= tries
  await inTransaction(db, async (trx) => {
    if (outcome === 'unanswered' && !isLast) {
      const wait = Math.min(firstWait * 2 ** tried, longestWait)
      const startAfter = new Date(now.getTime() + wait * minute)
      await deps.jobs.enqueue(trx, 'payment.refund', { ...data, tried: tried + 1 }, { startAfter })
      return ok(true)
    }
    const locked = await findAndLockOrder(trx, order.id)
    const note = outcome === 'refunded' ? 'refunded' : 'to be refunded by hand'
    if (refundId !== undefined)
      await trx
        .updateTable('order_refund')
        .set({ state: outcome === 'refunded' ? 'done' : 'failed', settled_at: now })
        .where('id', '=', refundId)
        .where('order_id', '=', order.id)
        .execute()
    if (locked)
      await changeOrder(trx, locked, {}, { note: `${note}: ${toMajor(amount).toFixed(2)} ${order.currency}`, now })
    return ok(true)
  })
}

type Outcome = 'refunded' | 'unpaid' | 'unanswered'

/**
 * The page that was paid is one of those opened for the order; the latest is the likeliest. A provider without pages goes by the notice
 * that told of the payment.
 */
const askProviders = async (
  deps: OrderJobDeps,
  { id }: StoredOrder,
  refund: { readonly amount: Money; readonly key: string },
): Promise<Outcome> => {
  const pages = await deps.db
    .selectFrom('payment_session')
    .select(['provider', 'reference'])
    .where('order_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute()
  const pageless = deps.payments.filter(({ start }) => !start).map(({ name }) => name)
  const notices = await deps.db
    .selectFrom('payment_event')
    .select(['provider', 'event_id as reference'])
    .where('order_id', '=', id)
    .where('type', '=', 'paid')
    .where('applied', '=', true)
    .orderBy('received_at')
    .execute()
  const paid = [...pages, ...notices.filter(({ provider }) => pageless.includes(provider)).slice(0, 1)]
  let isUnanswered = false
  for (const page of paid) {
    const provider = deps.payments.find(({ name }) => name === page.provider)
    const answer = await provider?.refund?.(page.reference, refund)
    if (answer?.ok && answer.value) return 'refunded'
    if (answer && !answer.ok) isUnanswered = true
  }
  return isUnanswered ? 'unanswered' : 'unpaid'
}
