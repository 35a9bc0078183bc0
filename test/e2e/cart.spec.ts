import { expect, test } from './journey.ts'
import type { Page } from '@playwright/test'
import { addToCart, collectErrors, words, onceEnough, expectNoBarriers } from './steps.ts'

const clay = '/en/p/VT-1001/loopback-hoodie/VT-1001-CLAY-M'
const moss = '/en/p/VT-1001/loopback-hoodie/VT-1001-MOSS-M'
const line = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })

const openCart = async (page: Page): Promise<void> => {
  await page.goto('/en/cart')
  await expect(page.getByRole('button', { name: 'One more' }).first()).toBeVisible()
}

test('[CART-121] [CART-122] a piece changes its number and its size in place, goes after a question and comes back', async ({
  page,
}) => {
  const errors = collectErrors(page)
  await addToCart(page, clay)
  await openCart(page)
  await line(page, 'Clay, M').getByRole('button', { name: 'One more' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart2')

  await page.getByRole('button', { name: 'Change Loopback hoodie, Clay, M' }).click()
  await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(line(page, 'Clay, L')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart2')

  const remove = line(page, 'Clay, L').getByRole('button', { name: /^Remove/ })
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, 'Clay, L').getByRole('status')).toHaveText('2')

  await page.reload()
  await expect(line(page, 'Clay, L').getByRole('status')).toHaveText('2')
  expect(errors).toEqual([])
})

test(
  '[CART-140] [CART-141] a shared cart is seen by another browser, which is asked before it takes it over',
  { tag: onceEnough },
  async ({ page, browser }) => {
    await addToCart(page, clay)
    await openCart(page)
    const cartId = await page.evaluate(
      () => JSON.parse(localStorage.getItem('vitrine.cart.en') ?? '{}').cartId as string,
    )
    const pulled = (await (await page.request.get(`/api/cart/pull?store=en&cartId=${cartId}`)).json()) as {
      meta: { code: string }
    }
    expect(pulled.meta.code).not.toContain(cartId)

    const other = await (await browser.newContext()).newPage()
    await other.goto(`/en/cart/${pulled.meta.code}`)
    const shared = other.getByRole('region', { name: 'A shared cart' })
    await expect(shared).toContainText('Loopback hoodie')
    await expect(other.getByText('Your cart is empty')).toBeVisible()
    await shared.getByRole('button', { name: 'Add all to my cart' }).click()
    await expect(other).toHaveURL(/\/en\/cart$/)
    await expect(line(other, 'Clay, M')).toHaveCount(1)
    await other.goto('/en/cart/nothing-there')
    await expect(other.getByText('This cart is not there any more.')).toBeVisible()
    await other.context().close()
  },
)

test(
  '[CART-125] a coupon: a wrong one stays typed, a right one changes the sums, and it goes again',
  { tag: onceEnough },
  async ({ page }) => {
    await addToCart(page, clay)
    await openCart(page)
    const summary = page.getByRole('complementary', { name: 'Order summary' })
    await summary.getByLabel('Coupon code').fill('OLD')
    await summary.getByRole('button', { name: 'Apply' }).click()
    await expect(summary.getByText('This coupon has expired.')).toBeVisible()
    await expect(summary.getByLabel('Coupon code')).toHaveValue('OLD')
    await summary.getByLabel('Coupon code').fill(' welcome10 ')
    await summary.getByRole('button', { name: 'Apply' }).click()
    await expect(summary.getByRole('term').filter({ hasText: 'Coupon WELCOME10' })).toBeVisible()
    await expect(summary.getByText('−$7.00')).toBeVisible()
    await expect(summary.getByText('You save $27.00.')).toBeVisible()
    await summary.getByRole('button', { name: /^Remove/ }).click()
    await expect(summary.getByLabel('Coupon code')).toBeVisible()
  },
)

test('[CART-110] two tabs show one cart', { tag: onceEnough }, async ({ page, context }) => {
  await addToCart(page, clay)
  await openCart(page)
  const other = await context.newPage()
  await openCart(other)
  await line(page, 'Clay, M').getByRole('button', { name: 'One more' }).click()
  await expect(line(other, 'Clay, M').getByRole('status')).toHaveText('2')
  await addToCart(other, moss)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart3')
})

test('[CART-152] the cart’s own page opens no second one', { tag: onceEnough }, async ({ page }) => {
  await addToCart(page, clay)
  await openCart(page)
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/cart$/)
})

test.describe('for everybody', () => {
  test('cart and drawer have no barriers', async ({ page }) => {
    await addToCart(page, clay)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarriers(page)
    await openCart(page)
    await page.getByRole('button', { name: 'Change Loopback hoodie, Clay, M' }).click()
    await expect(page.getByRole('group', { name: 'Change your choice' })).toBeVisible()
    await expectNoBarriers(page)
  })

  test('the cart fits 320 px, in Russian too', { tag: onceEnough }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const view of ['en', 'ru'] as const) {
      await addToCart(page, clay.replace('/en', `/${view}`), words[view])
      await page.goto(`/${view}/cart`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/1$/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  })
})
