import { useSyncExternalStore } from 'react'
import { createListeners } from '#platform/web/listeners.ts'
import type { WireUser } from '../../contract.ts'

/** Undefined: not known yet; null: a guest. */
export type Known = WireUser | null | undefined

let known: Known
const listeners = createListeners()

/** Whom the page takes its visitor for. Told by the account, which comes when the page is idle. */
export const showUser = (next: Known): void => {
  if (next === known) return
  known = next
  listeners.tell()
}

export const userNow = (): Known => known

/** Hears of every change of that; the answer ends it. */
export const onUser = listeners.subscribe

/** Whether somebody has told what they are called. */
export const hasName = ({ firstname, lastname }: Pick<WireUser, 'firstname' | 'lastname'>): boolean =>
  firstname.trim() !== '' || lastname.trim() !== ''

/** Who is signed in; undefined on the server and until the browser knows. */
export const useUser = (): Known => useSyncExternalStore(onUser, userNow, () => undefined)
