import type { Tables } from '#platform/server/tables.ts'

/** How a row is known to be a person's: by their id, by an e-mail address or phone of theirs, or by what they own. */
export type OwnedBy =
  | 'id'
  | 'customer_id'
  | 'contact'
  | 'email'
  | { readonly table: 'blogger_payout' | 'cart' | 'review' | 'shop_order'; readonly column: string }

export type PersonalTable = {
  readonly table: keyof Tables
  readonly by: OwnedBy
  /** What becomes of the rows when their person leaves: gone at that moment, gone with them, or kept without the person. */
  readonly erase: 'at once' | 'delete' | 'keep' | 'cascade'
  /** When a row was made. Who is reached there after the leaving is somebody new: what is younger is theirs. */
  readonly at?: string
  /** What is nobody's to see: hashes and secrets. */
  readonly hides?: readonly string[]
  /** A text whose links let their reader in. */
  readonly lets?: string
}

/** Every table that holds something of a person: the export shows its rows, and the erasure takes them. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'customer',
    by: 'id',
    erase: 'delete',
    hides: ['password_hash', 'totp_secret', 'totp_next_secret', 'totp_step'],
  },
  { table: 'customer_address', by: 'customer_id', erase: 'cascade' },
  { table: 'customer_list', by: 'customer_id', erase: 'cascade' },
  { table: 'session', by: 'customer_id', erase: 'cascade' },
  { table: 'passkey', by: 'customer_id', erase: 'cascade', hides: ['public_key'] },
  { table: 'recovery_code', by: 'customer_id', erase: 'cascade', hides: ['hash'] },
  { table: 'upload', by: 'customer_id', erase: 'cascade' },
  { table: 'bonus_account', by: 'customer_id', erase: 'cascade' },
  { table: 'bonus_entry', by: 'customer_id', erase: 'cascade' },
  { table: 'cart', by: 'customer_id', erase: 'cascade' },
  { table: 'cart_item', by: { table: 'cart', column: 'cart_id' }, erase: 'cascade' },
  { table: 'shop_order', by: 'customer_id', erase: 'keep' },
  { table: 'order_line', by: { table: 'shop_order', column: 'order_id' }, erase: 'keep' },
  { table: 'order_event', by: { table: 'shop_order', column: 'order_id' }, erase: 'keep' },
  { table: 'order_return', by: { table: 'shop_order', column: 'order_id' }, erase: 'keep' },
  { table: 'order_refund', by: { table: 'shop_order', column: 'order_id' }, erase: 'keep' },
  {
    table: 'order_note',
    by: { table: 'shop_order', column: 'order_id' },
    erase: 'keep',
    hides: ['author_id'],
  },
  { table: 'return_request', by: { table: 'shop_order', column: 'order_id' }, erase: 'keep' },
  { table: 'promo_code', by: 'customer_id', erase: 'cascade' },
  { table: 'promo_product', by: 'customer_id', erase: 'cascade' },
  { table: 'promo_photo', by: 'customer_id', erase: 'cascade' },
  { table: 'blogger_post', by: 'customer_id', erase: 'cascade' },
  { table: 'blogger_profile', by: 'customer_id', erase: 'cascade' },
  { table: 'royalty', by: 'customer_id', erase: 'keep' },
  { table: 'royalty_entry', by: 'customer_id', erase: 'keep' },
  { table: 'blogger_payout', by: 'customer_id', erase: 'keep', hides: ['created_by', 'decided_by'] },
  { table: 'blogger_payout_order', by: { table: 'blogger_payout', column: 'payout_id' }, erase: 'keep' },
  { table: 'review', by: 'customer_id', erase: 'delete' },
  { table: 'review_photo', by: { table: 'review', column: 'review_id' }, erase: 'cascade' },
  { table: 'code_request', by: 'contact', erase: 'delete', at: 'sent_at' },
  { table: 'code_failure', by: 'contact', erase: 'delete', at: 'failed_at' },
  { table: 'one_time_code', by: 'contact', erase: 'at once' },
  { table: 'mailed_token', by: 'contact', erase: 'at once', hides: ['hash'] },
  { table: 'newsletter_reader', by: 'email', erase: 'delete', at: 'asked_at' },
  { table: 'stock_request', by: 'email', erase: 'delete', at: 'created_at' },
  { table: 'sent_message', by: 'contact', erase: 'delete', at: 'at', hides: ['key', 'html'], lets: 'text' },
]
