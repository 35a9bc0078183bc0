import { money, toMajor } from '#core/money.ts'
import { settingsFor } from '#features/cart/server/index.ts'
import type { Db } from '#platform/server/context.ts'
import { deliver } from './deliver.ts'
import type { OrderDeps, OrderEventType, OrderJobDeps, ToldOrder } from '../deps.ts'

/** Tells who listens what happened to an order, in its transaction; the webhook is a job that goes out after the commit. */
export const tell = async (
  deps: OrderDeps,
  db: Db,
  type: OrderEventType,
  order: ToldOrder,
  now: Date,
): Promise<void> => {
  await deps.onOrder?.(db, type, order, now)
  const store = deps.storeViews[order.store_code]
  if (!store || !(await settingsFor(deps, { db, store })).order_webhook_url) return
  const id = deps.newId()
  const body = toBody(id, type, order, now)
  await db
    .insertInto('webhook_delivery')
    .values({ id, type, order_id: order.id, store_code: order.store_code, body, created_at: now })
    .execute()
  await deps.jobs.enqueue(db, 'order.webhook', { body, store: order.store_code })
}

/** The body is made once: whoever gets it again gets the same, to the byte, and knows it by its id. */
const toBody = (id: string, type: OrderEventType, order: ToldOrder, now: Date): string =>
  JSON.stringify({
    id,
    type,
    created_at: now.toISOString(),
    order: {
      id: order.id,
      order_id: order.client_order_id,
      number: order.number,
      order_status: order.status,
      stage: order.stage,
      paid: order.is_paid,
      canceled: order.is_canceled,
      grand_total: toMajor(money(order.grand_total)),
      currency: order.currency,
    },
  })

/** Sends one webhook; what does not arrive is thrown, and the queue tries again. */
export const sendWebhook = async (deps: OrderJobDeps, data: Readonly<Record<string, unknown>>): Promise<void> => {
  const told = { body: String(data['body']), store: String(data['store']), now: deps.now() }
  const sent = await deliver(deps, deps.db, told)
  if (!sent.ok && sent.code !== 'WEBHOOK_URL_MISSING')
    throw new Error(`the webhook was not taken: ${sent.code} ${JSON.stringify(sent.meta)}`)
}
