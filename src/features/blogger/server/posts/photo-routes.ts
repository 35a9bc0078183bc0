import { ok, refuse } from '#core/result.ts'
import type { ReviewStatus } from '#features/reviews/rules.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Handlers } from '#platform/server/http.ts'
import { placeUploadsLater } from '#platform/server/uploads/upload-files.ts'
import type { photoCalls } from '../../rules/photo-calls.ts'
import type { BloggerDeps, Context } from '../deps.ts'
import { listManagedPhotos, listShownPhotos, moderatePhoto } from './shown-photos-store.ts'

/** Photos of posts: what products' pages show of them, and what managers decide. */
export const photoHandlers = ({ jobs }: Pick<BloggerDeps, 'jobs'>): Handlers<typeof photoCalls, StoreView> => ({
  'GET /api/product/blogger-photos': async ({ query: { sku } }, { db }) =>
    ok({ items: await listShownPhotos(db, sku) }),

  'GET /api/manage/blogger-photos': async ({ query: { status, from = 0, size = 50 } }, context) =>
    ok(await listManagedPhotos(context.db, { status, from, size }, showing(context))),

  'POST /api/manage/blogger-photos/:id': async ({ params: { id }, body }, context) => {
    const status = body.status as ReviewStatus
    const name = await moderatePhoto(context.db, id, status)
    const [photo] = (await listManagedPhotos(context.db, { id, from: 0, size: 1 }, showing(context))).items
    if (name === undefined || !photo) return refuse('NOT_FOUND')
    await placeUploadsLater(context.db, [name], { jobs })
    return ok(photo)
  },
})

const showing = ({ store, now }: Context) => ({ language: store.i18n.language, now })
