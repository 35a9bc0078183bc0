import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'

export const consentContract = {
  /** Nothing in it says who: no session is looked at, and no cookie, address or browser is passed on. */
  'POST /api/track': endpoint({
    summary: 'A step of a visitor who agreed to statistics',
    access: 'stranger',
    body: Type.Object({
      id: Type.String({ format: 'uuid' }),
      event: Type.Union([
        Type.Literal('registration'),
        Type.Literal('wishlist'),
        Type.Literal('cart'),
        Type.Literal('checkout'),
      ]),
      consent: Type.Literal(true),
      skus: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 })),
      value: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000_000 })),
      campaign: Type.Optional(Type.Literal('meta')),
    }),
    reply: Type.Boolean(),
    refusals: { TOO_MANY_REQUESTS: 429 },
  }),
  'POST /api/error-report': endpoint({
    summary: 'An error of a page, without anything personal; false where errors are not reported',
    access: 'stranger',
    body: Type.Object({
      name: Type.String({ maxLength: 100 }),
      message: Type.String({ maxLength: 500 }),
      stack: Type.String({ maxLength: 8000 }),
      page: Type.String({ maxLength: 300 }),
    }),
    reply: Type.Boolean(),
    changesState: false,
  }),
} as const satisfies Contract
export type ConsentContract = typeof consentContract
