import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { moment } from '#core/moment.ts'
import { nullable } from '#core/nullable.ts'

const end = nullable(moment)
const value = Type.Number({ minimum: 0, maximum: 1_000_000 })
const couponParams = Type.Object({ code: Type.String({ maxLength: 50 }) })
const limit = nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))

const couponSchema = Type.Object({
  code: Type.String(),
  type: Type.Enum(['percent', 'fixed']),
  value: Type.Number({ description: 'Whole percent, or US dollars' }),
  active: Type.Boolean(),
  date_end: end,
  free_delivery: Type.Boolean(),
  /** Null: as often as anybody likes, and nobody counts. */
  use_limit: limit,
  used: Type.Integer(),
})
/** What of a coupon is changed. */
const changes = {
  active: Type.Optional(Type.Boolean()),
  value: Type.Optional(value),
  date_end: Type.Optional(end),
  free_delivery: Type.Optional(Type.Boolean()),
  use_limit: Type.Optional(limit),
}
export type ManagedCoupon = Static<typeof couponSchema>

/** By what coupons can be listed. */
const couponSorts = ['code:asc', 'code:desc', 'used:asc', 'used:desc', 'date_end:asc', 'date_end:desc'] as const

export const promotionsContract = {
  'GET /api/manage/coupons': endpoint({
    summary: 'Coupons, by their codes unless asked otherwise',
    access: 'manager',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 100 })),
      active: Type.Optional(Type.Boolean()),
      sort: Type.Optional(Type.Enum(couponSorts)),
      from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Type.Object({ items: Type.Array(couponSchema), total: Type.Integer() }),
  }),

  'POST /api/manage/coupons': endpoint({
    summary: 'A new coupon',
    access: 'manager',
    body: Type.Object({
      code: Type.String({ minLength: 2, maxLength: 50, pattern: '^[\\w-]+$' }),
      type: Type.Enum(['percent', 'fixed']),
      value,
      date_end: Type.Optional(end),
      free_delivery: Type.Optional(Type.Boolean()),
      use_limit: Type.Optional(limit),
    }),
    reply: couponSchema,
    refusals: { COUPON_EXISTS: 409, INVALID_INPUT: 400 },
  }),

  'GET /api/manage/coupons/:code': endpoint({
    summary: 'One coupon',
    access: 'manager',
    params: couponParams,
    reply: couponSchema,
    refusals: { COUPON_NOT_FOUND: 404 },
  }),

  /** `COUPON_CHANGED` has `{coupon}` as it is by now. */
  'POST /api/manage/coupons/:code': endpoint({
    summary: 'Switches a coupon on or off, or changes what it is worth, its end and its limit',
    access: 'manager',
    params: couponParams,
    body: Type.Object(
      {
        ...changes,
        /** How it was when it was looked at: where any of it is something else by now, nothing is changed. */
        seen: Type.Optional(Type.Object(changes)),
      },
      { minProperties: 1 },
    ),
    reply: couponSchema,
    refusals: { COUPON_NOT_FOUND: 404, INVALID_INPUT: 400, COUPON_CHANGED: 409 },
  }),
} as const satisfies Contract
export type PromotionsContract = typeof promotionsContract
