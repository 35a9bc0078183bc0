import { ok } from '#core/result.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import type { CallLayer } from '#platform/web/call-layers.ts'
import type { ClientCache } from '#platform/web/client-cache.ts'

const keyOf = (storeCode: string): string => `shell ${storeCode}`

/** What every page stands in is kept from the page that the shop rendered, for those that open without it. */
export const keepShellData = async (cache: ClientCache, storeCode: string, shell: ShellData): Promise<void> => {
  await cache.put('answers', keyOf(storeCode), shell)
}

/** Answers the root's question with what was kept, and asks the shop meanwhile for the next time; without it the shop is waited for. */
export const keptShellLayer =
  (cache: ClientCache, storeCode: string): CallLayer =>
  (next) =>
  async (key, input, options) => {
    if (key !== 'GET /api/shell') return next(key, input, options)
    const asked = next(key, input, options).then(async (answer) => {
      if (answer.ok) await keepShellData(cache, storeCode, answer.value as ShellData)
      return answer
    })
    const kept = await cache.get<ShellData>('answers', keyOf(storeCode))
    return kept ? ok(kept) : asked
  }
