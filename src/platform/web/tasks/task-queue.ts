import type { Result } from '#core/result.ts'
import type { PutRefusal } from '#core/task-list.ts'
import type { SyncTask, TaskReason } from '#core/task-queue.ts'
import { openChannel } from '../channel.ts'
import { isStorageThere } from '../storage/storage-there.ts'

export type { SyncTask, TaskReason } from '#core/task-queue.ts'

export type NewTask = {
  /** Tasks of a lane are sent one after the other: `order`, `profile`, `review` … */
  readonly lane: string
  /** The call as its contract names it: `POST /api/order`. */
  readonly key: string
  /** Its path with the parameters put in; `{{cartId}}` becomes the cart's id when it is sent. Without one the path of `key`. */
  readonly url?: string
  /** The body, as JSON has it. Left out where `provideBodies` gives it when it is sent. */
  readonly payload?: unknown
  /** The store view it is for; without one the page's. */
  readonly store?: string
  /** Whether the shopper is told nothing of it. */
  readonly silent?: boolean
  /** Whether it is worth nothing without the session of now: it goes with it. */
  readonly needsSession?: boolean
  /** Whether its result is kept until `cancel`; else it is gone once it is sent. */
  readonly isResultCacheable?: boolean
  /** Whether it waits for `release`. */
  readonly isHeld?: boolean
  /** Given again it takes the place of what waits under it. */
  readonly id?: string
  /** A `CustomEvent` of this name, with the task as `detail`, tells the window of the page that sent it when it is over. */
  readonly callbackEvent?: string
}

/** What keeps tasks of a lane elsewhere, sealed say: the body of a task, or undefined where it was withdrawn. */
export type BodyProvider = (task: SyncTask) => Promise<unknown>

/** Calls that must not be lost: kept in this browser until they are answered, one queue for all its tabs. */
export type TaskQueue = {
  /** Resolves when it is stored; `isPersistent` is false where it lives as long as the page. */
  readonly put: (task: NewTask) => Promise<Result<{ readonly id: string; readonly isPersistent: boolean }, PutRefusal>>
  /** The task as it is now, with its result; undefined once nothing of it is kept. */
  readonly result: (id: string) => Promise<SyncTask | undefined>
  /** All that are kept, by lane and place. */
  readonly list: () => Promise<readonly SyncTask[]>
  /** Sends once more what failed, and at once what waits for its next try. */
  readonly retry: (id: string) => Promise<boolean>
  /** Forgets it; false where it is under way. */
  readonly cancel: (id: string) => Promise<boolean>
  /** The shopper has seen what became of it. */
  readonly acknowledge: (id: string) => Promise<boolean>
  readonly hold: (id: string) => Promise<boolean>
  readonly release: (id: string) => Promise<boolean>
  /** For tasks queued without a payload. Until a lane has its provider these wait. */
  readonly provideBodies: (lane: string, provider: BodyProvider) => void
  /** The list as it was last seen, for `useSyncExternalStore`. */
  readonly view: () => readonly SyncTask[]
  /** Hears of every change, in other tabs too. */
  readonly subscribe: (listener: () => void) => () => void
  /** Hears what the shopper is to be told; what came before anybody listened is told first. */
  readonly onNotice: (listener: (notice: TaskNotice) => void) => () => void
  /** Looks whether there is something to send. */
  readonly wake: () => void
}

/** What the shopper is told: why a task did not go through. */
export type TaskNotice = { readonly reason: TaskReason; readonly task: SyncTask }

/** On which tabs tell each other that the queue has changed. */
export const taskChannel = 'vitrine.tasks'

/** Told on the window when a task had no cart to go with: whoever owns carts makes one. */
export const cartNeededEvent = 'vitrine:cart-needed'

export type TaskQueueParts = {
  readonly storeCode: string
  /** The id of the cart of a store view. */
  readonly cartIdOf: (storeCode: string) => string | undefined
}

const nothing: readonly SyncTask[] = []
const limits = { maxAttempts: 1 }
let driver: TaskQueue | undefined
let start: (queue: TaskQueue) => void
const started = new Promise<TaskQueue>((resolve) => {
  start = resolve
})

/** Tries of a task, and of a token, after which the shopper is told. Source: shopping.md 9, "Configurable limits". */
export const setTaskLimits = ({ maxAttempts }: { readonly maxAttempts: number }): void => {
  limits.maxAttempts = maxAttempts
}

/** Puts this page's part of the queue at hand: it runs where something was queued before, and once something is asked of it. */
export const startTaskQueue = async ({ storeCode, cartIdOf }: TaskQueueParts): Promise<void> => {
  if (isAtHand) return
  isAtHand = true
  const load = async () => {
    const { createBrowserTaskDriver } = await import('./browser-task-driver.ts')
    driver ??= createBrowserTaskDriver({
      storeCode: () => storeCode,
      cartIdOf,
      maxAttempts: () => limits.maxAttempts,
    })
    start(driver)
  }
  run = () => {
    loading ??= load().catch(() => {
      // a file that a bad network lost is asked for with the next wish
      loading = undefined
    })
  }
  openChannel(taskChannel).hear(run)
  if (isWanted || (await isStorageThere('vitrine'))) run()
  await loading
}
let isAtHand = false
let isWanted = false
let loading: Promise<void> | undefined
let run = () => {
  isWanted = true
}

/** The queue of this browser. What is asked of it before it has started is done then. Only the browser asks for it. */
export const taskQueue = (): TaskQueue => driver ?? early

const running = (): Promise<TaskQueue> => {
  run()
  return started
}

const early: TaskQueue = {
  put: async (task) => (await running()).put(task),
  result: async (id) => (await running()).result(id),
  list: async () => (await running()).list(),
  retry: async (id) => (await running()).retry(id),
  cancel: async (id) => (await running()).cancel(id),
  acknowledge: async (id) => (await running()).acknowledge(id),
  hold: async (id) => (await running()).hold(id),
  release: async (id) => (await running()).release(id),
  provideBodies: (lane, provider) => void started.then((queue) => queue.provideBodies(lane, provider)),
  view: () => driver?.view() ?? nothing,
  subscribe: (listener) =>
    listenLater((queue) => {
      // what was there before anybody could hear of it
      listener()
      return queue.subscribe(listener)
    }),
  onNotice: (listener) => listenLater((queue) => queue.onNotice(listener)),
  wake: () => void started.then((queue) => queue.wake()),
}

/** Whether it runs: until then there is nothing to be seen of it. For `useSyncExternalStore`. */
export const taskQueueStart = {
  isOver: (): boolean => driver !== undefined,
  subscribe: (listener: () => void) => listenLater(() => (listener(), () => {})),
}

const listenLater = (listen: (queue: TaskQueue) => () => void): (() => void) => {
  let isOff = false
  let stop: (() => void) | undefined
  void started.then((queue) => {
    if (!isOff) stop = listen(queue)
  })
  return () => {
    isOff = true
    stop?.()
  }
}
