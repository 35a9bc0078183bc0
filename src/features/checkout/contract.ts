import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import type { Contract } from '#core/endpoint.ts'
import { nullable } from '#core/nullable.ts'
import { addressSchema } from '#features/accounts/rules/address-shape.ts'
import { cartIdSchema, cartQuery, cartRefusals, totalsRefusals, totalsSchema } from '#features/cart/contract.ts'

const amount = Type.Number()
export type WireAddress = Static<typeof addressSchema>

const methodCode = Type.Optional(nullable(Type.String({ maxLength: 50 })))

export const addressInformationSchema = Type.Object({
  shippingAddress: Type.Optional(nullable(addressSchema)),
  billingAddress: Type.Optional(nullable(addressSchema)),
  shippingCarrierCode: methodCode,
  shippingMethodCode: methodCode,
  payment_method_code: methodCode,
  /** What the payment method wants to know besides; kept with the order, never interpreted. */
  payment_method_additional: Type.Optional(
    nullable(Type.Record(Type.String(), Type.String({ maxLength: 500 }), { maxProperties: 20 })),
  ),
})
export type AddressInformation = Static<typeof addressInformationSchema>

const shippingMethodSchema = Type.Object({
  carrier_code: Type.String(),
  method_code: Type.String(),
  method_title: Type.String(),
  amount,
  /** What this cart would pay: 0 from the limit on, or with a free-delivery coupon. */
  price_incl_tax: amount,
  /** Free from this subtotal on. */
  limit: amount,
  default: Type.Boolean(),
  offline: Type.Boolean(),
  available: Type.Boolean(),
  /** Working days from and to. */
  days: Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }),
})
export type WireShippingMethod = Static<typeof shippingMethodSchema>

const paymentMethodSchema = Type.Object({
  code: Type.String(),
  /** Equal to `code`. */
  value: Type.String(),
  title: Type.String(),
  default: Type.Boolean(),
  is_server_method: Type.Boolean(),
  /** `payment-link` leads to a payment page after the order, `payment-form` does so by a form that is sent. */
  kind: Type.Union([Type.Literal('offline'), Type.Literal('payment-link'), Type.Literal('payment-form')]),
  cost_incl_tax: amount,
  /** Percent of what is left after the coupon, from the subtotal `minimum` on, rounded up to `rounding`. */
  discount: Type.Number(),
  rounding: amount,
  minimum: amount,
})
export type WirePaymentMethod = Static<typeof paymentMethodSchema>

const stateSchema = Type.Object({ id: Type.Integer(), code: Type.String(), name: Type.String() })
export type WireState = Static<typeof stateSchema>

const storeSchema = Type.Object({
  storeCode: Type.String(),
  storeId: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  appendStoreCode: Type.Boolean(),
  i18n: Type.Object({
    locale: Type.String(),
    defaultLanguage: Type.String(),
    /** Equal to `locale`. */
    defaultLocale: Type.String(),
    fullCountryName: Type.String(),
    fullLanguageName: Type.String(),
    currencyCode: Type.String(),
    currencySign: Type.String(),
    priceFormat: Type.String({ description: '`{sign}{amount}`, with their space where there is one' }),
    dateFormat: Type.String(),
  }),
  tax: Type.Object({ defaultCountry: nullable(Type.String()), sourcePriceIncludesTax: Type.Boolean() }),
  seo: Type.Object({ site_name: Type.String(), site_description: Type.String() }),
})
export type WireStore = Static<typeof storeSchema>

const countryQuery = Type.Object({ country: Type.String({ minLength: 2, maxLength: 2 }) })

export const checkoutContract = {
  'GET /api/cart/payment-methods': endpoint({
    summary:
      "Payment methods of a cart, without `cartId` of the signed-in customer's; a virtual one has no cash on delivery",
    access: 'anyone',
    query: Type.Object({ cartId: Type.Optional(cartIdSchema) }),
    reply: Type.Array(paymentMethodSchema),
    refusals: cartRefusals,
  }),

  'POST /api/cart/shipping-methods': endpoint({
    summary: 'Shipping methods of a cart to an address; none for a virtual cart',
    access: 'anyone',
    changesState: false,
    query: cartQuery,
    body: Type.Object({ address: Type.Optional(addressSchema) }),
    reply: Type.Array(shippingMethodSchema),
    refusals: cartRefusals,
  }),

  /** Without `cartId` it is the signed-in customer's cart of the store view. */
  'GET /api/cart/shipping-methods': endpoint({
    summary: 'Shipping methods of a cart to the address it holds',
    access: 'anyone',
    query: Type.Object({ cartId: Type.Optional(cartIdSchema) }),
    reply: Type.Array(shippingMethodSchema),
    refusals: cartRefusals,
  }),

  'POST /api/cart/shipping-information': endpoint({
    summary: 'Keeps address and methods in the cart; answers what they make of the totals',
    access: 'anyone',
    query: cartQuery,
    body: Type.Object({ addressInformation: addressInformationSchema }),
    reply: Type.Object({ totals: totalsSchema, payment_methods: Type.Array(paymentMethodSchema) }),
    refusals: { ...totalsRefusals, METHOD_NOT_AVAILABLE: 400 },
  }),

  'POST /api/cart/collect-totals': endpoint({
    summary: 'Keeps the chosen methods in the cart; answers the totals',
    access: 'anyone',
    query: cartQuery,
    body: Type.Object({
      methods: Type.Optional(
        Type.Object({
          paymentMethod: Type.Optional(nullable(Type.Object({ method: methodCode }))),
          shippingCarrierCode: methodCode,
          shippingMethodCode: methodCode,
        }),
      ),
    }),
    reply: totalsSchema,
    refusals: { ...totalsRefusals, METHOD_NOT_AVAILABLE: 400 },
  }),

  'GET /api/cart/tax-by-zip': endpoint({
    summary: 'The tax rate of a place',
    access: 'anyone',
    query: Type.Object({
      zip: Type.String({ minLength: 1, maxLength: 20 }),
      country: Type.String({ minLength: 2, maxLength: 2 }),
    }),
    reply: Type.Object({
      country: Type.String(),
      zip: Type.String(),
      rate: Type.Number(),
      taxableShipping: Type.Boolean(),
    }),
    refusals: { INVALID_INPUT: 400 },
  }),

  'GET /api/cart/geo-country': endpoint({
    summary: "The store view's own country, whoever asks from wherever",
    access: 'anyone',
    reply: Type.Object({ country_code: Type.String() }),
  }),

  'GET /api/cart/countries': endpoint({
    summary: 'Countries that the shop delivers to, in the language of the store view',
    access: 'anyone',
    reply: Type.Array(
      Type.Object({
        id: Type.String(),
        /** Equal to `id`. */
        code: Type.String(),
        name: Type.String(),
        has_states: Type.Boolean(),
      }),
    ),
  }),

  'GET /api/cart/states': endpoint({
    summary: 'States of a country; an empty list where addresses have none',
    access: 'anyone',
    query: countryQuery,
    reply: Type.Array(stateSchema),
  }),

  'GET /api/cart/stores': endpoint({
    summary: 'The active store views',
    access: 'anyone',
    reply: Type.Array(storeSchema),
  }),
} as const satisfies Contract
export type CheckoutContract = typeof checkoutContract
