import { expect, test } from '../journey.ts'
import type { Page } from '@playwright/test'
import { axeOf, collectErrors } from '../steps.ts'

/** A product of each type in the demo, and what has to be pressed before it can be bought. */
const types = [
  ['simple with custom options', '/en/p/VT-0101/steel-bottle', async (page: Page) => choose(page, /Initials/)],
  ['simple with options by percent', '/en/p/VT-0106/cork-mat', async (page: Page) => choose(page, /In a cotton bag/)],
  ['configurable', '/en/p/VT-1001/loopback-hoodie', async (page: Page) => choose(page, 'S')],
  ['bundle', '/en/p/VT-0128/clay-capsule', async (page: Page) => choose(page, /Loop bottle/, 'checkbox')],
  ['virtual', '/en/p/VT-0117/gift-card-small', async () => undefined],
  ['downloadable', '/en/p/VT-0121/half-marathon-plan', async () => undefined],
  ['grouped', '/en/p/VT-0124/slow-morning-trio', async () => undefined],
] as const

const choose = (page: Page, name: string | RegExp, role: 'radio' | 'checkbox' = 'radio') =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .check({ force: true })

/** The first amount below the heading: what is charged now. */
const shownPrice = async (page: Page): Promise<number> => {
  const text = await page.locator('h1').locator('xpath=../following-sibling::div[1]').textContent()
  return Number(/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replace(',', '') ?? Number.NaN)
}

type CartItem = {
  readonly sku: string
  readonly price: number
  readonly qty: number
  readonly options: { value: string }[]
}

/** What the server holds for this browser. */
const cartOf = async (page: Page): Promise<CartItem[]> => {
  const cartId = (await page.context().cookies()).find(({ name }) => name === 'cart-en')?.value ?? ''
  const answer = await page.request.get(`/api/cart/pull?store=en&cartId=${cartId}`)
  const { code, result } = (await answer.json()) as { code: number; result: CartItem[] }
  return code === 200 ? result : []
}
const sumOf = (items: readonly CartItem[]): number =>
  Math.round(items.reduce((sum, { price, qty }) => sum + price * qty * 100, 0)) / 100

for (const [name, address, prepare] of types) {
  test(`[PRODUCT-32] ${name}: from the page into the cart at the price it showed`, async ({ page }) => {
    const errors = collectErrors(page)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await prepare(page)
    const price = await shownPrice(page)
    expect(price).toBeGreaterThan(0)
    await page
      .getByRole('button', { name: /^Add (to cart|\d+ pieces)$/ })
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading', { name: 'Cart' }).first()).toBeVisible()
    // what the server made of it, not what the page believed
    await expect.poll(async () => sumOf(await cartOf(page))).toBe(price)
    expect(errors).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const [name, address, prepare] of types) {
    test(`[PRODUCT-31] ${name}: the form alone fills the cart`, async ({ page }) => {
      await page.goto(address)
      await prepare(page)
      await page
        .getByRole('button', { name: /^Add (to cart|\d+ pieces)$/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/en\/cart$/)
      const result = await cartOf(page)
      expect(result).toHaveLength(name === 'grouped' ? 3 : 1)
      const words = result.flatMap(({ options }) => options.map(({ value }) => value)).join(', ')
      if (name === 'simple with custom options') expect(words).toContain('Initials')
      if (name === 'simple with options by percent') expect(words).toContain('In a cotton bag')
      if (name === 'bundle') expect(words).toContain('Loop bottle')
      if (name === 'configurable') expect(result[0]?.sku).toBe('VT-1001-CLAY-S')
    })
  }
})

test('[PRODUCT-21] a sold-out size is asked for with the keyboard alone, and axe finds nothing on the way', async ({
  page,
}) => {
  await page.goto('/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-XL')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Sold out: Clay, XL.')).toBeVisible()
  await page.getByRole('button', { name: 'Tell me when it is back' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' })
  await expect(dialog).toBeVisible()
  const { violations } = await axeOf(page).include('dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await dialog.getByLabel('E-mail').fill('mina@')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter an address like name@example.com')).toBeVisible()
  await dialog.getByLabel('E-mail').fill('mina@example.com')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/We will write to mina@example.com once/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('[STOCK-13] the page of the mails withdraws after one press', async ({ page }) => {
  await page.goto('/en/stock-requests?token=11111111-1111-4111-8111-111111111111')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('button', { name: 'Withdraw my requests' }).click()
  await expect(page.getByText('Done. None of your requests is open any more.')).toBeVisible()
})

test('[PRODUCT-24] the film of a gallery is not fetched before it is played, and plays', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => void (request.url().includes('/media/') && fetched.push(request.url())))
  await page.goto('/en/p/VT-2001/warm-up-zip-jacket')
  await page.waitForLoadState('networkidle')
  const film = page.locator('video')
  await expect(film).toHaveAttribute('poster', /\/img\/600x744\//)
  expect(fetched).toEqual([])
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
  expect(await film.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])).toEqual([400, 496])
})
