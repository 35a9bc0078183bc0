import { openChannel } from '../channel.ts'
import { clientCache, storageBackEvent } from '../storage/client-cache.ts'
import { browserConnectivity } from '../call/connectivity.ts'
import { newUuid } from '../new-uuid.ts'
import { browserSession } from '../session/session.ts'
import { createTaskDriver } from './task-driver.ts'
import type { TaskDriverDeps } from './task-driver.ts'
import { taskChannel } from './task-queue.ts'
import type { TaskQueue } from './task-queue.ts'

/** The driver with everything a browser has; looks again whenever the page is looked at. */
export const createBrowserTaskDriver = (
  parts: Pick<TaskDriverDeps, 'storeCode' | 'cartIdOf' | 'maxAttempts'>,
): TaskQueue => {
  const queue = createTaskDriver({
    ...parts,
    cache: clientCache(),
    session: browserSession(),
    connectivity: browserConnectivity(),
    fetcher: (...all) => fetch(...all),
    locks: navigator.locks,
    channel: openChannel(taskChannel),
    now: () => Date.now(),
    random: () => Math.random(),
    newId: newUuid,
    after: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    tell: (event, detail) => dispatchEvent(new CustomEvent(event, { detail })),
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) queue.wake()
  })
  addEventListener(storageBackEvent, queue.wake)
  return queue
}
