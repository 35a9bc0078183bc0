import { day } from '#core/durations.ts'
import { isUuid } from '#core/ids.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { getSettings } from '#features/stores/server/index.ts'
import { signBody } from '#platform/server/adapters/payment-signature.ts'
import type { Db } from '#platform/server/context.ts'
import { fetchSafely } from '#platform/server/outbound/fetch-safe.ts'
import type { FetchRefusal } from '#platform/server/outbound/fetch-safe.ts'
import { getSecret } from '#platform/server/secrets.ts'
import type { OrderDeps } from '../deps.ts'

/** The setting with the secret that webhooks are signed with. */
export const webhookSecret = 'order_webhook_secret'

/** Days that deliveries are remembered. */
const remembered = 30

type Told = { readonly body: string; readonly store: string; readonly now: Date }

/** Tells the address in the settings, in no transaction, and keeps how it was taken; WEBHOOK_URL_MISSING where there is none. */
export const deliver = async (
  deps: OrderDeps,
  db: Db,
  { body, store: code, now }: Told,
): Promise<Result<true, FetchRefusal | 'WEBHOOK_URL_MISSING'>> => {
  const store = deps.storeViews[code]
  // as it is kept: it is tried right after it was set, and the processes hear of it a moment later
  const url = store && (await getSettings(db, store.storeCode)).order_webhook_url
  if (!url) {
    await keep(db, body, { tries: 0, state: 'failed', status: null, error: 'WEBHOOK_URL_MISSING', now })
    return refuse('WEBHOOK_URL_MISSING')
  }
  const secret = await getSecret(db, webhookSecret)
  const headers = { 'x-signature': signBody(secret, body, Math.floor(now.getTime() / 1000)) }
  const sent = await fetchSafely(url, { ...deps.fetch, maxBytes: 65_536, post: { body, headers } })
  // what is too long is an answer all the same
  const isTaken = sent.ok || sent.code === 'TOO_LARGE'
  const { status } = sent.ok ? sent.value : (sent.meta as { status?: number })
  const [state, error] = isTaken ? (['taken', null] as const) : (['failed', sent.code] as const)
  await keep(db, body, { tries: 1, state, status: status ?? null, error, now })
  return sent.ok || sent.code === 'TOO_LARGE' ? ok(true) : sent
}

type Outcome = {
  readonly tries: number
  readonly state: 'taken' | 'failed'
  readonly status: number | null
  readonly error: string | null
  readonly now: Date
}

const keep = async (db: Db, body: string, { tries, now, ...outcome }: Outcome): Promise<void> => {
  const { id } = JSON.parse(body) as { id?: unknown }
  if (typeof id !== 'string' || !isUuid(id)) return
  await db
    .updateTable('webhook_delivery')
    .set((column) => ({ ...outcome, tries: column('tries', '+', tries), tried_at: now }))
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', new Date(now.getTime() - remembered * day))
    .execute()
}
