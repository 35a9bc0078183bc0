import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { removeUploadsLater } from '#platform/server/uploads/upload-files.ts'
import { bloggerContract } from '../contract.ts'
import type { BloggerSettings, WirePost, WirePromoProduct } from '../contract.ts'
import { archiveReasons, bloggerLimits } from '../rules/limits.ts'
import { defaultSettings } from '../rules/defaults.ts'
import { findSameSet, inSetOrder, isSet } from '../rules/sets.ts'
import { startOf, statsOf } from '../rules/stats.ts'
import { invalidField, own } from './deps.ts'
import type { BloggerDeps, OwnContext } from './deps.ts'
import { sumPots, toBalance } from './royalties/ledger.ts'
import { manageHandlers } from './manage-routes.ts'
import { photoHandlers } from './posts/photo-routes.ts'
import { listPayouts } from './payouts/payouts-store.ts'
import { countPhotos, insertPost, keepPhotos, listPhotos, listPosts, removePhoto } from './posts/posts-store.ts'
import {
  archiveProduct,
  chooseProducts,
  insertSet,
  readSetPieces,
  receiveProducts,
} from './products/products-change.ts'
import { findPromoProduct, listPromoProducts } from './products/products-store.ts'
import { changeProfile, findProfile } from './profile-store.ts'
import { listCodes } from './royalties/promo-codes.ts'
import { listBloggerOrders, listPostedDays, listSoldDays } from './royalties/sales-store.ts'
import { wikiHandlers } from './wiki/wiki-routes.ts'
import { findWiki, listWikis } from './wiki/wikis-store.ts'

/** Mounts the cabinet's calls and those of managers. */
export const bloggerRoutes = (mount: Mount<StoreView>, deps: BloggerDeps): void =>
  mount.mount(bloggerContract, {
    'GET /api/blogger/stats': own(async (_, { db, me, store, now }) => {
      const { mentions_goal: goal } = await deps.settingsOf(db, store.storeCode)
      return ok(statsOf(await listSoldDays(db, me), await listPostedDays(db, me), { now, goal }))
    }),
    'GET /api/blogger/balance': own(async (_, { db, me, store, now }) =>
      ok(toBalance(await sumPots(db, [me]), await deps.settingsOf(db, store.storeCode), now)),
    ),
    'GET /api/blogger/orders': own(async ({ query: { period, payout_id: payoutId } }, { db, me, now }) =>
      ok(await listBloggerOrders(db, { customerId: me, since: period && startOf(period, now), payoutId })),
    ),
    'GET /api/blogger/payouts': own(async (_, { db, me }) => ok(await listPayouts(db, { customerId: me }))),

    'GET /api/blogger/products': own(async ({ query: { id } }, context) => {
      const { db, me } = context
      const items = await listPromoProducts(db, { customerId: me, ...(id ? { ids: [id] } : {}) }, showing(context))
      return id !== undefined && items.length === 0 ? refuse('NOT_FOUND') : ok({ items, total: items.length })
    }),
    'GET /api/blogger/order-received': own(async ({ query }, context) => receive(query, context)),
    'POST /api/blogger/order-received': own(async ({ body }, context) => receive(body, context)),
    'POST /api/blogger/archive': own(async (input, context) => archive(input.body, context)),
    'POST /api/blogger/approve': own(async ({ body: { products, action } }, { db }) => {
      const changed = await chooseProducts(db, products, action === 'approve')
      if (!changed) return refuse('NOT_FOUND')
      if (changed.size > 0) await deps.announce(db, changed)
      return ok({ changed: changed.size })
    }),

    'GET /api/blogger/set-check': own(async ({ query }, { db, me }) => {
      const checked = await readSet(query.items, { db, me })
      if (!checked.ok) return checked
      const { items, setId } = checked.value
      return ok({
        allowed: setId === null && isSet(items) && !items.some(({ isArchived }) => isArchived),
        set_id: setId,
      })
    }),
    'POST /api/blogger/set': own(async (input, context) => makeSet(deps, input.body.items, context)),

    'GET /api/blogger/photos': own(async ({ query: { item_id: itemId } }, context) =>
      itemId !== undefined && !(await findPromoProduct(context.db, itemId, context.me, showing(context)))
        ? refuse('NOT_FOUND')
        : ok(await photosOf(context, itemId)),
    ),
    'POST /api/blogger/photos': own(async ({ body: { item_id: itemId } }, context) => {
      const { db, me, now, wire } = context
      if (!(await findPromoProduct(db, itemId, me, showing(context)))) return refuse('NOT_FOUND')
      const pictures = wire?.pictures ?? []
      if (pictures.length === 0) return invalidField('photos', 'MISSING')
      if ((await countPhotos(db, itemId)) + pictures.length > bloggerLimits.photosOfItem) return refuse('PHOTO_LIMIT')
      await keepPhotos(db, pictures, { dataDir: deps.dataDir, customerId: me, itemId, now })
      return ok(await photosOf(context, itemId))
    }),
    'POST /api/blogger/photos/:id/remove': own(async ({ params: { id } }, { db, me }) => {
      const name = await removePhoto(db, me, id)
      if (name === undefined) return refuse('NOT_FOUND')
      if (name === true) return refuse('PHOTO_POSTED')
      await removeUploadsLater(db, [name], deps)
      return ok(true)
    }),

    'GET /api/blogger/posts': own(async ({ query: { period, item_id: itemId } }, context) => {
      const since = period && startOf(period, context.now)
      return ok(await listPosts(context.db, { customerId: context.me, since, itemId }, showing(context)))
    }),
    'GET /api/blogger/post': own(async ({ query: { id } }, context) => onePost(id, context)),
    'POST /api/blogger/post': own(async (input, context) => writePost(deps, input.body, context)),

    'GET /api/blogger/settings': own(async (_, context) => ok(await settingsOf(deps, context))),
    'POST /api/blogger/settings': own(async ({ body }, context) => {
      await changeProfile(context.db, context.me, onlyKnown(body), context.now)
      return ok(await settingsOf(deps, context))
    }),
    'GET /api/blogger/wikis': own(async (_, { db, store }) => {
      const items = await listWikis(db, store.i18n.language)
      return ok({ items, total: items.length })
    }),
    'GET /api/blogger/wiki/:slug': own(async ({ params: { slug } }, { db, store }) => {
      const wiki = await findWiki(db, slug, store.i18n.language)
      return wiki ? ok(wiki) : refuse('NOT_FOUND')
    }),
    ...manageHandlers(deps),
    ...photoHandlers(deps),
    ...wikiHandlers(),
  })

const showing = ({ store, now }: OwnContext) => ({ language: store.i18n.language, now })

const photosOf = async ({ db, me }: OwnContext, itemId?: number) => {
  const items = await listPhotos(db, me, itemId)
  return { items, total: items.length }
}

type Received = { readonly order?: string | null; readonly id?: number }

const receive = async (
  { order, id }: Received,
  { db, me, now }: OwnContext,
): Promise<Result<{ received: number }, 'INVALID_INPUT' | 'NOT_FOUND'>> => {
  if (id === undefined && !order?.trim()) return invalidField('order', 'MISSING')
  const { known, received } = await receiveProducts(db, me, { id, order: order?.trim() || undefined, now })
  return known > 0 ? ok({ received }) : refuse('NOT_FOUND')
}

type ArchiveBody = {
  readonly id: number
  readonly type?: 'product' | 'set'
  readonly archive: boolean
  readonly reason?: string | null
  readonly notes?: string | null
}

/** A reason in words of one's own is kept with the notes of `other`. */
const toReason = (given: string, notes: string) => {
  const known = archiveReasons.find((reason) => reason === given)
  return known || !given
    ? { reason: known ?? null, notes: notes || null }
    : { reason: 'other' as const, notes: [given, notes].filter(Boolean).join(': ') }
}

const archive = async (
  { id, type, archive: isWanted, ...said }: ArchiveBody,
  context: OwnContext,
): Promise<Result<WirePromoProduct, 'INVALID_INPUT' | 'NOT_FOUND' | 'ACCESS_DENIED'>> => {
  const { db, me, now } = context
  const product = await findPromoProduct(db, id, me, showing(context))
  if (!product || (type !== undefined && (type === 'set') !== product.is_set)) return refuse('NOT_FOUND')
  if (!isWanted && product.archived_by === 'manager') return refuse('ACCESS_DENIED')
  const { reason, notes } = toReason(said.reason?.trim() ?? '', said.notes?.trim() ?? '')
  if (isWanted && !reason) return invalidField('reason', 'MISSING')
  if (isWanted && reason === 'other' && !notes) return invalidField('notes', 'MISSING')
  await archiveProduct(db, id, { archive: isWanted, reason, notes, by: 'blogger', now })
  const changed = await findPromoProduct(db, id, me, showing(context))
  return changed ? ok(changed) : refuse('NOT_FOUND')
}

const readSet = async (text: string, { db, me }: Pick<OwnContext, 'db' | 'me'>) => {
  const ids = [...new Set(text.split(',').map(Number))]
  const { items, sets } = await readSetPieces(db, me, ids)
  if (items.length < ids.length) return refuse('NOT_FOUND')
  return ok({ items: inSetOrder(items), setId: findSameSet(items, sets)?.setId ?? null })
}

const makeSet = async (
  deps: BloggerDeps,
  text: string,
  context: OwnContext,
): Promise<Result<WirePromoProduct, 'NOT_FOUND' | 'SET_NOT_ALLOWED'>> => {
  const { db, me, now, wire } = context
  const checked = await readSet(text, context)
  if (!checked.ok) return checked
  const { items, setId } = checked.value
  if (setId === null && (!isSet(items) || items.some(({ isArchived }) => isArchived))) return refuse('SET_NOT_ALLOWED')
  const id = setId ?? (await insertSet(db, me, items, now))
  if (setId === null)
    await keepPhotos(db, wire?.pictures ?? [], { dataDir: deps.dataDir, customerId: me, itemId: id, now })
  const set = await findPromoProduct(db, id, me, showing(context))
  return set ? ok(set) : refuse('NOT_FOUND')
}

const onePost = async (id: number, context: OwnContext): Promise<Result<WirePost, 'NOT_FOUND'>> => {
  const [post] = (await listPosts(context.db, { customerId: context.me, ids: [id] }, showing(context))).items
  return post ? ok(post) : refuse('NOT_FOUND')
}

type PostBody = {
  readonly type: WirePost['type']
  readonly item_id: number
  readonly link?: string
  readonly client_id?: string
}
type PostCode = 'NOT_FOUND' | 'INVALID_INPUT' | 'NOT_DELIVERED' | 'PRODUCT_ARCHIVED' | 'PHOTO_LIMIT'

const writePost = async (
  deps: BloggerDeps,
  { type, item_id: itemId, link, client_id: clientId }: PostBody,
  context: OwnContext,
): Promise<Result<WirePost, PostCode>> => {
  const { db, me, now, wire } = context
  const product = await findPromoProduct(db, itemId, me, showing(context))
  if (!product) return refuse('NOT_FOUND')
  if (!product.delivered) return refuse('NOT_DELIVERED')
  if (product.archive) return refuse('PRODUCT_ARCHIVED')
  const pictures = wire?.pictures ?? []
  const post = await insertPost(db, {
    customerId: me,
    itemId,
    type,
    link,
    clientId,
    photos: pictures.map(({ bytes }) => bytes.length),
    now,
  })
  if (!post) return refuse('INVALID_INPUT', { fields: { client_id: 'INVALID' } })
  if (post.isNew && pictures.length > 0) {
    if ((await countPhotos(db, itemId)) + pictures.length > bloggerLimits.photosOfItem) return refuse('PHOTO_LIMIT')
    await keepPhotos(db, pictures, { dataDir: deps.dataDir, customerId: me, itemId, postId: post.id, now })
  }
  return onePost(post.id, context)
}

/** What a blogger set, and the shop's word for the rest. */
const settingsOf = async (deps: BloggerDeps, { db, me, store }: OwnContext): Promise<BloggerSettings> => {
  const [code = ''] = (await listCodes(db, [me])).get(me) ?? []
  const { instagram_link: shop, site_name: site } = await deps.settingsOf(db, store.storeCode)
  const address = code === '' ? '' : `${deps.publicUrl}${store.url}/?promo=${encodeURIComponent(code)}`
  return { ...defaultSettings({ code, address, shop, site }), ...(await findProfile(db, me)) }
}

const onlyKnown = (body: Partial<BloggerSettings>): Partial<BloggerSettings> =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) =>
      Object.hasOwn(defaultSettings({ code: '', address: '', shop: '', site: '' }), name),
    ),
  )
