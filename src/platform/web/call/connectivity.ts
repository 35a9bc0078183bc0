import { noAnswerEvent } from './call.ts'
import { createListeners } from '../listeners.ts'

export { noAnswerEvent } from './call.ts'

export type Connectivity = {
  readonly isOnline: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Starts to look; the answer ends it. */
  readonly watch: () => () => void
  /** A call got no answer: the shop is asked whether it is there. */
  readonly suspect: () => void
}

/** Milliseconds. */
const answersWithin = 3000
const asksAgainAfter = 5000
const asksAgainHiddenAfter = 15_000

/**
 * Offline means that the shop cannot be reached: the browser says so, or a call failed and the shop itself does not answer within
 * 3 s. Then it is asked every 5 s (15 s in the background), when the network comes back, and when the page is looked at again.
 */
export const createConnectivity = (fetcher: typeof fetch = (...all) => fetch(...all)): Connectivity => {
  let isOnline = true
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = createListeners()
  const set = (next: boolean) => {
    clearTimeout(timer)
    if (!next) timer = setTimeout(() => void ask(), document.hidden ? asksAgainHiddenAfter : asksAgainAfter)
    if (next === isOnline) return
    isOnline = next
    listeners.tell()
  }
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    const isThere = await fetcher('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(answersWithin) })
      // whoever answers in the shop's place does so with a page
      .then((answer) => answer.json())
      .then(
        () => true,
        () => false,
      )
    isAsking = false
    // the page may be gone by now
    if (typeof document !== 'undefined') set(isThere)
  }
  const suspect = () => void ask()
  const lose = () => set(false)
  const look = () => {
    if (!document.hidden && !isOnline) void ask()
  }
  return {
    isOnline: () => isOnline,
    subscribe: listeners.subscribe,
    watch: () => {
      addEventListener('online', suspect)
      addEventListener('offline', lose)
      addEventListener(noAnswerEvent, suspect)
      document.addEventListener('visibilitychange', look)
      if (!navigator.onLine) lose()
      return () => {
        clearTimeout(timer)
        removeEventListener('online', suspect)
        removeEventListener('offline', lose)
        removeEventListener(noAnswerEvent, suspect)
        document.removeEventListener('visibilitychange', look)
      }
    },
    suspect,
  }
}

let opened: Connectivity | undefined

/** The one of this page, which looks from now on. Only the browser asks for it. */
export const browserConnectivity = (): Connectivity => {
  if (opened) return opened
  opened = createConnectivity()
  opened.watch()
  return opened
}
