import { Type } from 'typebox'
import type { Static } from 'typebox'
import { emailLength } from '#core/email.ts'
import { endpoint } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { requestKinds } from './rules/requests.ts'

const store = Type.Optional(Type.String({ description: 'Code of the store view' }))
const sku = Type.String({ minLength: 1, maxLength: 200 })

const StockInfoSchema = Type.Object({
  product_id: Type.Integer({ description: '0 where the SKU is unknown' }),
  product_sku: Type.String(),
  qty: Type.Integer({ description: 'What can still be bought; 9999 where stock is not managed' }),
  is_in_stock: Type.Boolean(),
  manage_stock: Type.Boolean(),
  api_error: Type.Optional(Type.String({ description: 'Why this one has no answer' })),
})
export type StockInfo = Static<typeof StockInfoSchema>

/** Whole pieces; a text becomes a whole number (`'2'`, `'2.0'`), and without one it is 1. */
const pieces = Type.Optional(
  Type.Union([
    Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    Type.String({ pattern: '^0*([1-9][0-9]{0,5}|1000000)([.][0-9]*)?$', maxLength: 20 }),
  ]),
)

const LineSchema = Type.Object({
  sku: Type.String(),
  qty: Type.Integer(),
  available: Type.Integer(),
  is_in_stock: Type.Boolean({ description: 'Whether the whole quantity can be had now' }),
  product_id: Type.Integer(),
  api_error: Type.Optional(Type.String()),
})
export type StockLine = Static<typeof LineSchema>

/** By what movements can be listed. */
const movementSorts = ['created_at:asc', 'created_at:desc', 'sku:asc', 'sku:desc', 'delta:asc', 'delta:desc'] as const

const MovementSchema = Type.Object({
  id: Type.Integer(),
  sku: Type.String(),
  delta: Type.Integer({ description: 'Units; below 0 they left' }),
  reason: Type.String(),
  order_id: nullable(Type.String()),
  created_at: Type.String(),
  /** Made by staff or an import, and not taken back yet. */
  can_undo: Type.Boolean(),
})
export type StockMovement = Static<typeof MovementSchema>

export const stockContract = {
  'GET /api/stock/check': endpoint({
    summary: 'Whether one product can be bought, and how many of it',
    access: 'anyone',
    query: Type.Object({ store, sku }),
    reply: StockInfoSchema,
    refusals: { NOT_FOUND: 404 },
  }),
  'GET /api/stock/list': endpoint({
    summary: 'The same for up to 100 products',
    access: 'anyone',
    query: Type.Object({
      store,
      skus: Type.String({ minLength: 1, maxLength: 20_000, description: 'Comma-separated, 100 at most' }),
    }),
    reply: Type.Array(StockInfoSchema),
    refusals: { INVALID_INPUT: 400 },
  }),
  'POST /api/stock/checkout': endpoint({
    summary: 'Whether each line can be had; takes nothing',
    access: 'anyone',
    changesState: false,
    query: Type.Object({ store }),
    body: Type.Object({
      products: Type.Array(Type.Object({ sku, qty: pieces }), { maxItems: 200 }),
      user: Type.Optional(Type.Unknown()),
    }),
    reply: Type.Array(LineSchema),
  }),
  'POST /api/stock/add': endpoint({
    summary: 'Adds units of a product, or takes them away',
    access: 'manager',
    query: Type.Object({ store }),
    body: Type.Object({
      sku,
      qty: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
      reason: Type.Optional(Type.String({ maxLength: 500 })),
      op_id: Type.Optional(Type.String({ format: 'uuid', description: 'Sent again it is the same movement' })),
    }),
    reply: StockInfoSchema,
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400, STOCK_BELOW_ZERO: 409 },
  }),
  'GET /api/manage/stock/movements': endpoint({
    summary: 'What came to the stock and left it, and why; the latest first unless asked otherwise',
    access: 'manager',
    query: Type.Object({
      store,
      /** A SKU, or the beginning of some. */
      q: Type.Optional(Type.String({ maxLength: 200 })),
      sort: Type.Optional(Type.Enum(movementSorts)),
      from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Type.Object({ items: Type.Array(MovementSchema), total: Type.Integer() }),
  }),
  'POST /api/manage/stock/movements/:id/undo': endpoint({
    summary: 'Takes a movement back by one that goes the other way; once, and none of an order',
    access: 'manager',
    params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
    reply: MovementSchema,
    refusals: { NOT_FOUND: 404, NOT_UNDOABLE: 409, STOCK_BELOW_ZERO: 409 },
  }),
  'POST /api/manage/stock/counts': endpoint({
    summary: 'Sets what was counted, all of it or nothing; `try` only answers what would change',
    access: 'manager',
    body: Type.Object({
      /** A line a product: SKU and count, between them a comma, a semicolon or a tab; a heading is left out. */
      text: Type.String({ minLength: 1, maxLength: 200_000 }),
      try: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Object({
      items: Type.Array(Type.Object({ sku: Type.String(), before: Type.Integer(), after: Type.Integer() })),
      same: Type.Integer(),
    }),
    /** `meta`: the numbers of the `lines` that cannot be read, or the `skus` that have no stock of their own. */
    refusals: { INVALID_INPUT: 400, COUNTS_REFUSED: 422 },
  }),
  'GET /api/manage/stock/requests': endpoint({
    summary: 'How many wait for a product to come back or to become cheaper; those that most wait for first',
    access: 'manager',
    query: Type.Object({
      store,
      from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Type.Object({
      items: Type.Array(
        Type.Object({
          sku: Type.String(),
          name: Type.String(),
          qty: Type.Integer(),
          back_in_stock: Type.Integer(),
          price_drop: Type.Integer(),
        }),
      ),
      total: Type.Integer(),
    }),
  }),
  'POST /api/stock/notify': endpoint({
    summary:
      'Asks for one mail when a product is back in stock, or cheaper than now; the same answer for every contact',
    access: 'anyone',
    query: Type.Object({ store }),
    body: Type.Object({
      id: Type.Optional(Type.String({ format: 'uuid', description: 'Sent again it is the same request' })),
      sku,
      email: Type.String({ minLength: 1, maxLength: emailLength }),
      kind: Type.Enum(requestKinds),
    }),
    reply: Type.Enum(['requested', 'in_stock'], {
      description: '`in_stock`: nothing to wait for, it can be bought now',
    }),
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400, TOO_MANY_REQUESTS: 429 },
  }),
  'POST /api/stock/notify/cancel': endpoint({
    summary: 'Withdraws all open requests of the contact whose mail carried the token; true for every token',
    access: 'stranger',
    query: Type.Object({ store }),
    body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: Type.Literal(true),
  }),
}
export type StockContract = typeof stockContract
