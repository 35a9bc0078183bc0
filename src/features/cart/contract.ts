import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'

/** Amounts are major units of the store view's currency with two decimals at most; `null` is "not known yet". */
const amount = Type.Number()
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Ids travel as numbers or as their strings. */
const wireId = Type.Union([Type.Integer({ minimum: 0 }), Type.String({ pattern: '^[0-9]{1,15}$' })])

/** The most pieces of one line. */
export const maxLineQty = 10_000

/** Whole pieces; a text becomes a whole number (`'2'`, `'2.0'`). */
const wireQty = Type.Union([
  Type.Integer({ minimum: 1, maximum: maxLineQty }),
  Type.String({ pattern: '^0*[1-9][0-9]{0,3}([.][0-9]*)?$' }),
])

/** The choice that makes a line: option ids and value ids as `GET /api/product` gives them. */
export const productOptionSchema = Type.Object({
  extension_attributes: Type.Optional(
    Type.Object({
      /** `option_id` is the attribute's id, `option_value` the `value_index`. */
      configurable_item_options: Type.Optional(
        Type.Array(
          Type.Object({
            option_id: wireId,
            option_value: wireId,
            label: Type.Optional(Type.String({ maxLength: 200 })),
            value: Type.Optional(Type.String({ maxLength: 200 })),
          }),
          { maxItems: 20 },
        ),
      ),
      /** `option_value` is the `option_type_id`. */
      custom_options: Type.Optional(
        Type.Array(Type.Object({ option_id: wireId, option_value: wireId }), { maxItems: 50 }),
      ),
      /** `option_selections` are the ids of the chosen `product_links`. */
      bundle_options: Type.Optional(
        Type.Array(
          Type.Object({
            option_id: wireId,
            option_qty: Type.Optional(wireQty),
            option_selections: Type.Array(wireId, { maxItems: 20 }),
          }),
          { maxItems: 50 },
        ),
      ),
    }),
  ),
})
export type ProductOption = Static<typeof productOptionSchema>

/** A line as the server keeps and prices it. Sent back as input it is accepted: what is the server's is ignored. */
export const cartItemSchema = Type.Object({
  /** The product's id: the variant's, where there is one. */
  id: Type.Integer(),
  product_id: Type.Integer(),
  item_id: Type.Integer(),
  server_item_id: Type.Integer(),
  server_cart_id: Type.String(),
  quote_id: Type.String(),
  sku: Type.String(),
  parentSku: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  /** 0 only in the answer to a command that took the line away. */
  qty: Type.Integer(),
  /** Before this command; equal to `qty` in answers that change nothing. */
  prev_qty: Type.Integer(),
  /** Of one piece, tax included, as charged now. */
  price: amount,
  /** Of one piece before a special price; equal to `price` without one. */
  old_price: amount,
  type_id: Type.String(),
  product_type: Type.String(),
  thumbnail: Type.String(),
  product_option: productOptionSchema,
  /** The choice in words of the store view's language. */
  options: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  checksum: Type.String(),
  is_in_stock: Type.Boolean(),
  /** Neither delivered nor paid on delivery. */
  is_virtual: Type.Boolean(),
  /** `qty` is what can still be bought. */
  stock: Type.Object({
    product_id: Type.Integer(),
    qty: Type.Integer(),
    is_in_stock: Type.Boolean(),
    manage_stock: Type.Boolean(),
  }),
  /** `stock`: a text that says what is short, in the store view's language. */
  errors: Type.Object({ stock: Type.Optional(Type.String()) }),
  info: Type.Object({ stock: Type.Optional(Type.String()) }),
  totals: Type.Object({ row_total_incl_tax: amount, row_discount: amount }),
})
export type WireCartItem = Static<typeof cartItemSchema>

export const totalsCodes = [
  'subtotal_incl_tax',
  'our_discount',
  'coupon_code',
  'payment_discount',
  'payment',
  'shipping',
  'shipping_on_checkout',
  'user_account',
  'grand_total_before_discount',
  'grand_total',
] as const
export type TotalsCode = (typeof totalsCodes)[number]

/** Lines in the specified order; those that do not apply are left out. */
export const totalsSchema = Type.Object({
  items: Type.Array(
    Type.Object({
      item_id: Type.Integer(),
      sku: Type.String(),
      qty: Type.Integer(),
      price: amount,
      row_total_incl_tax: amount,
    }),
  ),
  totals: Type.Array(
    Type.Object({
      code: Type.Enum([...totalsCodes]),
      title: Type.String(),
      /** `null` only for `shipping_on_checkout`. */
      value: nullable(amount),
    }),
  ),
  grand_total: amount,
  currency: Type.String(),
})
export type WireTotals = Static<typeof totalsSchema>

export const couponSchema = Type.Object({
  code: Type.String(),
  active: Type.Boolean(),
  used: Type.Boolean(),
  type: Type.Union([Type.Literal('percent'), Type.Literal('fixed')]),
  /** Percent, or an amount in the store view's currency. */
  value: amount,
  date_end: nullable(Type.String()),
  free_delivery: Type.Boolean(),
  /** A blogger's code: kept as the promo claim, takes nothing off. */
  is_promo_code: Type.Boolean(),
})
export type WireCoupon = Static<typeof couponSchema>

/** Any text: what is not a cart's id is simply not found. Missing is `INVALID_INPUT`. */
export const cartIdSchema = Type.String({ minLength: 1, maxLength: 100 })
export const cartQuery = Type.Object({ cartId: cartIdSchema })
/** Commands may name the cart in the line (`quoteId`) instead. */
const commandQuery = Type.Object({ cartId: Type.Optional(cartIdSchema) })

/** No such cart (any more), or another person's: 404, so that the client makes a new one and replays. */
export const cartRefusals = { CART_NOT_FOUND: 404, UNAUTHORIZED: 401, ACCESS_DENIED: 403, INVALID_INPUT: 400 } as const
export const totalsRefusals = { ...cartRefusals, TAX_COUNTRY_MISSING: 400 } as const

const opId = Type.String({ format: 'uuid' })

export const cartContract = {
  'POST /api/cart/create': endpoint({
    summary: "A new cart for a guest; a customer's open cart of the store view, or a new one",
    access: 'anyone',
    reply: Type.String(),
  }),

  /** `meta: {version, code, virtual, coupon, shipping_method, payment_method}`. */
  'GET /api/cart/pull': endpoint({
    summary: 'The lines of a cart, priced now',
    access: 'anyone',
    query: cartQuery,
    reply: Type.Array(cartItemSchema),
    refusals: cartRefusals,
  }),

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
    query: commandQuery,
    body: Type.Object({
      cartItem: Type.Object({
        sku: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        qty: Type.Optional(wireQty),
        delta: Type.Optional(Type.Integer({ minimum: -maxLineQty, maximum: maxLineQty })),
        item_id: Type.Optional(wireId),
        quoteId: Type.Optional(cartIdSchema),
        product_option: Type.Optional(productOptionSchema),
        op_id: Type.Optional(opId),
      }),
      op_id: Type.Optional(opId),
      version: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    reply: cartItemSchema,
    refusals: { ...cartRefusals, PRODUCT_NOT_FOUND: 404, CONFIGURATION_NOT_FOUND: 400, TOO_MANY_LINES: 409 },
  }),

  /** `true`, also when repeated. `meta: {version}`, `items` as in `update`. */
  'POST /api/cart/delete': endpoint({
    summary: 'Takes a line away',
    access: 'anyone',
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
    refusals: { ...cartRefusals, COUPON_NOT_FOUND: 404, COUPON_EXPIRED: 400, COUPON_USED: 409 },
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

  'POST /api/cart/close': endpoint({
    summary: 'Ends a cart: later calls are 404',
    access: 'anyone',
    query: cartQuery,
    reply: Type.Boolean(),
    refusals: cartRefusals,
  }),
} as const satisfies Contract
export type CartContract = typeof cartContract
