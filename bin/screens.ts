import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { startShop } from '../test/support/running-shop.ts'
import { findChromium } from './chromium.ts'
import { ensureBuilt } from './ensure-built.ts'
import { pathOf, screens, unseen } from './screens/screens.ts'
import type { Screen } from './screens/screens.ts'
import { openBrowser, settleIn } from './screens/visitors.ts'
import type { Facts, Size, Visitor } from './screens/visitors.ts'

// npm run screens: the screens of docs/screens, drawn anew from a shop with the demo's data; after `--` the names of some of them

const directory = join(fileURLToPath(new URL('..', import.meta.url)), 'docs/screens')
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !screens.some((screen) => screen.name === name))
if (unknown.length) {
  console.error(`no such screen: ${unknown.join(', ')}; there are ${screens.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
const isWanted = ({ name }: Screen): boolean => wanted.length === 0 || wanted.includes(name)

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  await page.waitForLoadState('networkidle')
  // lazy pictures come in when they are scrolled to: also those of a row that came after the page was passed through
  await page
    .waitForFunction(
      () => {
        const missing = [...document.images].find((image) => {
          const { left, right } = image.getBoundingClientRect()
          return !image.complete && image.checkVisibility() && left < innerWidth && right > 0
        })
        if (missing) scrollTo(0, missing.getBoundingClientRect().top + scrollY - innerHeight / 2)
        return missing === undefined
      },
      undefined,
      { timeout: 10_000, polling: 100 },
    )
    .catch((error: Error) => console.warn(`${page.url()}: pictures are missing: ${error.message}`))
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(300)
}

const draw = async (page: Page, screen: Screen, facts: Facts, view: string, size: Size): Promise<void> => {
  const name = `${screen.name}-${view}-${size === 'phone' ? 'm' : 'd'}.webp`
  await page.emulateMedia({ colorScheme: screen.isDark ? 'dark' : 'light' })
  await page.goto(`/${view}${pathOf(screen, facts)}`)
  await settle(page)
  await screen.prepare?.(page)
  const picture = await page.screenshot({ fullPage: screen.isFull ?? false })
  const small = await sharp(picture).webp({ quality: 70, effort: 6 }).toBuffer()
  await writeFile(join(directory, name), small)
  console.log(`${name} ${Math.round(small.length / 1024)} kB`)
}

ensureBuilt()
const missing = unseen()
if (missing.length > 0) throw new Error(`no screen shows ${missing.join(', ')}`)
if (wanted.length === 0) await rm(directory, { recursive: true, force: true })
await mkdir(directory, { recursive: true })
const shop = await startShop({
  ...(process.env.SHOP_DATA_DIR ? { dataDir: process.env.SHOP_DATA_DIR } : {}),
  environment: { OTP_PER_ADDRESS: '0' },
})
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

/** All screens of one visitor at one size, in both languages. */
const drawAll = async (as: Visitor, size: Size): Promise<void> => {
  const theirs = screens.filter(
    (screen) => isWanted(screen) && (screen.as ?? 'guest') === as && (size === 'desktop' || screen.isMain),
  )
  if (theirs.length === 0) return
  const { context, page } = await openBrowser(browser, shop, size)
  const facts = await settleIn(page, shop, as)
  for (const view of ['en', 'ru'] as const) {
    const drawn = theirs.filter(({ isMain, asksAboutCookies }) => (view === 'en' || isMain) && !asksAboutCookies)
    for (const screen of drawn) await draw(page, screen, facts, view, size)
    for (const screen of theirs.filter(({ asksAboutCookies }) => asksAboutCookies)) {
      const asked = await openBrowser(browser, shop, size, true)
      await draw(asked.page, screen, facts, view, size)
      await asked.context.close()
    }
  }
  await context.close()
}

try {
  for (const size of ['desktop', 'phone'] as const)
    for (const as of ['guest', 'customer', 'blogger', 'admin'] as const) await drawAll(as, size)
} finally {
  await browser.close()
  await shop.remove()
}
