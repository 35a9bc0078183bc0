import { useSyncExternalStore } from 'react'
import { useStoreView } from '#features/stores/web/index.ts'
import { countKey } from './cart-keys.ts'

const counts = new Map<string, number>()
const listeners = new Set<() => void>()

const read = (storeCode: string): number => {
  try {
    return Number(globalThis.localStorage.getItem(countKey(storeCode)) ?? 0) || 0
  } catch {
    return 0
  }
}

/** Told by the cart whenever its pieces change; kept for the next page, which shows the number before the cart is loaded. */
export const setCartCount = (storeCode: string, count: number): void => {
  if (counts.get(storeCode) === count) return
  counts.set(storeCode, count)
  try {
    globalThis.localStorage.setItem(countKey(storeCode), String(count))
  } catch {
    // it is counted from memory then
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  const forget = (event: StorageEvent) => {
    if (event.key === null || event.key.endsWith('.count')) {
      counts.clear()
      listener()
    }
  }
  listeners.add(listener)
  addEventListener('storage', forget)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', forget)
  }
}

/** Pieces in the cart of the page's store view; 0 on the server. */
export const useCartCount = (): number => {
  const { storeCode } = useStoreView()
  return useSyncExternalStore(
    subscribe,
    () => counts.get(storeCode) ?? read(storeCode),
    () => 0,
  )
}
