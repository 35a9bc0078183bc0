import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const key = 'vitrine.promoMode'
const event = 'vitrine:promo-mode'

/** Whether the catalogue shows promo products alone; a browser that keeps nothing has no such mode. */
export const isPromoMode = (): boolean => {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

/** Turns it on or off, in every tab. True where that was a change. */
export const setPromoMode = (isOn: boolean): boolean => {
  if (isOn === isPromoMode()) return false
  try {
    if (isOn) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // it stays off
    return false
  }
  dispatchEvent(new Event(event))
  return true
}

/** Hears of every change of it, other tabs' too; the answer ends that. */
export const onPromoMode = (listener: () => void): (() => void) => {
  const ofOtherTabs = (change: StorageEvent) => {
    if ((change.key ?? key) === key) listener()
  }
  addEventListener(event, listener)
  addEventListener('storage', ofOtherTabs)
  return () => {
    removeEventListener(event, listener)
    removeEventListener('storage', ofOtherTabs)
  }
}

/** Addresses (below the store prefix) where the mode does not count. Source: accounts-and-bloggers.md 2, path prefixes. */
export const ignoresPromoMode = (path: string): boolean => /^\/cabinet(\/|$)/.test(path)

/** Whether it is on, also where it does not count. */
export const usePromoSwitch = (): boolean => useSyncExternalStore(onPromoMode, isPromoMode, () => false)

/** Whether the page in sight is in promo mode. */
export const usePromoMode = (): boolean => {
  const { pathname } = useLocation()
  const isOn = usePromoSwitch()
  return isOn && !ignoresPromoMode(pathname)
}
