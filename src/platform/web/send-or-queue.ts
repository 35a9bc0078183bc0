import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { browserConnectivity } from './connectivity.ts'
import { taskQueue } from './task-queue.ts'
import type { NewTask } from './task-queue.ts'

const noAnswer = new Set(['OFFLINE', 'TIMEOUT', 'NOT_READY'])

/**
 * Sends a call whose repetition changes nothing; where the shop gives no answer it waits in the queue under its id, in the place of
 * an older one. `queued` is the value then. A queue that does not take it leaves the refusal.
 */
export const sendOrQueue = async <Value, Code extends string>(
  send: () => Promise<Result<Value, Code>>,
  task: NewTask & { readonly id: string },
): Promise<Result<Value | 'queued'>> => {
  const queue = taskQueue()
  const answer: Result<Value> = browserConnectivity().isOnline() ? await send() : refuse('OFFLINE')
  if (answer.ok) {
    // what still waits is older than what was just taken
    void queue.cancel(task.id)
    return answer
  }
  if (!noAnswer.has(answer.code)) return answer
  const put = await queue.put(task)
  return put.ok ? ok('queued') : answer
}
