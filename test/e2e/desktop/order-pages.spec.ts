import { expect, test } from '../journey.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { axeOf, collectErrors, orderOf } from '../steps.ts'

const placed = async (request: APIRequestContext, payment: string): Promise<string> => {
  const answer = await request.post('/api/order?store=en', { data: orderOf('VT-0115', 2, payment) })
  return ((await answer.json()) as { result: { order: { id: string } } }).result.order.id
}
/** The pages of an order that is to be paid: itself, the payment, and where that leads back to. */
const pagesOf = (id: string) =>
  [
    [`/en/order/${id}`, 'Thank you'],
    [`/en/pay/${id}`, 'Payment'],
    [`/en/successful-payment?order=${id}`, 'Asking the bank…'],
    [`/en/failed-payment?order=${id}`, 'Payment failed'],
    ['/en/order/nope', undefined],
  ] as const
const open = async (page: Page, path: string, heading: string | undefined): Promise<void> => {
  await page.goto(path)
  const title = page.getByRole('heading', { name: heading ?? 'We do not know this order' })
  await expect(title.first()).toBeVisible()
}

for (const [colorScheme, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const) {
  test(`[ORDER-100] [ORDER-104] [ORDER-107] the pages of an order have no barriers, ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [path, heading] of pagesOf(await placed(page.request, 'card'))) {
      await open(page, path, heading)
      expect((await axeOf(page).analyze()).violations, path).toEqual([])
    }
  })
}

test('[ORDER-100] [ORDER-104] they fit 320 px, in Russian too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const id = await placed(page.request, 'card')
  for (const [path] of pagesOf(id))
    for (const view of ['en', 'ru']) {
      await page.goto(path.replace('/en', `/${view}`))
      await expect(page.getByRole('main')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
    }
})

test('[ORDER-76] [ORDER-104] [ORDER-106] paying by keyboard, as far as the order', async ({ page }) => {
  const errors = collectErrors(page)
  const id = await placed(page.request, 'card')
  await page.goto(`/en/order/${id}`)
  const press = async (role: 'link' | 'button', name: string) => {
    await page.getByRole(role, { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press('link', 'Pay now')
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  await press('button', 'Pay')
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await press('link', 'Show the order')
  await expect(page.getByRole('region', { name: 'Paid' })).toContainText('$76.00')
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
  // on paper there is nothing to press
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Copy the link to this order' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue shopping' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Search' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Vitrine, home' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Paid' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  // another language keeps the order's own currency
  await page.goto(`/ru/order/${id}`)
  await expect(page.getByRole('region', { name: 'Оплачено' })).toContainText(/76,00\s\$/)
  expect(errors).toEqual([])
})
