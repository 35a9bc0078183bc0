import { Type } from 'typebox'
import { nullable } from '#core/nullable.ts'
import { addressSchema } from './address-shape.ts'
import { minPasswordLength } from './limits.ts'

const nullableText = nullable(Type.String())

/** Somebody as they see themselves. */
export const userSchema = Type.Object({
  id: Type.Integer(),
  phone: nullableText,
  email: nullableText,
  /** The phone as people write it, else the e-mail address. */
  contact: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  /** The path of a picture of this shop. */
  photo: nullableText,
  city: nullableText,
  postcode: nullableText,
  country: nullableText,
  /** Labels of the sizes somebody wears. */
  sizes: Type.Optional(Type.Array(Type.String())),
  roles: Type.Array(Type.Enum(['vip', 'blogger', 'manager', 'admin'])),
  group_id: nullable(Type.Integer()),
  groupToken: Type.Optional(
    Type.String({ description: 'The signed proof of the price group, where prices follow it' }),
  ),
  account: Type.Number({ description: 'Bonus balance in major units of `account_currency`' }),
  account_currency: Type.String(),
  has_password: Type.Boolean(),
  /** Whoever acts in this person's name. */
  actor: Type.Optional(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      contact: Type.String(),
      is_admin: Type.Optional(Type.Boolean()),
    }),
  ),
  /** Roles wait for it: `enter` a number of the authenticator, or `set_up` one first. */
  second_factor: Type.Optional(Type.Enum(['enter', 'set_up'])),
})

export const keptAddressSchema = Type.Object({
  id: Type.Integer(),
  /** The name its browser gave it, or the shop. */
  key: Type.String(),
  default: Type.Boolean(),
  ...addressSchema.properties,
})

/** With room for what is no contact, or not the code: that is refused by its own name. */
export const contactField = Type.String({ maxLength: 500, description: 'A phone or an e-mail address' })
export const codeField = Type.String({ maxLength: 500 })
/** Characters of any kind; what is guessed first is refused as `WEAK_PASSWORD`. */
export const newPasswordField = Type.String({ minLength: minPasswordLength, maxLength: 200 })
export const passwordField = Type.String({ maxLength: 200 })
export const remember = Type.Optional(Type.Boolean())
export const cartId = Type.Optional(
  Type.String({ format: 'uuid', description: "The guest's cart, which goes into the customer's" }),
)
/** `pageSize` is 20 without, 100 at most; pages count from 1. */
export const pageQuery = Type.Object({
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
})

/** What shows again who is signed in: a one-time code of the own contact, or else the password. */
export const proof = { code: Type.Optional(codeField), password: Type.Optional(passwordField) }
export const unproven = {
  PROOF_NEEDED: 403,
  INCORRECT_CODE: 400,
  INCORRECT_PASSWORD: 400,
  TOO_MANY_REQUESTS: 429,
} as const
