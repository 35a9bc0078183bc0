import { Type } from 'typebox'
import { emailLength } from '#core/email.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { cartIdSchema } from '#features/cart/contract.ts'

/** A guest's order is known by either; a customer's by the session alone. */
export const cancelBodySchema = Type.Object({
  /** The cart it was placed from. */
  cart_id: Type.Optional(nullable(cartIdSchema)),
  /** The address it was placed with. */
  email: Type.Optional(nullable(Type.String({ maxLength: emailLength }))),
})

/** The call by which buyers end an order that they have not paid. */
export const cancelCalls = {
  /** Only one that waits to be paid; a repeat changes nothing. */
  'POST /api/order/:id/cancel': endpoint({
    summary: 'Cancels the own order while it waits to be paid; gives back what it holds',
    access: 'anyone',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    body: cancelBodySchema,
    reply: Type.Boolean(),
    refusals: { ORDER_NOT_FOUND: 404, ORDER_PAID: 409, PAYMENT_CLOSED: 409 },
  }),
} as const satisfies Contract
