import { lineKey } from '#features/cart/rules/engine/engine-lines.ts'
import type { useGetCart } from '#features/cart/web/index.ts'
import { heldIn } from '../../rules/offline-order.ts'
import type { SavedOrder } from '../../rules/offline-order.ts'

type Cart = ReturnType<ReturnType<typeof useGetCart>>
type Ordered = Pick<SavedOrder, 'products' | 'body' | 'held'>

/**
 * The pieces of an order leave the cart, no more than were ordered, once it is there; what came meanwhile stays, from whichever device.
 * With them go its coupon and bonuses. Nothing leaves where it is not ordered any more by then.
 */
export const takeFromCart = (cart: Cart, order: Ordered, isOrdered = () => true): Promise<void> =>
  new Promise((resolve) => {
    const take = () => {
      if (isOrdered()) takeNow(cart, order)
      resolve()
    }
    if (isThere(cart)) return take()
    const end = cart.subscribe(() => {
      if (!isThere(cart)) return
      end()
      take()
    })
  })

const isThere = (cart: Cart): boolean => cart.getView().status === 'ready'

const takeNow = (cart: Cart, order: Ordered): void => {
  const { coupon, bonuses } = heldIn(order)
  if (coupon !== undefined && codeIn(cart) === coupon) void cart.removeCoupon()
  if (bonuses !== undefined) void cart.spendBonuses(0)
  for (const { item, qty } of order.products) {
    const line = cart.getView().lines.find(({ key }) => key === lineKey(item))
    if (!line) continue
    // by as many: what another device has put in meanwhile stays. What only this browser knows of sends nothing
    if (line.acknowledgedQty > 0 || line.qty > qty) cart.add(line.item, -Math.min(qty, line.qty))
    else cart.remove(line)
  }
  cart.forgetNews()
}

/** The one that counts, else one that was typed without a network. */
const codeIn = (cart: Cart): string | undefined => {
  const { coupon, waitingCoupon } = cart.getView()
  return coupon?.code ?? waitingCoupon
}

/** An order that did not come about is in the cart again, where nothing else has its place; `isInCart`: perhaps some never left it. */
export const putBackIntoCart = (cart: Cart, { products, held = {}, isInCart }: SavedOrder): void => {
  const { lines } = cart.getView()
  for (const { item, qty } of products)
    if (!isInCart || !lines.some(({ key }) => key === lineKey(item))) cart.add(item, qty)
  const { coupon, bonuses } = held
  if (coupon !== undefined && codeIn(cart) === undefined) void cart.applyCoupon(coupon)
  if (bonuses !== undefined) void cart.spendBonuses(bonuses)
  cart.forgetNews()
}
