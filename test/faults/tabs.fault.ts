import { openBrowser } from '#test/bench/browser.ts'
import { startShop } from '#test/support/running-shop.ts'
import { runTabs } from './support/cart-browser.ts'
import type { FaultRun } from './support/fault.ts'
import { createRandom } from './support/random.ts'

/** O3: four tabs of one browser, RUNS rounds (200) of something done in each; all are equal within a second. Needs a build. */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const rounds = Number(process.env['RUNS'] ?? (full ? 200 : 3))
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
  const shop = await startShop()
  const browser = await openBrowser()
  try {
    const longest = await runTabs(await browser.newContext(), shop.url, { rounds, random: createRandom(seed) })
    say(`seed ${seed}: ${rounds} rounds in four tabs, equal after ${longest} ms at most`)
  } finally {
    await browser.close()
    await shop.remove()
  }
}
