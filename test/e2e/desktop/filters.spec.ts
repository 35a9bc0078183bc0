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

test('[SEARCH-90] [SEARCH-56] "Load more" pressed before it is awake adds to the list, and is no step of its own', async ({
  page,
}) => {
  let wake = () => {}
  const isWanted = new Promise<void>((resolve) => (wake = resolve))
  await page.route('**/assets/listing-parts*.js', async (route) => {
    await isWanted
    await route.continue()
  })
  await page.goto('/en/women')
  const cards = page.locator('main article')
  await expect(cards).toHaveCount(50)
  const steps = await page.evaluate(() => history.length)
  const more = page.getByRole('link', { name: 'Load more' })
  await more.click()
  const top = await page.evaluate(() => scrollY)
  wake()
  await expect(page).toHaveURL(/page=2$/)
  await expect(cards).toHaveCount(100)
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual([steps, top])
})
