import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startShop } from '#test/support/running-shop.ts'
import { findChromium } from '../../../bin/chromium.ts'
import { pathOf, screens, unseen } from '../../../bin/screens/screens.ts'
import type { Screen } from '../../../bin/screens/screens.ts'
import { openBrowser, settleIn } from '../../../bin/screens/visitors.ts'
import type { Size, Visitor } from '../../../bin/screens/visitors.ts'
import { states } from './states.ts'

/** A screen that is open, and what it is called with its view and size. */
export type Seen = { readonly page: Page; readonly name: string }

type How = {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly views?: readonly string[]
  readonly sizes?: readonly Size[]
}

const named = (variable: string, all: readonly string[]): readonly string[] => process.env[variable]?.split(',') ?? all

/**
 * Shows every screen of shop, account, cabinet and office, and what opens over them, to who may see it: in each of the views (en, ru, de)
 * and at each of the sizes. Answers with how many there were. `VIEWS`, `SIZES`, `VISITORS` and `SCREENS` of the environment name some.
 */
export const onEveryScreen = async (
  look: (seen: Seen) => Promise<void>,
  say: (line: string) => void,
  how: How = {},
): Promise<number> => {
  const missing = unseen()
  if (missing.length > 0) throw new Error(`no screen shows ${missing.join(', ')}`)
  const views = named('VIEWS', how.views ?? ['en', 'ru', 'de'])
  const sizes = named('SIZES', how.sizes ?? ['phone', 'desktop']) as readonly Size[]
  const visitors = named('VISITORS', ['guest', 'customer', 'blogger', 'admin']) as readonly Visitor[]
  const only = process.env.SCREENS?.split(',')
  const all = [...screens.filter(({ isDark }) => !isDark), ...states].filter(
    ({ name }) => only?.includes(name) !== false,
  )
  const shop = await startShop({ environment: { OTP_PER_ADDRESS: '0' } })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  let count = 0
  const unshown: string[] = []
  try {
    for (const size of sizes) {
      for (const as of visitors) {
        const theirs = all.filter((screen) => (screen.as ?? 'guest') === as && (screen.size ?? size) === size)
        if (theirs.length === 0) continue
        const { context, page } = await openBrowser(browser, shop, size)
        const facts = await settleIn(page, shop, as)
        // pictures keep their places without their bytes
        await context.route(/\/img\//, (route) => route.abort())
        for (const view of views) {
          for (const screen of theirs) {
            const name = `${screen.name} ${view} ${size}`
            const asked = screen.asksAboutCookies ? await openBrowser(browser, shop, size, true) : undefined
            const shown = asked?.page ?? page
            try {
              if (how.viewport) await shown.setViewportSize(how.viewport)
              await open(shown, screen, `${shop.url}/${view}${pathOf(screen, facts)}`)
              await look({ page: shown, name })
              count += 1
            } catch (error) {
              // what cannot be shown is told at the end, with the others seen
              unshown.push(`${name}: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`)
              say(`could not be seen: ${unshown.at(-1)}`)
            }
            await asked?.context.close()
          }
        }
        await context.close()
        say(`${size}, ${as}: ${theirs.length} screens in ${views.join(', ')}`)
      }
    }
  } finally {
    await browser.close()
    await shop.remove()
  }
  if (unshown.length > 0) throw new Error(`${unshown.length} screens could not be seen`)
  return count
}

const open = async (page: Page, screen: Screen, address: string): Promise<void> => {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await screen.prepare?.(page)
}
