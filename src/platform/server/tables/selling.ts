import type { ColumnType, Generated } from 'kysely'
import type { Time, OptionalTime, Nullable, Defaulted, Json, DefaultedJson } from './columns.ts'

export type CouponTable = {
  code: string
  type: 'percent' | 'fixed'
  value: number
  is_active: Defaulted<boolean>
  date_end: OptionalTime
  free_delivery: Defaulted<boolean>
  use_limit: number | null
  used: Defaulted<number>
}

export type CartTable = {
  id: string
  code: string
  store_code: string
  customer_id: Nullable<number>
  version: Defaulted<number>
  coupon_code: Nullable<string>
  promo_code: Nullable<string>
  spends_bonuses: Defaulted<boolean>
  bonus_amount: Nullable<number>
  shipping_method: Nullable<string>
  payment_method: Nullable<string>
  address: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
  closed_at: OptionalTime
  created_at: Time
  updated_at: Time
}

export type CartItemTable = {
  id: Generated<number>
  cart_id: string
  product_id: number
  sku: string
  qty: number
  product_option: DefaultedJson<Record<string, unknown>>
  checksum: string
  created_at: Time
}

export type OrderTable = {
  id: string
  client_order_id: string
  number: Generated<string>
  store_code: string
  currency: string
  language: string
  cart_id: Nullable<string>
  customer_id: Nullable<number>
  status: string
  stage: number
  is_paid: Defaulted<boolean>
  is_canceled: Defaulted<boolean>
  cancel_reason: Nullable<string>
  shipping_method: Nullable<string>
  payment_method: string
  coupon_code: Nullable<string>
  promo_code: Nullable<string>
  email: Nullable<string>
  customer: Json<Record<string, unknown>>
  totals: Json<Record<string, unknown>>
  grand_total: number
  bonuses: Defaulted<number>
  holds_stock: Defaulted<boolean>
  has_shortfall: Defaulted<boolean>
  pay_until: OptionalTime
  tracking: ColumnType<{ link: string | null; number: string | null } | null, string | null | undefined, string | null>
  delivered_at: OptionalTime
  created_at: Time
  updated_at: Time
}

export type OrderLineTable = {
  id: Generated<number>
  order_id: string
  product_id: number | null
  sku: string
  qty: number
  name: string
  price: number
  price_base: number
  details: DefaultedJson<Record<string, unknown>>
  stock_taken: DefaultedJson<Record<string, number>>
}

export type OrderEventTable = {
  id: Generated<number>
  order_id: string
  status: string
  stage: number
  note: Nullable<string>
  created_at: Time
}

export type PaymentEventTable = {
  provider: string
  event_id: string
  order_id: string | null
  type: string
  amount: number | null
  applied: Defaulted<boolean>
  received_at: Time
}
