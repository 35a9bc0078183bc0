import { expect, test } from '@playwright/test'
import { runTabs } from '../faults/support/cart-browser.ts'
import { createRandom } from '../faults/support/random.ts'

// a short run of `npm run faults tabs`

test('[CART-166] four tabs in which something is done at once are equal within a second', async ({
  context,
  baseURL,
}) => {
  expect(await runTabs(context, baseURL ?? '', { rounds: 3, random: createRandom(7) })).toBeLessThanOrEqual(1000)
})
