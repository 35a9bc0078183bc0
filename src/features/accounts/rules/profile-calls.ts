import { Type } from 'typebox'
import { emailLength } from '#core/email.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { rowId } from '#core/row-id.ts'
import { addressSchema } from './address-shape.ts'
import { codeField, keptAddressSchema, pageQuery, passwordField, proof, unproven, userSchema } from './user-shapes.ts'

const name = Type.Optional(Type.String({ maxLength: 100 }))
const text = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })))
const addresses = Type.Array(keptAddressSchema)
const person = {
  id: Type.Optional(Type.Integer()),
  contact: Type.Optional(Type.String({ maxLength: emailLength })),
}
const own = { UNAUTHORIZED: 401, ACCESS_DENIED: 403 } as const
/** Which address it is, by either. */
const addressName = {
  id: Type.Optional(rowId),
  key: Type.Optional(Type.String({ format: 'uuid' })),
  user_id: Type.Optional(Type.Integer()),
}

/** A line of the bonus ledger. */
export const bonusEntrySchema = Type.Object({
  id: Type.Integer(),
  /** Major units of `currency`; negative where it was spent. */
  amount: Type.Number(),
  reason: Type.Enum(['spent', 'given_back', 'cashback', 'cashback_taken_back', 'award', 'correction']),
  order_id: nullable(Type.String()),
  order_number: nullable(Type.String()),
  /** Why somebody of the shop wrote it. */
  note: nullable(Type.String()),
  created_at: Type.String(),
})

const sku = Type.String({ minLength: 1, maxLength: 200 })
const listChange = Type.Optional(
  Type.Object({
    add: Type.Optional(Type.Array(sku, { maxItems: 500 })),
    remove: Type.Optional(Type.Array(sku, { maxItems: 500 })),
  }),
)
const listItems = Type.Array(Type.Object({ sku: Type.String(), added_at: Type.String() }))
const lists = Type.Object({ wishlist: listItems, recently_viewed: listItems, compare: listItems })

export const profileCalls = {
  'GET /api/user/profile-account': endpoint({
    summary: 'Who is signed in',
    access: 'customer',
    query: Type.Object(person),
    reply: userSchema,
    refusals: own,
  }),
  'POST /api/user/profile-account': endpoint({
    summary: 'Sets the name; answers who is signed in',
    access: 'customer',
    body: Type.Object({ ...person, name: Type.Optional(Type.String({ maxLength: 200 })) }),
    reply: userSchema,
    refusals: { ...own, INVALID_INPUT: 400 },
  }),
  /**
   * What is not named stays. A new e-mail address or phone needs `code`, the one-time code that `get-sms-code` sent to it, and later
   * than 15 minutes after signing in `proof` of the own contact or the password; one change of contact a call.
   */
  'POST /api/user/update': endpoint({
    summary: 'Changes the own data',
    access: 'customer',
    body: Type.Object({
      id: person.id,
      firstname: name,
      lastname: name,
      city: text(100),
      postcode: text(20),
      country: text(2),
      sizes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { maxItems: 20 })),
      email: text(emailLength),
      phone: text(emailLength),
      code: Type.Optional(codeField),
      proof: Type.Optional(Type.Object(proof)),
    }),
    reply: userSchema,
    refusals: {
      ...own,
      ...unproven,
      INVALID_INPUT: 400,
      INCORRECT_PHONE_OR_EMAIL: 400,
      CONTACT_TAKEN: 409,
      CONTACT_UNPROVEN: 409,
    },
    // no transaction waits for a password's hash
    changesState: false,
  }),
  /** Multipart, one file `photo`: JPEG, PNG, WebP or AVIF up to 10 MB. */
  'POST /api/user/photo': endpoint({
    summary: 'Sets the own photo',
    access: 'customer',
    pictures: { most: 1 },
    reply: userSchema,
    refusals: { ...own, INVALID_INPUT: 400, TOO_MANY_REQUESTS: 429 },
  }),
  'POST /api/user/photo/remove': endpoint({
    summary: 'Takes the own photo away',
    access: 'customer',
    reply: userSchema,
    refusals: own,
  }),

  'GET /api/user/addresses': endpoint({
    summary: 'The own addresses, the default one first',
    access: 'customer',
    reply: addresses,
    refusals: { UNAUTHORIZED: 401 },
  }),
  /**
   * Without `id` it is a new one, or with a `key` that is known the one of that name; 20 at most. The first is the default. `user_id`
   * is whose it is to be: another caller is refused.
   */
  'POST /api/user/addresses': endpoint({
    summary: 'Keeps an address; answers all of them',
    access: 'customer',
    body: Type.Object({ ...addressName, default: Type.Optional(Type.Boolean()), address: addressSchema }),
    reply: addresses,
    refusals: { ...own, NOT_FOUND: 404, ADDRESSES_FULL: 409 },
  }),
  'POST /api/user/addresses/remove': endpoint({
    summary: 'Forgets an address; answers the others, also when it is gone',
    access: 'customer',
    body: Type.Object(addressName),
    reply: addresses,
    refusals: own,
  }),
  'POST /api/user/addresses/default': endpoint({
    summary: 'Makes an address the default one',
    access: 'customer',
    body: Type.Object(addressName),
    reply: addresses,
    refusals: { ...own, NOT_FOUND: 404 },
  }),

  'GET /api/user/bonuses': endpoint({
    summary: 'The bonus balance and its ledger, the latest first',
    access: 'customer',
    query: pageQuery,
    reply: Type.Object({
      balance: Type.Number(),
      currency: Type.String(),
      items: Type.Array(bonusEntrySchema),
      total: Type.Integer(),
    }),
    refusals: { UNAUTHORIZED: 401 },
  }),

  'GET /api/user/lists': endpoint({
    summary: 'Wishlist, recently viewed and compare, the latest first',
    access: 'customer',
    reply: lists,
    refusals: { UNAUTHORIZED: 401 },
  }),
  /** `add` comes with the latest first and moves what is there to the front; the same call again changes nothing. */
  'POST /api/user/lists': endpoint({
    summary: 'Adds to and takes from the lists; answers them',
    access: 'customer',
    body: Type.Object({ wishlist: listChange, recently_viewed: listChange, compare: listChange }),
    reply: lists,
    refusals: { UNAUTHORIZED: 401 },
  }),

  /**
   * Ends all sessions at once; orders stay without a person, the rest is gone within minutes. `ORDERS_OPEN` while an order is on its
   * way: it needs its address; `ROYALTY_OWED` while a payout is owed.
   */
  'POST /api/user/delete': endpoint({
    summary: 'Deletes the own account; `code` is a one-time code of the own contact, or else the password',
    access: 'customer',
    body: Type.Object({ code: Type.Optional(codeField), password: Type.Optional(passwordField) }),
    reply: Type.Boolean(),
    refusals: {
      ...own,
      INCORRECT_CODE: 400,
      INCORRECT_PASSWORD: 400,
      ORDERS_OPEN: 409,
      ROYALTY_OWED: 409,
      LAST_ADMIN: 409,
      TOO_MANY_REQUESTS: 429,
    },
    // no transaction waits for a password's hash
    changesState: false,
  }),

  'GET /api/user/guest-account': endpoint({
    summary: 'True, whoever is asked for',
    access: 'stranger',
    query: Type.Object({
      phone: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
    }),
    reply: Type.Boolean(),
  }),
  'GET /api/user/geo-data': endpoint({
    summary: "The store view's own country, whoever asks from wherever",
    access: 'stranger',
    reply: Type.Object({ country_code: Type.String() }),
  }),
} as const satisfies Contract
