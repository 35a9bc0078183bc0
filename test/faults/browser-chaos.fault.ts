import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openBrowser } from '#test/bench/browser.ts'
import { startShop } from '#test/support/running-shop.ts'
import { lineThrough } from './support/bad-line.ts'
import { runOnBadLine } from './support/cart-browser.ts'
import { startCartRoad } from './support/cart-road.ts'
import { startChaosProxy } from './support/chaos-proxy.ts'
import type { FaultRun } from './support/fault.ts'
import { createRandom } from './support/random.ts'

/** Browsers that are used at once, each with a cache of the shop's files that it keeps from one history to the next. */
const hands = 3

/**
 * O2: RUNS histories (500) from SEED on in real browsers whose cart calls refuse, cut, repeat and swallow; all converge.
 * Needs a build. Every 25 that are done are told of.
 */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const runs = Number(process.env['RUNS'] ?? (full ? 500 : 2))
  const first = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
  const shop = await startShop()
  const browser = await openBrowser()
  let next = first
  let done = 0
  try {
    const work = async () => {
      const shopper = await openShopper(browser, shop.url)
      while (next < first + runs) {
        const seed = next
        next += 1
        await shopper.play(seed).catch((error: unknown) => {
          throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
        })
        done += 1
        if (done % 25 === 0) say(`${done} histories from seed ${first} converged`)
      }
      await shopper.close()
    }
    await Promise.all(Array.from({ length: Math.min(hands, runs) }, work))
    say(`seeds from ${first}: ${runs} histories over a bad line converged`)
  } finally {
    await browser.close()
    await shop.remove()
  }
}

/** A browser for one history after the other: what the shop kept in it is thrown away in between. */
const openShopper = async (browser: Browser, shop: string) => {
  const road = await startCartRoad(shop)
  // the worker lets calls pass; it would fetch a whole release for each history
  const context = await browser.newContext({ serviceWorkers: 'block' })
  return {
    play: async (seed: number): Promise<void> => {
      const proxy = await startChaosProxy(shop, { seed, halfOpenMs: 60 })
      try {
        await runOnBadLine(context, road, lineThrough(proxy.url), { presses: 12, random: createRandom(seed) })
        await forget(context, road.url)
      } finally {
        await proxy.close()
      }
    },
    close: async () => {
      await context.close()
      await road.close()
    },
  }
}

const forget = async (context: BrowserContext, origin: string): Promise<void> => {
  await Promise.all(context.pages().map((page: Page) => page.close()))
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
  await context.clearCookies()
  await page.close()
}
