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
  copied_from: Nullable<string>
  ordered_as: Nullable<string>
  created_at: Time
  updated_at: Time
}

export type CartMergeTable = {
  id: string
  cart_id: string
  lines: Json<{ checksum: string; added: number }[]>
  merged_at: Time
  undone_at: OptionalTime
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

export type OrderTracking = {
  /** Whoever carries it; missing on orders of before it was kept. */
  title?: string | null
  link: string | null
  number: string | null
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
  canceled_by: Nullable<'unpaid' | 'replaced' | 'buyer' | 'manager'>
  cashback: Defaulted<number>
  refunded: Defaulted<number>
  /** Minor units of what came back before the order was paid. */
  taken_off: Defaulted<number>
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
  holds_coupon: Defaulted<boolean>
  has_shortfall: Defaulted<boolean>
  pay_until: OptionalTime
  tracking: ColumnType<OrderTracking | null, string | null | undefined, string | null>
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
  returned_qty: Defaulted<number>
}

export type OrderReturnTable = {
  id: string
  order_id: string
  lines: Json<{ line: number; qty: number }[]>
  restocked: boolean
  reason: Nullable<string>
  refund: number
  created_at: Time
}

/** `amount` in minor units. */
export type OrderRefundTable = {
  id: string
  order_id: string
  amount: number
  reason: string
  state: 'asked' | 'done' | 'failed'
  created_at: Time
  settled_at: OptionalTime
}

/** Added, never changed. */
export type OrderNoteTable = {
  id: string
  order_id: string
  author_id: number
  text: string
  created_at: Time
}

export type ReturnRequestTable = {
  id: string
  order_id: string
  kind: 'return' | 'withdrawal'
  state: Defaulted<'open' | 'accepted' | 'declined'>
  /** `taken`: pieces that have come back already. */
  lines: Json<{ line: number; qty: number; taken?: number }[]>
  reason: Nullable<string>
  name: Nullable<string>
  email: Nullable<string>
  answer: Nullable<string>
  created_at: Time
  decided_at: OptionalTime
}

export type PaymentSessionTable = {
  provider: string
  reference: string
  order_id: string
  url: string
  expires_at: Time
  created_at: Time
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
  page: Nullable<string>
  applied: Defaulted<boolean>
  received_at: Time
}

export type WebhookDeliveryTable = {
  id: string
  type: string
  order_id: Nullable<string>
  store_code: string
  body: string
  state: Defaulted<'waiting' | 'taken' | 'failed'>
  tries: Defaulted<number>
  status: Nullable<number>
  error: Nullable<string>
  created_at: Time
  tried_at: OptionalTime
}
