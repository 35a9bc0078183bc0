import { onUser, userNow } from '#features/accounts/web/index.ts'
import { openChannel } from '#platform/web/channel.ts'
import { clientCache, storageBackEvent } from '#platform/web/storage/client-cache.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { browserSession } from '#platform/web/session/session.ts'
import { orderChannel } from './offline-door.ts'
import { createInTurn } from './in-turn.ts'
import { createLeftCarts } from './left-carts.ts'
import { createOfflineOrders } from './offline-orders.ts'
import type { OfflineOrders } from './offline-orders.ts'
import { createOrderVault } from './order-vault.ts'
import { createViewer } from './viewer.ts'

/** The tag of the background sync. */
const orderSyncTag = 'orderSync'

let opened: OfflineOrders | undefined

/** The orders of this browser, which are sent from now on. Only the browser asks for them. */
export const offlineOrders = (call: AnyCall): OfflineOrders => {
  if (opened) return opened
  const connectivity = browserConnectivity()
  const channel = openChannel(orderChannel)
  const orders = createOfflineOrders({
    vault: createOrderVault({ cache: clientCache(), subtle: globalThis.crypto.subtle, newId: newUuid }),
    leftCarts: createLeftCarts(localStore()),
    call,
    isOnline: connectivity.isOnline,
    isSignedIn: () => browserSession().isSignedIn(),
    // hears of a user before the orders do
    viewer: createViewer({ userNow, onUser, signIn: () => browserSession().signIn() }),
    now: () => Date.now(),
    random: () => Math.random(),
    inTurn: createInTurn(navigator.locks),
    after: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    announce: () => channel.tell('changed'),
  })
  opened = orders
  channel.hear(() => void orders.load())
  connectivity.subscribe(() => {
    if (connectivity.isOnline()) void orders.run({ isBack: true })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void orders.run()
  })
  addEventListener(storageBackEvent, () => void orders.run())
  // somebody else's orders go out of sight, and the own ones come into it
  onUser(() => void orders.run())
  // a page that went away may have written down that its try had no answer
  void orders.run({ isBack: true })
  return orders
}

type SyncingRegistration = ServiceWorkerRegistration & { readonly sync?: { register: (tag: string) => Promise<void> } }

/** Asks the browser to wake the worker once there is a network, where it can. */
export const askForOrderSync = async (): Promise<void> => {
  const registration: SyncingRegistration | undefined = await navigator.serviceWorker?.getRegistration()
  // where its owner forbids it, the orders go out with the next page
  await Promise.allSettled([registration?.sync?.register(orderSyncTag)])
}

/** Asks the browser to keep what exists nowhere else, also where it runs out of space. It may say no. */
export const askToKeep = async (): Promise<void> => {
  const storage: Partial<StorageManager> | undefined = navigator.storage
  const ask = async () => ((await storage?.persisted?.()) === false ? storage?.persist?.() : undefined)
  // one that cannot be asked keeps what it likes
  await Promise.allSettled([ask()])
}
