import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Siblings } from './siblings.ts'

/** Milliseconds between two messages to the other processes: so much later a limit may hold. */
const tellEveryMs = 200

/** Addresses that are counted at a time; the one that came first goes. */
const mostKeys = 20_000

type Counted = (error: Error | null, result?: { readonly current: number; readonly ttl: number }) => void

/**
 * Counts requests by address over all processes of this machine, in windows that begin at the same moments in each of them. A window ends
 * as soon as the clock shows another, an earlier one too: a clock that was put right holds nobody to what was counted ahead of it.
 */
export const sharedCounts = ({ tell, onHear }: Siblings, now: () => Date): FastifyRateLimitStoreCtor => {
  let window = 0
  let all = new Map<string, number>()
  let untold = new Map<string, number>()
  const add = (counts: Map<string, number>, key: string, more: number): number => {
    const count = (counts.get(key) ?? 0) + more
    counts.set(key, count)
    const [oldest] = counts.keys()
    if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest)
    return count
  }
  const enter = (next: number): void => {
    if (next === window) return
    window = next
    all = new Map()
    untold = new Map()
  }
  onHear((message) => {
    if (message.is !== 'counted') return
    // what comes late is of a window that is over
    if (message.window > window) enter(message.window)
    if (message.window !== window) return
    for (const [key, count] of Object.entries(message.counts)) add(all, key, count)
  })
  setInterval(() => {
    if (untold.size > 0) tell({ is: 'counted', window, counts: Object.fromEntries(untold) })
    untold = new Map()
  }, tellEveryMs).unref()

  const incr = (key: string, counted: Counted, windowMs: number): void => {
    const at = now().getTime()
    enter(Math.floor(at / windowMs))
    add(untold, key, 1)
    counted(null, { current: add(all, key, 1), ttl: (window + 1) * windowMs - at })
  }
  return class {
    incr = incr
    child = () => this
  }
}
