import { day } from '#core/durations.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Handlers } from '#platform/server/http.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { takeOnce } from '#platform/server/taken-once.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import { keepUpload, removeUploads } from '#platform/server/uploads/upload-files.ts'
import type { ManagedBlogger, ManagedPayout } from '../contract.ts'
import type { manageCalls } from '../rules/manage-calls.ts'
import { toCodes } from '../rules/royalty.ts'
import { isBlogger, listBloggers, mayBePaid } from './bloggers-store.ts'
import type { BloggersAsked } from './bloggers-store.ts'
import type { BloggerDeps, Context } from './deps.ts'
import { keepDocument, removeDocument } from './payouts/payout-document.ts'
import { attachDocument, decidePayout, listPayouts, makePayout } from './payouts/payouts-store.ts'
import { findOrderId, sendProducts } from './products/products-change.ts'
import { lockCodes, setCodes } from './royalties/promo-codes.ts'
import { listRoyalties } from './royalties/royalties-store.ts'
import { listBloggerOrders } from './royalties/sales-store.ts'

/** What managers do for bloggers. */
export const manageHandlers = (deps: BloggerDeps): Handlers<typeof manageCalls, StoreView> => {
  const bloggers = async (asked: BloggersAsked, { db, store, now }: Context) =>
    listBloggers(db, asked, { settings: await deps.settingsOf(db, store.storeCode), now })
  const oneBlogger = async (id: number, context: Context): Promise<Result<ManagedBlogger, 'NOT_FOUND'>> => {
    const [blogger] = (await bloggers({ id, from: 0, size: 1 }, context)).items
    return blogger ? ok(blogger) : refuse('NOT_FOUND')
  }
  const onePayout = async (id: number, { db }: Context): Promise<Result<ManagedPayout, 'NOT_FOUND'>> => {
    const [payout] = (await listPayouts(db, { ids: [id] })).items
    return payout ? ok(payout) : refuse('NOT_FOUND')
  }
  return {
    'GET /api/manage/bloggers': async ({ query: { q, from = 0, size = 50 } }, context) =>
      ok(await bloggers({ q, from, size }, context)),

    'POST /api/manage/bloggers/:id': async ({ params: { id }, body }, context) => {
      const { db, now } = context
      if (!(await isBlogger(db, id))) return refuse('NOT_FOUND')
      const codes = toCodes(body.codes)
      const known = await lockCodes(db, id)
      // what stands there already is an answer that was lost
      if (body.seen && !isSame(known, body.seen) && !isSame(known, codes))
        return refuse('CODES_CHANGED', { codes: known })
      const taken = await setCodes(db, id, codes, now)
      return taken.length > 0 ? refuse('CODE_TAKEN', { codes: taken }) : oneBlogger(id, context)
    },

    'POST /api/manage/bloggers/:id/products': async ({ params: { id }, body }, { db, now }) => {
      if (!(await isBlogger(db, id))) return refuse('NOT_FOUND')
      const orderId = body.order === undefined ? undefined : await findOrderId(db, body.order)
      if (body.order !== undefined && orderId === undefined) return refuse('ORDER_NOT_FOUND')
      if (!(await takeOnce(db, body.press, now))) return ok({ ids: [] })
      const dueAt = body.days === undefined ? undefined : new Date(now.getTime() + body.days * day)
      const sent = await sendProducts(db, { customerId: id, skus: body.skus, orderId, dueAt, now })
      if ('ids' in sent) return ok(sent)
      return refuse('SKUS_UNKNOWN', { skus: sent.unknown, values: { skus: sent.unknown.join(', ') } })
    },

    'GET /api/manage/bloggers/:id/orders': async ({ params: { id } }, { db }) =>
      (await mayBePaid(db, id)) ? ok(await listBloggerOrders(db, { customerId: id })) : refuse('NOT_FOUND'),

    'GET /api/manage/royalties': async ({ query: { q, state, sort, from = 0, size = 50 } }, { db }) =>
      ok(await listRoyalties(db, { q, state, isRising: sort === 'created_at:asc', from, size })),

    'GET /api/manage/payouts': async ({ query: { blogger_id: customerId, status, from = 0, size = 50 } }, { db }) =>
      ok(await listPayouts(db, { customerId, status, from, size })),

    'POST /api/manage/payouts': async ({ body }, context) => {
      const { db, now, session, store, wire } = context
      if (!session) return refuse('UNAUTHORIZED')
      if (!(await mayBePaid(db, body.blogger_id))) return refuse('NOT_FOUND')
      const { payout_hold_days: holdDays } = await deps.settingsOf(db, store.storeCode)
      const made = await makePayout(db, {
        customerId: body.blogger_id,
        currency: body.currency,
        note: body.note,
        holdDays,
        by: session.customerId,
        now,
      })
      if (!made.ok) return made
      const [picture] = wire?.pictures ?? []
      // a file is not rolled back: it is written once there is a payout to put it to
      if (picture) {
        const name = await keepUpload(deps.dataDir, picture)
        const attached = await attachDocument(db, made.value, { name, bytes: picture.bytes.length, now })
        if (!attached.ok) throw new Error(`a payout just made takes no document: ${attached.code}`)
      }
      return onePayout(made.value, context)
    },

    'POST /api/manage/payouts/:id/document': async ({ params: { id } }, context) => {
      const { db, now, wire } = context
      if (!wire?.saveFiles) return refuse('UNSUPPORTED_MEDIA_TYPE')
      if ((await listPayouts(db, { ids: [id] })).items.length === 0) return refuse('NOT_FOUND')
      const kept = await keepDocument(deps.dataDir, wire.saveFiles)
      if (!kept.ok) return kept
      const put = await inTransaction(db, (trx) => attachDocument(trx, id, { ...kept.value, now }))
      const gone = put.ok ? put.value : kept.value.name
      if (gone !== null) await removeDocument(deps.dataDir, gone)
      if (gone !== null) await removeUploads(deps.dataDir, [gone])
      return put.ok ? onePayout(id, context) : put
    },

    'POST /api/manage/payouts/:id': async ({ params: { id }, body: { action } }, context) => {
      const { db, now, session } = context
      if (!session) return refuse('UNAUTHORIZED')
      const decided = await decidePayout(db, id, { action, by: session.customerId, now })
      return decided.ok ? onePayout(id, context) : decided
    },
  }
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  new Set(some).symmetricDifference(new Set(others)).size === 0
