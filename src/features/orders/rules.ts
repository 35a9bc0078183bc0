import { fingerprint } from '#core/fingerprint.ts'
import { toChoice, toQty } from '#features/cart/rules/lines.ts'
import type { WireAddress } from '#features/checkout/contract.ts'
import type { OrderBody } from './contract.ts'

export const maxStage = 5
export type Stage = 0 | 1 | 2 | 3 | 4 | 5

const codesByStage: readonly (readonly string[])[] = [
  ['G', 'R', 'P', 'H', 'S'],
  ['N', 'NA', 'A'],
  ['AB', 'B', 'M', 'C'],
  ['D', 'DA', 'K', 'KR'],
  ['LF', 'L'],
  ['J', 'I', 'E', 'F', 'O'],
]

/** Every status an order can have, in the order of their stages. */
export const statusCodes: readonly string[] = codesByStage.flat()

const isStage = (stage: number): stage is Stage => Number.isInteger(stage) && stage >= 0 && stage <= maxStage

/** The stage of a status code; an explicit one wins. An unknown code has none and is 0. Source: accounts-and-bloggers.md, order display. */
export const stageOf = (status: string, explicit?: number): Stage => {
  if (explicit !== undefined && isStage(explicit)) return explicit
  const stage = codesByStage.findIndex((codes) => codes.includes(status))
  return isStage(stage) ? stage : 0
}

/** Neither delivered nor given up. */
export const isActiveOrder = (order: { readonly stage: number; readonly canceled: boolean }): boolean =>
  order.stage < maxStage && !order.canceled

export const newStatus = 'N'
export const awaitingPaymentStatus = 'P'
export const paidStatus = 'A'

/** An order's state as a payment changes it. */
export type PaymentState = { readonly status: string; readonly stage: number; readonly isPaid: boolean }

/** Paid moves an order forward and never back: one that is further on keeps its status. */
export const afterPaid = (state: PaymentState): PaymentState =>
  state.stage > stageOf(paidStatus) || (state.status !== awaitingPaymentStatus && state.status !== newStatus)
    ? { ...state, isPaid: true }
    : { status: paidStatus, stage: stageOf(paidStatus), isPaid: true }

const addressFields = [
  'firstname',
  'lastname',
  'street',
  'city',
  'postcode',
  'country_id',
  'region',
  'region_code',
  'region_id',
  'telephone',
  'email',
  'company',
  'vat_id',
] as const satisfies readonly (keyof WireAddress)[]

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
