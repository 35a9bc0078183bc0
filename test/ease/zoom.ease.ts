import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { onEveryScreen } from './support/every-screen.ts'
import { createFindings } from './support/findings.ts'
import { barredShare, coveredControls, widerThanPage } from './support/layout.ts'

/** 1280 x 1024 at 400 %. */
const viewport = { width: 320, height: 256 }
/** Of the window's height, what bars may keep while a page scrolls under them. */
const mostBarred = 0.5

/** E7 of the goals at 400 %: no screen is wider than the window, every control comes into sight with the focus, bars leave room to read. */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const findings = createFindings(say)
  let worst = 0
  const count = await onEveryScreen(
    async ({ page, name }) => {
      for (const wide of await widerThanPage(page)) findings.add(`wider: ${wide}`, name)
      for (const control of await coveredControls(page)) findings.add(`never in sight: ${control}`, name)
      const share = await barredShare(page)
      worst = Math.max(worst, share)
      if (share > mostBarred) findings.add(`bars keep ${Math.round(share * 100)} % of the window`, name)
    },
    say,
    { viewport, sizes: ['phone'] },
  )
  findings.tell()
  say(`E7: ${count} screens at 320 x 256: ${findings.count()} problems; bars keep ${Math.round(worst * 100)} % at most`)
  mustHold('E7 every screen was seen', count > 0)
  mustBe('E7 problems at 400 %', findings.count(), 0)
}
