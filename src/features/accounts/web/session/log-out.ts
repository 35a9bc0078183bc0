import { taskQueue } from '#platform/web/tasks/task-queue.ts'
import type { Account } from './account.ts'

/** Ends the session here, and in the shop: where that gives no answer it hears of it as soon as it can be reached. */
export const logOut = async (account: Account): Promise<void> => {
  if (await account.leave()) return
  void taskQueue().put({ id: 'log-out', lane: 'session', key: 'POST /api/user/logout', payload: {}, silent: true })
}
