import { expect, test } from './journey.ts'
import type { Locator, Page } from '@playwright/test'
import { collectErrors, expectNoBarriers, onceEnough } from './steps.ts'

const cards = (page: Page): Locator => page.locator('main article')
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1000

/** The filters: a sheet on small screens, beside the list on large ones. */
const openFilters = async (page: Page): Promise<Locator> => {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Filters' })
  await page.getByRole('link', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  return sheet
}

const closeFilters = async (page: Page): Promise<void> => {
  if (!isPhone(page)) return
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: /^Show [\d,]+ items?$/ }).click()
  await expect(sheet).toBeHidden()
}

/** How many products there are by the line above the list: `26` of `26 of 219`, or of `219 pieces`. */
const counter = (page: Page): Locator => page.locator('main p[aria-live=polite]').first()
const countOf = async (page: Page): Promise<number> => Number((await counter(page).textContent())?.match(/^\d+/)?.[0])

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** What the reader sees of the list: its address, how many cards, and where it is scrolled to. */
const expectAsItWas = async (page: Page, url: string, count: number, top: number): Promise<void> => {
  await expect(page).toHaveURL(url)
  await expect(cards(page)).toHaveCount(count)
  await expect.poll(async () => Math.abs((await place(page)) - top)).toBeLessThanOrEqual(2)
}

test('[SEARCH-56] [SEARCH-60] Back from a product finds the list as it was: filters, cards loaded later, and the place', async ({
  page,
}) => {
  const errors = collectErrors(page)
  await page.goto('/en/women')
  await page
    .getByRole('list', { name: 'Popular filters' })
    .getByRole('link', { name: /^< \$50/ })
    .click()
  await expect(page).toHaveURL(/price=0-50$/)
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveCount(2)
  // the choice shows at once, the list follows: fewer of all
  await expect(counter(page)).toHaveText(/^\d+ of \d+/)
  await expect(cards(page)).toHaveCount(50)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page).toHaveURL(/price=0-50&page=2$/)
  const total = await countOf(page)
  await expect(cards(page)).toHaveCount(total)

  const card = cards(page).nth(60)
  await card.scrollIntoViewIfNeeded()
  const url = page.url()
  /** A press from where the reader is, and where that was: the press of the runner may scroll first, and the page may still grow. */
  const open = () =>
    card
      .getByRole('heading')
      .getByRole('link')
      .evaluate((link: HTMLElement) => {
        const from = Math.round(scrollY)
        link.click()
        return from
      })
  const top = await open()
  expect(top).toBeGreaterThan(1000)
  await expect(page).toHaveURL(/\/p\//)
  await page.goBack()
  await expectAsItWas(page, url, total, top)
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveCount(2)

  // a reload, of the list and of the product on the way
  await page.reload()
  await expectAsItWas(page, url, total, top)
  await open()
  await expect(page).toHaveURL(/\/p\//)
  // the address is there before the page is
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true }).first()).toBeVisible()
  await page.reload()
  await page.goBack()
  await expectAsItWas(page, url, total, top)
  // the list before the filter is one step away: loading more was none
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/women$/)
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeHidden()
  expect(errors).toEqual([])
})

test(
  '[SEARCH-3] [SEARCH-2] a colour and a size are one piece: the count beside a choice is what it lists',
  { tag: onceEnough },
  async ({ page }) => {
    await page.goto('/en/women/tops/hoodies')
    const filters = await openFilters(page)
    await filters.getByRole('checkbox', { name: /^Moss/ }).click()
    await expect(page).toHaveURL(/color=\d+$/)
    await expect(counter(page)).toHaveText(/^\d+ of \d+$/)
    const size = filters.getByRole('checkbox', { name: /^XL ?, \d+ piece/ })
    const expected = Number((await size.locator('xpath=..').textContent())?.match(/(\d+) piece/)?.[1])
    const ofColour = await countOf(page)
    expect(expected).toBeGreaterThan(0)
    await size.click({ force: true })
    await expect(page).toHaveURL(/size=\d+$/)
    await expect.poll(() => countOf(page)).toBe(expected)
    expect(expected).toBeLessThanOrEqual(ofColour)
    if (isPhone(page)) await expect(filters.getByRole('button', { name: `Show ${expected} item` })).toBeVisible()
    await closeFilters(page)
    // every card shows the piece that matched
    await expect(cards(page)).toHaveCount(expected)
    await expect(cards(page).getByRole('link', { name: /, Moss$/ })).toHaveCount(expected)
    // one card leads to a product whose XL in that colour can be had
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('radio', { name: 'XL', exact: true })).toBeEnabled()
  },
)

test(
  '[SEARCH-57] chips take choices back one by one, "Clear all" all of them',
  { tag: onceEnough },
  async ({ page }) => {
    await page.goto('/en/women?sale=1&new=1&sort=price-asc')
    const chips = page.getByRole('list', { name: 'Chosen filters' })
    await chips.getByRole('link', { name: /^On sale ?, remove$/ }).click()
    await expect(page).toHaveURL(/\/en\/women\?new=1&sort=price-asc$/)
    await expect(chips.getByRole('link', { name: /^On sale ?, remove$/ })).toBeHidden()
    await page.goBack()
    await expect(chips.getByRole('link', { name: /^On sale ?, remove$/ })).toBeVisible()
    await chips.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/en\/women\?sort=price-asc$/)
    await expect(chips).toBeHidden()
  },
)

test('[SEARCH-58] [SEARCH-52] filters by keyboard alone: brands are found by typing, the list follows', async ({
  page,
}) => {
  await page.goto('/en/women')
  if (isPhone(page)) await page.getByRole('link', { name: /^Filters/ }).press('Enter')
  const filters = isPhone(page)
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary', { name: 'Filters' })
  const find = filters.getByRole('searchbox', { name: 'Find a brand' })
  await find.focus()
  await page.keyboard.type('marl')
  await page.keyboard.press('Enter')
  expect(page.url()).not.toContain('brand=')
  const brand = filters.getByRole('checkbox', { name: /^Marl/ })
  await expect(brand).toBeVisible()
  await brand.press('Space')
  await expect(page).toHaveURL(/brand=\d+/)
  if (isPhone(page)) {
    await filters.getByRole('button', { name: /^Show \d+ items?$/ }).press('Enter')
    await expect(page.getByRole('link', { name: /^Filters/ })).toBeFocused()
  }
  await expect(counter(page)).toHaveText(/^\d+ of \d+$/)
  await expect(cards(page).getByText('Marl', { exact: true })).toHaveCount(await countOf(page))
})

test('[SEARCH-59] axe finds nothing on a filtered list, its sheet and one with nothing left', async ({ page }) => {
  for (const address of [
    '/en/women?sale=1&set=1',
    '/en/women?price=150-&price=0-50&sale=1&new=1&is_promo=1&set=1&color=1',
  ]) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await openFilters(page)
    await expectNoBarriers(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test(
    '[SEARCH-64] a list is filtered by its form and its links, sorted, and shown further',
    { tag: onceEnough },
    async ({ page }) => {
      await page.goto('/en/women')
      if (isPhone(page)) await page.getByRole('link', { name: /^Filters/ }).click()
      await page.getByRole('checkbox', { name: /^On sale/ }).check()
      await page.getByLabel('Sort', { exact: true }).selectOption('price-asc')
      await page.getByRole('button', { name: /^Show \d+ items$/ }).click()
      await expect(page).toHaveURL(/\/en\/women\?(sale=1&sort=price-asc|sort=price-asc&sale=1)(#filters)?$/)
      const total = await countOf(page)
      await expect(cards(page)).toHaveCount(Math.min(50, total))
      await page.getByRole('link', { name: 'Clear all' }).first().click()
      await page.goto('/en/women')
      await page.getByRole('link', { name: 'Load more' }).click()
      await expect(cards(page)).toHaveCount(100)
      await page.goto('/en/search')
      await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('hoodie')
      await page.getByRole('button', { name: 'Find' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Results for “hoodie”' })).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
    },
  )
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('[SEARCH-58] nothing is wider than the screen', { tag: onceEnough }, async ({ page }) => {
    for (const address of [
      '/en/women?sale=1&size=1&brand=1',
      '/ru/women?sale=1',
      '/en/search?q=hodie',
      '/ru/search?q=zzzzz',
    ]) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, 320])
    }
  })
})
