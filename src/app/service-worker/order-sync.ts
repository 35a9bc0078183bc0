import { syncOrdersInWorker } from '#features/orders/web/offline/worker-orders.ts'
import { openChannel } from '#platform/web/channel.ts'
import { createStoredCache } from '#platform/web/storage/stored-cache.ts'
import { reminderOf } from './reminder.ts'
import { createWorkerCall } from './worker-call.ts'

declare const self: ServiceWorkerGlobalScope

/** Sends saved orders that may go, and reminds of the rest where reminders are allowed; throws where it is to be tried again. */
export const syncOrders = async (): Promise<void> => {
  const channel = openChannel('vitrine.orders')
  await syncOrdersInWorker({
    cache: createStoredCache({ now: () => Date.now(), after: () => () => undefined }),
    subtle: crypto.subtle,
    locks: navigator.locks,
    now: () => Date.now(),
    announce: () => channel.tell('changed'),
    remind: async (order) => {
      const pages = await self.clients.matchAll({ type: 'window' })
      // an open page asks by itself
      if (pages.length > 0 || Notification.permission !== 'granted') return
      const { title, lang, path } = reminderOf(order)
      await self.registration.showNotification(title, { tag: 'orderSync', lang, data: path })
    },
    call: createWorkerCall((...all) => fetch(...all)),
  })
}

/** The reminder was pressed: the shop opens with its question. */
export const openReminder = async ({ data }: Notification): Promise<void> => {
  await self.clients.openWindow(typeof data === 'string' ? data : '/?order=offline')
}
