import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { onEveryScreen } from './support/every-screen.ts'
import { createFindings } from './support/findings.ts'

/** E6 and Q1 of the goals: axe finds nothing on any screen, phone and desktop, in three languages, light and dark. */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const findings = createFindings(say)
  let looks = 0
  const count = await onEveryScreen(async ({ page, name }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const barrier of await barriersOf(page, colorScheme)) findings.add(barrier, `${name} ${colorScheme}`)
      looks += 1
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }, say)
  findings.tell()
  say(`E6: ${count} screens, ${looks} times axe: ${findings.count()} barriers`)
  mustHold('E6 every screen was seen', count > 0)
  mustBe('E6 barriers', findings.count(), 0)
}

/** In the dark only the colours are others. */
const ofColours = ['color-contrast', 'link-in-text-block']

const barriersOf = async (page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> => {
  // without frames of others nothing needs a page beside this one
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (colorScheme === 'dark' ? axe.withRules(ofColours) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.slice(0, 300)),
  )
}
