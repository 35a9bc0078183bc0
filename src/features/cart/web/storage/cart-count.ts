import { useSyncExternalStore } from 'react'
import { useMaybeShell, useStoreView } from '#features/stores/web/index.ts'
import { createListeners } from '#platform/web/listeners.ts'
import { countKey } from './cart-keys.ts'

/** Pieces and lines, as they are kept: `3 2`. */
const counts = new Map<string, string>()
const listeners = createListeners()
const none = '0 0'

const read = (storeCode: string): string => {
  try {
    return globalThis.localStorage.getItem(countKey(storeCode)) ?? none
  } catch {
    return none
  }
}

/** Told by the cart whenever its pieces change; kept for the next page, which shows the number before the cart is loaded. */
export const setCartCount = (storeCode: string, pieces: number, lines: number): void => {
  const count = `${pieces} ${lines}`
  if (counts.get(storeCode) === count) return
  counts.set(storeCode, count)
  try {
    globalThis.localStorage.setItem(countKey(storeCode), count)
  } catch {
    // it is counted from memory then
  }
  listeners.tell()
}

const subscribe = (listener: () => void): (() => void) => {
  const forget = (event: StorageEvent) => {
    if (event.key === null || event.key.endsWith('.count')) {
      counts.clear()
      listener()
    }
  }
  const end = listeners.subscribe(listener)
  addEventListener('storage', forget)
  return () => {
    end()
    removeEventListener('storage', forget)
  }
}

/** Pieces in the cart of the page's store view, or lines where the settings say so; 0 on the server. */
export const useCartCount = (): number => {
  const { storeCode } = useStoreView()
  const shell = useMaybeShell()
  const kept = useSyncExternalStore(
    subscribe,
    () => counts.get(storeCode) ?? read(storeCode),
    () => none,
  )
  const [pieces = 0, lines = pieces] = kept.split(' ').map((part) => Number(part) || 0)
  return shell?.settings.cart_counts_quantities === false ? lines : pieces
}
