import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { cartId, proof, remember, unproven, userSchema } from './user-shapes.ts'

const passkeys = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    created_at: Type.String(),
    used_at: nullable(Type.String()),
  }),
)
/** As the browser makes and takes it: of `@simplewebauthn/browser`. */
const webauthn = Type.Record(Type.String(), Type.Unknown())

const passkeyId = Type.String({ maxLength: 1400 })

export const passkeyCalls = {
  'GET /api/user/passkeys': endpoint({
    summary: 'The own passkeys',
    access: 'customer',
    reply: passkeys,
    refusals: { UNAUTHORIZED: 401 },
  }),
  'POST /api/user/passkeys/register-options': endpoint({
    summary: 'What `startRegistration` takes as `optionsJSON`; 15 minutes after signing in it wants a proof',
    access: 'customer',
    body: Type.Object(proof),
    reply: webauthn,
    refusals: { UNAUTHORIZED: 401, ACCESS_DENIED: 403, PASSKEYS_FULL: 409, ...unproven },
    // no transaction waits for a password's hash
    changesState: false,
  }),
  'POST /api/user/passkeys/register': endpoint({
    summary: 'Keeps a passkey; answers all of them',
    access: 'customer',
    body: Type.Object({ response: webauthn, name: Type.Optional(Type.String({ maxLength: 100 })) }),
    reply: passkeys,
    refusals: { UNAUTHORIZED: 401, ACCESS_DENIED: 403, PASSKEY_REFUSED: 400, PASSKEYS_FULL: 409 },
    keepsRefusals: true,
  }),
  'POST /api/user/passkeys/rename': endpoint({
    summary: 'Names a passkey; answers all of them',
    access: 'customer',
    body: Type.Object({ id: passkeyId, name: Type.String({ maxLength: 100 }) }),
    reply: passkeys,
    refusals: { UNAUTHORIZED: 401, ACCESS_DENIED: 403, NOT_FOUND: 404 },
  }),
  'POST /api/user/passkeys/remove': endpoint({
    summary: 'Forgets a passkey; answers the others',
    access: 'customer',
    body: Type.Object({ id: passkeyId }),
    reply: passkeys,
    refusals: { UNAUTHORIZED: 401, ACCESS_DENIED: 403, NOT_FOUND: 404 },
  }),
  'POST /api/user/passkeys/login-options': endpoint({
    summary: 'What `startAuthentication` takes as `optionsJSON`; the same for everybody',
    access: 'stranger',
    reply: webauthn,
    refusals: { TOO_MANY_REQUESTS: 429 },
  }),
  'POST /api/user/passkeys/login': endpoint({
    summary: 'Signs in with a passkey; `meta: {token, refreshToken?, merged?}`',
    access: 'stranger',
    body: Type.Object({ response: webauthn, remember, cartId }),
    reply: userSchema,
    refusals: { PASSKEY_REFUSED: 400 },
    keepsRefusals: true,
  }),
} as const satisfies Contract
