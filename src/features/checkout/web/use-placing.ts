import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { WireTotals } from '#features/cart/contract.ts'
import { grandTotal, shownTotals, useGetCart } from '#features/cart/web/index.ts'
import type { OrderContract } from '#features/orders/contract.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { keepPlaced, loadActiveOrder, nextSession, saveActiveOrder } from './checkout-session.ts'
import { toAddressInformation } from './checkout-form.ts'
import type { Part, Problems } from './checkout-form.ts'
import { bodyToSend, placeOrder, toOrderBody } from './place-order.ts'
import type { Placement } from './place-order.ts'
import { localStore, sessionStore } from './storages.ts'
import type { Checkout } from './use-checkout.ts'

/** What stands in the way of the order and waits for an answer of the shopper. */
export type Obstacle =
  | { readonly kind: 'totalChanged'; readonly before: number; readonly totals: WireTotals }
  | { readonly kind: 'outOfStock'; readonly skus: readonly string[] }
  | { readonly kind: 'alreadyPlaced'; readonly id: string; readonly number: string }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unanswered'; readonly code: string }

/** Places the order exactly once, whatever is pressed how often, and says what stands in the way. */
export const usePlacing = ({ session, change, goTo, setServerProblems }: Checkout) => {
  const call = useCall<OrderContract>()
  const getCart = useGetCart()
  const navigate = useNavigate()
  const { storeCode } = useStoreView()
  const isUnderWay = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle>()

  const done = (order: Extract<Placement, { kind: 'placed' }>['order']) => {
    change(nextSession(session, newUuid(), Date.now()))
    keepPlaced(sessionStore(), { id: order.id, email: session.fields.email.trim() })
    if (order.paylink) {
      saveActiveOrder(localStore(), storeCode, order.id)
      location.assign(order.paylink)
      return
    }
    saveActiveOrder(localStore(), storeCode, undefined)
    getCart().clear()
    void navigate(`/order/${order.id}`, { replace: true })
  }

  const meet = (result: Placement, shownTotal: number) => {
    // a clear answer ends the try: the next one may have another body. Silence does not
    if (result.kind !== 'unanswered' && result.kind !== 'placed') change({ sent: undefined })
    if (result.kind === 'placed') return done(result.order)
    if (result.kind === 'totalChanged') {
      getCart().hearTotals(result.totals)
      return setObstacle({ kind: 'totalChanged', before: shownTotal, totals: result.totals })
    }
    if (result.kind !== 'invalid') return setObstacle(result)
    const problems: Record<Part, Problems> = { shipping: {}, billing: {} }
    for (const { part, field, problem } of result.fields) problems[part][field] = problem
    setServerProblems(problems)
    setObstacle({ kind: 'invalid' })
    if (Object.keys(problems.shipping).length > 0) goTo(1)
  }

  /** `accepted`: the total that the shopper has just agreed to. */
  const place = async (accepted?: number): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setPlacing(true)
    setObstacle(undefined)
    try {
      await getCart().whenSettled()
      const cart = getCart().getView()
      const shownTotal = accepted ?? grandTotal(shownTotals(cart))
      const fresh = toOrderBody({
        orderId: session.orderId,
        cartId: cart.cartId,
        lines: cart.lines,
        addressInformation: toAddressInformation(session.fields, session.billing, session.methods),
        coupon: cart.coupon,
        expectedTotal: shownTotal,
        replaces: loadActiveOrder(localStore(), storeCode),
        createdAt: new Date().toISOString(),
      })
      const body = bodyToSend(session.sent, fresh)
      change({ sent: body })
      meet(await placeOrder(call, body), shownTotal)
    } finally {
      isUnderWay.current = false
      setPlacing(false)
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
    /** The order that went through stands; what is on screen becomes an order of its own. */
    startAnother: () => {
      change({ orderId: newUuid(), sent: undefined })
      setObstacle(undefined)
    },
    showEarlier: (id: string) => {
      change(nextSession(session, newUuid(), Date.now()))
      getCart().clear()
      void navigate(`/order/${id}`, { replace: true })
    },
  }
}
export type Placing = ReturnType<typeof usePlacing>
