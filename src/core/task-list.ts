import { refuse, ok } from './result.ts'
import type { Result } from './result.ts'
import { mostTasks } from './task-limits.ts'
import { createTask, nextPlace } from './task-queue.ts'
import type { SyncTask, TaskInput } from './task-queue.ts'

export type PutRefusal = 'TASK_IS_SENDING' | 'QUEUE_FULL'

/**
 * The task to store for what is queued. One with the id of a task that waits takes its place, in the lane too; one that is
 * under way cannot be changed any more.
 */
export const queueTask = (tasks: readonly SyncTask[], input: TaskInput, now: number): Result<SyncTask, PutRefusal> => {
  const known = tasks.find(({ task_id }) => task_id === input.task_id)
  if (known?.state === 'sending') return refuse('TASK_IS_SENDING')
  if (!known && tasks.length >= mostTasks) return refuse('QUEUE_FULL')
  const keepsPlace = known?.state === 'waiting' || known?.state === 'held'
  return ok(createTask(input, { seq: keepsPlace ? known.seq : nextPlace(tasks, now), now }))
}

/** What could not be sent and is the shopper's to see: refused, or in need of a decision. */
export const findUnsent = (tasks: readonly SyncTask[]): SyncTask[] =>
  tasks.filter(({ state, silent }) => !silent && (state === 'failed' || state === 'attention'))

/** Once more from the beginning, behind nothing; undefined where there is nothing to repeat. */
export const retryTask = (task: SyncTask): SyncTask | undefined =>
  task.state === 'failed' || task.state === 'attention' || task.state === 'waiting'
    ? { ...task, state: 'waiting', attempts: 0, badAnswers: 0, notBefore: 0, reason: null, acknowledged: false }
    : undefined

/** Kept from being sent, or sent at last; undefined where it is too late for that. */
export const holdTask = (task: SyncTask): SyncTask | undefined =>
  task.state === 'waiting' ? { ...task, state: 'held' } : undefined

/** A held one that may be sent again, at once; undefined of any other. */
export const releaseTask = (task: SyncTask): SyncTask | undefined =>
  task.state === 'held' ? { ...task, state: 'waiting', notBefore: 0 } : undefined

/** What goes with a lost session: everything unsent that needs it. Source: contract.md, departure 7. */
export const findLost = (tasks: readonly SyncTask[]): SyncTask[] =>
  tasks.filter(({ needsSession, state }) => needsSession && state !== 'done')
