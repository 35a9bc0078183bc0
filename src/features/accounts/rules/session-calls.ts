import { Type } from 'typebox'
import { emailLength } from '#core/email.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { rowId } from '#core/row-id.ts'
import { contactField, proof, unproven, userSchema } from './user-shapes.ts'

export const sessionCalls = {
  'GET /api/user/sessions': endpoint({
    summary: 'Where one is signed in, the latest use first',
    access: 'customer',
    reply: Type.Array(
      Type.Object({
        id: Type.String(),
        /** What the browser calls itself. */
        device: Type.String(),
        created_at: Type.String(),
        used_at: Type.String(),
        current: Type.Boolean(),
        /** The name of whoever of the shop acts in it. */
        actor: nullable(Type.String()),
      }),
    ),
    refusals: { UNAUTHORIZED: 401 },
  }),
  'POST /api/user/sessions/end': endpoint({
    summary:
      'Ends one of the own sessions; true also when it is over. 15 minutes after signing in another one wants a proof',
    access: 'customer',
    body: Type.Object({ id: Type.String({ format: 'uuid' }), ...proof }),
    reply: Type.Boolean(),
    refusals: { UNAUTHORIZED: 401, ACCESS_DENIED: 403, NOT_FOUND: 404, ...unproven },
    // no transaction waits for a password's hash
    changesState: false,
  }),
  'POST /api/user/logout-all': endpoint({
    summary: 'Ends all own sessions, this one too; 15 minutes after signing in it wants a proof',
    access: 'customer',
    body: Type.Object(proof),
    reply: Type.Boolean(),
    refusals: { UNAUTHORIZED: 401, ACCESS_DENIED: 403, ...unproven },
    changesState: false,
  }),

  /** Ends after 30 minutes; `logout` in it answers `meta: {token, refreshToken?, user}` of the actor's session. */
  'POST /api/user/login-as': endpoint({
    summary: 'Acts in the name of a customer; `meta: {token, refreshToken?}`',
    access: 'manager',
    body: Type.Object({ contact: contactField }),
    reply: userSchema,
    refusals: {
      INCORRECT_PHONE_OR_EMAIL: 400,
      NOT_FOUND: 404,
      ACCESS_DENIED: 403,
      SECOND_FACTOR_NEEDED: 403,
      UNAUTHORIZED: 401,
    },
  }),
  'GET /api/user/login-as-blogger': endpoint({
    summary: 'Acts in the name of the blogger of the settings',
    access: 'admin',
    changesState: true,
    reply: userSchema,
    refusals: { NOT_FOUND: 404, ACCESS_DENIED: 403, SECOND_FACTOR_NEEDED: 403, UNAUTHORIZED: 401 },
  }),
  'POST /api/user/login-as-blogger': endpoint({
    summary: 'Acts in the name of the blogger of the settings',
    access: 'admin',
    reply: userSchema,
    refusals: { NOT_FOUND: 404, ACCESS_DENIED: 403, SECOND_FACTOR_NEEDED: 403, UNAUTHORIZED: 401 },
  }),
  'POST /api/user/entry-link': endpoint({
    summary: 'A link that signs a contact in once within 7 days',
    access: 'manager',
    body: Type.Object({ contact: contactField }),
    reply: Type.Object({ link: Type.String(), code: Type.String() }),
    refusals: { INCORRECT_PHONE_OR_EMAIL: 400, ACCESS_DENIED: 403, SECOND_FACTOR_NEEDED: 403 },
  }),

  'GET /api/user/second-factor': endpoint({
    summary: 'Whether the shop asks its people for a second factor, and what of it the caller has',
    access: 'customer',
    reply: Type.Object({
      is_required: Type.Boolean(),
      is_set_up: Type.Boolean(),
      recovery_codes_left: Type.Integer(),
    }),
    refusals: { UNAUTHORIZED: 401, ACCESS_DENIED: 403 },
  }),
  /** Where the setting `staff_second_factor` is on: a manager's and admin's session has its roles once this is entered. */
  'POST /api/user/second-factor/start': endpoint({
    summary: 'The secret for an authenticator, once; `uri` is for its QR code',
    access: 'customer',
    reply: Type.Object({ secret: Type.String(), uri: Type.String() }),
    refusals: { UNAUTHORIZED: 401, ACCESS_DENIED: 403, SECOND_FACTOR_NEEDED: 403 },
  }),
  'POST /api/user/second-factor': endpoint({
    summary:
      "Enters the authenticator's six digits or a recovery code; answers the user with roles. The first digits of an authenticator: `meta: {recoveryCodes}`",
    access: 'customer',
    body: Type.Object({ code: Type.String({ maxLength: 40 }) }),
    reply: userSchema,
    refusals: { UNAUTHORIZED: 401, ACCESS_DENIED: 403, INCORRECT_CODE: 400, TOO_MANY_REQUESTS: 429 },
    keepsRefusals: true,
  }),

  'POST /api/user/second-factor/recovery-codes': endpoint({
    summary: 'New recovery codes, shown once; those of before are worth nothing',
    access: 'customer',
    reply: Type.Object({ codes: Type.Array(Type.String()) }),
    refusals: { UNAUTHORIZED: 401, ACCESS_DENIED: 403, SECOND_FACTOR_NEEDED: 403 },
  }),

  'GET /api/manage/audit': endpoint({
    summary: "What the shop's people did, in their own name and in others', the latest first unless asked otherwise",
    access: 'manager',
    query: Type.Object({
      from: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      q: Type.Optional(
        Type.String({
          maxLength: emailLength,
          description: 'A part of a contact of actor or subject, of the call, or of its target',
        }),
      ),
      product: Type.Optional(rowId),
      since: Type.Optional(Type.String({ format: 'date' })),
      until: Type.Optional(Type.String({ format: 'date', description: 'This day included' })),
      sort: Type.Optional(Type.Enum(['at:asc', 'at:desc'])),
    }),
    reply: Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.Integer(),
          actor_id: Type.Integer(),
          subject_id: nullable(Type.Integer()),
          actor: nullable(Type.String()),
          subject: nullable(Type.String()),
          operation: Type.String(),
          target: nullable(Type.String()),
          at: Type.String(),
        }),
      ),
      total: Type.Integer(),
    }),
  }),
  'GET /api/manage/audit/verify': endpoint({
    summary: 'Whether every entry of the audit follows from the one before',
    access: 'manager',
    reply: Type.Object({
      holds: Type.Boolean(),
      entries: Type.Integer({ description: 'Those that hold' }),
      broken_id: Type.Union([Type.Integer(), Type.Null()], { description: 'The first that does not' }),
      last_hash: Type.String({ description: 'Kept elsewhere, it shows what was cut off behind it' }),
    }),
  }),
} as const satisfies Contract
