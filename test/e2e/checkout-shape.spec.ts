import { expect, test } from './journey.ts'
import type { Page } from '@playwright/test'
import { addToCart, axeOf, fillAddress, words } from './steps.ts'

const hoodie = '/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-M'

/** Adds up how much moves without anybody having done something. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)

test('[CHECKOUT-151] nothing moves when the cart comes, at the first step and at a later one after a reload', async ({
  page,
}) => {
  await watchShifts(page)
  await addToCart(page, hoodie)
  await page.goto('/en/checkout')
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await expect(page.getByText('Loopback hoodie').or(page.getByText('Your order')).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shiftOf(page)).toBeLessThan(0.05)
  await fillAddress(page, 'shape@mail.example')
  await page.getByLabel(words.en.state, { exact: true }).selectOption({ label: 'New York' })
  await page.getByRole('button', { name: words.en.continue }).click()
  await expect(page.getByRole('radio', { name: /delivery/i }).first()).toBeVisible()
  // on a slow phone the ways to deliver come after their step
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.reload()
  await expect(page.getByRole('radio', { name: /delivery/i }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shiftOf(page)).toBeLessThan(0.05)
})

test('[CHECKOUT-150] the checkout has its own header: safe, help, and the way back', async ({ page }) => {
  await addToCart(page, hoodie)
  await page.goto('/en/checkout')
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Search' })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Menu' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Questions\?/ }).filter({ visible: true })).toHaveCount(1)
  expect((await axeOf(page).analyze()).violations).toEqual([])
  await header.getByRole('link', { name: 'Back to cart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart1')
  await expect(header.getByRole('link', { name: 'Search' }).first()).toBeVisible()
})
