import { test } from './journey.ts'
import { expectNoBarriers, onceEnough } from './steps.ts'

// one of each screen; configurable ones are among the pages, and so is what a wider window changes of all of them

for (const [name, address] of [
  ['simple with custom options', '/en/p/VT-0101/steel-bottle'],
  ['bundle', '/en/p/VT-0128/clay-capsule'],
  ['downloadable', '/en/p/VT-0121/half-marathon-plan'],
  ['grouped', '/en/p/VT-0124/slow-morning-trio'],
] as const) {
  test(`axe finds nothing on ${name}, light and dark`, { tag: onceEnough }, async ({ page }) => {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expectNoBarriers(page)
  })
}
