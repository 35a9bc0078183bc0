import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { waitForWorker } from '../../support/deploys.ts'
import { startShop } from '../../support/running-shop.ts'
import type { RunningShop } from '../../support/running-shop.ts'

// a shop of its own, which really goes away

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial' })

let shop: RunningShop
test.beforeAll(async () => {
  shop = await startShop()
})
test.afterAll(() => shop.remove())

const comeBack = async (environment: Readonly<Record<string, string>> = {}) => {
  const { dataDir, url } = shop
  await shop.stop()
  shop = await startShop({ dataDir, port: Number(new URL(url).port), environment })
}

const notice = 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.'

/** Routes that need nothing of the shop but what the browser has: each shows its own heading. */
const own: readonly (readonly [string, RegExp])[] = [
  ['/en', /./],
  ['/en/pwa.html', /./],
  ['/', /./],
  ['/pwa.html', /./],
  ['/en/cart', /Cart/],
  ['/cart', /Cart/],
  ['/en/checkout', /Checkout/],
  ['/en/error', /Something went wrong/],
  ['/us/cart?utm_source=mail', /Cart/],
]

/** Routes that show what was kept of them, or the notice and home. */
const kept: readonly (readonly [string, RegExp])[] = [
  ['/en/women/tops/hoodies', /Hoodies/],
  ['/en/women/tops/hoodies?color=49', /Hoodies/],
  ['/women/tops/hoodies', /Hoodies/],
  ['/en/c/hoodies', /Hoodies/],
  ['/en/p/VT-1001/loopback-hoodie', /Loopback hoodie/],
  ['/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-S', /Loopback hoodie/],
  ['/en/p/VT-1002/never-seen', /./],
  ['/en/men', /Men/],
  ['/en/search?q=hoodie', /hoodie/],
  ['/en/search', /Search/],
  ['/en/delivery', /./],
  ['/en/terms-of-use', /./],
  ['/en/privacy', /./],
  ['/en/returns', /./],
  ['/en/i/nothing', /./],
  ['/en/nowhere-at-all', /./],
  ['/en/successful-payment', /./],
  ['/en/failed-payment', /./],
  ['/en/order/0b7f0e0a-0000-4000-8000-000000000000', /./],
  ['/en/pay/0b7f0e0a-0000-4000-8000-000000000000', /./],
  ['/en/stock-requests', /./],
  ['/en/cart/abc', /Cart/],
  ['/en/my-account', /./],
  ['/en/my-account/orders', /./],
  ['/en/my-account/wishlist', /./],
  ['/en/recently-viewed', /./],
  ['/en/reset-password?email=a@example.com&token=b', /./],
  ['/en/cabinet', /./],
  ['/en/admin', /./],
  // a store view that this browser was never in
  ['/ru/cart', /./],
]

const visit = (page: Page, path: string): Promise<unknown> => page.goto(`${shop.url}${path}`)

/** Visits what a shopper would, so that there is something to keep. */
const shopAround = async (page: Page): Promise<void> => {
  await visit(page, '/en')
  await waitForWorker(page)
  for (const path of ['/us', '/en/p/VT-1001/loopback-hoodie', '/en/delivery', '/en/women/tops/hoodies']) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
  }
}

test('[SHELL-81] [SHELL-91] [SHELL-92] [SHELL-93] without the shop every address opens: with its own content, or with the notice at home', async ({
  page,
  context,
}) => {
  test.slow()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await shopAround(page)
  await shop.stop()
  for (const [path, heading] of own) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
    expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0])
  }
  for (const [path, heading] of kept) {
    await visit(page, path)
    await expect(
      page
        .getByText(notice)
        .or(page.getByRole('main').getByRole('heading', { name: heading }))
        .first(),
      path,
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading').first(), path).not.toBeEmpty()
    expect(page.url(), path).toContain(shop.url)
  }
  expect(errors).toEqual([])

  // an address that nobody has ends at home, with the notice, and reloading there does not say it again
  await visit(page, '/en/p/NONE-1/nothing')
  await expect(page.getByText(notice)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(notice)).toBeHidden()

  // a second tab, and the way by links in it
  const second = await context.newPage()
  await visit(second, '/en/cart')
  await expect(second.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(second.getByText('You are offline.')).toBeVisible()
  await second
    .getByRole('link', { name: /, home$/ })
    .first()
    .click()
  await expect(second).toHaveURL(/\/en\/?$/)

  // back again: the page says so by itself, and the shop's own pages come again
  await comeBack()
  await expect(second.getByText('You are offline.')).toBeHidden({ timeout: 20_000 })
  await visit(page, '/en/p/VT-1002')
  await visit(page, '/ru')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('[SHELL-84] nothing that is somebody’s own is kept by the worker', async ({ page, request }) => {
  await visit(page, '/en')
  await waitForWorker(page)
  await visit(page, '/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-S')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Cart' }).first()).toBeVisible()
  for (const path of ['/en/cart', '/en/checkout', '/en/order/0b7f0e0a-0000-4000-8000-000000000000'])
    await visit(page, path)
  await page.evaluate(async () => {
    await fetch('/api/user/profile?token=secret')
    await fetch('/api/catalog?store=en', { headers: { authorization: 'Bearer secret' } })
    await fetch('/img/210x300/nothing.jpg?token=secret')
  })
  const urls = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(new URL(url).pathname + new URL(url).search)
    return found
  })
  expect(urls.length).toBeGreaterThan(50)
  expect(urls.filter((url) => !/^\/(assets\/[\w.-]+|img\/\d+x\d+\/[^?]+|[a-z]{2}\/shell\.html)$/.test(url))).toEqual([])
  // the budget of SHELL-80, as it goes over the wire
  let bytes = 0
  for (const url of urls.filter((one) => !one.startsWith('/img/'))) {
    const answer = await request.fetch(`${shop.url}${url}`, { headers: { 'accept-encoding': 'br' } })
    bytes += Number(answer.headers()['content-length'] ?? (await answer.body()).length)
  }
  expect(bytes).toBeLessThan(400_000)
})

test('[SHELL-89] switched off, the worker and all it kept are gone after one page', async ({ page }) => {
  await visit(page, '/en')
  await waitForWorker(page)
  await comeBack({ SERVICE_WORKER: 'off' })
  await visit(page, '/en/cart')
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        caches: (await caches.keys()).filter((name) => name.startsWith('vitrine-')).length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    )
    .toEqual({ caches: 0, workers: 0 })
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await comeBack()
})
