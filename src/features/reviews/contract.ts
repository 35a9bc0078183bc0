import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { rowId } from '#core/row-id.ts'
import { fits, reviewLimits } from './rules.ts'

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

/** A review as managers see it. */
const ManagedReviewSchema = Type.Object({
  id: Type.Integer(),
  product_id: Type.Integer(),
  product_sku: Type.String(),
  product_name: Type.String(),
  rating: Type.Integer(),
  title: Type.String(),
  detail: Type.String(),
  nickname: Type.String(),
  fit: nullable(Type.Enum(fits)),
  verified: Type.Boolean(),
  status: Type.Integer(),
  reply: nullable(Type.String()),
  created_at: Type.String(),
  photos: Type.Array(Type.String({ description: 'Paths on the shop, for managers' })),
})
export type ManagedReview = Static<typeof ManagedReviewSchema>

const status = Type.Integer({ minimum: 1, maximum: 3, description: '1 approved, 2 waiting, 3 refused' })
/** By what managers can list them. */
const reviewSorts = ['created_at:asc', 'created_at:desc', 'rating:asc', 'rating:desc'] as const

export const reviewsContract = {
  'POST /api/review/create': endpoint({
    summary: 'Sends a review; it waits for approval',
    access: 'anyone',
    pictures: { most: reviewLimits.photos },
    body: Type.Object({
      entity_type: Type.Optional(Type.Literal('product')),
      entity_id: rowId,
      rating: Type.Integer({ minimum: 1, maximum: 5 }),
      title: text(reviewLimits.title),
      detail: text(reviewLimits.detail),
      nickname: text(reviewLimits.nickname),
      fit: Type.Optional(Type.Enum(fits)),
      client_id: Type.Optional(
        Type.String({ format: 'uuid', description: "The writer's own id: sent twice, written once" }),
      ),
    }),
    reply: Type.Object({ id: Type.Integer(), status }),
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400, TOO_MANY_REQUESTS: 429 },
  }),

  'GET /api/manage/reviews': endpoint({
    summary: 'Reviews to be moderated, the oldest first unless asked otherwise',
    access: 'manager',
    query: Type.Object({
      q: Type.Optional(
        Type.String({ maxLength: 100, description: 'A part of the SKU, of the words or of the writer’s name' }),
      ),
      status: Type.Optional(status),
      sort: Type.Optional(Type.Enum(reviewSorts)),
      from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Type.Object({ items: Type.Array(ManagedReviewSchema), total: Type.Integer() }),
  }),

  'POST /api/manage/reviews/:id': endpoint({
    summary: 'Approves, refuses or answers a review',
    access: 'manager',
    params: Type.Object({ id: rowId }),
    body: Type.Object({
      status: Type.Optional(status),
      reply: Type.Optional(nullable(Type.String({ maxLength: reviewLimits.reply }))),
    }),
    reply: ManagedReviewSchema,
    refusals: { NOT_FOUND: 404, UNAUTHORIZED: 401 },
  }),
} as const satisfies Contract
export type ReviewsContract = typeof reviewsContract
