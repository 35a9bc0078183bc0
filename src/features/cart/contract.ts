import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import {
  cartItemSchema,
  couponSchema,
  productOptionSchema,
  totalsSchema,
  wireId,
  wireQty,
} from './rules/cart-schema.ts'
import { maxLineQty } from './rules/limits.ts'

export { productOptionSchema, totalsSchema, wireQty } from './rules/cart-schema.ts'
export type { ProductOption, WireCartItem, WireCoupon, WireTotals } from './rules/cart-schema.ts'

/** Any text: what is not a cart's id is simply not found. Missing is `INVALID_INPUT`. */
export const cartIdSchema = Type.String({ minLength: 1, maxLength: 100 })
export const cartQuery = Type.Object({ cartId: cartIdSchema })
/** Commands may name the cart in the line (`quoteId`) instead. */
const commandQuery = Type.Object({ cartId: Type.Optional(cartIdSchema) })

/**
 * No such cart (any more), or another person's: 404, so that the client makes a new one and replays. One that was ordered says what of:
 * `meta.bought`, pieces by SKU; one that went into the customer's own, which: `meta.merged_into`.
 */
export const cartRefusals = { CART_NOT_FOUND: 404, UNAUTHORIZED: 401, ACCESS_DENIED: 403, INVALID_INPUT: 400 } as const
export const totalsRefusals = { ...cartRefusals, TAX_COUNTRY_MISSING: 400 } as const

const opId = Type.String({ format: 'uuid' })

export const cartContract = {
  /**
   * `copyOf`: the cart that a guest's is made anew from. One insert is a transaction by itself: two round trips less for what every visit
   * begins with.
   */
  'POST /api/cart/create': endpoint({
    summary: "A new cart for a guest; a customer's open cart of the store view, or a new one",
    access: 'anyone',
    changesState: false,
    // whatever a browser had kept as its cart: what is none is simply not found
    query: Type.Object({ copyOf: Type.Optional(Type.String({ maxLength: 100 })) }),
    reply: Type.String(),
  }),

  /**
   * `meta: {version, code, virtual, coupon, shipping_method, payment_method, is_guest?}`; `is_guest` where a customer looks at a cart
   * that is nobody's yet.
   */
  'GET /api/cart/pull': endpoint({
    summary: 'The lines of a cart, priced now',
    access: 'anyone',
    query: cartQuery,
    reply: Type.Array(cartItemSchema),
    refusals: cartRefusals,
  }),

  /** `meta: {version, bonuses?}`; `bonuses: {balance, most, spent, earns, wanted, is_vip}` for who is signed in, `wanted` null for as many as may be. */
  'GET /api/cart/totals': endpoint({
    summary: 'The totals of a cart',
    access: 'anyone',
    query: cartQuery,
    reply: totalsSchema,
    refusals: totalsRefusals,
  }),

  'GET /api/cart/get': endpoint({
    summary: 'The lines behind a share link, read-only',
    access: 'anyone',
    query: Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: Type.Array(cartItemSchema),
    refusals: { CART_NOT_FOUND: 404 },
  }),

  /**
   * Puts a line at a whole quantity, or moves it by `delta`. `meta: {version}`; with a stale `version` (the last one the
   * caller saw) also `items`, the whole cart.
   */
  'POST /api/cart/update': endpoint({
    summary: 'Adds a line or changes its quantity',
    access: 'anyone',
    ownTransactions: true,
    query: commandQuery,
    body: Type.Object({
      cartItem: Type.Object({
        sku: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        qty: Type.Optional(wireQty),
        delta: Type.Optional(Type.Integer({ minimum: -maxLineQty, maximum: maxLineQty })),
        item_id: Type.Optional(wireId),
        /** The line whose place a new one takes; what becomes of that line is for another command. */
        in_place_of: Type.Optional(wireId),
        quoteId: Type.Optional(cartIdSchema),
        product_option: Type.Optional(productOptionSchema),
        op_id: Type.Optional(opId),
      }),
      op_id: Type.Optional(opId),
      version: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    reply: cartItemSchema,
    refusals: {
      ...cartRefusals,
      PRODUCT_NOT_FOUND: 404,
      CONFIGURATION_NOT_FOUND: 400,
      TOO_MANY_LINES: 409,
    },
  }),

  /** `true`, also when repeated. `meta: {version}`, `items` as in `update`. */
  'POST /api/cart/delete': endpoint({
    summary: 'Takes a line away',
    access: 'anyone',
    ownTransactions: true,
    query: commandQuery,
    body: Type.Object({
      cartItem: Type.Object({
        item_id: Type.Optional(wireId),
        sku: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        quoteId: Type.Optional(cartIdSchema),
        op_id: Type.Optional(opId),
      }),
      op_id: Type.Optional(opId),
      version: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    reply: Type.Boolean(),
    refusals: cartRefusals,
  }),

  /** `coupon` as a query; a body is read as well. */
  'POST /api/cart/apply-coupon': endpoint({
    summary: "Puts a coupon, or a blogger's code, on the cart",
    access: 'anyone',
    query: Type.Object({ cartId: cartIdSchema, coupon: Type.Optional(Type.String({ maxLength: 100 })) }),
    body: Type.Object({ coupon: Type.Optional(Type.String({ maxLength: 100 })) }),
    reply: couponSchema,
    refusals: {
      ...cartRefusals,
      TAX_COUNTRY_MISSING: 400,
      COUPON_NOT_FOUND: 404,
      COUPON_EXPIRED: 400,
      COUPON_USED: 409,
    },
  }),

  'POST /api/cart/delete-coupon': endpoint({
    summary: 'Takes the coupon off the cart',
    access: 'anyone',
    query: cartQuery,
    reply: Type.Boolean(),
    refusals: cartRefusals,
  }),

  'GET /api/cart/coupon': endpoint({
    summary: "The cart's coupon, null without one",
    access: 'anyone',
    query: cartQuery,
    reply: nullable(couponSchema),
    refusals: cartRefusals,
  }),

  'POST /api/cart/bonuses-spend': endpoint({
    summary: 'Pays with as many bonuses as the rule allows, or fewer; answers the totals',
    access: 'customer',
    query: cartQuery,
    body: Type.Object({ amount: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })) }),
    reply: totalsSchema,
    refusals: totalsRefusals,
  }),

  'POST /api/cart/bonuses-skip': endpoint({
    summary: 'Pays without bonuses; answers the totals',
    access: 'customer',
    query: cartQuery,
    reply: totalsSchema,
    refusals: totalsRefusals,
  }),

  /** Of what a browser holds from before the sign-in. The result is the customer's cart, `meta.merged` is that of a sign-in. */
  'POST /api/cart/merge': endpoint({
    summary: "Puts a guest's cart into the customer's, as signing in does",
    access: 'customer',
    query: cartQuery,
    reply: Type.String(),
    refusals: cartRefusals,
  }),

  /** `merge` is `meta.merged.id` of the sign-in. `meta: {version}`. */
  'POST /api/cart/unmerge': endpoint({
    summary: 'Takes out of the cart what signing in put in',
    access: 'customer',
    query: cartQuery,
    body: Type.Object({ merge: Type.String({ format: 'uuid' }) }),
    reply: Type.Boolean(),
    refusals: { ...cartRefusals, NOTHING_TO_UNDO: 404 },
  }),

  'POST /api/cart/close': endpoint({
    summary: 'Ends a cart: later calls are 404',
    access: 'anyone',
    query: cartQuery,
    reply: Type.Boolean(),
    refusals: cartRefusals,
  }),
} as const satisfies Contract
export type CartContract = typeof cartContract
