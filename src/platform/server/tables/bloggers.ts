import type { Generated } from 'kysely'
import type { Localized } from '#core/language.ts'
import type { Defaulted, DefaultedJson, Json, Nullable, OptionalTime, Time } from './columns.ts'
import type { LocalizedBlocks } from './content.ts'

export type PromoCodeTable = { code: string; customer_id: number; is_active: Defaulted<boolean>; created_at: Time }

export type PromoProductTable = {
  id: Generated<number>
  customer_id: number
  product_id: Nullable<number>
  set_key: Nullable<string>
  title: Json<Localized>
  image: Defaulted<string>
  set_type: Nullable<'top' | 'bottom' | 'shoes'>
  order_id: Nullable<string>
  due_at: OptionalTime
  delivered_at: OptionalTime
  archived_at: OptionalTime
  archived_reason: Nullable<'size' | 'quality' | 'style' | 'not_received' | 'other'>
  archived_notes: Nullable<string>
  archived_by: Nullable<'blogger' | 'manager'>
  created_at: Time
}

export type PromoSetPartTable = { set_id: number; item_id: number; position: number }

export type BloggerPostTable = {
  id: Generated<number>
  customer_id: number
  item_id: number
  type: 'profile' | 'story' | 'post'
  link: Nullable<string>
  client_id: Nullable<string>
  promoted_at: Time
}

export type PromoPhotoTable = {
  id: Generated<number>
  customer_id: number
  item_id: number
  post_id: Nullable<number>
  name: string
  status: Defaulted<number>
  created_at: Time
}

export type BloggerProfileTable = {
  customer_id: number
  settings: DefaultedJson<Record<string, unknown>>
  updated_at: Time
}

export type BloggerWikiTable = {
  id: Generated<number>
  slug: string
  sort: Defaulted<number>
  title: Json<Localized>
  content: Json<LocalizedBlocks>
  is_published: Defaulted<boolean>
  updated_at: Time
}

export type BloggerPayoutTable = {
  id: Generated<number>
  customer_id: number
  currency: string
  profit: number
  bonus: number
  status: Defaulted<'open' | 'approved' | 'canceled'>
  note: Nullable<string>
  attachment: Nullable<string>
  created_by: Nullable<number>
  created_at: Time
  decided_by: Nullable<number>
  decided_at: OptionalTime
}

export type BloggerPayoutOrderTable = {
  payout_id: number
  order_id: string
  profit: number
  bonus: number
}

export type RoyaltyTable = {
  order_id: string
  customer_id: number
  code: string
  currency: string
  lines: Json<{ line: number; profit: number; bonus: number }[]>
  payout_id: Nullable<number>
  created_at: Time
}

export type RoyaltyEntryTable = {
  id: Generated<number>
  customer_id: number
  currency: string
  pot: 'pending' | 'active' | 'paid'
  profit: number
  bonus: number
  reason: string
  order_id: Nullable<string>
  payout_id: Nullable<number>
  created_at: Time
}
