import { openBrowser } from '#test/bench/browser.ts'
import { startShop } from '#test/support/running-shop.ts'
import { lineThrough } from './support/bad-line.ts'
import { runOnBadLine } from './support/cart-browser.ts'
import { startChaosProxy } from './support/chaos-proxy.ts'
import { inParallel } from './support/crowd.ts'
import type { FaultRun } from './support/fault.ts'
import { createRandom } from './support/random.ts'

/** O2: RUNS histories (500) in real browsers whose cart calls refuse, cut, repeat and swallow; all converge. Needs a build. */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const runs = Number(process.env['RUNS'] ?? (full ? 500 : 2))
  const first = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
  const shop = await startShop()
  const browser = await openBrowser()
  try {
    await inParallel(runs, 4, async (index) => {
      const seed = first + index
      const proxy = await startChaosProxy(shop.url, { seed, halfOpenMs: 60 })
      const context = await browser.newContext()
      try {
        await runOnBadLine(context, shop.url, lineThrough(proxy.url), { presses: 12, random: createRandom(seed) })
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      } finally {
        await context.close()
        await proxy.close()
      }
    })
    say(`seeds from ${first}: ${runs} histories over a bad line converged`)
  } finally {
    await browser.close()
    await shop.remove()
  }
}
