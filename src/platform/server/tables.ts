import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Language, Localized } from '#core/language.ts'

/** The tables of db/migrations as types, in their order. Amounts are whole minor units. */
export type Tables = {
  setting: SettingTable
  attribute: AttributeTable
  attribute_option: AttributeOptionTable
  category: CategoryTable
  product: ProductTable
  product_price: ProductPriceTable
  product_category: ProductCategoryTable
  product_link: ProductLinkTable
  stock: StockTable
  stock_movement: StockMovementTable
  review: ReviewTable
  url_rewrite: UrlRewriteTable
  import_run: ImportRunTable
  catalogue_version: { id: Generated<boolean>; version: number }
  coupon: CouponTable
  cart: CartTable
  cart_item: CartItemTable
  cart_operation: { cart_id: string; op_id: string; created_at: Time }
  order_request: { client_order_id: string; body_hash: string; reply: string | null }
  shop_order: OrderTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  payment_event: PaymentEventTable
  cms_page: CmsPageTable
  unmatched_url: { path: string; store_code: string; hits: Generated<number>; last_at: Time }
}

/** Read as a Date, written as a Date or an ISO string. */
type Time = ColumnType<Date, Date | string, Date | string>
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
type Defaulted<T> = ColumnType<T, T | undefined, T>
/** Read as a value, written as its JSON text. */
type Json<T extends object | null> = JSONColumnType<NonNullable<T>>
type DefaultedJson<T extends object> = ColumnType<T, string | undefined, string>

type SettingTable = { key: string; store_code: Generated<string>; value: ColumnType<unknown, string, string>; updated_at: Generated<Date> }

type AttributeTable = {
  id: Generated<number>
  code: string
  label: Json<Localized>
  kind: 'select' | 'multiselect' | 'text' | 'boolean'
  is_user_defined: Defaulted<boolean>
  is_visible: Defaulted<boolean>
  is_comparable: Defaulted<boolean>
  position: Defaulted<number>
}

type AttributeOptionTable = {
  id: Generated<number>
  attribute_id: number
  key: string
  label: Json<Localized>
  swatch: string | null
  position: Defaulted<number>
}

type CategoryTable = {
  id: Generated<number>
  parent_id: number | null
  path_key: string
  name: Json<Localized>
  slug: string
  url_path: string
  level: number
  position: Defaulted<number>
  is_active: Defaulted<boolean>
  picture: string | null
}

export type StoredMedia = { path: string; kind: 'image' | 'video'; label?: string }
export type StoredBundleOption = {
  id: number
  title: Localized
  required: boolean
  links: { id: number; product_id: number; sku: string; qty: number; is_default: boolean }[]
}
export type StoredCustomOption = {
  id: number
  title: Localized
  required: boolean
  values: { id: number; title: Localized; price: number; price_type: 'fixed' | 'percent' }[]
}
export type StoredDownload = { title: Localized; file: string; is_sample: boolean }
/** A text page as its blocks: a heading, a paragraph, or the points of a list. */
export type ContentBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] }
export type LocalizedBlocks = Partial<Record<Language, ContentBlock[]>>
/** Option ids of selects, a text, or a boolean, by attribute code. */
export type StoredAttributes = Record<string, number[] | string | boolean>

type ProductTable = {
  id: Generated<number>
  sku: string
  type_id: 'simple' | 'configurable' | 'grouped' | 'bundle' | 'virtual' | 'downloadable'
  parent_id: number | null
  variant_attributes: Defaulted<string[]>
  name: Json<Localized>
  slug: string
  description: DefaultedJson<Localized>
  short_description: DefaultedJson<Localized>
  status: Defaulted<number>
  visibility: Defaulted<number>
  tax_class: string | null
  attributes: DefaultedJson<StoredAttributes>
  media: DefaultedJson<StoredMedia[]>
  bundle_options: DefaultedJson<StoredBundleOption[]>
  custom_options: DefaultedJson<StoredCustomOption[]>
  downloads: DefaultedJson<StoredDownload[]>
  is_new: Defaulted<boolean>
  is_sale: Defaulted<boolean>
  is_promo: Defaulted<boolean>
  only_promo: Defaulted<boolean>
  promoted: Defaulted<number>
  approved: Defaulted<boolean>
  position: Defaulted<number>
  input_hash: string | null
  created_at: Defaulted<Date>
  updated_at: Defaulted<Date>
}

type ProductPriceTable = {
  product_id: number
  currency: 'USD' | 'EUR' | 'RUB'
  price: number
  special_price: number | null
  special_from: OptionalTime
  special_to: OptionalTime
  is_derived: Defaulted<boolean>
}

type ProductCategoryTable = { product_id: number; category_id: number; position: Defaulted<number> }

type ProductLinkTable = {
  product_id: number
  linked_id: number
  kind: 'associated' | 'related' | 'upsell' | 'crosssell'
  qty: Defaulted<number>
  position: Defaulted<number>
}

type StockTable = { product_id: number; qty: Defaulted<number>; is_in_stock: Defaulted<boolean>; is_managed: Defaulted<boolean> }

type StockMovementTable = {
  id: Generated<number>
  product_id: number
  delta: number
  reason: string
  order_id: string | null
  created_at: Defaulted<Date>
}

type ReviewTable = {
  id: Generated<number>
  product_id: number
  source_key: string | null
  rating: number
  title: string
  detail: string
  nickname: string
  status: Defaulted<number>
  created_at: Defaulted<Date>
}

type UrlRewriteTable = {
  store_code: Generated<string>
  path: string
  entity: 'product' | 'category' | 'cms_page'
  entity_id: number
  redirect_to: string | null
}

type ImportRunTable = {
  id: Generated<number>
  format: string
  files: string[]
  counts: Json<Record<string, number>>
  started_at: Time
  finished_at: Time
}

type CouponTable = {
  code: string
  type: 'percent' | 'fixed'
  value: number
  is_active: Defaulted<boolean>
  date_end: OptionalTime
  free_delivery: Defaulted<boolean>
  use_limit: number | null
  used: Defaulted<number>
}

type CartTable = {
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

type CartItemTable = {
  id: Generated<number>
  cart_id: string
  product_id: number
  sku: string
  qty: number
  product_option: DefaultedJson<Record<string, unknown>>
  checksum: string
  created_at: Time
}

type OrderTable = {
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

type OrderLineTable = {
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

type OrderEventTable = { id: Generated<number>; order_id: string; status: string; stage: number; note: Nullable<string>; created_at: Time }

type PaymentEventTable = {
  provider: string
  event_id: string
  order_id: string | null
  type: string
  amount: number | null
  applied: Defaulted<boolean>
  received_at: Time
}

type CmsPageTable = {
  id: Generated<number>
  identifier: string
  store_code: Defaulted<string>
  title: Json<Localized>
  content: Json<LocalizedBlocks>
  is_active: Defaulted<boolean>
  updated_at: Defaulted<Date>
}
