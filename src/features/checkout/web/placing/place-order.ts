import type { Call } from '#core/endpoint.ts'
import type { Result } from '#core/result.ts'
import { isSilence } from '#core/silence.ts'
import type { WireCartItem, WireCoupon, WireTotals } from '#features/cart/contract.ts'
import type { OrderBody, OrderContract, PlacedOrder } from '#features/orders/contract.ts'
import type { AddressInformation } from '../../contract.ts'
import type { FieldProblem } from '../../rules.ts'
import { fieldOfWireName } from '../form/checkout-form.ts'
import type { FieldName, Part } from '../form/checkout-form.ts'

/** What came of placing an order, as the screen has to treat it. */
export type Placement =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** The id has an order of another body: it went through earlier, and the answer was lost. */
  | { readonly kind: 'alreadyPlaced'; readonly id: string; readonly number: string }
  | { readonly kind: 'totalChanged'; readonly totals: WireTotals }
  | { readonly kind: 'outOfStock'; readonly skus: readonly string[] }
  /** The coupon of the body takes nothing off (any more). */
  | { readonly kind: 'couponRefused'; readonly code: string }
  /** The unpaid order that this one was to replace has been paid meanwhile. */
  | { readonly kind: 'earlierPaid'; readonly id: string }
  | {
      readonly kind: 'invalid'
      readonly fields: readonly { readonly part: Part; readonly field: FieldName; readonly problem: FieldProblem }[]
    }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string | undefined }
  /** No answer, or none that says what happened. The same body may be sent again. */
  | { readonly kind: 'unanswered'; readonly code: string }

type DraftCoupon = Pick<WireCoupon, 'code' | 'is_promo_code' | 'active'> &
  Partial<Pick<WireCoupon, 'value' | 'free_delivery'>>

export type OrderDraft = {
  readonly orderId: string
  readonly cartId: string | undefined
  readonly lines: readonly { readonly item: WireCartItem; readonly qty: number }[]
  readonly addressInformation: AddressInformation
  readonly coupon: DraftCoupon | null
  /** The code that this browser was promised; one that stands in the cart goes before it. */
  readonly promoClaim?: string | undefined
  /** What of it bonuses pay, in major units. */
  readonly bonuses: number
  readonly expectedTotal: number | undefined
  readonly replaces: string | undefined
  readonly createdAt: string
}

export const toOrderBody = (draft: OrderDraft): OrderBody => ({
  order_id: draft.orderId,
  cart_id: draft.cartId ?? null,
  products: draft.lines.map(({ item, qty }) => ({
    sku: item.sku,
    qty,
    ...(Object.keys(item.product_option.extension_attributes ?? {}).length > 0
      ? { product_option: item.product_option }
      : {}),
  })),
  addressInformation: draft.addressInformation,
  // one that takes nothing off any more is none
  ...(draft.coupon?.active && takesOff(draft.coupon) ? { coupon: draft.coupon.code } : {}),
  ...promoOf(draft),
  ...(draft.bonuses > 0 ? { bonuses: draft.bonuses } : {}),
  ...(draft.expectedTotal === undefined ? {} : { expected_total: draft.expectedTotal }),
  ...(draft.replaces === undefined ? {} : { replaces: draft.replaces }),
  created_at: draft.createdAt,
})

/** A blogger's code alone is no coupon; one of the same name is both. */
const takesOff = ({ is_promo_code, value = 0, free_delivery = false }: DraftCoupon): boolean =>
  !is_promo_code || value > 0 || free_delivery

const promoOf = ({ coupon, promoClaim }: OrderDraft): Pick<OrderBody, 'promo_code'> => {
  const code = coupon?.active && coupon.is_promo_code ? coupon.code : promoClaim
  return code === undefined ? {} : { promo_code: code }
}

/** What makes two bodies one order for the shopper. An order that went through closed its cart: the next look has another. */
const wishOf = ({
  cart_id: _cart,
  created_at: _time,
  expected_total: _total,
  replaces: _replaces,
  ...wish
}: OrderBody): string => JSON.stringify(wish)

/** The body to send: the one already sent, as long as the shopper has not changed what it orders. A repeat is a repeat. */
export const bodyToSend = (sent: OrderBody | undefined, fresh: OrderBody): OrderBody =>
  sent && wishOf(sent) === wishOf(fresh)
    ? { ...sent, ...(fresh.expected_total === undefined ? {} : { expected_total: fresh.expected_total }) }
    : fresh

const orderTimeoutMs = 20_000

/** How an order goes out: through the records of this browser, or without them. */
export type SendOrder = (body: OrderBody) => Promise<Result<{ order: PlacedOrder }>>
export const sendOrder =
  (call: Call<OrderContract>): SendOrder =>
  (body) =>
    call('POST /api/order', { body }, { timeoutMs: orderTimeoutMs })

export const placeOrder = async (
  call: Call<OrderContract>,
  body: OrderBody,
  send: SendOrder = sendOrder(call),
): Promise<Placement> => {
  const answer = await send(body)
  if (answer.ok) return { kind: 'placed', order: answer.value.order }
  const { code, meta } = answer
  if (isSilence(code)) return { kind: 'unanswered', code }
  if (code === 'TOTAL_CHANGED') return { kind: 'totalChanged', totals: meta.totals as WireTotals }
  if (code === 'OUT_OF_STOCK') return { kind: 'outOfStock', skus: (meta.skus ?? []) as string[] }
  if (code.startsWith('COUPON_')) return { kind: 'couponRefused', code }
  if (code === 'ORDER_PAID' && body.replaces) return { kind: 'earlierPaid', id: body.replaces }
  if (code === 'ORDER_CHANGED') {
    const earlier = await call('GET /api/order/:id', { params: { id: body.order_id } })
    if (earlier.ok) return { kind: 'alreadyPlaced', id: earlier.value.id, number: earlier.value.number }
  }
  if (code === 'INVALID_INPUT') {
    const fields = Object.entries((meta.fields ?? {}) as Record<string, string>).flatMap(([name, problem]) => {
      const place = fieldOfWireName(name)
      return place ? [{ ...place, problem: problem === 'REQUIRED' ? ('REQUIRED' as const) : ('INVALID' as const) }] : []
    })
    return { kind: 'invalid', fields }
  }
  return { kind: 'refused', code, message: typeof meta.message === 'string' ? meta.message : undefined }
}
