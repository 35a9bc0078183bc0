import { expect, test } from '../journey.ts'
import type { Page } from '@playwright/test'

test('filters narrow the list, stand in the address, and Back takes them away', async ({ page }) => {
  await page.goto('/en/women/tops/hoodies')
  const cards = page.locator('main article')
  const all = await cards.count()
  await page.getByRole('checkbox', { name: /^Moss/ }).first().click()
  await expect(page).toHaveURL(/color=/)
  await expect.poll(() => cards.count()).toBeLessThan(all)
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(all)
})

/** Holds the code of what stands around a list back until it is called. */
const holdListingParts = async (page: Page): Promise<() => void> => {
  let wake = () => {}
  const isWanted = new Promise<void>((resolve) => (wake = resolve))
  await page.route('**/assets/listing-parts*.js', async (route) => {
    await isWanted
    await route.continue()
  })
  return wake
}

test('[SEARCH-90] [SHELL-687] filters chosen before they are awake show it, and are chosen in their order', async ({
  page,
}) => {
  const wake = await holdListingParts(page)
  await page.goto('/en/women')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const boxes = ['Moss', 'Clay'].map((colour) =>
    filters.getByRole('checkbox', { name: new RegExp(`^${colour}`) }).first(),
  )
  // which fails for a box that does not change
  for (const box of boxes) await box.check()
  wake()
  await expect(page).toHaveURL(/\/en\/women\?color=\d+&color=\d+$/)
  for (const box of boxes) await expect(box).toBeChecked()
})

test('[SEARCH-90] [SEARCH-56] "Load more" pressed before it is awake adds to the list, and is no step of its own', async ({
  page,
}) => {
  const wake = await holdListingParts(page)
  await page.goto('/en/women')
  const cards = page.locator('main article')
  await expect(cards).toHaveCount(50)
  const steps = await page.evaluate(() => history.length)
  const more = page.getByRole('link', { name: 'Load more' })
  await more.click()
  const top = await page.evaluate(() => scrollY)
  // all but what is held back lives: hearts come last
  await expect(cards.getByRole('button', { name: /^Wishlist,/ }).first()).toBeAttached()
  wake()
  await expect(page).toHaveURL(/page=2$/)
  await expect(cards).toHaveCount(100)
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual([steps, top])
})
