import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { onEveryScreen } from './support/every-screen.ts'
import { createFindings } from './support/findings.ts'
import { brokenTexts, lengthen, widerThanPage } from './support/layout.ts'

/** E10 of the goals: every word 40 % longer, and nothing is cut off, leaves its box, lies over something else or widens the page. */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const findings = createFindings(say)
  const count = await onEveryScreen(
    async ({ page, name }) => {
      for (const problem of await brokenTexts(page)) findings.add(`as it is: ${problem}`, name)
      await lengthen(page)
      for (const problem of await widerThanPage(page)) findings.add(`wider: ${problem}`, name)
      for (const problem of await brokenTexts(page)) findings.add(problem, name)
    },
    say,
    { views: ['en'] },
  )
  findings.tell()
  say(`E10: ${count} screens with texts 40 % longer: ${findings.count()} problems`)
  mustHold('E10 every screen was seen', count > 0)
  mustBe('E10 problems', findings.count(), 0)
}
