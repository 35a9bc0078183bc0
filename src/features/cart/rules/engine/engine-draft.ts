import type { ProductOption, WireCartItem } from '../../contract.ts'

/** What a page knows of a piece that goes into the cart; the server's own line takes its place with the first answer. */
export type CartDraft = {
  /** The variant's, where there is one. */
  readonly sku: string
  readonly parentSku: string
  readonly slug: string
  readonly name: string
  readonly type: WireCartItem['type_id']
  readonly thumbnail: string
  /** Of one piece in major units, tax included, and before a special price. */
  readonly price: number
  readonly oldPrice: number
  /** The choice in words, in the order it was made. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
  readonly productOption?: ProductOption
  readonly stock: WireCartItem['stock']
}

/** The line as it is shown until the server has answered. */
export const draftLine = (draft: CartDraft): WireCartItem => ({
  id: draft.stock.product_id,
  product_id: draft.stock.product_id,
  item_id: 0,
  server_item_id: 0,
  server_cart_id: '',
  quote_id: '',
  sku: draft.sku,
  parentSku: draft.parentSku,
  slug: draft.slug,
  name: draft.name,
  qty: 1,
  prev_qty: 1,
  price: draft.price,
  old_price: draft.oldPrice,
  type_id: draft.type,
  product_type: draft.type,
  thumbnail: draft.thumbnail,
  product_option: draft.productOption ?? {},
  options: draft.options.map((option) => ({ ...option })),
  checksum: '',
  is_in_stock: draft.stock.is_in_stock,
  is_virtual: draft.type === 'virtual' || draft.type === 'downloadable',
  stock: draft.stock,
  errors: {},
  info: {},
  totals: { row_total_incl_tax: draft.price, row_discount: 0 },
})
