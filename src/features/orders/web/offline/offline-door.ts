import { openChannel } from '#platform/web/channel.ts'
import { createListeners } from '#platform/web/listeners.ts'
import { isStorageThere } from '#platform/web/storage/storage-there.ts'

type Offline = typeof import('./offline.ts')

/** On which tabs, and the worker, tell each other that orders have changed. */
export const orderChannel = 'vitrine.orders'

let loaded: Promise<Offline> | undefined
let isLooking = false
const listeners = createListeners()

/** Saved orders with all their parts, which a page needs late. A chunk that a bad network lost is asked for again. */
export const loadOfflineOrders = (): Promise<Offline> => {
  loaded ??= import('./offline.ts').catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  listeners.tell()
  return loaded
}

/** Whether this browser may have an order that the shop does not have: it keeps something for good, or one is saved meanwhile. */
export const mayHaveOrders = {
  isSo: (): boolean => loaded !== undefined,
  subscribe: (listener: () => void): (() => void) => {
    const stop = listeners.subscribe(listener)
    void lookOnce()
    return stop
  },
}

const lookOnce = async (): Promise<void> => {
  if (isLooking) return
  isLooking = true
  // a file that does not come is asked for where it is shown
  const load = () => void Promise.allSettled([loadOfflineOrders()])
  openChannel(orderChannel).hear(load)
  if (await isStorageThere('vitrine')) load()
}
