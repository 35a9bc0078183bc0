import { Type } from 'typebox'
import { emailLength } from '#core/email.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { addressSchema } from './address-shape.ts'
import { cartId, codeField, contactField, newPasswordField, passwordField, remember } from './user-shapes.ts'

const name = Type.Optional(nullable(Type.String({ maxLength: 100 })))

export const passwordCalls = {
  /** `result` and `meta.token` are the token, `meta.user` is whoever it is of. */
  'POST /api/user/login': endpoint({
    summary: 'Signs in with a password; `meta: {token, user, refreshToken?, merged?}`',
    access: 'stranger',
    body: Type.Object({ username: contactField, password: passwordField, remember, cartId }),
    reply: Type.String(),
    refusals: { INCORRECT_PHONE_OR_EMAIL: 400, INCORRECT_LOGIN: 400, TOO_MANY_REQUESTS: 429 },
    // no transaction waits for the hash
    changesState: false,
  }),

  /** The same answer whether the contact is known or not; signing in is `login`. A known one keeps its password and gets a mail. */
  'POST /api/user/create': endpoint({
    summary: 'Opens an account with a password',
    access: 'stranger',
    body: Type.Object({
      customer: Type.Object({
        firstname: name,
        lastname: name,
        email: Type.Optional(nullable(Type.String({ maxLength: emailLength }))),
        phone: Type.Optional(nullable(Type.String({ maxLength: emailLength }))),
        addresses: Type.Optional(Type.Array(addressSchema, { maxItems: 20 })),
      }),
      password: newPasswordField,
    }),
    reply: Type.Object({
      firstname: Type.String(),
      lastname: Type.String(),
      email: nullable(Type.String()),
      phone: nullable(Type.String()),
    }),
    refusals: {
      INCORRECT_PHONE_OR_EMAIL: 400,
      INVALID_INPUT: 400,
      WEAK_PASSWORD: 400,
      TOO_MANY_REQUESTS: 429,
    },
    changesState: false,
  }),

  'POST /api/user/reset-password': endpoint({
    summary: 'Sends the link to `/reset-password?email=&token=`, where the address is known; true either way',
    access: 'stranger',
    body: Type.Object({ email: contactField }),
    reply: Type.Boolean(),
    refusals: { INVALID_INPUT: 400, TOO_MANY_REQUESTS: 429 },
  }),

  /** Ends every session of the account. */
  'POST /api/user/create-password': endpoint({
    summary: "Sets a new password with the mail's token",
    access: 'stranger',
    body: Type.Object({
      email: contactField,
      newPassword: newPasswordField,
      resetToken: Type.String({ maxLength: 200 }),
    }),
    reply: Type.Boolean(),
    refusals: { RESET_TOKEN_INVALID: 400, WEAK_PASSWORD: 400 },
    changesState: false,
  }),

  /** Who has no password yet sends `code`, a one-time code of the own contact, in place of the current one. Ends the other sessions. */
  'POST /api/user/change-password': endpoint({
    summary: 'Changes the own password',
    access: 'customer',
    body: Type.Object({
      currentPassword: Type.Optional(passwordField),
      code: Type.Optional(codeField),
      newPassword: newPasswordField,
    }),
    reply: Type.Boolean(),
    refusals: {
      INCORRECT_PASSWORD: 400,
      INCORRECT_CODE: 400,
      WEAK_PASSWORD: 400,
      TOO_MANY_REQUESTS: 429,
      UNAUTHORIZED: 401,
      ACCESS_DENIED: 403,
    },
    changesState: false,
  }),
} as const satisfies Contract
