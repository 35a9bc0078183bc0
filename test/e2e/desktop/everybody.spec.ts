import type { Locator, Page } from '@playwright/test'
import { coveredControls, widerThanPage } from '../../ease/support/layout.ts'
import { expect, test } from '../journey.ts'
import { collectErrors } from '../steps.ts'

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement))

/** Tabs on until the focus is there, as somebody without a pointer does. */
const tabTo = async (page: Page, target: Locator, most = 150): Promise<void> => {
  await expect(target.first()).toBeAttached()
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) return
  }
  throw new Error(`${most} tabs do not lead to ${String(target)}`)
}

/** A new page is read out: the focus is on its heading, and that is in sight. */
const expectHeading = async (page: Page, name: string | RegExp): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
}

const address = {
  Email: 'everybody@example.com',
  Phone: '+1 555 010 0099',
  'First name': 'Ada',
  'Last name': 'Winter',
  Street: '12 Harbour Road',
  'ZIP code': '12207',
  City: 'Albany',
  State: 'New York',
}

// a window without room for filters beside the list: fewer stops on the way
test.use({ viewport: { width: 768, height: 900 } })

test('[SHELL-283] from the front page to the thanks with the keyboard alone; every page begins at its heading', async ({
  page,
}) => {
  const errors = collectErrors(page)
  const main = page.getByRole('main')
  await page.goto('/en')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, main.getByRole('link', { name: /Hoodies/ }))
  await page.keyboard.press('Enter')
  await expectHeading(page, /Hoodies/)
  await tabTo(page, main.getByRole('link', { name: /Loopback hoodie/ }))
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Loopback hoodie')
  const size = page.getByRole('radio', { name: 'M', exact: true })
  await tabTo(page, page.getByRole('group', { name: 'Size' }).getByRole('radio'))
  for (let step = 0; step < 6 && !(await size.isChecked()); step += 1) await page.keyboard.press('ArrowRight')
  await expect(size).toBeChecked()
  await tabTo(page, main.getByRole('button', { name: 'Add to cart', exact: true }))
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: 'Cart' })
  await expect(cart).toContainText('Loopback hoodie')
  await tabTo(page, cart.getByRole('link', { name: 'Checkout' }))
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Checkout')
  for (const [name, text] of Object.entries(address)) {
    await tabTo(page, page.getByLabel(name, { exact: true }))
    await page.keyboard.type(text)
  }
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Delivery' })).toBeFocused()
  await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeFocused()
  await expect(page.getByText(/^· \$/)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Place order' }))
  await page.keyboard.press('Enter')
  await expectHeading(page, /Thank you/)
  expect(errors).toEqual([])
})

test.describe('at 400 %', () => {
  // 1280 x 1024 CSS pixels; what lies over the page comes and goes without sliding
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } })

  const expectRoom = async (page: Page): Promise<void> => {
    expect([await widerThanPage(page), await coveredControls(page)]).toEqual([[], []])
  }
  const moving = (page: Page): Promise<number> =>
    page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
    )

  test('[SHELL-284] a purchase: nothing leaves the window sideways, nothing lies over what has the focus', async ({
    page,
  }) => {
    const errors = collectErrors(page)
    await page.goto('/en')
    await page.waitForLoadState('networkidle')
    await expectRoom(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Hoodies/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Hoodies/ })).toBeVisible()
    await expectRoom(page)
    await page
      .getByRole('link', { name: /Loopback hoodie/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Loopback hoodie' })).toBeVisible()
    await expectRoom(page)
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    const cart = page.getByRole('dialog', { name: 'Cart' })
    await expect(cart).toContainText('Loopback hoodie')
    expect(await moving(page)).toBe(0)
    await expectRoom(page)
    await cart.getByRole('link', { name: 'Checkout' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
    await expectRoom(page)
    for (const [name, text] of Object.entries(address)) {
      const field = page.getByLabel(name, { exact: true })
      await (name === 'State' ? field.selectOption({ label: text }) : field.fill(text))
    }
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('radio', { name: /Standard delivery/ })).toBeChecked()
    await expectRoom(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/^· \$/)).toBeVisible()
    await expectRoom(page)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expectRoom(page)
    expect(errors).toEqual([])
  })
})
