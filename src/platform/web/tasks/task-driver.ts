import { methodAndPath } from '#core/endpoint.ts'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { lockedRetryMs } from '#core/task-limits.ts'
import { findLost, holdTask, queueTask, releaseTask, retryTask } from '#core/task-list.ts'
import type { PutRefusal } from '#core/task-list.ts'
import { lanesOf, nextStep, settle, startSending } from '#core/task-queue.ts'
import type { Settled, SyncTask, TaskOutcome } from '#core/task-queue.ts'
import type { TabChannel } from '../channel.ts'
import type { ClientCache } from '../storage/client-cache.ts'
import type { Connectivity } from '../call/connectivity.ts'
import { createEvents } from '../listeners.ts'
import type { BrowserSession } from '../session/session.ts'
import { cartNeededEvent } from './task-queue.ts'
import type { TaskNotice, TaskQueue } from './task-queue.ts'
import { createTaskSender } from './task-sender.ts'
import { createTaskStore } from './task-store.ts'

export type TaskDriverDeps = {
  readonly cache: ClientCache
  readonly session: BrowserSession
  readonly connectivity: Pick<Connectivity, 'isOnline' | 'subscribe'>
  readonly fetcher: typeof fetch
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly channel: TabChannel
  readonly now: () => number
  readonly random: () => number
  readonly newId: () => string
  readonly after: (ms: number, work: () => void) => () => void
  readonly storeCode: () => string
  readonly cartIdOf: (storeCode: string) => string | undefined
  readonly maxAttempts: () => number
  /** Tells the window: a task is over, or a cart is needed. */
  readonly tell: (event: string, detail: SyncTask) => void
}

type Taken = { readonly task: SyncTask; readonly ends?: TaskOutcome }

/** Milliseconds after which a tab looks at what another tab queued. */
const orphanMs = 3000

/** One tab's part of the queue: takes tasks lane by lane, sends them, and writes down what came of it. */
export const createTaskDriver = (deps: TaskDriverDeps): TaskQueue => {
  const { session, connectivity, now, tell } = deps
  const tab = deps.newId()
  const store = createTaskStore(deps)
  const { raise, listen } = createEvents<TaskNotice>()
  const sender = createTaskSender(deps)
  const running = new Set<string>()
  let alarm: { readonly at: number; readonly cancel: () => void } | undefined

  const wakeAt = (at: number) => {
    if (alarm && alarm.at <= at) return
    alarm?.cancel()
    const cancel = deps.after(Math.max(0, at - now()), () => {
      alarm = undefined
      wake()
    })
    alarm = { at, cancel }
  }

  /** Takes the next task of a lane for this tab; `ends` where it does not get as far as the network. */
  const take = async (lane: string): Promise<Taken | undefined> => {
    const { value } = await store.change<Taken | { until: number } | undefined>((tasks) => {
      const step = nextStep(tasks, lane, now())
      if (step.kind === 'idle') return { value: undefined }
      if (step.kind === 'wait') return { value: { until: step.until } }
      const pass = sender.pass(step.task)
      if (pass === 'wait') return { value: { until: now() + lockedRetryMs } }
      if (!sender.canSend(step.task)) return { value: undefined }
      const task = startSending(step.task, { tab, now: now() })
      return { put: [task], value: pass === 'abort' ? { task, ends: { kind: 'signed-out' as const } } : { task } }
    })
    if (value && 'until' in value) {
      wakeAt(value.until)
      return undefined
    }
    return value
  }

  const finish = async (sent: SyncTask, outcome: TaskOutcome): Promise<void> => {
    const moment = { tab, now: now(), random: deps.random(), maxAttempts: deps.maxAttempts() }
    const { value } = await store.change<Settled | undefined>((tasks) => {
      const task = tasks.find(({ task_id }) => task_id === sent.task_id)
      const settled = task && settle(task, outcome, moment)
      if (!settled) return { value: undefined }
      return settled.isKept
        ? { put: [settled.task], value: settled }
        : { remove: [settled.task.task_id], value: settled }
    })
    if (!value) return
    const { task, notice } = value
    if (notice) raise({ reason: notice, task })
    if (value.isOver && task.callback_event !== null) tell(task.callback_event, task)
    if (outcome.kind === 'no-cart') tell(cartNeededEvent, task)
  }

  const runLane = async (lane: string): Promise<void> => {
    if (running.has(lane)) return
    running.add(lane)
    try {
      while (connectivity.isOnline()) {
        const taken = await take(lane)
        if (!taken) return
        await finish(taken.task, taken.ends ?? (await sender.send(taken.task)))
      }
    } finally {
      running.delete(lane)
    }
  }

  const wake = () => {
    // what waits is seen without a network too
    void store.look().then((tasks) => lanesOf(tasks).forEach((lane) => void runLane(lane)))
  }

  const clearLost = () =>
    store.change((tasks) => ({ remove: findLost(tasks).map(({ task_id }) => task_id), value: undefined }))

  /** Changes one task as `step` has it; false where that cannot be. */
  const changeOne = async (id: string, step: (task: SyncTask) => SyncTask | undefined): Promise<boolean> => {
    const { value } = await store.change<boolean>((tasks) => {
      const task = tasks.find(({ task_id }) => task_id === id)
      const next = task && step(task)
      return next ? { put: [next], value: true } : { value: false }
    })
    wake()
    return value
  }

  let wasSignedIn = session.isSignedIn()
  session.subscribe(() => {
    const isSignedIn = session.isSignedIn()
    if (wasSignedIn && !isSignedIn) void clearLost()
    wasSignedIn = isSignedIn
    if (isSignedIn) wake()
  })
  if (!wasSignedIn) void clearLost()
  connectivity.subscribe(wake)
  store.hear(() => wakeAt(now() + orphanMs))
  wake()

  return {
    put: async ({
      lane,
      key,
      url,
      payload,
      store: storeCode,
      silent,
      needsSession,
      isResultCacheable,
      isHeld,
      id,
      callbackEvent,
    }) => {
      const { value, isPersistent } = await store.change<Result<SyncTask, PutRefusal>>((tasks) => {
        const queued = queueTask(
          tasks,
          {
            task_id: id ?? `${now()}-${deps.newId()}`,
            lane,
            url: url ?? methodAndPath(key).path,
            payload: {
              key,
              store: storeCode ?? deps.storeCode(),
              body: payload === undefined ? null : JSON.stringify(payload),
            },
            silent: silent ?? false,
            needsSession: needsSession ?? false,
            isResultCacheable: isResultCacheable ?? false,
            isHeld: isHeld ?? false,
            callback_event: callbackEvent ?? null,
          },
          now(),
        )
        return queued.ok ? { put: [queued.value], value: queued } : { value: queued }
      })
      if (!value.ok) return value
      wake()
      return ok({ id: value.value.task_id, isPersistent })
    },
    result: async (id) => (await store.read()).find(({ task_id }) => task_id === id),
    list: store.read,
    retry: (id) => changeOne(id, retryTask),
    acknowledge: (id) => changeOne(id, (task) => (task.acknowledged ? undefined : { ...task, acknowledged: true })),
    hold: (id) => changeOne(id, holdTask),
    release: (id) => changeOne(id, releaseTask),
    cancel: async (id) => {
      const { value } = await store.change<boolean>((tasks) => {
        const task = tasks.find(({ task_id }) => task_id === id)
        return task && task.state !== 'sending' ? { remove: [id], value: true } : { value: false }
      })
      wake()
      return value
    },
    provideBodies: (lane, provider) => {
      sender.provide(lane, provider)
      wake()
    },
    view: store.view,
    subscribe: store.subscribe,
    onNotice: listen,
    wake,
  }
}
