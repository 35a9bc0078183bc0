import type { Nullable, OptionalTime, Time } from './columns.ts'

export type StockRequestTable = {
  id: string
  product_id: number
  email: string
  kind: 'back_in_stock' | 'price_drop'
  store_code: string
  price: number | null
  token: string
  created_at: Time
  notified_at: OptionalTime
  network: Nullable<string>
}
