import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'

const nullableText = nullable(Type.String())
const scope = Type.Enum(['orders', 'stock', 'products', 'coupons', 'reviews', 'customers', 'import'])

export const apiTokenSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The part that may be shown: how the token begins. */
  begins: Type.String(),
  scopes: Type.Array(Type.String()),
  /** The contact of whoever made it. */
  created_by: Type.String(),
  created_at: Type.String(),
  /** To the minute. */
  used_at: nullableText,
  revoked_at: nullableText,
})

/** What other programs sign in with: `Authorization: Bearer …`. */
export const tokenCalls = {
  'GET /api/admin/tokens': endpoint({
    summary: 'The latest 200 API tokens, without what they are',
    access: 'admin',
    reply: Type.Object({ items: Type.Array(apiTokenSchema) }),
  }),
  /** It works as long as whoever made it is an admin. */
  'POST /api/admin/tokens': endpoint({
    summary: 'Makes an API token, which is shown this once; 50 at most',
    access: 'admin',
    body: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 100, pattern: '[^\\s\\x00]' }),
      scopes: Type.Array(scope, { minItems: 1, maxItems: 7 }),
    }),
    reply: Type.Object({ token: Type.String(), item: apiTokenSchema }),
    refusals: { SECOND_FACTOR_NEEDED: 403, TOKENS_FULL: 409, ACCESS_DENIED: 403 },
  }),
  'POST /api/admin/tokens/:id/revoke': endpoint({
    summary: 'Ends an API token at once, also when it is ended',
    access: 'admin',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    reply: apiTokenSchema,
    refusals: { NOT_FOUND: 404 },
  }),
} as const satisfies Contract
