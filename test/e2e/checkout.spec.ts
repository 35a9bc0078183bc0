import { expect, test } from './journey.ts'
import type { Page } from '@playwright/test'
import { collectErrors, expectNoBarriers, fillAddress, haveInCart, onceEnough } from './steps.ts'

const chooseState = (page: Page) => page.getByLabel('State', { exact: true }).selectOption({ label: 'New York' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

/** A filled cart and the first step of the checkout, nothing typed. */
const begin = async (page: Page, view = 'en'): Promise<void> => {
  await haveInCart(page, ['VT-1001-CLAY-S'], view)
  await page.goto(`/${view}/checkout`)
  await expect(page.getByLabel(view === 'ru' ? 'Город' : 'City', { exact: true })).toBeVisible()
}
const toPayment = async (page: Page, email: string): Promise<void> => {
  await begin(page)
  await fillAddress(page, email)
  await chooseState(page)
  await goOn(page)
  await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeChecked()
  await goOn(page)
  await expect(page.getByText(/^· \$/)).toBeVisible()
}
const ordersSent = (page: Page): string[] => {
  const ids: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/order(\?|$)/.test(request.url()))
      ids.push((request.postDataJSON() as { order_id: string }).order_id)
  })
  return ids
}

test('[CHECKOUT-100] nine fields and no more are in sight; an order goes through without opening a link', async ({
  page,
}) => {
  const errors = collectErrors(page)
  await begin(page)
  const fields = page.locator('main input:visible, main select:visible, main textarea:visible')
  await expect(fields).toHaveCount(9)
  expect(await fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))).toEqual([
    'email',
    'tel',
    'shipping given-name',
    'shipping family-name',
    'shipping country',
    'shipping address-line1',
    'shipping postal-code',
    'shipping address-level2',
    'shipping address-level1',
  ])
  await fillAddress(page, 'nine@example.com')
  await chooseState(page)
  await goOn(page)
  await goOn(page)
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(errors).toEqual([])
})

test(
  '[CHECKOUT-101] [CHECKOUT-103] [CHECKOUT-60] what is wrong is said, what was typed stays, through reload and Back',
  { tag: onceEnough },
  async ({ page }) => {
    await begin(page)
    await page.getByLabel('ZIP code', { exact: true }).fill('1220')
    await goOn(page)
    await expect(page.getByText('Please fill this in.')).toHaveCount(7)
    await expect(page.getByText('A ZIP code has 5 digits.')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await expect(page.getByLabel('ZIP code', { exact: true })).toHaveValue('1220')
    await fillAddress(page, 'typed@example.com')
    await chooseState(page)
    await goOn(page)
    await page.getByRole('radio', { name: /Express delivery/ }).check()
    await goOn(page)
    await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
    await expect(page.getByText(/Express delivery, /)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('radio', { name: /Express delivery/ })).toBeChecked()
    await page.goBack()
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Albany')
  },
)

test(
  '[CHECKOUT-102] [CHECKOUT-6] another country has other states and codes',
  { tag: onceEnough },
  async ({ page }) => {
    await begin(page)
    await page.getByLabel('Country', { exact: true }).selectOption('DE')
    await expect(page.getByLabel('State', { exact: true })).toHaveCount(0)
    await page.getByLabel('Country', { exact: true }).selectOption('CA')
    await expect(page.getByLabel('State', { exact: true }).getByRole('option', { name: 'Ontario' })).toHaveCount(1)
    await page.getByLabel('ZIP code', { exact: true }).fill('12207')
    await page.getByLabel('ZIP code', { exact: true }).blur()
    await expect(page.getByText('This does not look like a code of that country.')).toBeVisible()
  },
)

test('[CHECKOUT-52] the same checkout in two tabs is one order', { tag: onceEnough }, async ({ page, context }) => {
  const sent = ordersSent(page)
  await toPayment(page, 'tabs@example.com')
  const other = await context.newPage()
  const sentByOther = ordersSent(other)
  await other.goto('/en/checkout')
  await fillAddress(other, 'tabs@example.com')
  await chooseState(other)
  await goOn(other)
  await expect(other.getByRole('radio', { name: /Standard delivery/ })).toBeChecked()
  await goOn(other)
  await expect(other.getByText(/^· \$/)).toBeVisible()
  // the first press is on its way for so long that the second overtakes it
  const slow = Promise.withResolvers<void>()
  await page.route(/\/api\/order(\?|$)/, async (route) => {
    await slow.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Place order' }).click()
  await other.getByRole('button', { name: 'Place order' }).click()
  await expect(other.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  slow.resolve()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(new Set([...sent, ...sentByOther]).size).toBe(1)
  expect(other.url()).toBe(page.url())
})

test(
  '[CHECKOUT-50] a coupon that runs out while checking out is asked about',
  { tag: onceEnough },
  async ({ page }) => {
    await toPayment(page, 'coupon@example.com')
    const summary = page.getByRole('complementary', { name: 'Order summary' })
    // folded on phones
    if (!(await summary.getByText('Add a coupon').isVisible())) await summary.getByText('Your order').click()
    await summary.getByText('Add a coupon').click()
    await summary.getByLabel('Coupon code').fill('WELCOME10')
    await summary.getByRole('button', { name: 'Apply' }).click()
    await expect(summary.getByRole('term').filter({ hasText: 'Coupon WELCOME10' })).toBeVisible()
    // it is used up between the last look and the order
    await page.route(/\/api\/order(\?|$)/, (route) =>
      route.fulfill({ status: 409, json: { code: 409, result: 'COUPON_USED', meta: { message: '' } } }),
    )
    await expect(page.getByText(/^· \$/)).toBeVisible()
    await page.getByRole('button', { name: 'Place order' }).click()
    const asked = page.getByRole('dialog', { name: 'Coupon WELCOME10 cannot be used' })
    await expect(asked).toBeVisible()
    await page.unroute(/\/api\/order(\?|$)/)
    await asked.getByRole('button', { name: 'Go on without it' }).click()
    await expect(asked).toBeHidden()
    await expect(page.getByText('· $72.00')).toBeVisible()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  },
)

test('[CHECKOUT-104] the whole checkout works by keyboard', { tag: onceEnough }, async ({ page }) => {
  await begin(page)
  await page.getByLabel('Email', { exact: true }).focus()
  for (const text of ['keys@example.com', '+1 555 010 0099', 'Ada', 'Winter']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // the country is chosen beforehand
  await page.keyboard.press('Tab')
  await page.keyboard.type('12 Harbour Road')
  // past the link for more fields
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12207')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Albany')
  await page.keyboard.press('Tab')
  await page.keyboard.type('New York')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Delivery' })).toBeFocused()
  await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Express delivery/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeFocused()
  await expect(page.getByText(/^· \$/)).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})

test(
  '[CHECKOUT-489] in a low window, as one that is enlarged fourfold, each step that opens is in sight and has the focus',
  {
    tag: onceEnough,
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await begin(page)
    await fillAddress(page, 'low@example.com')
    await chooseState(page)
    const isSeen = async (name: string) => {
      const heading = page.getByRole('heading', { level: 2, name })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport({ ratio: 1 })
    }
    const press = (name: string | RegExp) => page.getByRole('button', { name }).press('Enter')
    await press('Continue')
    await isSeen('Delivery')
    await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeChecked()
    await press('Continue')
    await isSeen('Payment')
    await press(/^Edit\s*Delivery/)
    await isSeen('Delivery')
    await press(/^Edit\s*Contact/)
    await isSeen('Contact')
  },
)

test.describe('for everybody', () => {
  test('no step has barriers', async ({ page }) => {
    // totals are dimmed for as long as they are asked for
    const calm = () => expect(() => expectNoBarriers(page)).toPass({ timeout: 7000 })
    await begin(page)
    await goOn(page)
    await expect(page.getByText('Please fill this in.').first()).toBeVisible()
    await calm()
    await fillAddress(page, 'axe@example.com')
    await chooseState(page)
    await goOn(page)
    await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeChecked()
    await calm()
    await goOn(page)
    await expect(page.getByText(/^· \$/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Billing address is the delivery address' }).uncheck()
    await expect(page.getByRole('group', { name: 'Billing address' })).toBeVisible()
    await calm()
  })

  test('the checkout fits 320 px, in Russian too', { tag: onceEnough }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const view of ['en', 'ru']) {
      await begin(page, view)
      await page.getByRole('button', { name: /^(Continue|Продолжить)$/ }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  })
})
