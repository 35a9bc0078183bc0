type Offline = typeof import('./offline.ts')

let loaded: Promise<Offline> | undefined

/** Saved orders with all their parts, which a page needs late. A chunk that a bad network lost is asked for again. */
export const loadOfflineOrders = (): Promise<Offline> =>
  (loaded ??= import('./offline.ts').catch((error: unknown) => {
    loaded = undefined
    throw error
  }))
