import { Type } from 'typebox'
import { emailLength } from '#core/email.ts'
import { nullable } from '#core/nullable.ts'

const text = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })))

/**
 * An address on the wire. Everything may be missing while the shopper types; an order asks for what `checkAddress`
 * names. `region_code` decides, an unknown `region_id` is ignored.
 */
export const addressSchema = Type.Object({
  firstname: text(100),
  lastname: text(100),
  street: Type.Optional(nullable(Type.Array(nullable(Type.String({ maxLength: 200 })), { maxItems: 4 }))),
  city: text(100),
  postcode: text(20),
  country_id: text(2),
  region: text(100),
  region_code: text(20),
  region_id: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 }), Type.Null()])),
  telephone: text(40),
  email: text(emailLength),
  company: text(200),
  vat_id: text(50),
})
