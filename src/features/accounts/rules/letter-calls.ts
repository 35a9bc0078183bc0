import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { contactField } from './user-shapes.ts'

const token = Type.String({ minLength: 1, maxLength: 200 })
/** What was sent under it is taken once, however often it comes. */
const id = Type.Optional(Type.String({ format: 'uuid' }))

export const letterCalls = {
  /** The mail's link is `/?newsletter=TOKEN`. */
  'POST /api/newsletter': endpoint({
    summary: 'Asks for the newsletter; it comes once the link of the mail was followed',
    access: 'stranger',
    body: Type.Object({ id, email: contactField }),
    reply: Type.Boolean(),
    refusals: { INVALID_INPUT: 400, TOO_MANY_REQUESTS: 429 },
  }),
  'POST /api/newsletter/confirm': endpoint({
    summary: "Confirms the newsletter with the token of the mail's link",
    access: 'stranger',
    body: Type.Object({ token }),
    reply: Type.Boolean(),
    refusals: { TOKEN_INVALID: 400 },
  }),
  'POST /api/newsletter/leave': endpoint({
    summary: "Ends the newsletter with the token of a mail's link; true also when it is over",
    access: 'stranger',
    body: Type.Object({ token }),
    reply: Type.Boolean(),
    refusals: { TOKEN_INVALID: 400 },
  }),
  'POST /api/contact': endpoint({
    summary: 'Writes to the shop',
    access: 'stranger',
    body: Type.Object({
      id,
      name: Type.String({ minLength: 1, maxLength: 100 }),
      email: contactField,
      message: Type.String({ minLength: 1, maxLength: 5000 }),
      /** A trap: people do not see it. */
      website: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    reply: Type.Boolean(),
    refusals: { INVALID_INPUT: 400, TOO_MANY_REQUESTS: 429 },
  }),
} as const satisfies Contract
