import type { Generated } from 'kysely'
import type {
  AuditEntryTable,
  CodeFailureTable,
  CodeRequestTable,
  CustomerAddressTable,
  CustomerListTable,
  CustomerTable,
  LimitHitTable,
  MailedTokenTable,
  NewsletterReaderTable,
  OneTimeCodeTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  ApiTokenTable,
  SessionTable,
  SessionTokenTable,
  UploadTable,
} from './tables/accounts.ts'
import type {
  BloggerPayoutOrderTable,
  BloggerPayoutTable,
  BloggerPostTable,
  BloggerProfileTable,
  BloggerWikiTable,
  PromoCodeTable,
  PromoPhotoTable,
  PromoProductTable,
  PromoSetPartTable,
  RoyaltyEntryTable,
  RoyaltyTable,
} from './tables/bloggers.ts'
import type { BonusAccountTable, BonusEntryTable } from './tables/bonuses.ts'
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
  ReviewPhotoTable,
  UrlRewriteTable,
  GoneAddressTable,
  ImportIssueTable,
  ImportMappingTable,
  ImportRunTable,
  ImportUploadTable,
  PictureDownloadTable,
} from './tables/catalogue.ts'
import type { Time } from './tables/columns.ts'
import type { CmsPageTable, ContentVersionTable, SettingTable, SkinTable } from './tables/content.ts'
import type {
  TaxRuleTable,
  TaxRateTable,
  CustomerGroupTable,
  TierPriceTable,
  PriceHistoryTable,
} from './tables/pricing.ts'
import type { SentMessageTable } from './tables/messages.ts'
import type { StockRequestTable } from './tables/stock-request.ts'
import type {
  CouponTable,
  CartTable,
  CartItemTable,
  CartMergeTable,
  OrderTable,
  OrderLineTable,
  OrderEventTable,
  OrderReturnTable,
  OrderNoteTable,
  OrderRefundTable,
  PaymentEventTable,
  PaymentSessionTable,
  ReturnRequestTable,
  WebhookDeliveryTable,
} from './tables/selling.ts'

/** The tables of db/migrations as types, in their order. Amounts are whole minor units. */
export type Tables = {
  setting: SettingTable
  customer: CustomerTable
  session: SessionTable
  session_token: SessionTokenTable
  one_time_code: OneTimeCodeTable
  code_request: CodeRequestTable
  code_failure: CodeFailureTable
  limit_hit: LimitHitTable
  mailed_token: MailedTokenTable
  customer_address: CustomerAddressTable
  customer_list: CustomerListTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  recovery_code: RecoveryCodeTable
  api_token: ApiTokenTable
  newsletter_reader: NewsletterReaderTable
  sent_message: SentMessageTable
  taken_once: { id: string; taken_at: Time }
  upload: UploadTable
  audit_entry: AuditEntryTable
  bonus_account: BonusAccountTable
  bonus_entry: BonusEntryTable
  attribute: AttributeTable
  attribute_option: AttributeOptionTable
  category: CategoryTable
  product: ProductTable
  product_price: ProductPriceTable
  price_history: PriceHistoryTable
  product_tier_price: TierPriceTable
  customer_group: CustomerGroupTable
  tax_rule: TaxRuleTable
  tax_rate: TaxRateTable
  product_category: ProductCategoryTable
  product_link: ProductLinkTable
  stock: StockTable
  stock_movement: StockMovementTable
  stock_request: StockRequestTable
  review: ReviewTable
  review_photo: ReviewPhotoTable
  url_rewrite: UrlRewriteTable
  gone_address: GoneAddressTable
  import_run: ImportRunTable
  import_issue: ImportIssueTable
  import_upload: ImportUploadTable
  import_mapping: ImportMappingTable
  picture_download: PictureDownloadTable
  catalogue_version: { id: Generated<boolean>; version: number }
  coupon: CouponTable
  cart: CartTable
  cart_item: CartItemTable
  cart_merge: CartMergeTable
  cart_operation: { cart_id: string; op_id: string; created_at: Time }
  order_request: { client_order_id: string; body_hash: string; reply: string | null }
  shop_order: OrderTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  order_return: OrderReturnTable
  order_note: OrderNoteTable
  order_refund: OrderRefundTable
  return_request: ReturnRequestTable
  payment_event: PaymentEventTable
  payment_session: PaymentSessionTable
  webhook_delivery: WebhookDeliveryTable
  cms_page: CmsPageTable
  cms_block: CmsPageTable
  content_version: ContentVersionTable
  skin: SkinTable
  search_miss: { text: string; hits: Generated<number>; last_at: Time }
  promo_code: PromoCodeTable
  promo_product: PromoProductTable
  promo_set_part: PromoSetPartTable
  blogger_post: BloggerPostTable
  promo_photo: PromoPhotoTable
  blogger_profile: BloggerProfileTable
  blogger_wiki: BloggerWikiTable
  blogger_payout: BloggerPayoutTable
  blogger_payout_order: BloggerPayoutOrderTable
  royalty: RoyaltyTable
  royalty_entry: RoyaltyEntryTable
  unmatched_url: { path: string; store_code: string; hits: Generated<number>; last_at: Time }
}
