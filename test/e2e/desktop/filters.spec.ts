import { expect, test } from '@playwright/test'

test('filters narrow the list, stand in the address, and Back takes them away', async ({ page }) => {
  await page.goto('/en/women/tops/hoodies')
  // before its part of the page is awake a filter is a box like any other
  await page.waitForLoadState('networkidle')
  const cards = page.locator('main article')
  const all = await cards.count()
  await page.getByRole('checkbox', { name: /^Moss/ }).first().click()
  await expect(page).toHaveURL(/color=/)
  await expect.poll(() => cards.count()).toBeLessThan(all)
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(all)
})
