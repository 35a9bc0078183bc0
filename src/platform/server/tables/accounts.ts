import type { ColumnType, Generated } from 'kysely'
import type { Defaulted, Nullable, OptionalTime, Time } from './columns.ts'

export type StoredRole = 'vip' | 'blogger' | 'manager' | 'admin'

export type CustomerTable = {
  id: Generated<number>
  phone: Nullable<string>
  email: Nullable<string>
  firstname: Defaulted<string>
  lastname: Defaulted<string>
  photo: Nullable<string>
  city: Nullable<string>
  postcode: Nullable<string>
  country: Nullable<string>
  roles: Defaulted<StoredRole[]>
  sizes: Defaulted<string[]>
  group_id: Nullable<number>
  store_code: string
  password_hash: Nullable<string>
  disabled_at: OptionalTime
  proven_at: OptionalTime
  deleted_at: OptionalTime
  left_phone: Nullable<string>
  left_email: Nullable<string>
  totp_secret: Nullable<string>
  totp_next_secret: Nullable<string>
  totp_step: Nullable<number>
  totp_confirmed_at: OptionalTime
  created_at: Time
  updated_at: Time
}

export type SessionTable = {
  id: string
  customer_id: number
  actor_id: Nullable<number>
  actor_session_id: Nullable<string>
  remembers: boolean
  device: Defaulted<string>
  waits_for_factor: Defaulted<boolean>
  factor_at: OptionalTime
  created_at: Time
  used_at: Time
  expires_at: Time
  ended_at: OptionalTime
}

export type SessionTokenTable = {
  hash: Buffer
  session_id: string
  kind: 'access' | 'refresh'
  expires_at: Time
  used_at: OptionalTime
}

export type OneTimeCodeTable = { contact: string; id: string; expires_at: Time; tries: Defaulted<number> }

export type CodeRequestTable = {
  id: string
  contact: string
  kind: 'code' | 'call' | 'reset' | 'create' | 'find' | 'newsletter'
  address: string
  prefix: Nullable<string>
  sent_at: Time
  entered_at: OptionalTime
}

export type CodeFailureTable = { id: Generated<number>; contact: string; code_id: Nullable<string>; failed_at: Time }

export type LimitHitTable = { id: Generated<number>; key: string; at: Time }

export type MailedTokenTable = {
  hash: Buffer
  purpose: 'reset' | 'entry'
  contact: string
  expires_at: Time
  used_at: OptionalTime
}

export type CustomerAddressTable = {
  id: Generated<number>
  customer_id: number
  address: ColumnType<Record<string, unknown>, string, string>
  key: Generated<string>
  is_default: Defaulted<boolean>
  created_at: Time
}

export type CustomerListTable = {
  customer_id: number
  list: 'wishlist' | 'recently_viewed' | 'compare'
  sku: string
  added_at: Time
  place: Defaulted<number>
}

export type PasskeyTable = {
  id: string
  customer_id: number
  public_key: Buffer
  counter: Defaulted<number>
  transports: Defaulted<string[]>
  name: Defaulted<string>
  created_at: Time
  used_at: OptionalTime
}

export type PasskeyChallengeTable = { challenge: string; customer_id: Nullable<number>; expires_at: Time }

export type ApiTokenTable = {
  id: string
  key: string
  hash: Buffer
  name: string
  scopes: string[]
  created_by: number
  created_at: Time
  used_at: OptionalTime
  revoked_at: OptionalTime
}

export type RecoveryCodeTable = { hash: Buffer; customer_id: number }

export type NewsletterReaderTable = {
  email: string
  id: string
  store_code: string
  asked_at: Time
  confirmed_at: OptionalTime
  left_at: OptionalTime
}

export type UploadTable = { name: string; customer_id: Nullable<number>; bytes: number; created_at: Time }

export type AuditEntryTable = {
  id: Generated<number>
  actor_id: number
  subject_id: Nullable<number>
  operation: string
  target: Nullable<string>
  at: Time
  previous_hash: Buffer
  hash: Buffer
}
