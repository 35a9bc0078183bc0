import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { WireTotals } from '#features/cart/contract.ts'
import { shownTotals, useGetCart } from '#features/cart/web/index.ts'
import type { CartView } from '#features/cart/web/index.ts'
import type { OrderBody, OrderContract } from '#features/orders/contract.ts'
import { useShell, useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { promoClaim } from '#platform/web/storage/claims.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { newUuid } from '#platform/web/new-uuid.ts'
import { sendForm } from '#platform/web/call/send-form.ts'
import { keepPlaced, loadActiveOrder, saveActiveOrder } from './active-order.ts'
import { nextSession } from '../form/checkout-session.ts'
import { toAddressInformation } from '../form/checkout-form.ts'
import type { Part, Problems } from '../form/checkout-form.ts'
import { bodyToSend, placeOrder, sendOrder, toOrderBody } from './place-order.ts'
import type { Placement } from './place-order.ts'
import { localStore, sessionStore } from '#platform/web/storage/storages.ts'
import type { Checkout } from '../form/use-checkout.ts'
import { useRecords } from './use-records.ts'
import type { Record as OrderRecord } from './use-records.ts'

/** What stands in the way of the order and waits for an answer of the shopper. */
export type Obstacle =
  | { readonly kind: 'totalChanged'; readonly before: number; readonly totals: WireTotals }
  | { readonly kind: 'outOfStock'; readonly skus: readonly string[] }
  | { readonly kind: 'couponRefused'; readonly code: string }
  | { readonly kind: 'alreadyPlaced'; readonly id: string; readonly number: string }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unanswered'; readonly code: string }

/** What was sent, and its record in the browser, where one can be kept. */
type Sent = { readonly body: OrderBody; readonly record: OrderRecord | undefined }

type Around = {
  /** Applies a coupon that was typed and not applied yet; false where it cannot be used, which is said beside it. */
  readonly applyTyped: () => Promise<boolean>
  readonly onMethodGone: () => void
  readonly onPlaced: () => Promise<void>
  readonly onSaved: () => void
}

/** Places the order exactly once, whatever is pressed how often, and says what stands in the way. */
export const usePlacing = (
  { session, changeNow, goTo, setServerProblems }: Checkout,
  { applyTyped, onMethodGone, onPlaced, onSaved }: Around,
) => {
  const writeDown = useRecords()
  const t = useText()
  const notices = useNotices()
  const call = useCall<OrderContract>()
  const getCart = useGetCart()
  const navigate = useNavigate()
  const { storeCode } = useStoreView()
  const { settings } = useShell()
  const isUnderWay = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  /** The page to pay on, or that of the order, is on its way: another press would make another order. */
  const isLeaving = useRef(false)
  /** What is still to be done once another page is in sight. */
  const onLeft = useRef<() => void>(undefined)
  useEffect(() => () => onLeft.current?.(), [])
  const [obstacle, setObstacle] = useState<Obstacle>()
  const rest = useCallback(() => {
    isUnderWay.current = isLeaving.current
    setPlacing(isLeaving.current)
  }, [])
  useEffect(() => {
    // as the browser kept it, once the payment was left
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isLeaving.current = false
      rest()
    }
    addEventListener('pageshow', wakeUp)
    return () => removeEventListener('pageshow', wakeUp)
  }, [rest])

  /** The order is this browser's business now; the next checkout is another order. */
  const leaveToQueue = (id: string, record: OrderRecord) => {
    record.leaveToQueue()
    changeNow(nextSession(session, newUuid(), Date.now()))
    saveActiveOrder(localStore(), storeCode, undefined)
    onSaved()
    void navigate(`/checkout?saved=${id}`, { replace: true })
  }

  /**
   * `bought`: its pieces by SKU, where it was placed just now; else the shop knows them. Nothing changes in sight before the order's page is
   * there; should this one end first, the next checkout is another order all the same.
   */
  const leave = (id: string, bought?: Readonly<Record<string, number>>): Promise<void> => {
    const orderId = newUuid()
    isLeaving.current = true
    changeNow({ orderId, sent: undefined })
    saveActiveOrder(localStore(), storeCode, undefined)
    void navigate(`/order/${id}`, { replace: true })
    return new Promise((resolve) => {
      onLeft.current = () => {
        changeNow(nextSession(session, orderId, Date.now()))
        void getCart().leaveBought(bought)
        resolve()
      }
    })
  }

  const done = async (order: Extract<Placement, { kind: 'placed' }>['order'], { body, record }: Sent) => {
    keepPlaced(sessionStore(), { id: order.id, email: session.fields.email.trim() })
    if (order.paylink) saveActiveOrder(localStore(), storeCode, order.id)
    await onPlaced()
    if (!order.paylink) {
      await leave(order.id, piecesOf(body))
      return record?.forget()
    }
    // all stays as it is until the page to pay on is there; what is ordered after Back is another order
    changeNow({ orderId: newUuid(), sent: undefined })
    isLeaving.current = true
    // a record that is left would take the pieces out of the cart
    await record?.forget()
    if (order.payscript !== undefined && sendForm(order.payscript)) return undefined
    return location.assign(order.paylink)
  }

  const meet = (result: Placement, shownTotal: number, sent: Sent): void | Promise<void> => {
    // a clear answer ends the try: the next one may have another body. Silence does not
    if (result.kind !== 'unanswered' && result.kind !== 'placed') changeNow({ sent: undefined })
    if (result.kind === 'placed') return done(result.order, sent)
    if (result.kind === 'totalChanged') {
      getCart().hearTotals(result.totals)
      return setObstacle({ kind: 'totalChanged', before: shownTotal, totals: result.totals })
    }
    if (result.kind === 'earlierPaid') return leave(result.id)
    if (result.kind !== 'invalid') {
      if (result.kind === 'refused' && result.code === 'METHOD_NOT_AVAILABLE') onMethodGone()
      return setObstacle(result)
    }
    const problems: Record<Part, Problems> = { shipping: {}, billing: {} }
    for (const { part, field, problem } of result.fields) problems[part][field] = problem
    setServerProblems(problems)
    setObstacle({ kind: 'invalid' })
    if (Object.keys(problems.shipping).length > 0) goTo(1, { fromTop: true })
    return undefined
  }

  /** `shownTotal`: what the button said. Should the cart become another one before it is sent, the shop asks about that. */
  const place = async (shownTotal: number): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPlacing(true)
    setObstacle(undefined)
    try {
      if (!(await applyTyped())) return
      const isOnline = browserConnectivity().isOnline()
      if (isOnline) await getCart().whenSettled()
      const cart = getCart().getView()
      const fresh = toOrderBody({
        orderId: session.orderId,
        // pieces of an order made offline leave the cart by themselves
        cartId: isOnline ? cart.cartId : undefined,
        lines: cart.lines,
        addressInformation: toAddressInformation(session.fields, session.billing, session.methods),
        coupon: couponIn(cart),
        promoClaim: promoClaim(Date.now(), settings.promo_claim_days),
        bonuses: bonusesIn(shownTotals(cart)),
        expectedTotal: shownTotal,
        replaces: loadActiveOrder(localStore(), storeCode),
        createdAt: new Date().toISOString(),
      })
      const body = bodyToSend(session.sent, fresh)
      const record = await writeDown(body, cart, shownTotal)
      if (!isOnline && !record) return setObstacle({ kind: 'unanswered', code: 'OFFLINE' })
      if (!isOnline && record) {
        await record.save()
        return leaveToQueue(body.order_id, record)
      }
      changeNow({ sent: body })
      const result = await placeOrder(call, body, record?.send ?? sendOrder(call))
      if (result.kind === 'unanswered' && record) {
        notices.add({ kind: 'warning', text: t('checkout.queued') })
        return leaveToQueue(body.order_id, record)
      }
      await meet(result, shownTotal, { body, record })
    } finally {
      rest()
    }
  }

  return {
    isPlacing,
    obstacle,
    place,
    forgive: () => setObstacle(undefined),
    /** Takes the pieces that are gone out of the cart; the order is looked at once more. */
    withoutGone: async (skus: readonly string[]) => {
      const cart = getCart()
      for (const line of cart.getView().lines) {
        const { item } = line
        if (!skus.includes(item.sku)) continue
        if (item.stock.is_in_stock && item.stock.manage_stock && item.stock.qty > 0 && item.stock.qty < line.qty)
          cart.setQty(line, item.stock.qty)
        else cart.remove(line)
      }
      setObstacle(undefined)
      await cart.refresh()
      cart.forgetNews()
    },
    /** Takes the coupon off; the new total is looked at before the next press. */
    withoutCoupon: async () => {
      const answer = await getCart().removeCoupon()
      setObstacle(answer.ok ? undefined : { kind: 'refused', code: answer.code })
    },
    /** The order that went through stands; what is on screen becomes an order of its own. */
    startAnother: () => {
      changeNow({ orderId: newUuid(), sent: undefined })
      setObstacle(undefined)
    },
    showEarlier: leave,
  }
}

/** A code that was typed while the shop could not be reached goes along; what it makes of the total is asked about then. */
const couponIn = ({ coupon, waitingCoupon }: CartView) =>
  coupon ?? (waitingCoupon === undefined ? null : { code: waitingCoupon, is_promo_code: false, active: true })

const piecesOf = ({ products }: OrderBody): Record<string, number> => {
  const pieces: Record<string, number> = {}
  for (const { sku, qty } of products) pieces[sku] = (pieces[sku] ?? 0) + Number(qty)
  return pieces
}

/** What bonuses pay of an order, in major units. */
const bonusesIn = (totals: ReturnType<typeof shownTotals>): number =>
  -(totals.find(({ code }) => code === 'user_account')?.value ?? 0)

export type Placing = ReturnType<typeof usePlacing>
