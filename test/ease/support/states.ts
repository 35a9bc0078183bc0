import type { Page } from '@playwright/test'
import type { Screen } from '../../../bin/screens/screens.ts'

const wait = { timeout: 10_000 }
const press =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) await page.locator(selector).filter({ visible: true }).first().click(wait)
    await page.locator('dialog[open]').first().waitFor(wait)
    await page.waitForLoadState('networkidle')
  }
const tool = (href: string) => `header a[aria-haspopup=dialog][href$="${href}"]`
const hoodie = '/p/VT-1001/loopback-hoodie'

/** What opens over screens, found without words. */
export const states: readonly Screen[] = [
  { name: 'state-cart-drawer', path: `${hoodie}?size=M`, prepare: press('form button[type=submit]') },
  { name: 'state-wishlist-panel', path: '/delivery', prepare: press(tool('/my-account/wishlist')) },
  { name: 'state-sign-in', path: '/delivery', size: 'desktop', prepare: press(tool('/my-account')) },
  { name: 'state-filters', path: '/women/tops/hoodies', size: 'phone', prepare: press('main a[href="#filters"]') },
  { name: 'state-size-guide', path: hoodie, prepare: press('main form button:has(.link)') },
  {
    name: 'state-address',
    path: '/my-account/edit',
    as: 'customer',
    prepare: press('main section:nth-of-type(3) div:last-of-type > button'),
  },
]
