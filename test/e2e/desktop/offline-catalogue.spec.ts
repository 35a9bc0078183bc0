import { expect, test } from '../journey.ts'
import type { Page } from '@playwright/test'
import { waitForWorker } from '../../support/deploys.ts'
import { startShop } from '../../support/running-shop.ts'
import type { RunningShop } from '../../support/running-shop.ts'

// a shop of its own: it is really stopped

test.use({ serviceWorkers: 'allow' })

let shop: RunningShop
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop.remove())

const list = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
/** What the cards cost, in the order they stand: the first amount of each. */
const prices = async (page: Page): Promise<number[]> =>
  (await list(page).allTextContents()).flatMap((text) => Number(/\$([\d.]+)/.exec(text)?.[1] ?? []))
/** Follows a link of the page without a new one being loaded. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click()
  }, path)

test('[CATALOG-48] lists opened without the shop get fresh by themselves once it is back', async ({ page }) => {
  const isFetched = page.waitForResponse((response) => response.url().includes('source_include=index'), {
    timeout: 40_000,
  })
  await page.goto(`${shop.url}/en/women/tops`)
  const total = await page
    .getByText(/^\d+ pieces$/)
    .first()
    .textContent()
  await (await isFetched).finished()
  await waitForWorker(page)
  await shop.stop()

  const sorted = await page.context().newPage()
  const tabs = [
    [page, `${shop.url}/en/women/tops`],
    [sorted, `${shop.url}/en/women/tops?sort=price-desc`],
  ] as const
  for (const [tab, address] of tabs) {
    await tab.goto(address)
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Tops')
    await expect(tab.getByText(/^Saved copy/)).toBeVisible()
  }
  const areFresh = tabs.map(([tab]) =>
    tab.waitForResponse((response) => response.ok() && response.url().includes('/api/catalog?'), { timeout: 40_000 }),
  )
  shop = await startShop({ dataDir: shop.dataDir, port: Number(new URL(shop.url).port) })
  await Promise.all(areFresh)
  for (const [tab] of tabs) {
    await expect(tab.getByText(/^Saved copy/)).toBeHidden()
    await expect(tab.getByText(total ?? '').first()).toBeVisible()
    await expect(tab.getByText(/^You are offline/)).toBeHidden()
  }
})

test('[CATALOG-41] [CATALOG-50] [CATALOG-52] [SHELL-101] the shop is stopped: lists, filters, sorting, search, promo mode and products go on', async ({
  page,
}) => {
  const shell = (await (await page.request.get(`${shop.url}/api/shell?store=en`)).json()) as {
    result: { menu: { id: number; url_path: string }[] }
  }
  const shoes = shell.result.menu.find(({ url_path }) => url_path === 'shoes')?.id ?? 0
  const isFetched = page.waitForResponse(
    (response) =>
      response.url().includes('source_include=index') && decodeURIComponent(response.url()).includes(`"in":[${shoes}]`),
    { timeout: 40_000 },
  )
  await page.goto(`${shop.url}/en/women`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Women')
  await follow(page, '/en/women/tops')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tops')
  const total = await page
    .getByText(/^\d+ pieces$/)
    .first()
    .textContent()
  await (await isFetched).finished()
  await waitForWorker(page)
  await shop.stop()

  // seen before: as it was
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Women')
  await page.goForward()
  await expect(page.getByText(total ?? '').first()).toBeVisible()

  // never asked before: filtered and sorted here
  await page.getByRole('main').locator('a[href*="sale=1"]').filter({ visible: true }).first().click()
  await expect(page.getByText(/^Saved copy from \d\d:\d\d \d+-\d+-\d{4}$/)).toBeVisible()
  await expect(page.getByText(/^\d+ of \d+/).first()).toBeVisible()
  await page.getByLabel('Sort').selectOption('price-asc')
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(async () => {
    const shown = await prices(page)
    expect(shown.length).toBeGreaterThan(3)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  }).toPass()

  // a category of the menu that nobody opened
  await follow(page, '/en/shoes')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shoes')
  await expect(page.getByText(/^Saved copy from/)).toBeVisible()

  // a product with its variants, into the cart
  await list(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/p\//)
  // where a finger presses: the page stands still until the picture of the card begins to grow
  const size = page
    .getByRole('main')
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^\d+$/ }) })
    .nth(1)
  await size.click()
  await expect(size.getByRole('radio')).toBeChecked()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /Cart/ })).toBeVisible()
  await page.keyboard.press('Escape')

  // search over what is kept, a typo too
  await page.goto(`${shop.url}/en/search?q=hodie`)
  await expect(
    list(page)
      .filter({ hasText: /hoodie/i })
      .first(),
  ).toBeVisible()
  await page.goto(`${shop.url}/en/search?q=qqqqqq`)
  await expect(page.getByText('Nothing saved for “qqqqqq”.')).toBeVisible()

  // promo mode narrows what is kept, and a press on its line ends it
  const pieces = async () =>
    Number.parseInt(
      (await page
        .getByText(/^\d+ pieces?$/)
        .first()
        .textContent()) ?? '',
      10,
    )
  await page.evaluate(() => localStorage.setItem('vitrine.promoMode', 'on'))
  await page.goto(`${shop.url}/en/women/tops`)
  const line = page.getByRole('region', { name: /^Promo mode/ })
  await expect(line).toBeVisible()
  await expect.poll(pieces).toBeLessThan(Number.parseInt(total ?? '', 10))
  await line.getByRole('button').click()
  await expect(line).toHaveCount(0)
  await expect.poll(pieces).toBe(Number.parseInt(total ?? '', 10))

  // what is not kept: said, and home
  await page.goto(`${shop.url}/en/p/VT-0000/not-there`)
  await expect(
    page.getByText('The product, category or CMS page is not available in Offline mode. Redirecting to Home.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/en\/?$/)
})
