import type { Static } from 'typebox'
import type { Contract } from '#core/endpoint.ts'
import type { addressSchema } from './rules/address-shape.ts'
import { customerCalls } from './rules/customer-calls.ts'
import type { managedCustomerSchema } from './rules/customer-calls.ts'
import { letterCalls } from './rules/letter-calls.ts'
import { passkeyCalls } from './rules/passkey-calls.ts'
import { passwordCalls } from './rules/password-calls.ts'
import { profileCalls } from './rules/profile-calls.ts'
import type { bonusEntrySchema } from './rules/profile-calls.ts'
import { sessionCalls } from './rules/session-calls.ts'
import { signInCalls } from './rules/sign-in-calls.ts'
import { tokenCalls } from './rules/token-calls.ts'
import type { apiTokenSchema } from './rules/token-calls.ts'
import type { keptAddressSchema, userSchema } from './rules/user-shapes.ts'

export type WireUser = Static<typeof userSchema>
export type KeptAddress = Static<typeof keptAddressSchema>
export type WireBonusEntry = Static<typeof bonusEntrySchema>
/** Somebody as managers see them. */
export type ManagedCustomer = Static<typeof managedCustomerSchema>
export type WireApiToken = Static<typeof apiTokenSchema>
export type OwnAddress = Static<typeof addressSchema>

/** Everything people do with their account; each group has its handlers in a file of server/. */
export const accountsContract = {
  ...signInCalls,
  ...passwordCalls,
  ...sessionCalls,
  ...passkeyCalls,
  ...profileCalls,
  ...letterCalls,
  ...customerCalls,
  ...tokenCalls,
} as const satisfies Contract
export type AccountsContract = typeof accountsContract
