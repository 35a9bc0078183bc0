import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { cartIdSchema, productOptionSchema, totalsSchema, wireQty } from '#features/cart/contract.ts'
import { addressInformationSchema } from '#features/checkout/contract.ts'

const amount = Type.Number()
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const uuid = Type.String({ format: 'uuid' })

export const maxOrderLines = 200

export const orderBodySchema = Type.Object({
  /** Made by the client when checkout starts; the idempotency key. */
  order_id: uuid,
  /** Closed with the order; null for an order made offline. */
  cart_id: Type.Optional(nullable(cartIdSchema)),
  products: Type.Array(
    Type.Object({
      sku: Type.String({ minLength: 1, maxLength: 200 }),
      qty: wireQty,
      product_option: Type.Optional(nullable(productOptionSchema)),
    }),
    { minItems: 1, maxItems: maxOrderLines },
  ),
  addressInformation: addressInformationSchema,
  coupon: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  /** `true`: as many as the rule allows; an amount: at most that. */
  bonuses: Type.Optional(nullable(Type.Union([Type.Boolean(), Type.Number({ minimum: 0, maximum: 10_000_000 })]))),
  promo_code: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  expected_total: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 1_000_000_000_000 }))),
  /** `activeOrderId`: the unpaid order this one stands in for. */
  replaces: Type.Optional(nullable(uuid)),
  created_at: Type.Optional(nullable(Type.String({ format: 'date-time' }))),
})
export type OrderBody = Static<typeof orderBodySchema>

export const placedOrderSchema = Type.Object({
  id: Type.String(),
  number: Type.String(),
  order_status: Type.String(),
  stage: Type.Integer(),
  grand_total: amount,
  /** The page to pay on, with the store view's prefix: only for payment-link methods. */
  paylink: Type.Optional(Type.String()),
  payscript: Type.Optional(Type.String()),
  redirect_to_pay: Type.Optional(Type.Boolean()),
  /** False while a payment link is open: the client keeps cart and `activeOrderId`. */
  clear_basket: Type.Boolean(),
})
export type PlacedOrder = Static<typeof placedOrderSchema>

const orderAddressSchema = Type.Object({
  address: Type.String(),
  city: Type.String(),
  zip: Type.String(),
  country: Type.String(),
})

/** An order as whoever holds its id may see it. */
export const orderSchema = Type.Object({
  id: Type.String(),
  /** The client's id. */
  order_id: Type.String(),
  number: Type.String(),
  orderNumber: Type.String(),
  order_status: Type.String(),
  stage: Type.Integer({ minimum: 0, maximum: 5 }),
  paid: Type.Boolean(),
  delivered: Type.Boolean(),
  canceled: Type.Boolean(),
  currency: Type.String(),
  price: amount,
  taxes: amount,
  delivery_cost: amount,
  bonus: amount,
  promo: Type.Boolean(),
  coupon: nullable(Type.String()),
  payment_system: Type.String(),
  /** The title of the payment method. */
  payment_title: Type.String(),
  /** Null when there is nothing to pay any more. */
  payment_link: nullable(Type.String()),
  /** ISO; the stock of an unpaid payment link is held until then. */
  pay_until: nullable(Type.String()),
  totals: totalsSchema,
  products: Type.Array(
    Type.Object({
      sku: Type.String(),
      /** Null once the product is gone from the catalogue. */
      id: nullable(Type.Integer()),
      name: Type.String(),
      image: Type.String(),
      slug: Type.String(),
      parentSku: Type.String(),
      type: Type.String(),
      is_set: Type.Boolean(),
      options: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
      product_option: productOptionSchema,
      count: Type.Integer(),
      price: amount,
      price_base: amount,
      currency: Type.String(),
      returned: Type.Boolean(),
    }),
  ),
  delivery: Type.Object({
    title: Type.String(),
    method: nullable(Type.String()),
    link: nullable(Type.String()),
    number: nullable(Type.String()),
    days: Type.Array(Type.Integer()),
    delivered_date: nullable(Type.String()),
  }),
  /** Only for the owner's session and the mail's signed link. */
  customer: Type.Optional(
    Type.Object({
      name: Type.String(),
      phone_formatted: Type.String(),
      email: Type.String(),
      shipping_address: nullable(orderAddressSchema),
      billing_address: nullable(orderAddressSchema),
    }),
  ),
  created_at: Type.String(),
  updated_at: Type.String(),
})
export type WireOrder = Static<typeof orderSchema>

export const orderContract = {
  /**
   * Exactly once by `order_id`: the same body is answered with the stored reply. `meta` of the refusals:
   * INVALID_INPUT `{fields}` by dotted name (`addressInformation.shippingAddress.city`), TOTAL_CHANGED `{totals}`, OUT_OF_STOCK `{skus}`.
   */
  'POST /api/order': endpoint({
    summary: 'Places an order',
    access: 'anyone',
    body: orderBodySchema,
    reply: Type.Object({ order: placedOrderSchema }),
    refusals: {
      INVALID_INPUT: 400,
      UNAUTHORIZED: 401,
      COUPON_NOT_FOUND: 404,
      COUPON_EXPIRED: 400,
      COUPON_USED: 409,
      METHOD_NOT_AVAILABLE: 400,
      TAX_COUNTRY_MISSING: 400,
      ORDER_CHANGED: 409,
      ORDER_PAID: 409,
      TOTAL_CHANGED: 409,
      OUT_OF_STOCK: 409,
      NOT_READY: 503,
    },
  }),

  /** `id` is ours or the client's `order_id`; `key` is the one of the mail's link. */
  'GET /api/order/:id': endpoint({
    summary: 'An order by its unguessable id',
    access: 'anyone',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    query: Type.Object({ key: Type.Optional(Type.String({ maxLength: 200 })) }),
    reply: orderSchema,
    refusals: { ORDER_NOT_FOUND: 404 },
  }),

  /** Header `x-signature: t=SECONDS,v1=HEX`, HMAC-SHA256 of `t.body`. */
  'POST /api/payment/webhook/:provider': endpoint({
    summary: 'A signed payment notice',
    access: 'anyone',
    params: Type.Object({ provider: Type.String({ maxLength: 50 }) }),
    /** Of `embedded`: `{id, type: 'paid' | 'declined' | 'canceled', order, amount, currency}`; others have their own. */
    body: Type.Record(Type.String(), Type.Unknown()),
    reply: Type.Object({ received: Type.Boolean() }),
    refusals: {
      INVALID_INPUT: 400,
      NOT_FOUND: 404,
      NOT_READY: 503,
      SIGNATURE_INVALID: 401,
      SIGNATURE_EXPIRED: 401,
      ORDER_NOT_FOUND: 404,
      PAYMENT_MISMATCH: 409,
    },
    // the event's id is kept in a transaction of its own, before the order is touched
    changesState: false,
  }),

  /** The buttons of the built-in payment page; `next` is where the shopper goes then. */
  'POST /api/payment/embedded/:order': endpoint({
    summary: 'Pays, declines or cancels on the built-in payment page',
    access: 'anyone',
    params: Type.Object({ order: Type.String({ maxLength: 100 }) }),
    body: Type.Object({
      action: Type.Union([Type.Literal('pay'), Type.Literal('decline'), Type.Literal('cancel')]),
    }),
    reply: Type.Object({
      next: Type.String(),
      paid: Type.Boolean(),
      order_status: Type.String(),
      stage: Type.Integer(),
    }),
    refusals: { NOT_FOUND: 404, NOT_READY: 503, ORDER_NOT_FOUND: 404, PAYMENT_CLOSED: 409 },
    changesState: false,
  }),
} as const satisfies Contract
export type OrderContract = typeof orderContract
