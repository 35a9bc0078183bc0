import type { Generated } from 'kysely'
import type {
  AttributeTable,
  AttributeOptionTable,
  CategoryTable,
  ProductTable,
  ProductPriceTable,
  ProductCategoryTable,
  ProductLinkTable,
  StockTable,
  StockMovementTable,
  ReviewTable,
  UrlRewriteTable,
  ImportRunTable,
} from './tables/catalogue.ts'
import type { Time } from './tables/columns.ts'
import type { SettingTable, CmsPageTable } from './tables/content.ts'
import type {
  CouponTable,
  CartTable,
  CartItemTable,
  OrderTable,
  OrderLineTable,
  OrderEventTable,
  PaymentEventTable,
} from './tables/selling.ts'

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
