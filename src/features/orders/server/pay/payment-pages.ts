import { day, minute } from '#core/durations.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Context } from '#features/cart/server/index.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { closePages } from './close-pages.ts'
import type { OrderDeps, OrderJobDeps } from '../deps.ts'
import { isPayable, payableOf, paysHere } from './payable.ts'
import { keepNotice } from './payment.ts'
import { findAndLockOrder, findOrder } from '../store.ts'

const askEvery = 5 * minute
const askFor = day

type StartCode = 'ORDER_NOT_FOUND' | 'PAYMENT_CLOSED' | 'PROVIDER_UNAVAILABLE'

/**
 * The page to pay an order on: the one that is open at the provider's, or a new one. From then on the provider is asked about it,
 * in case its notice never comes.
 */
export const startPayment = async (
  deps: OrderDeps,
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
): Promise<Result<{ url: string; payscript?: string }, StartCode>> => {
  const order = await findOrder(db, id)
  if (!order) return refuse('ORDER_NOT_FOUND')
  if (!isPayable(order, now)) return refuse('PAYMENT_CLOSED')
  const [provider] = deps.payments
  if (!provider?.start) {
    const payable = payableOf(deps, order, 0, now)
    const form = paysHere(deps) ? undefined : provider?.form?.(payable)
    return ok({ url: payable.payPath, ...(form ? { payscript: JSON.stringify(form) } : {}) })
  }
  const pages = await db
    .selectFrom('payment_session')
    .select(['url', 'expires_at'])
    .where('provider', '=', provider.name)
    .where('order_id', '=', order.id)
    .execute()
  const open = pages.find(({ expires_at }) => expires_at.getTime() > now.getTime() + minute)
  if (open) return ok({ url: open.url })
  const started = await provider.start(payableOf(deps, order, pages.length, now))
  if (!started.ok) return started
  const { reference, url, expiresAt } = started.value
  const kept = await inTransaction(db, async (trx) => {
    // it may have ended while the provider was asked
    const current = await findAndLockOrder(trx, order.id)
    const isOpen = current !== undefined && isPayable(current, now)
    const row = { provider: provider.name, reference, order_id: order.id, url, expires_at: expiresAt, created_at: now }
    const { numInsertedOrUpdatedRows: made } = await trx
      .insertInto('payment_session')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (made) await askLater(deps, trx, { provider: provider.name, reference }, now)
    if (!isOpen) await closePages(deps, trx, order.id, now)
    return ok(isOpen)
  })
  return kept.value ? ok({ url }) : refuse('PAYMENT_CLOSED')
}

type Page = { readonly provider: string; readonly reference: string }

const askLater = (deps: OrderDeps, db: Context['db'], page: Page, now: Date): Promise<void> =>
  deps.jobs.enqueue(db, 'payment.check', page, { startAfter: new Date(now.getTime() + askEvery) })

/** Asks the provider what became of a page, every 5 minutes for 24 hours, until its order is paid or the page is over. */
export const checkPayment = async (deps: OrderJobDeps, data: Readonly<Record<string, unknown>>): Promise<void> => {
  const { db } = deps
  const now = deps.now()
  const page = { provider: String(data['provider']), reference: String(data['reference']) }
  const provider = deps.payments.find(({ name }) => name === page.provider)
  const session = await db
    .selectFrom('payment_session')
    .select(['order_id', 'created_at'])
    .where('provider', '=', page.provider)
    .where('reference', '=', page.reference)
    .executeTakeFirst()
  if (!provider?.ask || !session || now.getTime() > session.created_at.getTime() + askFor) return
  if ((await findOrder(db, session.order_id))?.is_paid !== false) return
  const answer = await provider.ask(page.reference)
  if (answer.ok && answer.value) {
    // paid, over, or not what was ordered: on record, and nothing more to ask
    void (await keepNotice(deps, { db, now }, provider.name, answer.value))
    return
  }
  await askLater(deps, db, page, now)
}
