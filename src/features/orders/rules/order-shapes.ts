import { Type } from 'typebox'
import { moment } from '#core/moment.ts'
import { nullable } from '#core/nullable.ts'
import { cartIdSchema, productOptionSchema, totalsSchema, wireQty } from '#features/cart/contract.ts'
import { addressInformationSchema } from '#features/checkout/contract.ts'
import { orderReturnsSchema } from './return-shapes.ts'

const amount = Type.Number()
const uuid = Type.String({ format: 'uuid' })

export const maxOrderLines = 200

export const orderBodySchema = Type.Object({
  /** Made by the client when checkout starts; the idempotency key. */
  order_id: uuid,
  /** Closed with the order; null for an order made offline. */
  cart_id: Type.Optional(nullable(cartIdSchema)),
  products: Type.Array(
    Type.Object({
      sku: Type.String({ minLength: 1, maxLength: 200 }),
      qty: wireQty,
      product_option: Type.Optional(nullable(productOptionSchema)),
    }),
    { minItems: 1, maxItems: maxOrderLines },
  ),
  addressInformation: addressInformationSchema,
  coupon: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  /** `true`: as many as the rule allows; an amount: at most that. */
  bonuses: Type.Optional(nullable(Type.Union([Type.Boolean(), Type.Number({ minimum: 0, maximum: 10_000_000 })]))),
  promo_code: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  expected_total: Type.Optional(nullable(Type.Number({ minimum: 0, maximum: 1_000_000_000_000 }))),
  /** `activeOrderId`: the unpaid order this one stands in for. */
  replaces: Type.Optional(nullable(uuid)),
  created_at: Type.Optional(nullable(moment)),
})

export const placedOrderSchema = Type.Object({
  id: Type.String(),
  number: Type.String(),
  order_status: Type.String(),
  stage: Type.Integer(),
  grand_total: amount,
  /** The page to pay on, with the store view's prefix: only for payment-link methods. */
  paylink: Type.Optional(Type.String()),
  /** For payment-form methods: JSON of `{action, method, fields}`, a form that the client builds and sends. */
  payscript: Type.Optional(Type.String()),
  redirect_to_pay: Type.Optional(Type.Boolean()),
  /** False while a payment link is open: the client keeps cart and `activeOrderId`. */
  clear_basket: Type.Boolean(),
})

const orderAddressSchema = Type.Object({
  name: Type.Optional(Type.String()),
  company: Type.Optional(Type.String()),
  vat_id: Type.Optional(Type.String()),
  address: Type.String(),
  city: Type.String(),
  zip: Type.String(),
  country: Type.String(),
  /** In the language it is read in. */
  country_name: Type.String(),
})

/** An order as whoever holds its id may see it. */
export const orderSchema = Type.Object({
  id: Type.String(),
  /** The client's id. */
  order_id: Type.String(),
  number: Type.String(),
  orderNumber: Type.String(),
  order_status: Type.String(),
  stage: Type.Integer({ minimum: 0, maximum: 5 }),
  paid: Type.Boolean(),
  delivered: Type.Boolean(),
  canceled: Type.Boolean(),
  /** Only for bloggers and admins: a manager's words, `unpaid`, `replaced` or `buyer`. */
  cancel_reason: Type.Optional(nullable(Type.String())),
  currency: Type.String(),
  price: amount,
  taxes: amount,
  delivery_cost: amount,
  bonus: amount,
  /** Credited once the order is delivered, less what was taken back. */
  cashback: amount,
  /** What of the money goes back. */
  refunded: amount,
  /** What of it came back before it was paid: that is not to be paid any more, and no money goes back. */
  taken_off: amount,
  promo: Type.Boolean(),
  coupon: nullable(Type.String()),
  payment_system: Type.String(),
  /** The title of the payment method. */
  payment_title: Type.String(),
  /** What is to be done to pay where no page takes the payment; missing once there is nothing to pay. */
  how_to_pay: Type.Optional(Type.String()),
  /** Null when there is nothing to pay any more. */
  payment_link: nullable(Type.String()),
  /** With a `payment_link`: whether the shop's own page takes the payment, not a provider's. */
  pays_here: Type.Optional(Type.Boolean()),
  /** ISO; the stock of an unpaid payment link is held until then. */
  pay_until: nullable(Type.String()),
  totals: totalsSchema,
  products: Type.Array(
    Type.Object({
      /** Names the line where goods come back. */
      line: Type.Integer(),
      sku: Type.String(),
      /** Null once the product is gone from the catalogue. */
      id: nullable(Type.Integer()),
      name: Type.String(),
      image: Type.String(),
      slug: Type.String(),
      parentSku: Type.String(),
      type: Type.String(),
      is_set: Type.Boolean(),
      brand: nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
      collection: nullable(Type.Object({ name: Type.String(), hide_brand: Type.Boolean() })),
      color: nullable(Type.String()),
      size: nullable(Type.String()),
      options: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
      product_option: productOptionSchema,
      count: Type.Integer(),
      price: amount,
      price_base: amount,
      currency: Type.String(),
      /** All of its pieces came back. */
      returned: Type.Boolean(),
      returned_count: Type.Integer(),
    }),
  ),
  delivery: Type.Object({
    title: Type.String(),
    method: nullable(Type.String()),
    /** Whoever carries it. */
    carrier: nullable(Type.String()),
    link: nullable(Type.String()),
    number: nullable(Type.String()),
    days: Type.Array(Type.Integer()),
    delivered_date: nullable(Type.String()),
  }),
  /** Only for the owner's session and the mail's signed link. */
  customer: Type.Optional(
    Type.Object({
      name: Type.String(),
      phone_formatted: Type.String(),
      email: Type.String(),
      shipping_address: nullable(orderAddressSchema),
      billing_address: nullable(orderAddressSchema),
    }),
  ),
  /** PDF files, only where `customer` is shown; the receipt, and what downloadable pieces come with, once it is paid. */
  files: Type.Optional(
    Type.Object({
      invoice: Type.String(),
      receipt: nullable(Type.String()),
      downloads: Type.Optional(Type.Array(Type.Object({ title: Type.String(), address: Type.String() }))),
    }),
  ),
  /** What of it may come back; only where `customer` is shown, and for one order alone. */
  returns: Type.Optional(orderReturnsSchema),
  /** Where staff work on it, for managers and admins. */
  admin_link: Type.Optional(Type.String()),
  /** What the blogger earned whose code it came with, for them alone; `sent` once it is on their account. */
  royalty: Type.Optional(
    Type.Object({
      sum: amount,
      bonus: amount,
      currency: Type.String(),
      sent: Type.Boolean(),
      /** The document of the payout that brought it. */
      file: Type.Optional(Type.String()),
    }),
  ),
  created_at: Type.String(),
  updated_at: Type.String(),
})

/** An order as its owner sees it in the list: everything, with the names that the list is specified with. */
export const ownOrderSchema = Type.Object({
  ...orderSchema.properties,
  /** Equal to `number`. */
  increment_id: Type.String(),
})
