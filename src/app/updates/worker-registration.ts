import type { WorkerMessage } from '../service-worker/messages.ts'
import { lockOf } from '../service-worker/release.ts'

export type Registered = {
  /** Hears of a new version that waits until it is wanted. */
  readonly onNewVersion: (listener: () => void) => void
  /** Asks the shop whether there is a new version. */
  readonly look: () => void
}

type Worker = Pick<ServiceWorker, 'postMessage'>

/** Milliseconds between two looks for a new version. */
const restless = 60_000

/**
 * The browser's worker, for a page of the release `release`; undefined where the browser has none or wants none. A new version
 * waits until no page is open any more, however new they are: told to take over from a worker at work, Chromium loses pages that are
 * asked for in that moment (decision 0019).
 */
export const registerWorker = async (release: string, now: () => number): Promise<Registered | undefined> => {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  if (!workers) return undefined
  if (release === '') {
    await removeWorkers(workers)
    return undefined
  }
  holdRelease(release)
  const registration = await registerOrNone(workers)
  if (!registration) return undefined
  // a page that came while its worker was just beginning, or past it, is not yet its own
  send(workers.controller ?? registration.active, { type: 'hello' })
  let tell = () => {}
  let isWaiting = false
  const announce = async (waiting: ServiceWorker) => {
    // this page came from the shop later than the others: they are told
    if ((await releaseOf(waiting)) === release) return
    isWaiting = true
    tell()
  }
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) void announce(worker)
    })
  }
  if (registration.waiting && workers.controller) void announce(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  let lookedAt = now()
  return {
    onNewVersion: (listener) => {
      tell = listener
      if (isWaiting) listener()
    },
    look: () => {
      if (now() - lookedAt < restless) return
      lookedAt = now()
      // out of reach: it is asked again
      void Promise.allSettled([registration.update()])
    },
  }
}

/** How often the first worker of a browser is tried, and after how many milliseconds again. */
const tries = 3
const againMs = 5000

/**
 * A browser whose owner wants no worker goes without; so does one whose disk is full. Its console says which it was. A first
 * worker one of whose files did not come is tried again: else the page would be without one until the next is opened.
 */
const registerOrNone = async (workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    for (let left = tries; ; left -= 1) {
      const registration = await workers.register('/sw.js', { updateViaCache: 'none' })
      if (registration.active || left === 1 || (await isInstalled(registration.installing))) return registration
      await new Promise((resolve) => {
        setTimeout(resolve, againMs)
      })
    }
  } catch (error) {
    console.warn('vitrine: without a service worker:', error)
    return undefined
  }
}

const isInstalled = (worker: ServiceWorker | null): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker?.state !== 'installing') resolve(worker?.state !== 'redundant')
    }
    worker?.addEventListener('statechange', look)
    look()
  })

const send = (worker: Worker | null, message: WorkerMessage): void => worker?.postMessage(message, [])

/** For as long as this page lives, and not while it lies in the browser's cache of left pages. */
const holdRelease = (release: string): void => {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return
  const hold = () => {
    const letGo = new AbortController()
    addEventListener('pagehide', () => letGo.abort(), { once: true })
    void locks.request(lockOf(release), { mode: 'shared' }, () => untilAborted(letGo.signal))
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hold()
  })
  hold()
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Milliseconds that a worker has to say which release it is of. */
const answersWithin = 3000

const releaseOf = (worker: Worker): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(typeof data === 'string' ? data : undefined))
    port1.start()
    setTimeout(resolve, answersWithin, undefined)
    worker.postMessage({ type: 'which' } satisfies WorkerMessage, [port2])
  })

/** The shop has switched its worker off: what an earlier visit left behind goes. */
const removeWorkers = async (workers: ServiceWorkerContainer): Promise<void> => {
  // it goes on serving this page until the page is left
  send(workers.controller, { type: 'leave' })
  for (const registration of await workers.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith('vitrine-')) await caches.delete(name)
}
