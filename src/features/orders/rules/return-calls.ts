import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import {
  askReturnSchema,
  decisionSchema,
  managedRequestSchema,
  orderReturnsSchema,
  requestFilterSchema,
  withdrawalSchema,
} from './return-shapes.ts'

const id = Type.Object({ id: Type.String({ maxLength: 100 }) })

/** Calls by which buyers ask to give pieces back, and managers decide. */
export const returnCalls = {
  /** Whoever is signed in as its buyer, or has the key of its mail; for all others there is no such order. */
  'POST /api/order/:id/return': endpoint({
    summary: 'Asks to send pieces of an order back',
    access: 'anyone',
    params: id,
    body: askReturnSchema,
    reply: orderReturnsSchema,
    refusals: { ORDER_NOT_FOUND: 404, INVALID_INPUT: 400, RETURN_OVER: 409, TOO_MANY_REQUESTS: 429 },
  }),

  /** Needs no sign-in: by the number and address of the order. The receipt goes to `email`. */
  'POST /api/order/withdraw': endpoint({
    summary: 'States the withdrawal from the contract of an order',
    access: 'anyone',
    body: withdrawalSchema,
    /** ISO, when the statement came. */
    reply: Type.Object({ received_at: Type.String() }),
    refusals: { INVALID_INPUT: 400, RETURN_OVER: 409, TOO_MANY_REQUESTS: 429 },
  }),

  'GET /api/manage/returns': endpoint({
    summary: 'What buyers asked to give back, the latest first unless asked otherwise',
    access: 'manager',
    query: requestFilterSchema,
    reply: Type.Object({ items: Type.Array(managedRequestSchema), total: Type.Integer() }),
  }),

  /** Accepting does what taking goods back does; before they are sent, what canceling does. */
  'POST /api/manage/returns/:id': endpoint({
    summary: 'Accepts or declines a request',
    access: 'manager',
    params: id,
    body: decisionSchema,
    reply: managedRequestSchema,
    refusals: {
      INVALID_INPUT: 400,
      NOT_FOUND: 404,
      ORDER_NOT_FOUND: 404,
      ORDER_CANCELED: 409,
      REQUEST_DECIDED: 409,
      RETURN_NOT_ALLOWED: 409,
    },
  }),
} as const satisfies Contract
