import { Type } from 'typebox'
import { emailLength } from '#core/email.ts'
import { nullable } from '#core/nullable.ts'

const uuid = Type.String({ format: 'uuid' })
const shortText = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })))
const piecesSchema = Type.Array(
  Type.Object({ line: Type.Integer({ minimum: 1 }), qty: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  { minItems: 1, maxItems: 200 },
)
const kindSchema = Type.Union([Type.Literal('return'), Type.Literal('withdrawal')])
const stateSchema = Type.Union([Type.Literal('open'), Type.Literal('accepted'), Type.Literal('declined')])

/** What a buyer asked to give back, and what became of it. */
export const returnRequestSchema = Type.Object({
  id: Type.String(),
  kind: kindSchema,
  state: stateSchema,
  lines: Type.Array(Type.Object({ line: Type.Integer(), qty: Type.Integer() })),
  reason: nullable(Type.String()),
  /** The shop's words with its decision. */
  answer: nullable(Type.String()),
  created_at: Type.String(),
  decided_at: nullable(Type.String()),
})

/** What of an order may come back, and what was asked. */
export const orderReturnsSchema = Type.Object({
  can_return: Type.Boolean(),
  /** ISO, the first moment at which it is too late; null as long as nothing was delivered. */
  return_until: nullable(Type.String()),
  can_withdraw: Type.Boolean(),
  withdraw_until: nullable(Type.String()),
  /** Pieces that nobody has returned nor asked to return yet, by the lines of `products`. */
  left: Type.Array(Type.Object({ line: Type.Integer(), qty: Type.Integer() })),
  requests: Type.Array(returnRequestSchema),
})

export const askReturnSchema = Type.Object({
  /** Made by the client: a repeat of it asks nothing anew. */
  request_id: uuid,
  lines: piecesSchema,
  reason: shortText(500),
  /** The one of the mail's link, for whoever is not signed in. */
  key: shortText(200),
})

export const withdrawalSchema = Type.Object({
  /** Made by the client: a repeat of it states nothing anew. */
  statement_id: uuid,
  /** The order's. */
  number: Type.String({ minLength: 1, maxLength: 50, pattern: '^[\\p{L}\\p{N} #./-]+$' }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  /** Where the receipt goes. */
  email: Type.String({ minLength: 1, maxLength: emailLength }),
  /** Without them all that is left. */
  lines: Type.Optional(nullable(piecesSchema)),
  reason: shortText(500),
  key: shortText(200),
})

/** Requests as managers see them. */
export const managedRequestSchema = Type.Object({
  ...returnRequestSchema.properties,
  order: Type.String(),
  number: Type.String(),
  store: Type.String(),
  name: nullable(Type.String()),
  email: nullable(Type.String()),
  /** What `lines` are, as they were sold. */
  goods: Type.Array(
    Type.Object({ sku: Type.String(), name: Type.String(), options: Type.Array(Type.String()), qty: Type.Integer() }),
  ),
})

export const requestFilterSchema = Type.Object({
  q: Type.Optional(
    Type.String({ maxLength: 100, description: 'A part of the order’s number, of a name or an e-mail address' }),
  ),
  state: Type.Optional(stateSchema),
  sort: Type.Optional(Type.Enum(['created_at:asc', 'created_at:desc'])),
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  /** 50 without, 100 at most. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})

export const decisionSchema = Type.Object({
  accept: Type.Boolean(),
  /** Whether the pieces can be sold again. */
  restock: Type.Optional(Type.Boolean()),
  /** Goes to the buyer. */
  answer: shortText(500),
})
