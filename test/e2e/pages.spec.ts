import { expect, test } from './journey.ts'
import { collectErrors, expectNoBarriers, onceEnough } from './steps.ts'

const pages = [
  ['home', '/en'],
  ['home in Russian', '/ru'],
  ['category', '/en/women/tops/hoodies'],
  ['category in Russian', '/ru/women/tops/hoodies'],
  ['product', '/en/p/VT-1001/loopback-hoodie'],
  ['search', '/en/search?q=hoodi'],
  ['empty cart', '/en/cart'],
  ['delivery', '/en/delivery'],
  ['error', '/en/error'],
  ['not found', '/en/nowhere-at-all'],
] as const

// they leave nothing behind: whoever is free takes one
test.describe.configure({ mode: 'parallel' })

/** Those that a wider window shows otherwise than wider. */
const byWidth: ReadonlySet<string> = new Set(['home', 'category', 'product', 'search'])

for (const [name, address] of pages) {
  const tag = byWidth.has(name) ? [] : onceEnough
  test(`axe finds nothing on ${name}, light and dark`, { tag }, async ({ page }) => {
    const errors = collectErrors(page)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expectNoBarriers(page)
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('home, category and product show their content', { tag: onceEnough }, async ({ page }) => {
    await page.goto('/en')
    await expect(page.getByRole('link', { name: /Hoodies/ }).first()).toBeVisible()
    await page.goto('/en/women/tops/hoodies')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hoodies')
    await expect(page.getByRole('link', { name: /Loopback hoodie/ }).first()).toBeVisible()
    await page.goto('/en/p/VT-1001/loopback-hoodie')
    await expect(page.getByRole('heading', { level: 1, name: 'Loopback hoodie' })).toBeVisible()
    await expect(page.getByText('$68.00').first()).toBeVisible()
  })
})

test('an unknown address is a real 404 with the shop around it', { tag: onceEnough }, async ({ page }) => {
  const response = await page.goto('/en/nowhere-at-all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: 'Cart' })
      .or(page.getByRole('button', { name: 'Cart' }))
      .first(),
  ).toBeVisible()
})

test("[PRODUCT-1] a variant's own address goes to its parent's by 301", { tag: onceEnough }, async ({ request }) => {
  const response = await request.get('/en/p/VT-1001-CLAY-M/loopback-hoodie', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe('/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-M')
})

test('after each change of route the address is looked up in the background', { tag: onceEnough }, async ({ page }) => {
  await page.goto('/en')
  const asked = page.waitForRequest((request) => request.url().includes('/api/url?') && request.url().includes('page='))
  await page
    .getByRole('link', { name: /Hoodies/ })
    .first()
    .click()
  expect((await asked).method()).toBe('GET')
})
