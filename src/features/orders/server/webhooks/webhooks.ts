import { sql } from 'kysely'
import type { InputOf } from '#core/endpoint.ts'
import { isUuid } from '#core/ids.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Context } from '#features/cart/server/index.ts'
import { getSettings } from '#features/stores/server/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { containing, searchedText } from '#platform/server/database/searched-text.ts'
import { renewSecret } from '#platform/server/secrets.ts'
import { webhookCalls } from '../../rules/webhook-calls.ts'
import type { WebhookContract, WireDelivery } from '../../rules/webhook-calls.ts'
import { deliver, webhookSecret } from './deliver.ts'
import type { OrderDeps } from '../deps.ts'

type Fresh = (context: Context) => Promise<Result<true, 'SECOND_FACTOR_NEEDED'>>

/** Mounts how admins look after what is told to other systems. */
export const webhookRoutes = (mount: Mount<StoreView>, deps: OrderDeps & { readonly checkFresh: Fresh }): void =>
  mount.mount(webhookCalls, {
    'GET /api/admin/webhooks': async (_, { db }) => ok(await findAddresses(db)),
    'GET /api/admin/webhooks/deliveries': async ({ query }, { db }) => ok(await listDeliveries(db, query)),
    'POST /api/admin/webhooks/secret': async (_, context) => {
      const shown = await deps.checkFresh(context)
      return shown.ok ? ok({ secret: await renewSecret(context.db, webhookSecret, context.now) }) : shown
    },
    'POST /api/admin/webhooks/test': (_, context) => tryAddress(deps, context),
    'POST /api/admin/webhooks/deliveries/:id/send': async ({ params: { id } }, context) => {
      const { db } = context
      if (!isUuid(id)) return refuse('NOT_FOUND')
      const row = await db
        .selectFrom('webhook_delivery')
        .select(['body', 'store_code'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? tell(deps, id, { body: row.body, store: row.store_code }, context) : refuse('NOT_FOUND')
    },
  })

const findAddresses = async (db: Db): Promise<{ url: string; views: Record<string, string> }> => {
  const rows = await db
    .selectFrom('setting')
    .select(['store_code', 'value'])
    .where('key', '=', 'order_webhook_url')
    .execute()
  const all = Object.fromEntries(rows.map(({ store_code, value }) => [store_code, String(value)]))
  const { '': url = '', ...views } = all
  return { url, views }
}

const found = (db: Db) =>
  db
    .selectFrom('webhook_delivery')
    .leftJoin('shop_order', 'shop_order.id', 'order_id')
    .select(['webhook_delivery.id', 'type', 'order_id', 'webhook_delivery.store_code', 'state', 'tries'])
    .select(['webhook_delivery.status', 'error', 'webhook_delivery.created_at', 'tried_at', 'shop_order.number'])

type Row = Awaited<ReturnType<ReturnType<typeof found>['executeTakeFirstOrThrow']>>

const toWire = ({ order_id: order, store_code: store, created_at, tried_at, ...row }: Row): WireDelivery => ({
  ...row,
  order,
  store,
  created_at: created_at.toISOString(),
  tried_at: tried_at?.toISOString() ?? null,
})

const listDeliveries = async (
  db: Db,
  { q = '', state, sort, from = 0, size = 50 }: InputOf<WebhookContract['GET /api/admin/webhooks/deliveries']>['query'],
): Promise<{ items: WireDelivery[]; total: number }> => {
  const isRising = sort === 'created_at:asc'
  const text = searchedText(q)
  let asked = found(db)
  if (state) asked = asked.where('state', '=', state)
  if (text)
    asked = asked.where((where) =>
      where.or([
        where('shop_order.number', '=', text.toUpperCase()),
        where('type', 'like', containing(text.toLowerCase())),
      ]),
    )
  const { total } = await asked
    .clearSelect()
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await asked
    .orderBy('webhook_delivery.created_at', isRising ? 'asc' : 'desc')
    .orderBy('webhook_delivery.id', isRising ? 'desc' : 'asc')
    .offset(from)
    .limit(size)
    .execute()
  return { items: rows.map(toWire), total }
}

/** What only tries the address names no order. */
const tryAddress = async (deps: OrderDeps, context: Context) => {
  const { db, now, newId, store } = context
  if (!(await getSettings(db, store.storeCode)).order_webhook_url) return refuse('WEBHOOK_URL_MISSING')
  const id = newId()
  const body = JSON.stringify({ id, type: 'test', created_at: now.toISOString() })
  await db
    .insertInto('webhook_delivery')
    .values({ id, type: 'test', store_code: store.storeCode, body, created_at: now })
    .execute()
  return tell(deps, id, { body, store: store.storeCode }, context)
}

/** What the other side refuses is an answer here; only without an address nothing was told. */
const tell = async (
  deps: OrderDeps,
  id: string,
  told: { readonly body: string; readonly store: string },
  { db, now }: Context,
): Promise<Result<WireDelivery, 'WEBHOOK_URL_MISSING'>> => {
  const sent = await deliver(deps, db, { ...told, now })
  if (!sent.ok && sent.code === 'WEBHOOK_URL_MISSING') return refuse('WEBHOOK_URL_MISSING')
  return ok(toWire(await found(db).where('webhook_delivery.id', '=', id).executeTakeFirstOrThrow()))
}
