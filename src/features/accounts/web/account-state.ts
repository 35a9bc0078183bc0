import { useSyncExternalStore } from 'react'
import type { WireUser } from '../contract.ts'

/** Undefined: not known yet; null: a guest. */
export type Known = WireUser | null | undefined

let known: Known
const listeners = new Set<() => void>()

/** Whom the page takes its visitor for. Told by the account, which comes when the page is idle. */
export const showUser = (next: Known): void => {
  if (next === known) return
  known = next
  for (const listener of listeners) listener()
}

export const userNow = (): Known => known

/** Hears of every change of that; the answer ends it. */
export const onUser = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Who is signed in; undefined on the server and until the browser knows. */
export const useUser = (): Known => useSyncExternalStore(onUser, userNow, () => undefined)
