import { Type } from 'typebox'
import type { Static } from 'typebox'
import { nullable } from '#core/nullable.ts'
import { maxLineQty } from './limits.ts'

/** Amounts are major units of the store view's currency with two decimals at most; `null` is "not known yet". */
const amount = Type.Number()

/** Ids travel as numbers or as their strings. */
export const wireId = Type.Union([Type.Integer({ minimum: 0 }), Type.String({ pattern: '^[0-9]{1,15}$' })])

/** Whole pieces; a text becomes a whole number (`'2'`, `'2.0'`), within the same bounds. */
export const wireQty = Type.Union([
  Type.Integer({ minimum: 1, maximum: maxLineQty }),
  Type.String({ maxLength: 20, pattern: '^0*([1-9][0-9]{0,3}|10000)([.][0-9]*)?$' }),
])

/** Pieces of one member of a bundle. */
const optionQty = Type.Union([
  Type.Integer({ minimum: 1, maximum: 100 }),
  Type.String({ maxLength: 20, pattern: '^0*([1-9][0-9]?|100)([.][0-9]*)?$' }),
])

/** The choice that makes a line: option ids and value ids as `GET /api/product` gives them. */
export const productOptionSchema = Type.Object({
  extension_attributes: Type.Optional(
    Type.Object({
      /** `option_id` is the attribute's id, `option_value` the `value_index`. */
      configurable_item_options: Type.Optional(
        Type.Array(
          Type.Object({
            option_id: wireId,
            option_value: wireId,
            label: Type.Optional(Type.String({ maxLength: 200 })),
            value: Type.Optional(Type.String({ maxLength: 200 })),
          }),
          { maxItems: 20 },
        ),
      ),
      /** `option_value` is the `option_type_id`. */
      custom_options: Type.Optional(
        Type.Array(Type.Object({ option_id: wireId, option_value: wireId }), { maxItems: 50 }),
      ),
      /** `option_selections` are the ids of the chosen `product_links`. */
      bundle_options: Type.Optional(
        Type.Array(
          Type.Object({
            option_id: wireId,
            option_qty: Type.Optional(optionQty),
            option_selections: Type.Array(wireId, { maxItems: 20 }),
          }),
          { maxItems: 50 },
        ),
      ),
    }),
  ),
})
export type ProductOption = Static<typeof productOptionSchema>

/** A line as the server keeps and prices it. Sent back as input it is accepted: what is the server's is ignored. */
export const cartItemSchema = Type.Object({
  /** The product's id: the variant's, where there is one. */
  id: Type.Integer(),
  product_id: Type.Integer(),
  item_id: Type.Integer(),
  server_item_id: Type.Integer(),
  server_cart_id: Type.String(),
  quote_id: Type.String(),
  sku: Type.String(),
  parentSku: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  /** 0 only in the answer to a command that took the line away. */
  qty: Type.Integer(),
  /** Before this command; equal to `qty` in answers that change nothing. */
  prev_qty: Type.Integer(),
  /** Of one piece, tax included, as charged now. */
  price: amount,
  /** Of one piece before a special price; equal to `price` without one. */
  old_price: amount,
  type_id: Type.String(),
  product_type: Type.String(),
  thumbnail: Type.String(),
  product_option: productOptionSchema,
  /** The choice in words of the store view's language. */
  options: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  checksum: Type.String(),
  is_in_stock: Type.Boolean(),
  /** Neither delivered nor paid on delivery. */
  is_virtual: Type.Boolean(),
  /** `qty` is what can still be bought. */
  stock: Type.Object({
    product_id: Type.Integer(),
    qty: Type.Integer(),
    is_in_stock: Type.Boolean(),
    manage_stock: Type.Boolean(),
  }),
  /** `stock`: a text that says what is short, in the store view's language. */
  errors: Type.Object({ stock: Type.Optional(Type.String()) }),
  info: Type.Object({ stock: Type.Optional(Type.String()) }),
  totals: Type.Object({ row_total_incl_tax: amount, row_discount: amount }),
})
export type WireCartItem = Static<typeof cartItemSchema>

export const totalsCodes = [
  'subtotal_incl_tax',
  'our_discount',
  'coupon_code',
  'payment_discount',
  'payment',
  'shipping',
  'shipping_on_checkout',
  'user_account',
  'grand_total_before_discount',
  'grand_total',
] as const
export type TotalsCode = (typeof totalsCodes)[number]

/** Lines in the specified order; those that do not apply are left out. */
export const totalsSchema = Type.Object({
  items: Type.Array(
    Type.Object({
      item_id: Type.Integer(),
      sku: Type.String(),
      qty: Type.Integer(),
      price: amount,
      row_total_incl_tax: amount,
    }),
  ),
  totals: Type.Array(
    Type.Object({
      /** `gift`, of an order alone: what was to be paid of one that is free. */
      code: Type.Enum([...totalsCodes, 'gift']),
      title: Type.String(),
      /** `null` only for `shipping_on_checkout`. */
      value: nullable(amount),
    }),
  ),
  grand_total: amount,
  /** The tax in goods and delivery; left out where there is none. */
  taxes: Type.Optional(amount),
  currency: Type.String(),
})
export type WireTotals = Static<typeof totalsSchema>

export const couponSchema = Type.Object({
  code: Type.String(),
  active: Type.Boolean(),
  used: Type.Boolean(),
  type: Type.Union([Type.Literal('percent'), Type.Literal('fixed')]),
  /** Percent, or an amount in the store view's currency. */
  value: amount,
  date_end: nullable(Type.String()),
  free_delivery: Type.Boolean(),
  /** A blogger's code: kept as the promo claim, takes nothing off unless it is a coupon as well (`value`, `free_delivery`). */
  is_promo_code: Type.Boolean(),
})
export type WireCoupon = Static<typeof couponSchema>
