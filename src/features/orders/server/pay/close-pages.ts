import type { Db } from '#platform/server/context.ts'
import type { OrderDeps, OrderJobDeps } from '../deps.ts'

/**
 * Has the pages closed that an order can still be paid on, but for the one it was paid on, once the transaction it is called in stands;
 * those of a provider that closes none end by themselves.
 */
export const closePages = async (
  deps: Pick<OrderDeps, 'jobs' | 'payments'>,
  db: Db,
  orderId: string,
  now: Date,
  paidOn?: string,
): Promise<void> => {
  const able = deps.payments.filter(({ close }) => close).map(({ name }) => name)
  if (able.length === 0) return
  const pages = await db
    .selectFrom('payment_session')
    .select(['provider', 'reference'])
    .where('order_id', '=', orderId)
    .where('provider', 'in', able)
    .where('expires_at', '>', now)
    .execute()
  for (const page of pages) if (page.reference !== paidOn) await deps.jobs.enqueue(db, 'payment.close', page)
}

/** Throws where the provider does not answer, for the job to come again. */
export const closePage = async (deps: OrderJobDeps, data: Readonly<Record<string, unknown>>): Promise<void> => {
  const provider = deps.payments.find(({ name }) => name === data['provider'])
  const closed = await provider?.close?.(String(data['reference']))
  if (closed && !closed.ok) throw new Error('a page to pay on could not be closed')
}
