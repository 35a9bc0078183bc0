import { expect, test } from './journey.ts'
import { onceEnough } from './steps.ts'
import { lineThrough } from '../faults/support/bad-line.ts'
import { runOnBadLine, runTabs } from '../faults/support/cart-browser.ts'
import { startCartRoad } from '../faults/support/cart-road.ts'
import { startChaosProxy } from '../faults/support/chaos-proxy.ts'
import { createRandom } from '../faults/support/random.ts'

// short runs of `npm run faults tabs` and `npm run faults browser-chaos`

test(
  '[CART-166] four tabs in which something is done at once are equal within a second',
  { tag: onceEnough },
  async ({ context, baseURL }) => {
    expect(await runTabs(context, baseURL ?? '', { rounds: 3, random: createRandom(7) })).toBeLessThanOrEqual(1000)
  },
)

test(
  '[CART-108] [CART-190] over a bad line, with reloads in between, the server gets exactly what was pressed',
  { tag: onceEnough },
  async ({ context, baseURL }) => {
    // refused, late, passed, cut on the way back, refused, left open, swallowed, repeated …; two reloads
    const seed = 18
    const shop = baseURL ?? ''
    const proxy = await startChaosProxy(shop, { seed, halfOpenMs: 60 })
    const road = await startCartRoad(shop)
    try {
      await runOnBadLine(context, road, lineThrough(proxy.url), { presses: 5, random: createRandom(seed) })
    } finally {
      await road.close()
      await proxy.close()
    }
  },
)
