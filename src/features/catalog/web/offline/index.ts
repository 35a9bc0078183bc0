import type { CallLayer } from '#platform/web/call/call-layers.ts'
import { whenIdle } from '#platform/web/waking/when-idle.ts'
import { askAhead } from './ask-ahead.ts'
import type { PrefetchParts } from './prefetch.ts'
import type { OfflineParts } from './start.ts'

/** Milliseconds from a page that rests until the catalogue is copied. */
const settle = 3000

const noAnswer = new Set(['OFFLINE', 'TIMEOUT', 'BAD_CONTENT_TYPE', 'NOT_READY'])

/**
 * Puts the browser's catalogue between pages and shop. It comes when the copy begins, with the second page, or when what is kept is
 * needed, whichever is first: a page that the shop sent whole needs nothing of it. One that was opened without its data waits for it.
 */
export const startOfflineCatalogue = async (given: Omit<OfflineParts, 'mayFetch'>): Promise<void> => {
  const { layered, connectivity, shell } = given
  const mayFetch = () => mayFetchOn(connectivity)
  const begins = performance.now() + settle
  let opened: ReturnType<CallLayer> | undefined
  let coming: Promise<typeof opened> | undefined
  const open = async (next: Parameters<CallLayer>[0]) => {
    const { openOfflineCatalogue } = await import('./start.ts')
    opened = openOfflineCatalogue({ ...given, mayFetch }, settle, Math.max(0, begins - performance.now()))(next)
    return opened
  }
  const arrive = (next: Parameters<CallLayer>[0]) =>
    (coming ??= open(next).catch((): undefined => {
      // not there now: asked for again with the next wish
      coming = undefined
    }))
  layered.use(
    askAhead({
      page: document,
      mayAsk: () => mayFetch() !== 'nothing',
      loadPage: () => import('../product-page.tsx'),
    }),
  )
  let start = async (): Promise<unknown> => undefined
  layered.use((next) => {
    start = () => arrive(next)
    return async (...asked) => {
      if (opened) return opened(...asked)
      if (shell && connectivity.isOnline()) {
        const answer = await next(...asked)
        // a page was changed: what the next ones show is noted
        if (asked[2]?.keptWillDo) void arrive(next)
        if (answer.ok || !noAnswer.has(answer.code)) return answer
      }
      const kept = await arrive(next)
      return kept ? kept(...asked) : next(...asked)
    }
  })
  if (shell) setTimeout(() => whenIdle(() => void start()), settle)
  else await start()
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

const mayFetchOn = (connectivity: OfflineParts['connectivity']): ReturnType<PrefetchParts['mayFetch']> => {
  const { connection } = navigator as { readonly connection?: Connection }
  if (!connectivity.isOnline() || document.hidden || connection?.saveData) return 'nothing'
  return connection?.effectiveType === undefined || connection.effectiveType === '4g' ? 'all' : 'visited'
}
