import { expect, test } from '../journey.ts'
import type { Page } from '@playwright/test'
import { pagePaths } from '../../../src/app/page-paths.ts'
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

/** The heading of the home page. */
const home = 'One colour. Head to toe.'

/** Routes that need nothing of the shop but what the browser has by now: each shows its own heading. */
const own: readonly (readonly [string, string | RegExp])[] = [
  ['/en', home],
  ['/en/pwa.html', home],
  ['/', home],
  ['/pwa.html', home],
  ['/en/cart', 'Cart'],
  ['/cart', 'Cart'],
  ['/en/cart/abc', 'Cart'],
  ['/us/cart?utm_source=mail', 'Cart'],
  ['/en/checkout', 'Checkout'],
  ['/en/error', /Something went wrong/],
  ['/en/search', 'Search'],
  ['/en/search?q=hoodie', /hoodie/],
  ['/en/women/tops/hoodies', 'Hoodies'],
  ['/en/women/tops/hoodies?color=49', 'Hoodies'],
  ['/women/tops/hoodies', 'Hoodies'],
  ['/en/c/hoodies', 'Hoodies'],
  ['/en/men', 'Men'],
  ['/en/delivery', 'Delivery'],
  ['/en/terms-of-use', 'Terms and conditions'],
  ['/en/privacy', 'Privacy policy'],
  ['/en/returns', 'Returns'],
  ['/en/successful-payment', 'There is no payment under way.'],
  ['/en/failed-payment', 'Payment failed'],
  ['/en/order/0b7f0e0a-0000-4000-8000-000000000000', 'Your order'],
  ['/en/pay/0b7f0e0a-0000-4000-8000-000000000000', 'Payment'],
  ['/en/order-status', 'Where is my order?'],
  ['/en/stock-requests', 'Your requests'],
  ['/en/my-account', 'My account'],
  ['/en/my-account/orders', 'Orders'],
  ['/en/my-account/orders/0b7f0e0a-0000-4000-8000-000000000000', 'Orders'],
  ['/en/my-account/edit', 'Profile'],
  ['/en/my-account/recently-viewed', 'Recently viewed'],
  ['/en/my-account/wishlist', 'Wishlist'],
  ['/en/recently-viewed', 'Recently viewed'],
  ['/en/compare', 'Compare'],
  ['/en/contact', 'Contact us'],
  ['/en/withdrawal', 'Withdraw from contract here'],
  ['/en/blogger-user-agreement', 'Blogger agreement'],
  ['/en/blogger-privacy-policy', 'Privacy policy for bloggers'],
  ['/en/reset-password?email=a@example.com&token=b', 'New password'],
  ['/en/cabinet/sales', 'Sales'],
  ['/en/admin', 'Back office'],
]

/** What only the shop's people open, and signing in, comes when it is opened: without the shop the page says so below its own heading. */
const missing = "Component couldn't be loaded due to lack of network connectivity"

/** Routes that show what was kept of them, under its own name, or the notice and home. */
const kept: readonly (readonly [string, string | RegExp])[] = [
  ['/en/p/VT-1001/loopback-hoodie', 'Loopback hoodie'],
  ['/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-S', 'Loopback hoodie'],
  ['/en/p/VT-1002/never-seen', 'Breton hoodie'],
]

/** Routes of which there is nothing: the notice and home. */
const nothing: readonly string[] = [
  '/en/i/nothing',
  '/en/nowhere-at-all',
  // a store view that this browser was never in
  '/ru/cart',
]

/** Patterns of the URL table that none of these is an address of. */
const untried = (): string[] => {
  const tried = [...own, ...kept].map(([path]) => path).concat(nothing)
  const paths = tried.map((path) => path.replace(/^\/en(?=\/|$)/, '').replace(/\?.*/, '') || '/')
  return pagePaths.flatMap(([pattern]) => {
    const matcher = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace('/*', '(/.*)?')}$`)
    return paths.some((path) => matcher.test(path)) ? [] : [pattern]
  })
}

const visit = (page: Page, path: string): Promise<unknown> => page.goto(`${shop.url}${path}`)

/** Visits what a shopper would, and looks at the last page until what it shows, and the pages that stand still, are kept. */
const shopAround = async (page: Page): Promise<void> => {
  await visit(page, '/en')
  await waitForWorker(page)
  for (const path of ['/us', '/en/p/VT-1001/loopback-hoodie', '/en/delivery']) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
  }
  const isKept = page.waitForResponse((response) => response.url().includes('source_include=index'), {
    timeout: 40_000,
  })
  await visit(page, '/en/women/tops/hoodies')
  await (await isKept).finished()
}

test('[SHELL-81] [SHELL-91] [SHELL-92] [SHELL-93] [SHELL-120] without the shop every address opens: with its own content, or with the notice at home', async ({
  page,
  context,
}) => {
  test.slow()
  expect(untried()).toEqual([])
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await shopAround(page)
  await shop.stop()
  for (const [path, name] of own) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1, name, exact: true }), path).toBeVisible()
    expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0])
    await expect(page.getByText(notice), path).toBeHidden()
  }
  for (const path of ['/en/cabinet/sales', '/en/admin']) {
    await visit(page, path)
    const told = page.getByRole('alert').filter({ hasText: missing })
    await expect(told.getByRole('button', { name: 'Try again' }), path).toBeVisible()
    await told.getByRole('button', { name: 'Close' }).click()
    await expect(told, path).toBeHidden()
  }
  for (const [path, name] of kept) {
    await visit(page, path)
    const isKept = page.getByRole('heading', { level: 1, name, exact: true })
    await expect(isKept.or(page.getByText(notice)).first(), path).toBeVisible()
    if (!(await isKept.isVisible())) await expect(page, path).toHaveURL(/\/en\/?$/)
  }
  for (const path of nothing) {
    await visit(page, path)
    await expect(page.getByText(notice), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: home }), path).toBeVisible()
    expect(new URL(page.url()).pathname, path).toBe('/en')
  }
  expect(errors).toEqual([])

  // an address that nobody has ends at home, with the notice, and reloading there does not say it again
  await visit(page, '/en/p/NONE-1/nothing')
  await expect(page.getByText(notice)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/en')
  // that it was said is on record a moment later
  await expect.poll(() => page.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)).toBeNull()
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

test('[SHELL-80] [SHELL-84] [SHELL-952] nothing that is somebody’s own is kept by the worker, and calls go past it', async ({
  page,
  request,
}) => {
  await visit(page, '/en')
  await waitForWorker(page)
  await visit(page, '/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-S')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Cart' }).first()).toBeVisible()
  for (const path of ['/en/cart', '/en/checkout', '/en/order/0b7f0e0a-0000-4000-8000-000000000000'])
    await visit(page, path)
  await page.evaluate(async () => {
    await (await fetch('/api/user/profile?token=secret')).text()
    await fetch('/api/catalog?store=en', { headers: { authorization: 'Bearer secret' } })
    await fetch('/img/210x300/nothing.jpg?token=secret')
  })
  const seen = await page.evaluate(() => performance.getEntriesByType('resource').map((one) => JSON.stringify(one)))
  const calls = seen.filter((one) => one.includes('/api/'))
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter((one) => !one.includes('"workerFinalSourceType":"network"'))).toEqual([])
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

test('[SHELL-302] a page that was loaded past the worker gets it all the same', async ({ page, context }) => {
  await page.goto(`${shop.url}/en`)
  await waitForWorker(page)
  const browser = await context.newCDPSession(page)
  const isLoaded = page.waitForEvent('load')
  await browser.send('Page.reload', { ignoreCache: true })
  await isLoaded
  await waitForWorker(page)
})

// the last one: the shop stays without
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
})
