import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import { rowId } from '#core/row-id.ts'
import {
  bloggerOrderSchema,
  managedBloggerSchema,
  managedPayoutSchema,
  managedRoyaltySchema,
} from './cabinet-shapes.ts'
import { bloggerLimits, payoutStatuses, royaltyStates } from './limits.ts'

const access = 'manager' as const
const page = {
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** 50 without. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
const idParams = Type.Object({ id: rowId })

/** What managers do for bloggers. */
export const manageCalls = {
  'GET /api/manage/bloggers': endpoint({
    summary: 'Bloggers with their codes and balances, by name',
    access,
    query: Type.Object({ ...page, q: Type.Optional(Type.String({ maxLength: 100 })) }),
    reply: Type.Object({ items: Type.Array(managedBloggerSchema), total: Type.Integer() }),
  }),
  /**
   * Codes are kept in capitals. One that orders came with stays the blogger's own; it is only taken out of use. `CODES_CHANGED` has
   * `{codes}` as they are by now.
   */
  'POST /api/manage/bloggers/:id': endpoint({
    summary: 'Sets the promo codes of a blogger',
    access,
    params: idParams,
    body: Type.Object({
      codes: Type.Array(Type.String({ minLength: 1, maxLength: 50, pattern: '^\\s*\\S+\\s*$' }), {
        maxItems: bloggerLimits.codes,
      }),
      /** What they were when they were looked at: set to others since, they stay. */
      seen: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 100 })),
    }),
    reply: managedBloggerSchema,
    refusals: { NOT_FOUND: 404, INVALID_INPUT: 400, CODE_TAKEN: 409, CODES_CHANGED: 409 },
  }),
  /**
   * `order` is the number or id of the free order they travel with; `days` until they should be there. What comes again under its `press` sends
   * nothing more, and answers no ids.
   */
  'POST /api/manage/bloggers/:id/products': endpoint({
    summary: 'Sends products to a blogger to be shown',
    access,
    params: idParams,
    body: Type.Object({
      skus: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 100 }),
      order: Type.Optional(Type.String({ maxLength: 100 })),
      days: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
      press: Type.Optional(Type.String({ format: 'uuid' })),
    }),
    reply: Type.Object({ ids: Type.Array(rowId) }),
    refusals: { NOT_FOUND: 404, SKUS_UNKNOWN: 400, ORDER_NOT_FOUND: 404 },
  }),
  'GET /api/manage/bloggers/:id/orders': endpoint({
    summary: "Orders with a blogger's code and what they earned",
    access,
    params: idParams,
    reply: Type.Object({ items: Type.Array(bloggerOrderSchema), total: Type.Integer() }),
    refusals: { NOT_FOUND: 404 },
  }),
  'GET /api/manage/royalties': endpoint({
    summary: 'What orders earned for bloggers, the latest first unless asked otherwise',
    access,
    query: Type.Object({
      ...page,
      q: Type.Optional(
        Type.String({ maxLength: 100, description: 'A part of an order’s number, of a blogger or a code' }),
      ),
      state: Type.Optional(Type.Enum([...royaltyStates])),
      sort: Type.Optional(Type.Enum(['created_at:asc', 'created_at:desc'])),
    }),
    reply: Type.Object({ items: Type.Array(managedRoyaltySchema), total: Type.Integer() }),
  }),
  'GET /api/manage/payouts': endpoint({
    summary: 'Payouts to bloggers, the latest first',
    access,
    query: Type.Object({
      ...page,
      blogger_id: Type.Optional(rowId),
      status: Type.Optional(Type.Enum(payoutStatuses)),
    }),
    reply: Type.Object({ items: Type.Array(managedPayoutSchema), total: Type.Integer() }),
  }),
  /**
   * Multipart: `blogger_id`, `currency`, a note, and one picture of a document. It pays all that is confirmed and not paid out;
   * the PDF is made of it. One of a blogger and currency is open at a time.
   */
  'POST /api/manage/payouts': endpoint({
    summary: 'Makes a payout of what a blogger has confirmed in a currency',
    access,
    pictures: { most: 1 },
    body: Type.Object({
      blogger_id: rowId,
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
      note: Type.Optional(Type.String({ maxLength: bloggerLimits.notes })),
    }),
    reply: managedPayoutSchema,
    refusals: {
      NOT_FOUND: 404,
      INVALID_INPUT: 400,
      NOTHING_TO_PAY: 409,
      PAYOUT_OPEN: 409,
      UNAUTHORIZED: 401,
      TOO_MANY_REQUESTS: 429,
    },
  }),
  /** Multipart, one PDF up to 5 MB without programs and other files in it. It takes the place of what was put there before. */
  'POST /api/manage/payouts/:id/document': endpoint({
    summary: 'Puts a document to a payout',
    access,
    params: idParams,
    takesFiles: true,
    // the file is looked at before anything is locked
    ownTransactions: true,
    reply: managedPayoutSchema,
    refusals: {
      NOT_FOUND: 404,
      INVALID_INPUT: 400,
      NO_PDF: 400,
      UNSUPPORTED_MEDIA_TYPE: 415,
      PAYOUT_CLOSED: 409,
    },
  }),
  /** Approving an approved one changes nothing; a cancelled one gives its orders free again. */
  'POST /api/manage/payouts/:id': endpoint({
    summary: 'Approves a payout, or cancels it before',
    access,
    params: idParams,
    body: Type.Object({ action: Type.Enum(['approve', 'cancel']) }),
    reply: managedPayoutSchema,
    refusals: { NOT_FOUND: 404, PAYOUT_CLOSED: 409, UNAUTHORIZED: 401 },
  }),
}
