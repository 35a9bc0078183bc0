import { test } from '@playwright/test'
import { expectNoBarriers } from './steps.ts'

for (const [name, address] of [
  ['simple with custom options', '/en/p/VT-0101/steel-bottle'],
  ['simple with options by percent', '/en/p/VT-0106/cork-mat'],
  ['configurable', '/en/p/VT-1001/loopback-hoodie'],
  ['bundle', '/en/p/VT-0128/clay-capsule'],
  ['virtual', '/en/p/VT-0117/gift-card-small'],
  ['downloadable', '/en/p/VT-0121/half-marathon-plan'],
  ['grouped', '/en/p/VT-0124/slow-morning-trio'],
] as const) {
  test(`axe finds nothing on ${name}, light and dark`, async ({ page }) => {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expectNoBarriers(page)
  })
}
