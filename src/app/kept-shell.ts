import { ok } from '#core/result.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import type { CallLayer } from '#platform/web/call/call-layers.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { ClientCache } from '#platform/web/storage/client-cache.ts'
import type { Connectivity } from '#platform/web/call/connectivity.ts'
import { browserSession } from '#platform/web/session/session.ts'
import { setTaskLimits } from '#platform/web/tasks/task-queue.ts'

const keyOf = (storeCode: string): string => `shell ${storeCode}`

/** What every page stands in is kept from the page that the shop rendered, for those that open without it. */
export const keepShellData = async (cache: ClientCache, storeCode: string, shell: ShellData): Promise<void> => {
  await cache.put('answers', keyOf(storeCode), shell)
}

/** Tells the parts of the page that have no other way to the settings what they go by. */
export const heedSettings = ({ settings }: ShellData): void => {
  setTaskLimits({ maxAttempts: settings.max_task_attempts })
  browserSession().setAutoRefresh(settings.auto_refresh_tokens)
}

/**
 * Answers the root's question with what was kept, and asks the shop meanwhile for the next time; without it the shop is waited for.
 * `heed` hears of both.
 */
export const keptShellLayer =
  (cache: ClientCache, storeCode: string, heed: (shell: ShellData) => void): CallLayer =>
  (next) =>
  async (key, input, options) => {
    if (key !== 'GET /api/shell') return next(key, input, options)
    let isNew = false
    const asked = next(key, input, options).then(async (answer) => {
      if (!answer.ok) return answer
      isNew = true
      const shell = answer.value as ShellData
      heed(shell)
      await keepShellData(cache, storeCode, shell)
      return answer
    })
    const kept = await cache.get<ShellData>('answers', keyOf(storeCode))
    if (!kept) return asked
    if (!isNew) heed(kept)
    return ok(kept)
  }

/** Asks the root's question again whenever the shop can be reached once more. */
export const askOnceBack = ({ isOnline, subscribe }: Connectivity, call: AnyCall): void => {
  subscribe(() => {
    if (isOnline()) void call('GET /api/shell', {})
  })
}
