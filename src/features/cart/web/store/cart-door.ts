import { emptyView } from './cart-types.ts'
import type { CartRules } from './cart-rules.ts'
import type { CartStore } from './cart-store.ts'
import type { CartCall } from '../sync/cart-wire.ts'
import { loadCart, loadedCart } from './load-cart.ts'

const doors = new Map<string, CartStore>()

/** The one cart of a store view in this page, whether its engine is there already or not. */
export const cartDoor = (storeCode: string, call: CartCall, rules: CartRules): CartStore => {
  const known = doors.get(storeCode)
  if (known) return known
  const access = loadedCart()
  if (access) return access.cartOf(storeCode, call, rules)
  const door = createLateCart(async () => (await persistently(loadCart)).cartOf(storeCode, call, rules))
  doors.set(storeCode, door)
  return door
}

const retryMs = [500, 2000, 5000, 10_000]

/** Asks until there is an answer: a chunk that a bad network lost is not lost for good. */
const persistently = async <T>(load: () => Promise<T>, failures = 0): Promise<T> => {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs[Math.min(failures, retryMs.length - 1)]))
    return persistently(load, failures + 1)
  }
}

/** A cart that takes every wish at once and has it carried out, in order, by the one that is on its way. */
export const createLateCart = (load: () => Promise<CartStore>): CartStore => {
  let store: CartStore | undefined
  const arriving = load().then((loaded) => (store = loaded))
  const tell = (work: (cart: CartStore) => void): void => {
    if (store) work(store)
    else void arriving.then(work)
  }
  const ask = <T>(work: (cart: CartStore) => Promise<T>): Promise<T> => (store ? work(store) : arriving.then(work))
  /** What lasts until it is ended, also where that comes first, or while it begins. */
  const attach = (work: (cart: CartStore) => () => void): (() => void) => {
    if (store) return work(store)
    let isEnded = false
    let end = () => {
      isEnded = true
    }
    void arriving.then((cart) => {
      if (isEnded) return
      end = work(cart)
      // in the work itself
      if (isEnded) end()
    })
    return () => end()
  }
  return {
    getView: () => store?.getView() ?? emptyView,
    subscribe: (listener) =>
      attach((cart) => {
        // it has seen nothing of the cart that arrived
        listener()
        return cart.subscribe(listener)
      }),
    onEvent: (listener) => attach((cart) => cart.onEvent(listener)),
    watchTotals: () => attach((cart) => cart.watchTotals()),
    add: (item, qty) => tell((cart) => cart.add(item, qty)),
    setQty: (line, qty) => tell((cart) => cart.setQty(line, qty)),
    remove: (line) => tell((cart) => cart.remove(line)),
    restore: (line) => tell((cart) => cart.restore(line)),
    replace: (line, item) => tell((cart) => cart.replace(line, item)),
    choose: (methods) => tell((cart) => cart.choose(methods)),
    hearTotals: (totals, meta) => tell((cart) => cart.hearTotals(totals, meta)),
    hearStorage: (key) => tell((cart) => cart.hearStorage(key)),
    forgetNews: () => tell((cart) => cart.forgetNews()),
    clear: () => tell((cart) => cart.clear()),
    leaveBought: (bought) => ask((cart) => cart.leaveBought(bought)),
    applyCoupon: (code) => ask((cart) => cart.applyCoupon(code)),
    removeCoupon: () => ask((cart) => cart.removeCoupon()),
    spendBonuses: (amount) => ask((cart) => cart.spendBonuses(amount)),
    refresh: () => ask((cart) => cart.refresh()),
    whenSettled: () => ask((cart) => cart.whenSettled()),
    compare: (flags) => ask((cart) => cart.compare(flags)),
    adopt: (cartId) => ask((cart) => cart.adopt(cartId)),
  }
}
