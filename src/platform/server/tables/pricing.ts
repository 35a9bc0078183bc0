import type { ColumnType, Generated } from 'kysely'
import type { CurrencyCode } from '#core/money.ts'
import type { Defaulted, OptionalTime, Time } from './columns.ts'

export type TaxRuleTable = {
  id: Generated<number>
  name: string
  priority: Defaulted<number>
  product_tax_classes: string[]
  customer_tax_classes: Defaulted<number[]>
}

export type TaxRateTable = {
  id: Generated<number>
  rule_id: number
  country: string
  region: Defaulted<string>
  region_id: Defaulted<number>
  postcode: Defaulted<string>
  /** A decimal's text. */
  percent: ColumnType<string, number | string, number | string>
}

export type CustomerGroupTable = { id: number; code: string; tax_class_id: number }

export type TierPriceTable = {
  product_id: number
  group_id: number
  currency: CurrencyCode
  qty: Defaulted<number>
  price: number
}

/** Written by triggers of product_price. */
export type PriceHistoryTable = {
  product_id: number
  currency: CurrencyCode
  valid_from: Time
  price: number
  special_price: number | null
  special_from: OptionalTime
  special_to: OptionalTime
}
