import { fromMajor, money, toMajor } from '#core/money.ts'
import { localize } from '#core/language.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Stock } from '#features/stock/rules.ts'
import { optionTexts } from '#features/cart/rules/sold-product.ts'
import { shortLines, stockToTake } from '#features/cart/rules/stock.ts'
import {
  changeCart,
  checkTotals,
  fullOption,
  shownProduct,
  toWireTotals,
  translatorFor,
} from '#features/cart/server/index.ts'
import type { Context } from '#features/cart/server/index.ts'
import type { Totals } from '#features/cart/rules/totals.ts'
import { couponRefusal } from '#features/promotions/rules.ts'
import type { Coupon, CouponCode } from '#features/promotions/rules.ts'
import { findCoupon, useCoupon } from '#features/promotions/server/index.ts'
import { isUuid } from '#core/ids.ts'
import type { OrderBody, PlacedOrder } from '../contract.ts'
import { awaitingPaymentStatus, bodyIdentity, newStatus, paidStatus, stageOf } from '../rules.ts'
import { checkOrder } from './check-order.ts'
import type { CheckedOrder, OrderedLine } from './check-order.ts'
import type { OrderDeps } from './deps.ts'
import { giveUpOrder } from './give-up.ts'
import { moveStock, netUnits, notifyStock } from './stock.ts'
import type { StockUnits } from './stock.ts'
import { claimOrder, findAndLockOrder, getClaim, insertOrder, keepReply } from './store.ts'
import type { NewLine } from './store.ts'

type PlaceCode =
  | CouponCode
  | 'INVALID_INPUT'
  | 'UNAUTHORIZED'
  | 'METHOD_NOT_AVAILABLE'
  | 'TAX_COUNTRY_MISSING'
  | 'ORDER_CHANGED'
  | 'ORDER_PAID'
  | 'TOTAL_CHANGED'
  | 'OUT_OF_STOCK'

type Placed = { readonly order: PlacedOrder }

/**
 * Places an order in the transaction it is called in; a refusal rolls all of it back. The order of the steps is the
 * order of the locks: request, replaced order, bonuses, coupon, and stock last, so that the product everybody wants is held
 * for two statements.
 */
export const placeOrder = async (
  deps: OrderDeps,
  body: OrderBody,
  context: Context,
): Promise<Result<Placed, PlaceCode>> => {
  const { db, now, session } = context
  const identity = bodyIdentity(body)
  if (!(await claimOrder(db, body.order_id, identity))) return repeated(await getClaim(db, body.order_id), identity)
  if (body.bonuses && !session) return refuse('UNAUTHORIZED')
  const returned = await replaceUnpaid(deps, body.replaces, context)
  if (!returned.ok) return returned
  const checked = await checkOrder(deps, body, context)
  if (!checked.ok) return checked
  const order = checked.value
  const coupon = await checkCoupon(deps, body.coupon, context)
  if (!coupon.ok) return coupon
  const bonuses = typeof body.bonuses === 'number' ? fromMajor(body.bonuses) : (body.bonuses ?? false)
  const computed = await checkTotals(deps, context, order, {
    coupon: coupon.value.coupon,
    shippingMethod: order.shipping?.code,
    paymentMethod: order.payment.code,
    bonuses: bonuses === 0 ? false : bonuses,
  })
  if (!computed.ok) return computed
  const totals = computed.value
  const wire = toWireTotals(
    totals,
    order.lines.map((line, index) => ({ ...line, itemId: index + 1, sku: line.product.sku })),
    { store: context.store, translate: translatorFor(deps, context), couponCode: coupon.value.coupon?.code },
  )
  if (typeof body.expected_total === 'number' && fromMajor(body.expected_total) !== totals.grandTotal) {
    return refuse('TOTAL_CHANGED', { totals: wire })
  }
  const units = netUnits(stockToTake(order.lines), returned.value)
  const short = shortSkus(order.lines, (id) => addBack(order.products.byId.get(id)?.stock, returned.value.get(id)))
  if (short.length > 0) return refuse('OUT_OF_STOCK', { skus: short })

  const id = context.newId()
  const placed = await write(
    deps,
    { id, body, order, totals, wire, promoCode: coupon.value.promoCode, coupon: coupon.value.coupon },
    context,
  )
  if (!placed.ok) return placed
  const moved = await moveStock(db, units, { orderId: id, reason: 'order', now })
  if (!moved.ok) {
    const levels = moved.meta['levels'] as ReadonlyMap<number, Stock>
    return refuse('OUT_OF_STOCK', {
      skus: shortSkus(order.lines, (one) => addBack(levels.get(one), returned.value.get(one))),
    })
  }
  const reply: Placed = { order: placed.value }
  await keepReply(db, body.order_id, JSON.stringify(reply))
  await notifyStock(db, units)
  return ok(reply)
}

const repeated = (
  claim: { body_hash: string; reply: string | null },
  identity: string,
): Result<Placed, 'ORDER_CHANGED'> => {
  if (claim.body_hash !== identity) return refuse('ORDER_CHANGED')
  if (claim.reply === null) throw new Error('an order was committed without its reply')
  return ok(JSON.parse(claim.reply) as Placed)
}

/** Cancels the unpaid order that this one stands in for; answers the units it gives back. */
const replaceUnpaid = async (
  deps: OrderDeps,
  id: string | null | undefined,
  { db, now }: Context,
): Promise<Result<StockUnits, 'ORDER_PAID'>> => {
  const none: StockUnits = new Map()
  if (!id) return ok(none)
  const old = await findAndLockOrder(db, id)
  if (old?.is_paid) return refuse('ORDER_PAID', { order: old.id })
  if (!old || old.is_canceled || old.status !== awaitingPaymentStatus) return ok(none)
  return ok(await giveUpOrder(deps, db, old, 'replaced', now))
}

const checkCoupon = async (
  deps: OrderDeps,
  typed: string | null | undefined,
  { db, now }: Context,
): Promise<Result<{ coupon: Coupon | undefined; promoCode: string | undefined }, CouponCode>> => {
  if (!typed?.trim()) return ok({ coupon: undefined, promoCode: undefined })
  const coupon = await findCoupon(db, typed)
  const refusal = couponRefusal(coupon, now.toISOString())
  if (refusal === undefined) return ok({ coupon, promoCode: undefined })
  const promoCode = typed.trim().toUpperCase()
  return (await deps.isPromoCode?.(db, promoCode)) ? ok({ coupon: undefined, promoCode }) : refuse(refusal)
}

const addBack = (level: Stock | undefined, returned: number | undefined): Stock | undefined =>
  level && returned ? { ...level, qty: level.qty + returned } : level

/** SKUs that cannot be had in the wanted quantity, as the order names them. */
const shortSkus = (lines: readonly OrderedLine[], levelOf: (productId: number) => Stock | undefined): string[] => {
  const short = shortLines(
    lines.map(({ pieces, qty }) => ({
      qty,
      pieces: pieces.map((piece) => ({
        ...piece,
        product: { ...piece.product, stock: levelOf(piece.product.id) ?? piece.product.stock },
      })),
    })),
  )
  return [...new Set(lines.filter((_, index) => short[index]).map((line) => line.sku))]
}

type Writing = {
  readonly id: string
  readonly body: OrderBody
  readonly order: CheckedOrder
  readonly totals: Totals
  readonly wire: ReturnType<typeof toWireTotals>
  readonly coupon: Coupon | undefined
  readonly promoCode: string | undefined
}

/** Everything but the stock: order, cart, jobs, bonuses and the use of the coupon. */
const write = async (
  deps: OrderDeps,
  writing: Writing,
  context: Context,
): Promise<Result<PlacedOrder, CouponCode | 'TOTAL_CHANGED'>> => {
  const { id, body, order, totals, wire, coupon } = writing
  const { db, now, session, store } = context
  const needsPayment = order.payment.kind === 'payment-link' && totals.grandTotal > 0
  const isPaid = order.payment.kind === 'payment-link' && !needsPayment
  const status = needsPayment ? awaitingPaymentStatus : isPaid ? paidStatus : newStatus
  const payUntil = needsPayment ? new Date(now.getTime() + order.settings.pay_within_minutes * 60_000) : undefined
  const cartId = body.cart_id && isUuid(body.cart_id) ? body.cart_id : undefined
  const number = await insertOrder(
    db,
    {
      id,
      clientOrderId: body.order_id,
      storeCode: store.storeCode,
      currency: store.i18n.currencyCode,
      language: store.i18n.language,
      cartId,
      customerId: session?.customerId,
      status,
      stage: stageOf(status),
      isPaid,
      shippingMethod: order.shipping?.code,
      paymentMethod: order.payment.code,
      couponCode: coupon?.code,
      promoCode: (body.promo_code?.trim().toUpperCase() || undefined) ?? writing.promoCode,
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
        shippingTitle: order.shipping?.title ?? null,
        shippingDays: [...(order.shipping?.days ?? [])],
        paymentTitle: order.payment.title,
      },
      grandTotal: totals.grandTotal,
      bonuses: totals.bonuses,
      payUntil,
      now,
    },
    order.lines.map((line) => toNewLine(line, order, context)),
  )
  // with a payment link open the shopper still has the cart; it closes when the order is paid
  if (cartId && !needsPayment) await changeCart(db, cartId, { closed_at: now }, now)
  await deps.jobs.enqueue(db, 'mail.order', { order: id })
  if (payUntil) await deps.jobs.enqueue(db, 'order.expire', { order: id }, { startAfter: payUntil })
  if (totals.bonuses > 0 && session) {
    const entry = {
      customerId: session.customerId,
      orderId: id,
      amount: totals.bonuses,
      currency: store.i18n.currencyCode,
    }
    if (!(await deps.bonusLedger?.spend(db, entry))) return refuse('TOTAL_CHANGED', { totals: wire })
  }
  if (coupon && !(await useCoupon(db, coupon))) return refuse('COUPON_USED')
  return ok({
    id,
    number,
    order_status: status,
    stage: stageOf(status),
    grand_total: toMajor(totals.grandTotal),
    ...(needsPayment ? { paylink: `${store.url}${payPath(deps, id)}`, redirect_to_pay: true } : {}),
    clear_basket: !needsPayment,
  })
}

/** What the payment method asked for: a few short texts. */
const knownTexts = (additional: Record<string, string> | null | undefined): Record<string, string> | null =>
  additional
    ? Object.fromEntries(
        Object.entries(additional).filter(([name, text]) => name.length <= 50 && typeof text === 'string'),
      )
    : null

const payPath = (deps: OrderDeps, id: string): string => {
  const provider = deps.payments[0]
  if (!provider) throw new Error('a payment link without a payment provider')
  return provider.pagePath(id)
}

const toNewLine = (line: OrderedLine, { products }: CheckedOrder, { store }: Context): NewLine => {
  const { product, choice } = line
  const { language } = store.i18n
  const shown = shownProduct(product, products, store)
  return {
    productId: product.id,
    sku: product.sku,
    qty: line.qty,
    name: shown.name,
    price: line.price,
    priceBase: money(Math.max(line.oldPrice, line.price)),
    details: {
      image: product.picture,
      slug: shown.slug,
      parentSku: shown.parentSku,
      type: product.typeId,
      isSet: product.typeId === 'grouped' || product.typeId === 'bundle',
      options: optionTexts(product, choice, products).map(({ label, value }) => ({
        label: localize(label, language),
        value: localize(value, language),
      })),
      productOption: fullOption(product, line.option, store),
    },
    stockTaken: stockToTake([line]),
  }
}
