import { newUuid } from '#platform/web/new-uuid.ts'
import { addRefusal } from '../rules/engine-add.ts'
import { draftLine } from '../rules/engine-draft.ts'
import type { Added, Adding } from './add-to-cart.ts'
import { setCartCount } from './cart-count.ts'
import { createCartStore } from './cart-store.ts'
import type { CartStore } from './cart-store.ts'
import type { CartCall } from './cart-wire.ts'
import { toDraft } from './to-draft.ts'
import { readCartCookie, writeCartCookie } from './cookie.ts'

const stores = new Map<string, CartStore>()

/** The one cart of a store view in this page. Only the browser asks for it. */
export const cartOf = (storeCode: string, call: CartCall): CartStore => {
  const known = stores.get(storeCode)
  if (known) return known
  const store = createCartStore({
    call,
    storeCode,
    storage: localStorageOrNone(),
    now: () => Date.now(),
    newId: newUuid,
    inTurn: (work) => ('locks' in navigator ? navigator.locks.request(`vitrine.cart.${storeCode}`, work) : work()),
    after: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  stores.set(storeCode, store)
  store.subscribe(() => {
    const { cartId, count } = store.getView()
    setCartCount(storeCode, count)
    writeCartCookie(storeCode, cartId)
  })
  addEventListener('storage', (event) => store.hearStorage(event.key))
  addEventListener('online', () => void store.whenSettled())
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
  return { kind: 'added' }
}

const localStorageOrNone = (): Storage | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
