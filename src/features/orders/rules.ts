import { fingerprint } from '#core/fingerprint.ts'
import { addressFields } from '#features/accounts/rules/address-fields.ts'
import { toChoice, toQty } from '#features/cart/rules/lines.ts'
import type { WireAddress } from '#features/checkout/contract.ts'
import type { OrderBody } from './contract.ts'

const knownAddress = (address: WireAddress | null | undefined) =>
  address ? Object.fromEntries(addressFields.map((field) => [field, address[field] ?? undefined])) : undefined

/** Fields of the body that make the order what it is; null is the same as missing. */
const knownBody = (body: OrderBody) => {
  const { addressInformation: information } = body
  return {
    order_id: body.order_id.toLowerCase(),
    cart_id: body.cart_id ?? undefined,
    products: body.products.map(({ sku, qty, product_option }) => ({
      sku,
      qty: toQty(qty),
      choice: toChoice(product_option),
      configurable: (product_option?.extension_attributes?.configurable_item_options ?? []).map(
        ({ option_id, option_value }) => [Number(option_id), Number(option_value)],
      ),
    })),
    addressInformation: {
      shippingAddress: knownAddress(information.shippingAddress),
      billingAddress: knownAddress(information.billingAddress),
      shippingCarrierCode: information.shippingCarrierCode ?? undefined,
      shippingMethodCode: information.shippingMethodCode ?? undefined,
      payment_method_code: information.payment_method_code ?? undefined,
      payment_method_additional: information.payment_method_additional ?? undefined,
    },
    coupon: body.coupon ?? undefined,
    bonuses: body.bonuses ?? undefined,
    promo_code: body.promo_code ?? undefined,
    replaces: body.replaces ?? undefined,
  }
}

/**
 * The identity of an order's body: sha3-224 of its known fields in canonical order, without `created_at` and
 * `expected_total`, which a shopper's "yes, order at the new total" changes.
 */
export const bodyIdentity = (body: OrderBody): string => fingerprint(knownBody(body))
