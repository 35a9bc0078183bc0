import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { InputOf } from '#core/endpoint.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db, RequestContext } from '#platform/server/context.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import type { Mount } from '#platform/server/http.ts'
import { keepUpload, placeUploadsLater, removeUploadsLater, uploadPath } from '#platform/server/uploads/upload-files.ts'
import { reviewsContract } from '../contract.ts'
import type { ManagedReview, ReviewsContract } from '../contract.ts'
import { reviewStatus } from '../rules.ts'
import type { ReviewStatus } from '../rules.ts'
import type { Photo, Said } from './store.ts'
import {
  changeReview,
  changeWords,
  findByClientId,
  findStyle,
  hasBought,
  insertPhotos,
  insertReview,
  listManaged,
  removeEarlier,
  removePhotos,
} from './store.ts'

export type ReviewDeps = {
  readonly dataDir: string
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** Tells every process that these products look different, from the commit on. */
  readonly announce: (db: Db, productIds: ReadonlySet<number>) => Promise<unknown>
}

type Context = RequestContext<StoreView>

export const reviewRoutes = (mount: Mount<StoreView>, deps: ReviewDeps): void =>
  mount.mount(reviewsContract, {
    'POST /api/review/create': ({ body }, context) => create(deps, body, context),

    'GET /api/manage/reviews': async ({ query }, { db, store }) => {
      const { q, status, sort, from = 0, size = 50 } = query
      const found = await listManaged(db, { q, status, sort, from, size, language: store.i18n.language })
      return ok({ ...found, items: found.items.map(withPaths) })
    },

    'POST /api/manage/reviews/:id': async ({ params: { id }, body }, { db, store, session, now }) => {
      if (!session) return refuse('UNAUTHORIZED')
      const status = body.status as ReviewStatus | undefined
      const changed = await changeReview(db, id, { status, reply: body.reply, moderatorId: session.customerId, now })
      const { items } = await listManaged(db, { id, from: 0, size: 1, language: store.i18n.language })
      const [review] = items
      if (!changed || !review) return refuse('NOT_FOUND')
      const isShown = review.status === reviewStatus.approved
      await placeUploadsLater(db, review.photos, deps)
      if (isShown || changed.before === reviewStatus.approved) await deps.announce(db, new Set([changed.productId]))
      return ok(withPaths(review))
    },
  })

const withPaths = (review: ManagedReview): ManagedReview => ({ ...review, photos: review.photos.map(uploadPath) })

const create = async (
  deps: ReviewDeps,
  body: InputOf<ReviewsContract['POST /api/review/create']>['body'],
  context: Context,
): Promise<Result<{ id: number; status: number }, 'NOT_FOUND'>> => {
  const { db, store, session, now } = context
  const { rating, title, detail, nickname, fit, client_id: clientId } = body
  const said = { rating, title: title.trim(), detail: detail.trim(), nickname: nickname.trim(), fit }
  const sent = clientId === undefined ? undefined : await findByClientId(db, clientId)
  if (sent) {
    // its answer was lost, and more was written since
    if (sent.status === reviewStatus.waiting) await writeAnew(deps, sent.id, said, context)
    return ok(sent)
  }
  const productId = await findStyle(db, body.entity_id)
  if (productId === undefined) return refuse('NOT_FOUND')
  const customerId = session?.customerId
  const earlier =
    customerId === undefined ? { photos: [], wasShown: false } : await removeEarlier(db, customerId, productId)
  const id = await insertReview(db, {
    productId,
    clientId,
    customerId,
    ...said,
    isVerified: customerId !== undefined && (await hasBought(db, customerId, productId)),
    storeCode: store.storeCode,
    now,
  })
  if (id === undefined) return sentMeanwhile(db, clientId)
  await keepPhotos(deps, id, context)
  if (earlier.wasShown) await deps.announce(db, new Set([productId]))
  await removeUploadsLater(db, earlier.photos, deps)
  return ok({ id, status: reviewStatus.waiting })
}

const writeAnew = async (deps: ReviewDeps, id: number, said: Said, context: Context): Promise<void> => {
  const { db } = context
  await changeWords(db, id, said)
  const before = await removePhotos(db, id)
  await keepPhotos(deps, id, context)
  await removeUploadsLater(db, before, deps)
}

const keepPhotos = async ({ dataDir }: ReviewDeps, id: number, { db, session, now, wire }: Context): Promise<void> => {
  const photos: Photo[] = []
  for (const picture of wire?.pictures ?? [])
    photos.push({ name: await keepUpload(dataDir, picture), bytes: picture.bytes.length })
  await insertPhotos(db, id, { photos, customerId: session?.customerId, now })
}

/** By another request with the same id, which was there first. */
const sentMeanwhile = async (db: Db, clientId: string | undefined) => {
  const sent = clientId === undefined ? undefined : await findByClientId(db, clientId)
  if (!sent) throw new Error('a review was neither written nor there')
  return ok(sent)
}
