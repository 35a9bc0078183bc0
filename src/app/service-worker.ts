import { chooseWay, pastTheWorker } from './service-worker/choose-way.ts'
import { toAsked } from './service-worker/facts.ts'
import { createFiles } from './service-worker/files.ts'
import { isWorkerMessage } from './service-worker/messages.ts'
import { openReminder, syncOrders } from './service-worker/order-sync.ts'
import { answerPage } from './service-worker/pages.ts'
import { createPictures } from './service-worker/pictures.ts'
import { cachesToDrop, releasesHeld } from './service-worker/release.ts'
import type { Release } from './service-worker/release.ts'
import { viewOf } from './service-worker/shell-page.ts'

/** Put in by the build. */
declare const RELEASE: Release
declare const self: ServiceWorkerGlobalScope

// once: the build writes the whole list in its place
const release = RELEASE
const files = createFiles(release)
const pictures = createPictures(() => Date.now())

/** Drops what no open page needs, but not while another release is moving in. */
const tidy = async (): Promise<void> => {
  if (self.registration.installing || self.registration.waiting) return
  const locks = 'locks' in navigator ? await navigator.locks.query() : undefined
  const held = locks && releasesHeld((locks.held ?? []).map(({ name }) => name))
  for (const name of cachesToDrop(await caches.keys(), release.id, held)) await caches.delete(name)
}

/** A page that has no worker gets this one. */
const greet = async (): Promise<void> => {
  if (self.registration.active?.state === 'activated') await self.clients.claim()
  await tidy()
}

/** Of browsers that can be told beforehand what goes past the worker; no library of types knows it. */
type TellingEvent = Event & { readonly addRoutes?: (routes: readonly object[]) => Promise<void> }

self.addEventListener('install', (event) => {
  // one that knows other routes than this asks the worker, as those do that know none
  void Promise.allSettled([(event as TellingEvent).addRoutes?.([pastTheWorker])])
  const install = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    await files.keepAll([...new Set(open.map(({ url }) => viewOf(url)))])
  }
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  const start = async () => {
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
    await tidy()
  }
  event.waitUntil(start())
})

/** The shop has switched its worker off: the pages this one still has are served as if there were none, and nothing more is kept. */
let isLeaving = false
const leave = async (): Promise<void> => {
  isLeaving = true
  for (const name of await caches.keys()) if (name.startsWith('vitrine-')) await caches.delete(name)
}

self.addEventListener('fetch', (event) => {
  if (isLeaving) return
  const way = chooseWay(toAsked(event.request), self.location.origin)
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
  if (way === 'page') {
    const { request, preloadResponse } = event
    event.respondWith(answerPage({ request, preloadResponse, waitUntil }, files))
  }
  if (way === 'asset') event.respondWith(files.answer(event.request, waitUntil))
  if (way === 'picture') event.respondWith(pictures.answer(event.request, waitUntil))
})

self.addEventListener('message', (event) => {
  if (!isWorkerMessage(event.data)) return
  if (event.data.type === 'hello') event.waitUntil(greet())
  if (event.data.type === 'which') event.ports[0]?.postMessage(release.id)
  if (event.data.type === 'leave') event.waitUntil(leave())
})

/** Of browsers that have background sync; no library of types knows it. */
type SyncEvent = Event & { readonly tag: string; readonly waitUntil: (work: Promise<void>) => void }

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent
  if (sync.tag === 'orderSync') sync.waitUntil(syncOrders())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openReminder(event.notification))
})
