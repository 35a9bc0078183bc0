import { fromMajor } from '#core/money.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { shortLines, stockToTake } from '#features/cart/rules/products/stock.ts'
import { checkTotals, toWireTotals, translatorFor } from '#features/cart/server/index.ts'
import type { Context } from '#features/cart/server/index.ts'
import { couponRefusal, toCouponCode } from '#features/promotions/rules.ts'
import type { Coupon, CouponCode } from '#features/promotions/rules.ts'
import { findCoupon } from '#features/promotions/server/index.ts'
import type { Stock } from '#features/stock/rules.ts'
import type { OrderBody, PlacedOrder } from '../../contract.ts'
import { bodyIdentity } from '../../rules.ts'
import { awaitingPaymentStatus } from '../../rules/status.ts'
import { checkOrder } from './check-order.ts'
import type { OrderedLine } from './check-order.ts'
import type { OrderDeps } from '../deps.ts'
import { endUnpaid, findAndLockBuyers } from '../buyer/cancel-unpaid.ts'
import { moveStock } from '../stock.ts'
import type { Replaced } from '../stock.ts'
import { claimOrder, findClaim } from '../store.ts'
import { writeOrder } from './write-order.ts'

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
 * order of the locks: request, replaced order, cart, bonuses, coupon, and stock last, so that the product everybody wants is
 * held for one statement and the commit.
 */
export const placeOrder = async (
  deps: OrderDeps,
  body: OrderBody,
  context: Context,
): Promise<Result<Placed, PlaceCode>> => {
  const { db, now, session } = context
  const identity = bodyIdentity(body)
  if (!(await claimOrder(db, body.order_id, identity))) return repeated(await findClaim(db, body.order_id), identity)
  if (body.bonuses && !session) return refuse('UNAUTHORIZED')
  const ended = await replaceUnpaid(deps, body, context)
  if (!ended.ok) return ended
  const { replaced } = ended.value
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
  const short = shortSkus(order.lines, (id) => addBack(order.products.byId.get(id)?.stock, replaced?.units.get(id)))
  if (short.length > 0) return refuse('OUT_OF_STOCK', { skus: short })

  const id = context.newId()
  const placed = await writeOrder(
    deps,
    { id, body, order, totals, wire, promoCode: coupon.value.promoCode, coupon: coupon.value.coupon },
    context,
  )
  if (!placed.ok) return placed
  const moved = await moveStock(db, stockToTake(order.lines), { orderId: id, reason: 'order', now, replaced })
  if (!moved.isMoved) {
    return refuse('OUT_OF_STOCK', {
      skus: shortSkus(order.lines, (one) => addBack(moved.levels.get(one), replaced?.units.get(one))),
    })
  }
  return ok({ order: placed.value })
}

const repeated = (
  claim: { body_hash: string; reply: string | null } | undefined,
  identity: string,
): Result<Placed, 'ORDER_CHANGED'> => {
  if (claim?.body_hash !== identity) return refuse('ORDER_CHANGED')
  if (claim.reply === null) throw new Error('an order was committed without its reply')
  return ok(JSON.parse(claim.reply) as Placed)
}

/** Cancels the unpaid order that this one stands in for; answers the units it gives back, which are still to be moved. */
const replaceUnpaid = async (
  deps: OrderDeps,
  { replaces, cart_id: cartId, addressInformation: { shippingAddress, billingAddress } }: OrderBody,
  { db, now, session }: Context,
): Promise<Result<{ replaced?: Replaced }, 'ORDER_PAID'>> => {
  if (!replaces) return ok({})
  const emails = [shippingAddress?.email, billingAddress?.email]
  const old = await findAndLockBuyers(db, replaces, { customerId: session?.customerId, cartId, emails })
  if (old?.is_paid) return refuse('ORDER_PAID', { order: old.id })
  if (!old || old.is_canceled || old.status !== awaitingPaymentStatus) return ok({})
  const units = await endUnpaid(deps, db, old, 'replaced', now)
  return ok({ replaced: { orderId: old.id, units } })
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
  const promoCode = toCouponCode(typed)
  return (await deps.isPromoCode?.(db, promoCode)) ? ok({ coupon: undefined, promoCode }) : refuse(refusal)
}

const addBack = (level: Stock | undefined, returned: number | undefined): Stock | undefined =>
  level && returned ? { ...level, qty: level.qty + returned } : level

/** SKUs that cannot be had in the wanted quantity, as the order names them. */
const shortSkus = (lines: readonly OrderedLine[], levelOf: (productId: number) => Stock | undefined): string[] => {
  const short = shortLines(
    lines.map(({ sku, pieces, qty }) => ({
      sku,
      qty,
      pieces: pieces.map((piece) => ({
        ...piece,
        product: { ...piece.product, stock: levelOf(piece.product.id) ?? piece.product.stock },
      })),
    })),
  )
  return [...new Set(short.map(({ sku }) => sku))]
}
