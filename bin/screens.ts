import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startShop } from '../test/support/running-shop.ts'
import { findChromium } from './chromium.ts'

// npm run screens: the screens of docs/screens, drawn anew from a shop with the demo's data

const directory = join(fileURLToPath(new URL('..', import.meta.url)), 'docs/screens')
const sizes = { m: { width: 390, height: 844 }, d: { width: 1440, height: 900 } } as const
const views = ['en', 'ru'] as const

type Screen = {
  readonly name: string
  readonly path: string
  readonly isFull?: boolean
  readonly prepare?: (page: Page) => Promise<void>
}

const fillCart = async (page: Page, view: string): Promise<void> => {
  await page.goto(`/${view}/p/VT-1001/loopback-hoodie?size=M`)
  await page.locator('form button[type=submit]').first().click()
  await page.waitForTimeout(1500)
}

const screens: readonly Screen[] = [
  { name: 'home', path: '', isFull: true },
  { name: 'category', path: '/women/tops/hoodies' },
  { name: 'product', path: '/p/VT-1001/loopback-hoodie', isFull: true },
  { name: 'search', path: '/search?q=hoodi' },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
  { name: 'not-found', path: '/nowhere' },
]

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  // lazy pictures come in when they are scrolled to
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  await page
    .waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, { timeout: 4000 })
    .catch((error: Error) => console.warn(`${page.url()}: pictures are missing: ${error.message}`))
  await page.waitForTimeout(300)
}

await mkdir(directory, { recursive: true })
const shop = await startShop(process.env.SHOP_DATA_DIR ? { dataDir: process.env.SHOP_DATA_DIR } : {})
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const [size, viewport] of Object.entries(sizes)) {
  for (const view of views) {
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport,
      isMobile: size === 'm',
      hasTouch: size === 'm',
    })
    const page = await context.newPage()
    await fillCart(page, view)
    for (const screen of screens) {
      await page.goto(`/${view}${screen.path}`)
      await settle(page)
      await page.screenshot({
        path: join(directory, `${screen.name}-${view}-${size}.jpg`),
        fullPage: screen.isFull ?? false,
        type: 'jpeg',
        quality: 82,
      })
      console.log(`${screen.name}-${view}-${size}.jpg`)
    }
    await context.close()
  }
}
await browser.close()
await shop.remove()
