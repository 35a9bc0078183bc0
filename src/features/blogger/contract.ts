import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { rowId } from '#core/row-id.ts'
import { CmsPageSchema } from '#features/content/contract.ts'
import {
  balanceSchema,
  bloggerOrderSchema,
  bloggerSettingsSchema,
  payoutSchema,
  periodSchema,
  photoSchema,
  postSchema,
  promoProductSchema,
  statsSchema,
  wikiSchema,
} from './rules/cabinet-shapes.ts'
import type {
  figuresSchema,
  managedBloggerSchema,
  managedPayoutSchema,
  managedRoyaltySchema,
} from './rules/cabinet-shapes.ts'
import { bloggerLimits, postTypes } from './rules/limits.ts'
import { manageCalls } from './rules/manage-calls.ts'
import { photoCalls } from './rules/photo-calls.ts'
import type { managedPhotoSchema, shownPhotoSchema } from './rules/photo-calls.ts'
import { wikiCalls } from './rules/wiki-calls.ts'

export type WirePromoProduct = Static<typeof promoProductSchema>
export type WirePhoto = Static<typeof photoSchema>
export type WirePost = Static<typeof postSchema>
export type WireFigures = Static<typeof figuresSchema>
export type WireStats = Static<typeof statsSchema>
export type WireBloggerOrder = Static<typeof bloggerOrderSchema>
export type WireBalance = Static<typeof balanceSchema>
export type WirePayout = Static<typeof payoutSchema>
export type WireWiki = Static<typeof wikiSchema>
export type ManagedPayout = Static<typeof managedPayoutSchema>
export type ManagedRoyalty = Static<typeof managedRoyaltySchema>
export type ManagedPhoto = Static<typeof managedPhotoSchema>
export type ShownPhoto = Static<typeof shownPhotoSchema>
export type ManagedBlogger = Static<typeof managedBloggerSchema>
export type BloggerSettings = Static<typeof bloggerSettingsSchema>

const access = 'blogger' as const
const listOf = <T extends Type.TSchema>(item: T) => Type.Object({ items: Type.Array(item), total: Type.Integer() })
/** `ACCESS_DENIED` also for managers: these are the blogger's own. */
const own = { UNAUTHORIZED: 401, ACCESS_DENIED: 403 } as const
const one = { ...own, NOT_FOUND: 404 } as const
const order = Type.String({ maxLength: 100 })
const received = { order: Type.Optional(order), id: Type.Optional(rowId) }
const setItems = Type.String({
  maxLength: 200,
  pattern: '^[0-9]{1,9}(,[0-9]{1,9})*$',
  description: 'Ids, comma-separated',
})

export const bloggerContract = {
  'GET /api/blogger/stats': endpoint({
    summary: 'Sales of a blogger by periods, the week beside the one before, and a year of days',
    access,
    reply: statsSchema,
    refusals: own,
  }),
  'GET /api/blogger/balance': endpoint({
    summary: 'What a blogger earned, one entry a currency',
    access,
    reply: Type.Array(balanceSchema),
    refusals: own,
  }),
  /** At most 1000, the latest first; `promoLists` of rules.ts splits them. */
  'GET /api/blogger/products': endpoint({
    summary: 'What was sent to a blogger, and their sets',
    access,
    query: Type.Object({ id: Type.Optional(rowId) }),
    reply: listOf(promoProductSchema),
    refusals: one,
  }),
  'GET /api/blogger/photos': endpoint({
    summary: "A blogger's photos, of one product or of all",
    access,
    query: Type.Object({ item_id: Type.Optional(rowId) }),
    reply: listOf(photoSchema),
    refusals: one,
  }),
  /** Multipart: `item_id` and up to 8 pictures below any name. Answers all photos of the product. */
  'POST /api/blogger/photos': endpoint({
    summary: 'Keeps photos of a product',
    access,
    pictures: { most: bloggerLimits.photos },
    body: Type.Object({ item_id: rowId }),
    reply: listOf(photoSchema),
    refusals: { ...one, INVALID_INPUT: 400, PHOTO_LIMIT: 409, TOO_MANY_REQUESTS: 429 },
  }),
  'POST /api/blogger/photos/:id/remove': endpoint({
    summary: 'Takes a photo away; those of a post stay',
    access,
    params: Type.Object({ id: rowId }),
    reply: Type.Boolean(),
    refusals: { ...one, PHOTO_POSTED: 409 },
  }),
  'GET /api/blogger/posts': endpoint({
    summary: "A blogger's posts, the latest first, at most 1000",
    access,
    query: Type.Object({ period: periodSchema, item_id: Type.Optional(rowId) }),
    reply: listOf(postSchema),
    refusals: own,
  }),
  'GET /api/blogger/post': endpoint({
    summary: 'One post',
    access,
    query: Type.Object({ id: rowId }),
    reply: postSchema,
    refusals: one,
  }),
  /**
   * Multipart: `type`, `item_id` (a product or a set that is delivered and not archived), its photos, and the address of the post.
   * `client_id` is made by the browser: sent twice, it is one post; with another body it is refused.
   */
  'POST /api/blogger/post': endpoint({
    summary: 'Keeps that a product was shown',
    access,
    pictures: { most: bloggerLimits.photos },
    body: Type.Object({
      type: Type.Enum(postTypes),
      item_id: rowId,
      link: Type.Optional(Type.String({ maxLength: 500, pattern: '^$|^https?://[^\\s]+$' })),
      client_id: Type.Optional(Type.String({ format: 'uuid' })),
    }),
    reply: postSchema,
    refusals: {
      ...one,
      INVALID_INPUT: 400,
      NOT_DELIVERED: 409,
      PRODUCT_ARCHIVED: 409,
      PHOTO_LIMIT: 409,
      TOO_MANY_REQUESTS: 429,
    },
  }),
  'GET /api/blogger/payouts': endpoint({
    summary: "A blogger's payouts, the latest first, at most 1000",
    access,
    reply: listOf(payoutSchema),
    refusals: own,
  }),
  'GET /api/blogger/orders': endpoint({
    summary: "Orders with a blogger's code, the latest first, at most 1000; nothing of who bought",
    access,
    query: Type.Object({ period: periodSchema, payout_id: Type.Optional(rowId) }),
    reply: listOf(bloggerOrderSchema),
    refusals: own,
  }),
  /** `set_id`: of the set that is there already; then it is not allowed once more. */
  'GET /api/blogger/set-check': endpoint({
    summary: 'Whether these products make a set',
    access,
    query: Type.Object({ items: setItems }),
    reply: Type.Object({
      allowed: Type.Boolean(),
      set_id: nullable(rowId),
    }),
    refusals: one,
  }),
  /** Multipart: `items` (`12,15`), and photos of it. The same items again answer the set that is there. */
  'POST /api/blogger/set': endpoint({
    summary: 'Puts a top and a bottom together',
    access,
    pictures: { most: bloggerLimits.photos },
    body: Type.Object({ items: setItems }),
    reply: promoProductSchema,
    refusals: { ...one, INVALID_INPUT: 400, SET_NOT_ALLOWED: 409, TOO_MANY_REQUESTS: 429 },
  }),
  /** By `id` one product, by `order` (number or id) all that came with it; either or both. */
  'GET /api/blogger/order-received': endpoint({
    summary: 'Says that products are there',
    access,
    query: Type.Object(received),
    reply: Type.Object({ received: Type.Integer({ description: 'Products that were on their way until now' }) }),
    refusals: { ...one, INVALID_INPUT: 400 },
    changesState: true,
  }),
  'POST /api/blogger/order-received': endpoint({
    summary: 'Says that products are there',
    access,
    body: Type.Object({ ...received, order: Type.Optional(nullable(order)) }),
    reply: Type.Object({ received: Type.Integer({ description: 'Products that were on their way until now' }) }),
    refusals: { ...one, INVALID_INPUT: 400 },
  }),
  /** A reason is asked for on the way in; one in other words is `other`, with these before the notes. `archive: false` takes it out. */
  'POST /api/blogger/archive': endpoint({
    summary: 'Puts a product aside with a reason, or takes it back',
    access,
    body: Type.Object({
      id: rowId,
      type: Type.Optional(Type.Enum(['product', 'set'])),
      archive: Type.Boolean(),
      reason: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
      notes: Type.Optional(nullable(Type.String({ maxLength: bloggerLimits.notes }))),
    }),
    reply: promoProductSchema,
    refusals: { ...one, INVALID_INPUT: 400 },
  }),
  /** Ids of catalogue products. All or none: an unknown one refuses the call. */
  'POST /api/blogger/approve': endpoint({
    summary: 'Chooses products for the shop, or refuses them',
    access,
    body: Type.Object({
      products: Type.Array(rowId, { minItems: 1, maxItems: 500 }),
      action: Type.Enum(['approve', 'refuse']),
    }),
    reply: Type.Object({ changed: Type.Integer() }),
    refusals: one,
  }),
  'GET /api/blogger/settings': endpoint({
    summary: "A blogger's settings",
    access,
    reply: bloggerSettingsSchema,
    refusals: own,
  }),
  /** What is left out stays as it is. */
  'POST /api/blogger/settings': endpoint({
    summary: "Changes a blogger's settings",
    access,
    body: Type.Partial(bloggerSettingsSchema),
    reply: bloggerSettingsSchema,
    refusals: { ...own, INVALID_INPUT: 400 },
  }),
  'GET /api/blogger/wikis': endpoint({
    summary: 'Instructions for bloggers by their order, at most 100',
    access,
    reply: listOf(wikiSchema),
    refusals: own,
  }),
  'GET /api/blogger/wiki/:slug': endpoint({
    summary: 'One instruction',
    access,
    params: Type.Object({ slug: Type.String({ maxLength: 100 }) }),
    reply: Type.Object({ ...wikiSchema.properties, json: CmsPageSchema.properties.json }),
    refusals: one,
  }),
  ...manageCalls,
  ...photoCalls,
  ...wikiCalls,
} as const satisfies Contract
export type BloggerContract = typeof bloggerContract
