import { useSyncExternalStore } from 'react'
import { addKept, isKept, noteUntold, removeKept } from '../rules.ts'
import type { Kept, Untold } from '../rules.ts'

const listKey = 'vitrine.wishlist'
const untoldKey = 'vitrine.wishlist.untold'

const none: readonly Kept[] = []
let list: readonly Kept[] | undefined
const listeners = new Set<() => void>()
/** Hears of each change made here, to tell the account. */
let onChange: () => void = () => undefined

const read = (key: string): unknown => {
  try {
    return JSON.parse(globalThis.localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
const write = (key: string, value: unknown): void => {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a full or forbidden storage: it lasts as long as the page
  }
}

const readList = (): readonly Kept[] => {
  const kept = read(listKey)
  return Array.isArray(kept) ? kept.filter(isKept) : none
}

/** The list as it is in this browser; the browser alone asks. */
export const wishlistNow = (): readonly Kept[] => (list ??= readList())

/** Another tab changed it. */
const hear = ({ key }: StorageEvent): void => {
  if (key === null || key === listKey) show(readList())
}

const show = (next: readonly Kept[]): void => {
  list = next
  for (const listener of listeners) listener()
}

/** Takes the place of the whole list, as the account has it too. */
export const setWishlist = (next: readonly Kept[]): void => {
  write(listKey, next)
  show(next)
}

const change = (kind: 'add' | 'remove', sku: string, next: readonly Kept[]): void => {
  write(untoldKey, noteUntold(untoldNow(), kind, sku))
  setWishlist(next)
  onChange()
}

/** Adding twice has no effect. */
export const addToWishlist = (item: Kept): void => {
  const before = wishlistNow()
  const next = addKept(before, item)
  if (next !== before) change('add', item.sku, next)
}

export const removeFromWishlist = (sku: string): void => change('remove', sku, removeKept(wishlistNow(), sku))

/** Somebody else may come: nothing is told to the account that has it. */
export const forgetWishlist = (): void => {
  write(untoldKey, null)
  setWishlist(none)
}

export const untoldNow = (): Untold => {
  const kept = read(untoldKey) as Partial<Untold> | null
  return { add: kept?.add ?? [], remove: kept?.remove ?? [] }
}

/** What was told is no longer to be told; what came meanwhile is. */
export const toldNow = (told: Untold): void => {
  const { add, remove } = untoldNow()
  write(untoldKey, {
    add: add.filter((sku) => !told.add.includes(sku)),
    remove: remove.filter((sku) => !told.remove.includes(sku)),
  })
}

export const whenWishlistChanges = (listener: () => void): (() => void) => {
  onChange = listener
  return () => {
    if (onChange === listener) onChange = () => undefined
  }
}

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener('storage', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', hear)
  }
}

export const useWishlist = (): readonly Kept[] => useSyncExternalStore(subscribe, wishlistNow, () => none)
export const useWishlistCount = (): number => useWishlist().length
