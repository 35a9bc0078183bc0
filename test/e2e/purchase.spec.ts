import { expect, test } from './journey.ts'
import { addToCart, checkOut, collectErrors, stockOf, waitForMail, words, onceEnough } from './steps.ts'

test(
  'a guest buys a hoodie: stock falls by one, the order can be read, the mail is there',
  { tag: onceEnough },
  async ({ page, request }) => {
    const errors = collectErrors(page)
    const sku = 'VT-1001-CLAY-M'
    const before = await stockOf(request, sku)
    const email = 'guest@example.com'

    await page.goto('/en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/en/women/tops/hoodies')
    await page
      .getByRole('link', { name: /Loopback hoodie ?, Clay/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Loopback hoodie' })).toBeVisible()
    // awake: a press before that is the form's
    await page.waitForLoadState('networkidle')
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    await expect(page.getByRole('dialog')).toContainText('Loopback hoodie')

    await checkOut(page, email, words.en, 'Cash on delivery')
    const placed = page.waitForResponse(
      (response) => response.url().includes('/api/order') && response.request().method() === 'POST',
    )
    // a double click is one order
    await page.getByRole('button', { name: 'Place order' }).dblclick()
    const reply = (await (await placed).json()) as { code: number; result: { order: { id: string; number: string } } }
    expect(reply.code).toBe(200)
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByText(reply.result.order.number).first()).toBeVisible()

    expect(await stockOf(request, sku)).toBe(before - 1)
    const order = (await (await request.get(`/api/order/${reply.result.order.id}`)).json()) as {
      result: { number: string; products: { sku?: string; count: number }[] }
    }
    expect(order.result.number).toBe(reply.result.order.number)
    expect(order.result.products).toHaveLength(1)
    const mails = await waitForMail(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(reply.result.order.number)
    expect(errors).toEqual([])
  },
)

test('a guest pays by card on the built-in page', { tag: onceEnough }, async ({ page, request }) => {
  await addToCart(page, '/en/p/VT-1001/loopback-hoodie/VT-1001-MOSS-M')
  await checkOut(page, 'card@example.com', words.en, 'Card')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/pay\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1) ?? ''
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/\/successful-payment/)
  await expect
    .poll(
      async () => ((await (await request.get(`/api/order/${id}`)).json()) as { result: { paid: boolean } }).result.paid,
    )
    .toBe(true)
})

test(
  '[PRODUCT-297] a size that is pressed while the picture still grows into the gallery is chosen',
  { tag: onceEnough },
  async ({ page }) => {
    await page.goto('/en/women/tops/hoodies')
    await page.waitForLoadState('networkidle')
    // so slowly that everybody is earlier
    await page.evaluate(() => document.documentElement.style.setProperty('--m-slow', '30s'))
    await page
      .getByRole('link', { name: /Loopback hoodie ?, Clay/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Loopback hoodie' })).toBeVisible()
    const growing = () =>
      document
        .getAnimations()
        .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
    await page.waitForFunction(growing)
    const size = page.getByRole('radio', { name: 'M', exact: true })
    await size.click({ force: true })
    await expect(size).toBeChecked()
    expect(await page.evaluate(growing)).toBe(true)
  },
)

test(
  '[PRODUCT-298] a product that is pressed is there however long its picture takes',
  { tag: onceEnough },
  async ({ page }) => {
    await page.route(/\/img\/(600x744|1200x1488)\//, () => undefined)
    await page.goto('/en/women/tops/hoodies')
    await page.waitForLoadState('networkidle')
    // nobody gives up waiting either
    await page.evaluate(() => {
      const later = setTimeout
      Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms < 300 ? later(work, ms) : 0) })
    })
    await page
      .getByRole('link', { name: /Loopback hoodie ?, Clay/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Loopback hoodie' })).toBeFocused()
    const size = page.getByRole('radio', { name: 'M', exact: true })
    await size.click({ force: true })
    await expect(size).toBeChecked()
  },
)
