import type { Static } from 'typebox'
import type { addressSchema } from './address-shape.ts'

/** What an address has; fields that nobody knows are not kept, and make no order another one. */
export const addressFields = [
  'firstname',
  'lastname',
  'street',
  'city',
  'postcode',
  'country_id',
  'region',
  'region_code',
  'region_id',
  'telephone',
  'email',
  'company',
  'vat_id',
] as const satisfies readonly (keyof Static<typeof addressSchema>)[]
