import { expect, test } from './journey.ts'
import type { Locator, Page } from '@playwright/test'
import { collectErrors, expectNoBarriers, onceEnough } from './steps.ts'

/** The panel by its link in the header, with the focus in its field. */
const openSearch = async (page: Page): Promise<Locator> => {
  await page.waitForLoadState('networkidle')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).locator('visible=true').first().click()
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })
  await expect(field).toBeFocused()
  return field
}

test(
  '[SEARCH-66] [SEARCH-65] suggestions by keyboard: arrows, Enter, Escape',
  { tag: onceEnough },
  async ({ page }) => {
    const errors = collectErrors(page)
    await page.goto('/en')
    const field = await openSearch(page)
    await page.keyboard.type('loopback')
    const options = page.getByRole('option')
    const found = page.getByRole('group', { name: 'Products' }).getByRole('option', { name: /^Loopback hoodie/ })
    await expect(found.first()).toBeVisible()
    await expect(found.first()).toContainText('$68.00')
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ pieces?$/)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
    await expect(field).toBeFocused()
    for (let step = 0; step < (await options.count()); step++) {
      if ((await page.getByRole('option', { selected: true }).textContent())?.startsWith('Loopback hoodie')) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Loopback hoodie' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()

    await openSearch(page)
    await page.keyboard.type('hoodie')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await openSearch(page)
    await page.keyboard.type('hoodie')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “hoodie”' })).toBeVisible()
    expect(errors).toEqual([])
  },
)

test(
  '[SEARCH-67] what was looked for is offered again, and can be forgotten',
  { tag: onceEnough },
  async ({ page }) => {
    await page.goto('/en/search?q=leggings')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.goto('/en/search?q=qqqqqqq')
    await expect(page.getByRole('heading', { name: 'Nothing found for “qqqqqqq”.' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.goto('/en')
    await openSearch(page)
    const recent = page.getByRole('group', { name: 'You searched before' })
    await expect(recent.getByRole('option', { name: 'leggings', exact: true })).toBeVisible()
    await expect(recent.getByRole('option', { name: 'qqqqqqq', exact: true })).toBeHidden()
    await recent.getByRole('option', { name: 'Forget “leggings”' }).click()
    await expect(recent).toBeHidden()
    await page.reload()
    await openSearch(page)
    await expect(page.getByRole('group', { name: 'Categories' })).toBeVisible()
    await expect(recent).toBeHidden()
  },
)

test('[SEARCH-68] "Did you mean" in the panel and on the page of results', { tag: onceEnough }, async ({ page }) => {
  await page.goto('/en')
  const field = await openSearch(page)
  await page.keyboard.type('legings')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Did you mean').getByRole('link', { name: 'leggings' }).click()
  await expect(field).toHaveValue('leggings')
  await expect(dialog.getByText('Did you mean')).toBeHidden()
  await page.goto('/en/search?q=legings')
  await page.getByText('Did you mean').getByRole('link', { name: 'leggings' }).click()
  await expect(page).toHaveURL(/\/en\/search\?q=leggings$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “leggings”' })).toBeVisible()
})

test(
  '[SEARCH-65] [SHELL-301] offline the panel says so, and asks again; the badge leaves the header and the page free',
  { tag: onceEnough },
  async ({ page, context }) => {
    await page.goto('/en')
    await openSearch(page)
    await context.setOffline(true)
    await page.keyboard.type('hoodie')
    const said = page.getByRole('alert').filter({ hasText: 'The shop cannot be reached right now.' })
    await expect(said).toBeVisible()
    await context.setOffline(false)
    await said.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.setOffline(true)
    const badge = page.getByText('You are offline. Some features might not be available.')
    await expect(badge).toBeVisible()
    const menu = page.getByRole('link', { name: 'Menu' }).first()
    const gap = async () => {
      const [over, under] = [await menu.boundingBox(), await badge.boundingBox()]
      return over && under ? under.y - over.y - over.height : -1
    }
    await expect.poll(gap).toBeGreaterThan(0)
    const [line, main] = [await badge.boundingBox(), await page.getByRole('main').boundingBox()]
    expect(main?.y).toBeGreaterThanOrEqual((line?.y ?? Infinity) + (line?.height ?? 0))
  },
)

test('[SEARCH-66] axe finds nothing on the panel, empty, with suggestions and without', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/search?q=hoodie')
  const field = await openSearch(page)
  await expect(page.getByRole('group', { name: 'Popular now' }).getByRole('option').first()).toBeVisible()
  await expectNoBarriers(page)
  await field.fill('hoodie')
  await expect(page.getByRole('option', { name: /^All \d+$/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectNoBarriers(page)
  await field.fill('qqqqqqq')
  await expect(page.getByText('Nothing found for “qqqqqqq”.')).toBeVisible()
  await expectNoBarriers(page)
})
