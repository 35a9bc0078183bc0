import { randomUUID } from 'node:crypto'
import { money, toMajor } from '#core/money.ts'
import { settingsFor } from '#features/cart/server/index.ts'
import { refuse } from '#core/result.ts'
import { signBody } from '#platform/server/adapters/payment-signature.ts'
import type { Db } from '#platform/server/context.ts'
import { fetchSafely } from '#platform/server/fetch-safe.ts'
import { getSecret } from '#platform/server/secrets.ts'
import type { OrderDeps, OrderEventType, OrderJobDeps, ToldOrder } from './deps.ts'

/** Tells who listens what happened to an order, in its transaction; the webhook is a job that goes out after the commit. */
export const tell = async (
  deps: OrderDeps,
  db: Db,
  type: OrderEventType,
  order: ToldOrder & { readonly store_code: string },
  now: Date,
): Promise<void> => {
  await deps.onOrder?.(db, type, order, now)
  const store = deps.storeViews[order.store_code]
  if (!store || !(await settingsFor(deps, { db, store })).order_webhook_url) return
  await deps.jobs.enqueue(db, 'order.webhook', { body: toBody(type, order, now), store: order.store_code })
}

/** The body is made once: whoever gets it again gets the same, to the byte, and knows it by its id. */
const toBody = (type: OrderEventType, order: ToldOrder, now: Date): string =>
  JSON.stringify({
    id: randomUUID(),
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
  const { db } = deps
  const store = deps.storeViews[String(data['store'])]
  const url = store && (await settingsFor(deps, { db, store })).order_webhook_url
  if (!url) return
  const body = String(data['body'])
  const secret = await getSecret(db, 'order_webhook_secret')
  const headers = { 'x-signature': signBody(secret, body, Math.floor(deps.now().getTime() / 1000)) }
  const sent = await fetchSafely(url, { ...deps.webhookFetch, maxBytes: 65_536, post: { body, headers } })
  // what is too long is an answer all the same
  const failed = sent.ok || sent.code === 'TOO_LARGE' ? undefined : refuse(sent.code, sent.meta)
  if (failed) throw new Error(`the webhook was not taken: ${failed.code} ${JSON.stringify(failed.meta)}`)
}
