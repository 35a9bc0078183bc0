import { createMemoryCache } from '#platform/web/storage/client-cache.ts'
import { createTaskDriver } from '#platform/web/tasks/task-driver.ts'
import type { NewTask, SyncTask, TaskNotice } from '#platform/web/tasks/task-queue.ts'
import { createBrowser, createSessionShop, openSessionTab } from './browser-tabs.ts'
import { createHandClock } from './hand-clock.ts'

type World = {
  isOnline?: boolean
  maxAttempts?: number
  cartId?: string | undefined
}

/** A browser with a shop; each tab has its part of the one queue. */
export const createTaskWorld = ({ isOnline = true, maxAttempts = 1, cartId }: World = {}) => {
  const clock = createHandClock()
  const server = createSessionShop(clock.now)
  const browser = createBrowser()
  const cache = createMemoryCache()
  const online = { is: isOnline, listeners: new Set<() => void>() }
  const cart = { id: cartId }
  let ids = 0
  const open = (fetcher: typeof fetch = server.fetcher) => {
    const tab = browser.openTab()
    const { session, losses } = openSessionTab(tab, fetcher, { after: (ms, work) => void clock.after(ms, work) })
    const notices: TaskNotice[] = []
    const told: { readonly event: string; readonly task: SyncTask }[] = []
    const queue = createTaskDriver({
      cache,
      session,
      connectivity: {
        isOnline: () => online.is,
        subscribe: (listener) => {
          online.listeners.add(listener)
          return () => online.listeners.delete(listener)
        },
      },
      fetcher,
      locks: tab.locks,
      channel: tab.channel('vitrine.tasks'),
      now: clock.now,
      random: () => 1,
      newId: () => `id${(ids += 1)}`,
      after: clock.after,
      storeCode: () => 'en',
      cartIdOf: () => cart.id,
      maxAttempts: () => maxAttempts,
      tell: (event, task) => told.push({ event, task }),
    })
    queue.onNotice((notice) => notices.push(notice))
    return { queue, session, losses, notices, told }
  }
  return {
    clock,
    server,
    cart,
    open,
    setOnline: (is: boolean) => {
      online.is = is
      for (const listener of online.listeners) listener()
    },
  }
}

/** A task of the lane `review`. */
export const review = (text: string, more: Partial<NewTask> = {}): NewTask => ({
  lane: 'review',
  key: 'POST /api/review/create',
  payload: { text },
  ...more,
})
/** The texts of the reviews that the shop got, in order. */
export const textsOf = (server: ReturnType<typeof createSessionShop>) =>
  server.seen.map(({ body }) => (body as { text?: string } | undefined)?.text)
/** The id of what was queued. */
export const idOf = async (put: ReturnType<ReturnType<typeof createTaskDriver>['put']>): Promise<string> => {
  const answer = await put
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.id
}
