import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'

const deliverySchema = Type.Object({
  id: Type.String(),
  /** `order.placed` and the like; `test` only tries the address. */
  type: Type.String(),
  order: nullable(Type.String()),
  number: nullable(Type.String()),
  store: Type.String(),
  state: Type.Enum(['waiting', 'taken', 'failed']),
  tries: Type.Integer(),
  /** The HTTP status of the last answer. */
  status: nullable(Type.Integer()),
  /** Why there was none, or why it was not taken. */
  error: nullable(Type.String()),
  created_at: Type.String(),
  tried_at: nullable(Type.String()),
})
export type WireDelivery = Static<typeof deliverySchema>

/** How admins look after what is told to other systems. The address itself is the setting `order_webhook_url`. */
export const webhookCalls = {
  'GET /api/admin/webhooks': endpoint({
    summary: 'Where orders are told to: by default, and by store views that have an address of their own',
    access: 'admin',
    reply: Type.Object({ url: Type.String(), views: Type.Record(Type.String(), Type.String()) }),
  }),
  'GET /api/admin/webhooks/deliveries': endpoint({
    summary: 'What was told in the last 30 days, the latest first unless asked otherwise',
    access: 'admin',
    query: Type.Object({
      q: Type.Optional(Type.String({ maxLength: 100, description: 'A number of an order, or a part of the event' })),
      state: Type.Optional(Type.Enum(['waiting', 'taken', 'failed'])),
      sort: Type.Optional(Type.Enum(['created_at:asc', 'created_at:desc'])),
      from: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Type.Object({ items: Type.Array(deliverySchema), total: Type.Integer() }),
  }),
  /** What was signed with the one before is refused by whoever knows the new one. */
  'POST /api/admin/webhooks/secret': endpoint({
    summary: 'A new secret to sign with, which is shown this once',
    access: 'admin',
    reply: Type.Object({ secret: Type.String() }),
    refusals: { SECOND_FACTOR_NEEDED: 403 },
  }),
  'POST /api/admin/webhooks/test': endpoint({
    summary: 'Tells the address of the store view that it is tried, and answers how that was taken',
    access: 'admin',
    reply: deliverySchema,
    refusals: { WEBHOOK_URL_MISSING: 409 },
    ownTransactions: true,
  }),
  'POST /api/admin/webhooks/deliveries/:id/send': endpoint({
    summary: 'Tells the same again, to the byte, and answers how it was taken',
    access: 'admin',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    reply: deliverySchema,
    refusals: { NOT_FOUND: 404, WEBHOOK_URL_MISSING: 409 },
    ownTransactions: true,
  }),
} as const satisfies Contract
export type WebhookContract = typeof webhookCalls
