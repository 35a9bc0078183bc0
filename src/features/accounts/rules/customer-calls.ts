import { Type } from 'typebox'
import { emailLength } from '#core/email.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { rowId } from '#core/row-id.ts'
import { bonusEntrySchema } from './profile-calls.ts'

const nullableText = nullable(Type.String())
const role = Type.Enum(['vip', 'blogger', 'manager', 'admin'])
const customerId = Type.Object({ id: rowId })

/** By what customers can be listed; without one the latest come first. */
const customerSorts = [
  'id:asc',
  'id:desc',
  'name:asc',
  'name:desc',
  'created_at:asc',
  'created_at:desc',
  'balance:asc',
  'balance:desc',
] as const

const listed = {
  id: Type.Integer(),
  name: Type.String(),
  email: nullableText,
  /** With its plus. */
  phone: nullableText,
  roles: Type.Array(role),
  created_at: Type.String(),
  orders: Type.Integer(),
  /** Bonuses in major units of `currency`. */
  balance: Type.Number(),
  currency: Type.String(),
}

/** Somebody as managers see them. */
export const managedCustomerSchema = Type.Object({
  ...listed,
  city: nullableText,
  postcode: nullableText,
  country: nullableText,
  store: Type.String(),
  /** The living sessions, the latest use first. */
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      /** What the browser calls itself. */
      device: Type.String(),
      created_at: Type.String(),
      used_at: Type.String(),
      /** The name of whoever of the shop acts in it. */
      actor: nullableText,
    }),
  ),
  /** The latest twenty. */
  bonuses: Type.Object({ items: Type.Array(bonusEntrySchema), total: Type.Integer() }),
  /** The latest ten of `orders`. */
  latest_orders: Type.Array(
    Type.Object({
      id: Type.String(),
      number: Type.String(),
      created_at: Type.String(),
      stage: Type.Integer(),
      canceled: Type.Boolean(),
      grand_total: Type.Number(),
      currency: Type.String(),
    }),
  ),
})

export const customerFilterSchema = Type.Object({
  q: Type.Optional(
    Type.String({ maxLength: emailLength, description: 'A number, or a part of a name, a phone or an e-mail address' }),
  ),
  role: Type.Optional(Type.Enum(['vip', 'blogger', 'manager', 'admin', 'none'])),
  sort: Type.Optional(Type.Enum(customerSorts)),
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})

const one = { params: customerId, reply: managedCustomerSchema } as const
const common = { NOT_FOUND: 404, ACCESS_DENIED: 403 } as const

/** What the shop's people do with customers. Nobody does any of it to their own account but look. */
export const customerCalls = {
  'GET /api/manage/customers': endpoint({
    summary: 'Customers, the latest first',
    access: 'manager',
    query: customerFilterSchema,
    reply: Type.Object({ items: Type.Array(Type.Object(listed)), total: Type.Integer() }),
  }),
  'GET /api/manage/customers/:id': endpoint({
    summary: 'One customer with bonuses, sessions and orders',
    access: 'manager',
    ...one,
    refusals: { NOT_FOUND: 404 },
  }),
  /** Holds from the next call on. */
  'POST /api/manage/customers/:id/roles': endpoint({
    summary: 'Sets the roles of a customer',
    access: 'admin',
    ...one,
    body: Type.Object({
      roles: Type.Array(role, { maxItems: 4 }),
      /** Those that were looked at: what somebody else set since stays. */
      seen: Type.Optional(Type.Array(role, { maxItems: 4 })),
    }),
    refusals: { ...common, SECOND_FACTOR_NEEDED: 403 },
  }),
  /** Exactly once by `entry_id`; the balance never falls below zero by it. */
  'POST /api/manage/customers/:id/bonuses': endpoint({
    summary: 'Adds bonuses, or takes them (`amount` below 0); the customer reads the reason',
    access: 'manager',
    ...one,
    body: Type.Object({
      entry_id: Type.String({ format: 'uuid' }),
      amount: Type.Number({ minimum: -100_000, maximum: 100_000, description: 'Major units of the account' }),
      reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    }),
    refusals: { ...common, INVALID_INPUT: 400, BONUSES_TOO_FEW: 409, BONUS_ENTRY_KNOWN: 409 },
  }),
  /** Those of the shop's people are ended by admins alone. */
  'POST /api/manage/customers/:id/sessions/end': endpoint({
    summary: 'Ends one session of a customer, or all without `session`',
    access: 'manager',
    ...one,
    body: Type.Object({ session: Type.Optional(Type.String({ format: 'uuid' })) }),
    refusals: common,
  }),
  /** For whoever asks the shop for it instead of saving it from their account. */
  'POST /api/manage/customers/:id/export': endpoint({
    summary: 'Everything the shop has of a customer, by table',
    access: 'admin',
    params: customerId,
    reply: Type.Record(Type.String(), Type.Unknown()),
    refusals: { ...common, SECOND_FACTOR_NEEDED: 403 },
  }),
  /** As if they had deleted their account themselves: within minutes only orders are left, without a person. */
  'POST /api/manage/customers/:id/erase': endpoint({
    summary: 'Erases a customer, who is none of the shop’s people and has no order on its way',
    access: 'admin',
    params: customerId,
    reply: Type.Boolean(),
    refusals: { ...common, CUSTOMER_ORDERS_OPEN: 409, SECOND_FACTOR_NEEDED: 403 },
  }),
} as const satisfies Contract
