import { leaseMs, mostTasks } from '#core/task-limits.ts'
import type { SyncTask } from '#core/task-queue.ts'
import type { TabChannel } from '../channel.ts'
import type { ClientCache } from '../storage/client-cache.ts'
import { createListeners } from '../listeners.ts'

type Deps = {
  readonly cache: ClientCache
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly channel: TabChannel
}

export type TaskChange<Value> = {
  readonly put?: readonly SyncTask[]
  readonly remove?: readonly string[]
  readonly value: Value
}

/** The tasks as this browser keeps them: changed by one tab at a time, seen by all. */
export const createTaskStore = ({ cache, locks, channel }: Deps) => {
  let view: readonly SyncTask[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const listeners = createListeners()

  const show = (tasks: readonly SyncTask[]) => {
    view = tasks
    listeners.tell()
  }
  const read = async (): Promise<readonly SyncTask[]> =>
    (await cache.entries<SyncTask>('tasks', { limit: mostTasks }))
      .map(([, task]) => task)
      .toSorted((a, b) => (a.lane < b.lane ? -1 : a.lane > b.lane ? 1 : a.seq - b.seq))

  /** A turn lasts milliseconds: whoever has it for as long as a lease sleeps, and it is taken from him. */
  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (!locks) return work()
    let begun: Promise<Value> | undefined
    const begin = () => (begun ??= work())
    try {
      return await locks.request('vitrine.tasks', { signal: AbortSignal.timeout(leaseMs) }, begin)
    } catch (error) {
      if (begun) return begun
      if (!(error instanceof DOMException)) throw error
      return locks.request('vitrine.tasks', { steal: true }, begin)
    }
  }

  /** Reads all, changes some; true in `isPersistent` when every change will outlive the page. */
  const change = <Value>(
    step: (tasks: readonly SyncTask[]) => TaskChange<Value>,
  ): Promise<{ readonly value: Value; readonly isPersistent: boolean }> => {
    const work = async () => {
      const tasks = await read()
      const { put = [], remove = [], value } = step(tasks)
      let isPersistent = true
      for (const task of put) isPersistent = (await cache.put('tasks', task.task_id, task)) && isPersistent
      for (const id of remove) await cache.remove('tasks', id)
      if (put.length + remove.length > 0) {
        show(await read())
        channel.tell('changed')
      } else if (view.length !== tasks.length) show(tasks)
      return { value, isPersistent }
    }
    const mine = turn.then(() => inTurn(work))
    turn = Promise.allSettled([mine])
    return mine
  }

  /** Reads all, and shows what was not seen yet. */
  const look = async (): Promise<readonly SyncTask[]> => {
    const tasks = await read()
    if (view.length !== tasks.length) show(tasks)
    return tasks
  }

  channel.hear(() => void read().then(show))
  return {
    change,
    read,
    look,
    hear: channel.hear,
    view: () => view,
    subscribe: listeners.subscribe,
  }
}
