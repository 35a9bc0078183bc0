import { Type } from 'typebox'
import { moment } from '#core/moment.ts'
import { nullable } from '#core/nullable.ts'
import { rowId } from '#core/row-id.ts'
import { maxOrderLines, orderSchema } from './order-shapes.ts'

const uuid = Type.String({ format: 'uuid' })
const wholeText = Type.Integer({ minimum: 0 })

/** By what orders can be listed; without one the latest come first. */
const orderSorts = [
  'created_at:asc',
  'created_at:desc',
  'number:asc',
  'number:desc',
  'grand_total:asc',
  'grand_total:desc',
  'stage:asc',
  'stage:desc',
] as const

/** Which orders a manager looks at. */
export const orderFilterSchema = Type.Object({
  order_status: Type.Optional(Type.String({ maxLength: 10 })),
  stage: Type.Optional(Type.String({ pattern: '^[0-5](,[0-5]){0,5}$', description: 'One, or several with commas' })),
  paid: Type.Optional(Type.Boolean()),
  canceled: Type.Optional(Type.Boolean()),
  /** Paid after its goods had gone to others. */
  shortfall: Type.Optional(Type.Boolean()),
  customer_id: Type.Optional(rowId),
  /** A number, an e-mail address, a SKU or a name. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  created_from: Type.Optional(moment),
  created_to: Type.Optional(moment),
  /** The first and the last day on which they were placed, in UTC. */
  since: Type.Optional(Type.String({ format: 'date' })),
  until: Type.Optional(Type.String({ format: 'date' })),
  sort: Type.Optional(Type.Enum(orderSorts)),
  from: Type.Optional(wholeText),
  /** 50 without, 100 at most. */
  size: Type.Optional(wholeText),
})

const wireEvent = Type.Object({
  order_status: Type.String(),
  stage: Type.Integer(),
  note: nullable(Type.String()),
  created_at: Type.String(),
})

/** An order as managers see it. */
export const managedOrderSchema = Type.Object({
  ...orderSchema.properties,
  store: Type.String(),
  customer_id: nullable(Type.Integer()),
  promo_code: nullable(Type.String()),
  /** Paid after its goods had gone to others: to be refunded or found. */
  shortfall: Type.Boolean(),
  /** Its buyer asked to give something back, and waits for a decision. */
  asked: Type.Boolean(),
  /** Everything that happened to it, the first first; only for one order. */
  events: Type.Optional(Type.Array(wireEvent)),
  /** What staff wrote down, the first first; only for one order. */
  notes: Type.Optional(
    Type.Array(
      Type.Object({ id: Type.String(), author: Type.String(), text: Type.String(), created_at: Type.String() }),
    ),
  ),
  /** Money that staff gave back besides returns, the first first; only for one order. */
  refunds: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        amount: Type.Number(),
        reason: Type.String(),
        /** `failed`: no provider has taken it, and it goes back in another way. */
        state: Type.Enum(['asked', 'done', 'failed']),
        created_at: Type.String(),
        settled_at: nullable(Type.String()),
      }),
    ),
  ),
  /** What of the money paid can still be given back; only for one order. */
  refundable: Type.Optional(Type.Number()),
  /** Whether it can be made free; only for one order. */
  can_be_free: Type.Optional(Type.Boolean()),
  /** Units that left the stock (below 0) or came back, the first first; only for one order. */
  movements: Type.Optional(
    Type.Array(
      Type.Object({ sku: Type.String(), delta: Type.Integer(), reason: Type.String(), created_at: Type.String() }),
    ),
  ),
})

export const noteBodySchema = Type.Object({
  /** Made by whoever writes it: a repeat of it adds nothing. */
  note_id: uuid,
  text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
})

const text = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })))

/** A text is the number alone. */
const trackingSchema = Type.Union([
  Type.Object({
    title: text(100),
    link: Type.Optional(nullable(Type.String({ maxLength: 500, pattern: '^https?://[^\\s]+$' }))),
    number: text(100),
  }),
  Type.String({ maxLength: 100 }),
  Type.Null(),
])

export const moveBodySchema = Type.Object(
  {
    order_status: Type.Optional(Type.String({ maxLength: 10 })),
    stage: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
    paid: Type.Optional(Type.Boolean()),
    canceled: Type.Optional(Type.Boolean()),
    cancel_reason: text(500),
    tracking: Type.Optional(trackingSchema),
    /** The tracking when it was looked at: where it is another by now, nothing is changed. */
    seen: Type.Optional(Type.Object({ tracking: trackingSchema })),
  },
  { minProperties: 1 },
)

export const returnBodySchema = Type.Object({
  /** Made by whoever takes the goods back: a repeat of it changes nothing. */
  return_id: uuid,
  lines: Type.Array(
    Type.Object({ line: Type.Integer({ minimum: 1 }), qty: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
    { minItems: 1, maxItems: maxOrderLines },
  ),
  /** Whether the pieces can be sold again. */
  restock: Type.Boolean(),
  reason: text(500),
})

export const refundBodySchema = Type.Object({
  /** Made by whoever gives the money back: a repeat of it gives nothing anew. */
  refund_id: uuid,
  /** Major units of the order's currency. */
  amount: Type.Number({ minimum: 0.01, maximum: 100_000_000 }),
  reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
})
