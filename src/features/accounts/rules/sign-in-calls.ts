import { Type } from 'typebox'
import { emailLength } from '#core/email.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { cartId, codeField, contactField, remember, userSchema } from './user-shapes.ts'

const platform = Type.Optional(Type.String({ maxLength: 50 }))

const asked = { phone: contactField, platform }
/** The promo claim that a new account is opened with. */
const claim = Type.Optional(Type.String({ maxLength: 100 }))
const entered = { phone: contactField, code: Type.Optional(codeField), platform, remember, cartId, claim }
const codeSent = Type.Object({ is_email: Type.Boolean() })

const askRefusals = { INCORRECT_PHONE_OR_EMAIL: 400, TOO_MANY_REQUESTS: 429 } as const
const enterRefusals = { INCORRECT_PHONE_OR_EMAIL: 400, INCORRECT_CODE: 400, TOO_MANY_REQUESTS: 429 } as const
const callRefusals = { INCORRECT_PHONE: 400, TOO_MANY_REQUESTS: 429 } as const

const askCode = {
  summary: 'Sends a one-time code',
  access: 'stranger',
  reply: codeSent,
  refusals: askRefusals,
} as const
const enterCode = {
  summary: 'Signs in with a one-time code; `meta: {token, refreshToken?, merged?}`',
  access: 'stranger',
  reply: userSchema,
  refusals: enterRefusals,
  keepsRefusals: true,
} as const
const askCall = {
  summary: 'Asks to be called back with a code',
  access: 'stranger',
  reply: Type.Boolean(),
  refusals: callRefusals,
} as const

/** By the code of an entry link (32 characters), or by a one-time code. */
const linked = {
  contact: contactField,
  token: Type.Optional(codeField),
  code: Type.Optional(codeField),
  remember,
  cartId,
  claim,
}

export const signInCalls = {
  'GET /api/user/get-sms-code': endpoint({ ...askCode, changesState: true, query: Type.Object(asked) }),
  'POST /api/user/get-sms-code': endpoint({ ...askCode, body: Type.Object(asked) }),
  'GET /api/user/check-sms-code': endpoint({ ...enterCode, changesState: true, query: Type.Object(entered) }),
  'POST /api/user/check-sms-code': endpoint({ ...enterCode, body: Type.Object(entered) }),
  'GET /api/user/call-back': endpoint({ ...askCall, changesState: true, query: Type.Object(asked) }),
  'POST /api/user/call-back': endpoint({ ...askCall, body: Type.Object(asked) }),

  'GET /api/user/fast-login': endpoint({ ...enterCode, changesState: true, query: Type.Object(linked) }),
  'POST /api/user/fast-login': endpoint({ ...enterCode, body: Type.Object(linked) }),

  /** `meta: {token, refreshToken?}`; `result` is the token. */
  'POST /api/user/refresh': endpoint({
    summary: 'The next tokens of a session, by its refresh token in the body or the cookie',
    access: 'stranger',
    body: Type.Object({ refreshToken: Type.Optional(Type.String({ maxLength: 200 })) }),
    reply: Type.String(),
    refusals: { UNAUTHORIZED: 401 },
    keepsRefusals: true,
  }),

  'POST /api/user/logout': endpoint({
    summary:
      "Ends the session; true also when it is over. Of one in another's name: `meta: {token, refreshToken?, user}` of the actor's",
    access: 'stranger',
    query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) }),
    body: Type.Object({
      refreshToken: Type.Optional(Type.String({ maxLength: 200 })),
      back: Type.Optional(
        Type.Boolean({
          description: "Ends a session in another's name alone: of whoever is back already none, and answers it",
        }),
      ),
    }),
    reply: Type.Boolean(),
  }),

  'GET /api/user/profile': endpoint({
    summary: 'Who is signed in',
    access: 'customer',
    query: Type.Object({
      id: Type.Optional(Type.Integer()),
      contact: Type.Optional(Type.String({ maxLength: emailLength })),
      platform,
    }),
    reply: userSchema,
    refusals: { UNAUTHORIZED: 401, ACCESS_DENIED: 403 },
  }),
} as const satisfies Contract
