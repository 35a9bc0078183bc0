import { minute } from '#core/durations.ts'
import { isUuid } from '#core/ids.ts'
import { money, toMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { WireTotals } from '#features/cart/contract.ts'
import { stockToTake } from '#features/cart/rules/products/stock.ts'
import type { Totals } from '#features/cart/rules/totals/totals.ts'
import { shownProduct } from '#features/cart/server/index.ts'
import type { Context } from '#features/cart/server/index.ts'
import { toCouponCode } from '#features/promotions/rules.ts'
import type { Coupon } from '#features/promotions/rules.ts'
import { isCounted, useCoupon } from '#features/promotions/server/index.ts'
import type { OrderBody, PlacedOrder } from '../../contract.ts'
import { awaitingPaymentStatus, newStatus, paidStatus, stageOf } from '../../rules/status.ts'
import type { CheckedOrder, OrderedLine } from './check-order.ts'
import type { OrderDeps, ToldOrder } from '../deps.ts'
import { payPath, paymentForm } from '../pay/payable.ts'
import { insertOrder, numberToCome } from '../store.ts'
import type { NewLine, NewOrder } from '../store.ts'
import { tell } from '../webhooks/tell.ts'
import { lineDetails } from './line-details.ts'

type Writing = {
  readonly id: string
  readonly body: OrderBody
  readonly order: CheckedOrder
  readonly totals: Totals
  readonly wire: WireTotals
  readonly coupon: Coupon | undefined
  readonly promoCode: string | undefined
}

/** Everything but the stock: order with the reply of its repeats, cart, jobs, bonuses and the use of the coupon. */
export const writeOrder = async (
  deps: OrderDeps,
  writing: Writing,
  context: Context,
): Promise<Result<PlacedOrder, 'COUPON_USED' | 'TOTAL_CHANGED'>> => {
  const { id, body, order, totals, wire, coupon } = writing
  const { db, now, session, store } = context
  const begun = begin(writing, context)
  const { status, stage, isPaid, payUntil, cartId, promoCode } = begun
  const needsPayment = payUntil !== undefined
  const placed: PlacedOrder = {
    id,
    number: numberToCome,
    order_status: status,
    stage,
    grand_total: toMajor(totals.grandTotal),
    ...(needsPayment ? waysToPay(deps, writing, context) : {}),
    clear_basket: !needsPayment,
  }
  const number = await insertOrder(db, toNewOrder(writing, begun, context), {
    lines: order.lines.map((line) => toNewLine(line, order, context)),
    reply: JSON.stringify({ order: placed }),
    // with a payment link open the shopper still has the cart; it closes when the order is paid
    cartToClose: needsPayment ? undefined : cartId,
  })
  await deps.jobs.enqueue(db, 'mail.order', { order: id })
  if (payUntil) await deps.jobs.enqueue(db, 'order.expire', { order: id }, { startAfter: payUntil })
  if (totals.bonuses > 0 && session) {
    const entry = {
      customerId: session.customerId,
      orderId: id,
      amount: totals.bonuses,
      currency: store.i18n.currencyCode,
      now,
    }
    if (!(await deps.bonusLedger?.spend(db, entry))) return refuse('TOTAL_CHANGED', { totals: wire })
  }
  if (coupon && !(await useCoupon(db, coupon))) return refuse('COUPON_USED')
  const told: ToldOrder = {
    id,
    client_order_id: body.order_id,
    number,
    status,
    stage,
    is_paid: isPaid,
    is_canceled: false,
    customer_id: session?.customerId ?? null,
    store_code: store.storeCode,
    coupon_code: coupon?.code ?? null,
    promo_code: promoCode ?? null,
    currency: store.i18n.currencyCode,
    grand_total: totals.grandTotal,
  }
  await tell(deps, db, 'order.placed', told, now)
  return ok({ ...placed, number })
}

type Begun = Pick<NewOrder, 'status' | 'stage' | 'isPaid' | 'payUntil' | 'cartId' | 'promoCode'>

/** What an order begins as; `payUntil` where it waits for a payment. */
const begin = ({ body, order, totals, promoCode }: Writing, { now }: Context): Begun => {
  const isPaid = totals.grandTotal === 0
  const needsPayment = order.payment.kind !== 'offline' && !isPaid
  const status = needsPayment ? awaitingPaymentStatus : isPaid ? paidStatus : newStatus
  return {
    status,
    stage: stageOf(status),
    isPaid,
    payUntil: needsPayment ? new Date(now.getTime() + order.settings.pay_within_minutes * minute) : undefined,
    cartId: body.cart_id && isUuid(body.cart_id) ? body.cart_id : undefined,
    // a code that was typed beats one that was promised
    promoCode: promoCode ?? (toCouponCode(body.promo_code ?? '') || undefined),
  }
}

const toNewOrder = (
  { id, body, order, totals, wire, coupon }: Writing,
  begun: Begun,
  { session, store, now }: Context,
): NewOrder => ({
  ...begun,
  id,
  clientOrderId: body.order_id,
  storeCode: store.storeCode,
  currency: store.i18n.currencyCode,
  language: store.i18n.language,
  customerId: session?.customerId,
  shippingMethod: order.shipping?.code,
  paymentMethod: order.payment.code,
  couponCode: coupon?.code,
  holdsCoupon: coupon !== undefined && isCounted(coupon),
  email: order.email,
  customer: {
    shipping: order.addresses.shipping ?? null,
    billing: order.addresses.billing,
    additional: knownTexts(body.addressInformation.payment_method_additional),
  },
  totals: {
    wire,
    goods: totals.goods,
    shipping: totals.shipping,
    taxes: totals.taxes,
    shippingTitle: order.shipping?.title ?? null,
    shippingDays: [...(order.shipping?.days ?? [])],
    paymentTitle: order.payment.title,
    howToPay: order.payment.howToPay,
  },
  grandTotal: totals.grandTotal,
  bonuses: totals.bonuses,
  now,
})

/** What the payment method asked for: a few short texts. */
const knownTexts = (additional: Record<string, string> | null | undefined): Record<string, string> | null =>
  additional
    ? Object.fromEntries(
        Object.entries(additional).filter(([name, text]) => name.length <= 50 && typeof text === 'string'),
      )
    : null

/** The page to pay on, and the form that leads there for methods that want one. */
const waysToPay = (deps: OrderDeps, { id, order, totals }: Writing, { store, now }: Context) => {
  const payable = { id, number: id, amount: totals.grandTotal, now }
  const form = order.payment.kind === 'payment-form' ? paymentForm(deps, store, payable) : undefined
  const paylink = `${store.url}${payPath(id)}`
  return { paylink, redirect_to_pay: true, ...(form ? { payscript: JSON.stringify(form) } : {}) }
}

const toNewLine = (line: OrderedLine, { products }: CheckedOrder, { store }: Context): NewLine => ({
  productId: line.product.id,
  sku: line.product.sku,
  qty: line.qty,
  name: shownProduct(line.product, products, store).name,
  price: line.price,
  priceBase: money(Math.max(line.oldPrice, line.price)),
  details: lineDetails(line, products, store),
  stockTaken: stockToTake([line]),
})
