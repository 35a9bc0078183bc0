import { lineKey } from '#features/cart/rules/engine/engine-lines.ts'
import type { useGetCart } from '#features/cart/web/index.ts'
import type { SavedOrder } from '../../rules/offline-order.ts'

type Cart = ReturnType<ReturnType<typeof useGetCart>>
type Pieces = SavedOrder['products']

/**
 * The pieces of an order leave the cart, no more than were ordered, once it is there; what came meanwhile stays, from whichever device.
 * None leave where they are not ordered any more by then.
 */
export const takeFromCart = (cart: Cart, pieces: Pieces, areOrdered = () => true): Promise<void> =>
  new Promise((resolve) => {
    const take = () => {
      if (areOrdered()) takeNow(cart, pieces)
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

const takeNow = (cart: Cart, pieces: Pieces): void => {
  for (const { item, qty } of pieces) {
    const line = cart.getView().lines.find(({ key }) => key === lineKey(item))
    if (!line) continue
    // by as many: what another device has put in meanwhile stays. What only this browser knows of sends nothing
    if (line.acknowledgedQty > 0 || line.qty > qty) cart.add(line.item, -Math.min(qty, line.qty))
    else cart.remove(line)
  }
  cart.forgetNews()
}

/** The pieces of an order that did not come about are in the cart again; `isInCart`: perhaps some never left it. */
export const putBackIntoCart = (cart: Cart, pieces: Pieces, isInCart: boolean): void => {
  const { lines } = cart.getView()
  for (const { item, qty } of pieces)
    if (!isInCart || !lines.some(({ key }) => key === lineKey(item))) cart.add(item, qty)
  cart.forgetNews()
}
