import { ok, refuse } from '#core/result.ts'
import type { Refusal, Result } from '#core/result.ts'
import { browserConnectivity } from '../call/connectivity.ts'
import { taskQueue } from './task-queue.ts'
import type { NewTask } from './task-queue.ts'

const noAnswer = new Set(['OFFLINE', 'TIMEOUT', 'BAD_CONTENT_TYPE', 'NOT_READY'])

/** Whether a call got no answer: nobody knows whether it arrived. */
export const isNoAnswer = (code: string): boolean => noAnswer.has(code)

/**
 * Sends a call whose repetition changes nothing; where the shop gives no answer it waits in the queue under its id, in the place of
 * an older one. `queued` is the value then. A queue that does not take it leaves the refusal.
 */
export const sendOrQueue = async <Value, Code extends string>(
  send: () => Promise<Result<Value, Code>>,
  task: NewTask & { readonly id: string },
): Promise<Result<Value | 'queued'>> => {
  // an older one that is on its way could arrive after this one
  const answer = taskQueue()
    .view()
    .some(({ task_id: id, state }) => id === task.id && state === 'sending')
    ? refuse('OFFLINE')
    : await trySending(send)
  if (answer.ok) {
    // what still waits is older than what was just taken
    void taskQueue().cancel(task.id)
    return answer
  }
  return isNoAnswer(answer.code) ? putBehind(task, answer) : answer
}

/** The same for a call that makes sense only after those of its lane: while some of them wait, it waits behind them. */
export const sendInTurn = async <Value, Code extends string>(
  send: () => Promise<Result<Value, Code>>,
  task: NewTask,
): Promise<Result<Value | 'queued'>> => {
  const isBehind = taskQueue()
    .view()
    .some(({ lane, state }) => lane === task.lane && (state === 'sending' || state === 'waiting'))
  const answer = isBehind ? refuse('OFFLINE') : await trySending(send)
  return answer.ok || !isNoAnswer(answer.code) ? answer : putBehind(task, answer)
}

const trySending = async <Value, Code extends string>(
  send: () => Promise<Result<Value, Code>>,
): Promise<Result<Value>> => (browserConnectivity().isOnline() ? send() : refuse('OFFLINE'))

const putBehind = async (task: NewTask, refusal: Refusal): Promise<Result<'queued'>> => {
  const { id: _taken, ...anew } = task
  const put = await taskQueue().put(task)
  // what is under way cannot be changed any more: the newer one goes behind it
  const last = !put.ok && put.code === 'TASK_IS_SENDING' ? await taskQueue().put(anew) : put
  return last.ok ? ok('queued') : refusal
}
