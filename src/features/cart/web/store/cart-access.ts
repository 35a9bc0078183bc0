import { addMajor, timesMajor } from '#core/money.ts'
import { tellConversion } from '#features/consent/web/index.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import { addRefusal } from '../../rules/engine/engine-add.ts'
import { draftLine } from '../../rules/engine/engine-draft.ts'
import type { Added, Adding } from '../lines/add-to-cart.ts'
import { setCartCount } from '../storage/cart-count.ts'
import { usualRules } from './cart-rules.ts'
import type { CartRules } from './cart-rules.ts'
import { createCartStore } from './cart-store.ts'
import type { CartStore } from './cart-store.ts'
import type { CartCall } from '../sync/cart-wire.ts'
import { toDraft } from '../lines/to-draft.ts'
import { readCartCookie, writeCartCookie } from '../storage/cookie.ts'

const stores = new Map<string, CartStore>()

/** The one cart of a store view in this page, by the rules that it was first asked for with. Only the browser asks for it. */
export const cartOf = (storeCode: string, call: CartCall, rules: CartRules = usualRules): CartStore => {
  const known = stores.get(storeCode)
  if (known) return known
  const connectivity = browserConnectivity()
  const store = createCartStore({
    call,
    storeCode,
    storage: localStore(),
    rules,
    isOnline: connectivity.isOnline,
    now: () => Date.now(),
    newId: newUuid,
    inTurn: (work) => inTurn(`vitrine.cart.${storeCode}`, work),
    after: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  stores.set(storeCode, store)
  store.subscribe(() => {
    const { cartId, count, lines } = store.getView()
    setCartCount(storeCode, count, lines.length)
    writeCartCookie(storeCode, cartId)
  })
  addEventListener('storage', (event) => store.hearStorage(event.key))
  connectivity.subscribe(() => void store.whenSettled())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void store.refresh()
  })
  // later: whoever asks first may be in the middle of rendering
  const fromForm = store.getView().cartId === undefined ? readCartCookie(storeCode) : undefined
  queueMicrotask(() => void (fromForm ? store.adopt(fromForm) : store.refresh()))
  return store
}

/** All pieces go in, or none: the first that a rule speaks against is answered. */
export const addPieces = (
  getStore: () => CartStore,
  pieces: readonly Adding[],
  rules: { zeroPriceAllowed: boolean },
): Added => {
  const drafts = pieces.map(({ product, child, chosen, qty = 1 }) => ({ draft: toDraft(product, child, chosen), qty }))
  for (const { draft } of drafts) {
    const refusal = addRefusal(draft, rules)
    if (refusal) return { kind: refusal, name: [draft.name, ...draft.options.map(({ value }) => value)].join(', ') }
  }
  const store = getStore()
  for (const { draft, qty } of drafts) store.add(draftLine(draft), qty)
  const skus = drafts.map(({ draft }) => draft.sku)
  const value = addMajor(...drafts.map(({ draft, qty }) => timesMajor(draft.price, qty)))
  tellConversion({ event: 'cart', skus, value })
  return { kind: 'added' }
}

/** In one tab at a time where the browser can; where it may not, as where storage is forbidden, in each by itself. */
const inTurn = async (name: string, work: () => Promise<void>): Promise<void> => {
  let hasBegun = false
  try {
    await navigator.locks.request(name, () => {
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun) throw error
    await work()
  }
}
