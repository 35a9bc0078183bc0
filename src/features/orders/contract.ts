import { Type } from 'typebox'
import type { Static } from 'typebox'
import { emailLength } from '#core/email.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { cancelCalls } from './rules/cancel-calls.ts'
import type { cancelBodySchema } from './rules/cancel-calls.ts'
import {
  managedOrderSchema,
  moveBodySchema,
  noteBodySchema,
  orderFilterSchema,
  refundBodySchema,
  returnBodySchema,
} from './rules/manage-shapes.ts'
import { orderBodySchema, orderSchema, ownOrderSchema, placedOrderSchema } from './rules/order-shapes.ts'
import { returnCalls } from './rules/return-calls.ts'
import type {
  askReturnSchema,
  decisionSchema,
  managedRequestSchema,
  orderReturnsSchema,
  requestFilterSchema,
  returnRequestSchema,
  withdrawalSchema,
} from './rules/return-shapes.ts'

export type OrderBody = Static<typeof orderBodySchema>
export type PlacedOrder = Static<typeof placedOrderSchema>
/** An order as whoever holds its id may see it. */
export type WireOrder = Static<typeof orderSchema>
/** An order in the list of its owner. */
export type OwnOrder = Static<typeof ownOrderSchema>
export type ManagedOrder = Static<typeof managedOrderSchema>
export type OrderFilter = Static<typeof orderFilterSchema>
export type CancelBody = Static<typeof cancelBodySchema>
export type MoveBody = Static<typeof moveBodySchema>
export type NoteBody = Static<typeof noteBodySchema>
export type RefundBody = Static<typeof refundBodySchema>
export type ReturnBody = Static<typeof returnBodySchema>
export type OrderReturns = Static<typeof orderReturnsSchema>
export type WireReturnRequest = Static<typeof returnRequestSchema>
export type AskReturnBody = Static<typeof askReturnSchema>
export type WithdrawalBody = Static<typeof withdrawalSchema>
export type ManagedRequest = Static<typeof managedRequestSchema>
export type RequestFilter = Static<typeof requestFilterSchema>
export type DecisionBody = Static<typeof decisionSchema>

const orderId = Type.Object({ id: Type.String({ maxLength: 100 }) })

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
    },
  }),

  /** `id` is ours or the client's `order_id`; `key` is the one of the mail's link. */
  'GET /api/order/:id': endpoint({
    summary: 'An order by its unguessable id',
    access: 'anyone',
    params: orderId,
    query: Type.Object({ key: Type.Optional(Type.String({ maxLength: 200 })) }),
    reply: orderSchema,
    refusals: { ORDER_NOT_FOUND: 404 },
  }),

  /**
   * Where an order is paid: the page or the form to go to. Each call is the same attempt while it is open, and it can be paid again
   * after a declined one.
   */
  'POST /api/payment/start/:order': endpoint({
    summary: 'Opens the page to pay an order on',
    access: 'anyone',
    params: Type.Object({ order: Type.String({ maxLength: 100 }) }),
    /** `payscript` as in the answer of the order: the form that leads there, where the provider has no page to open. */
    reply: Type.Object({ url: Type.String(), payscript: Type.Optional(Type.String()) }),
    refusals: { ORDER_NOT_FOUND: 404, PAYMENT_CLOSED: 409, PROVIDER_UNAVAILABLE: 503 },
    // it asks the provider, and no transaction waits for that
    changesState: false,
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
    refusals: { NOT_FOUND: 404, ORDER_NOT_FOUND: 404, PAYMENT_CLOSED: 409 },
    changesState: false,
  }),

  /** `pageSize` is 20 without, 100 at most. `active` counts those that are on their way. */
  'GET /api/user/order-history': endpoint({
    summary: 'The own orders, the latest first',
    access: 'customer',
    query: Type.Object({
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      only: Type.Optional(Type.Enum(['active'], { description: 'Those on their way alone' })),
    }),
    reply: Type.Object({
      items: Type.Array(ownOrderSchema),
      /** Of all, whichever are listed. */
      total: Type.Integer(),
      active: Type.Integer(),
      pageSize: Type.Integer(),
      currentPage: Type.Integer(),
    }),
    refusals: { UNAUTHORIZED: 401 },
  }),

  /** The signed link goes to the e-mail address that the order was placed with, and nowhere else. */
  'POST /api/order/find': endpoint({
    summary: 'Mails the link of an order to whoever placed it; true whether there is one or not',
    access: 'anyone',
    body: Type.Object({
      number: Type.String({ minLength: 1, maxLength: 50 }),
      contact: Type.String({ minLength: 1, maxLength: emailLength, description: "The order's phone or e-mail" }),
    }),
    reply: Type.Boolean(),
    refusals: { INCORRECT_PHONE_OR_EMAIL: 400, TOO_MANY_REQUESTS: 429 },
  }),

  ...cancelCalls,
  ...returnCalls,

  'GET /api/manage/orders': endpoint({
    summary: 'Orders, the latest first',
    access: 'manager',
    query: orderFilterSchema,
    reply: Type.Object({ items: Type.Array(managedOrderSchema), total: Type.Integer() }),
  }),

  /** `id` is ours, the client's or the number. */
  'GET /api/manage/orders/:id': endpoint({
    summary: 'One order with all that happened to it',
    access: 'manager',
    params: orderId,
    reply: managedOrderSchema,
    refusals: { ORDER_NOT_FOUND: 404 },
  }),

  /** Everything in one transaction; what already holds changes nothing. `TRACKING_CHANGED` has `{order}` as it is by now. */
  'POST /api/manage/orders/:id': endpoint({
    summary: 'Moves an order: status, stage, payment, tracking, cancelling',
    access: 'manager',
    params: orderId,
    body: moveBodySchema,
    reply: managedOrderSchema,
    refusals: {
      INVALID_INPUT: 400,
      ORDER_NOT_FOUND: 404,
      ORDER_CANCELED: 409,
      ORDER_PAID: 409,
      ORDER_UNPAID: 409,
      MOVE_NOT_ALLOWED: 409,
      TRACKING_CHANGED: 409,
    },
  }),

  'POST /api/manage/orders/:id/note': endpoint({
    summary: 'Writes something down about an order, for staff alone; it is never changed',
    access: 'manager',
    params: orderId,
    body: noteBodySchema,
    reply: managedOrderSchema,
    refusals: { INVALID_INPUT: 400, ORDER_NOT_FOUND: 404, UNAUTHORIZED: 401 },
  }),

  'POST /api/manage/orders/:id/return': endpoint({
    summary: 'Takes goods back',
    access: 'manager',
    params: orderId,
    body: returnBodySchema,
    reply: managedOrderSchema,
    refusals: { INVALID_INPUT: 400, ORDER_NOT_FOUND: 404, ORDER_CANCELED: 409, RETURN_NOT_ALLOWED: 409 },
  }),

  /** Once by `refund_id`; `meta` of REFUND_TOO_HIGH: `{left}` in major units. */
  'POST /api/manage/orders/:id/refund': endpoint({
    summary: 'Gives money back, the whole of it or a part',
    access: 'manager',
    params: orderId,
    body: refundBodySchema,
    reply: managedOrderSchema,
    refusals: {
      INVALID_INPUT: 400,
      ORDER_NOT_FOUND: 404,
      ORDER_CANCELED: 409,
      ORDER_UNPAID: 409,
      REFUND_TOO_HIGH: 409,
    },
  }),
  /** Only a blogger's own order that is neither paid nor over; a repeat changes nothing. */
  'POST /api/manage/orders/:id/free': endpoint({
    summary: "Makes a blogger's order free, and its goods those to be shown",
    access: 'manager',
    params: orderId,
    reply: managedOrderSchema,
    refusals: { ORDER_NOT_FOUND: 404, ORDER_NOT_FREE: 409 },
  }),
} as const satisfies Contract
export type OrderContract = typeof orderContract
