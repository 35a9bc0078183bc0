import { readFile } from 'node:fs/promises'
import { expect, test } from '../journey.ts'
import type { Page } from '@playwright/test'
import { newContact } from '../account-steps.ts'
import { lookAtOrder, placeOrder, haveStaff, pressToTheEnd } from '../office-steps.ts'
import { collectErrors, expectNoBarriers, stockOf } from '../steps.ts'

/** Nobody else buys it here. */
const sku = 'VT-0112'

/** What a button saves as a file. */
const savedBy = async (page: Page, name: string): Promise<string> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await download).path(), 'latin1')
}

test('[ADMIN-20] [ADMIN-21] [ADMIN-22] [ADMIN-24] [ADMIN-25] [ADMIN-26] [ADMIN-27] [ADMIN-28] [ADMIN-32] [ADMIN-41] a manager’s day: orders confirmed together, one packed and sent as its shopper sees, one cancelled, a review answered, a price mended', async ({
  page,
  request,
  browser,
}, { project }) => {
  const errors = collectErrors(page)
  const email = newContact('email', `manager-${project.name}`)
  const [sent, canceled] = [await placeOrder(request, sku, email), await placeOrder(request, sku, email)]
  const stamp = Date.now()
  const title = `Warm and light ${stamp}`
  const found = (await (await request.get(`/api/product?store=en&sku=${sku}`)).json()) as {
    result: { items: { id: number }[] }
  }
  const [product] = found.result.items
  await request.post('/api/review/create?store=en', {
    multipart: { entity_id: String(product?.id), rating: '5', title, detail: 'As it should be.', nickname: 'Ada' },
  })

  await haveStaff(page, 'manager', `staff-${project.name}`)
  await page.goto('/en/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Sales by day/ })).toBeVisible()
  const office = page.getByRole('navigation', { name: 'Back office' })

  await office.getByRole('link', { name: 'Orders' }).click()
  await page.getByLabel('Number, e-mail, name or SKU').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('checkbox', { name: `Select ${canceled.number}` }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('checkbox', { name: `Select ${sent.number}` })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('2 of 2 done')).toBeVisible()
  await expect.poll(async () => (await lookAtOrder(request, sent.id)).order_status).toBe('B')
  expect(await savedBy(page, 'Save as CSV')).toContain(canceled.number)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('link', { name: sent.number }).click()
  const notes = page.getByRole('region', { name: 'Notes' })
  await notes.getByLabel('New note').fill('Ring twice')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Ring twice')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  const shopper = await (await browser.newContext()).newPage()
  await shopper.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const way = shopper.getByRole('region', { name: 'Order progress' })
  const seenAt = async (step: string) => {
    await shopper.goto(`/en/order/${sent.id}`)
    await expect(way.locator('[aria-current="step"]')).toContainText(step)
  }
  const move = page.getByRole('region', { name: 'Status and tracking' })
  await move.getByLabel('Stage').selectOption('3 · Packed')
  await move.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await lookAtOrder(request, sent.id)).stage).toBe(3)
  await seenAt('Packed')
  await expect(way.getByRole('button', { name: 'Copy the number' })).toHaveCount(0)
  await move.getByLabel('Stage').selectOption('As the status says')
  await move.getByLabel('Status', { exact: true }).selectOption('L')
  await move.getByLabel('Carrier').fill('Post')
  await move.getByLabel('Tracking number').fill('RR123')
  await move.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'L · On its way' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(4)
  expect(await lookAtOrder(request, sent.id)).toMatchObject({ stage: 4, delivery: { number: 'RR123' } })
  expect(await savedBy(page, 'Invoice, PDF')).toMatch(/^%PDF/)
  await seenAt('On its way')
  await expect(way).toContainText('Post RR123')
  await way.getByRole('button', { name: 'Copy the number' }).click()
  await expect(shopper.getByText('Copied to clipboard')).toBeVisible()
  expect(await shopper.evaluate(() => navigator.clipboard.readText())).toBe('RR123')
  await shopper.context().close()

  await page.goBack()
  const before = await stockOf(request, sku)
  await page.getByRole('link', { name: canceled.number }).click()
  const cancel = page.getByRole('region', { name: 'Cancel the order' })
  await cancel.getByLabel('Why it is cancelled').fill('Ordered twice')
  await cancel.getByRole('button', { name: 'Cancel the order' }).click()
  await cancel.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'B · Cancelled' })).toBeVisible()
  await expect.poll(() => stockOf(request, sku)).toBe(before + 1)

  await office.getByRole('link', { name: 'Reviews' }).click()
  await page.getByLabel('State').selectOption('Waiting')
  const review = page.getByRole('row').filter({ hasText: title })
  await review.getByLabel('Answer').fill('Thank you, Ada!')
  await review.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByText(title)).toHaveCount(0)
  const filters = JSON.stringify({ filters: [{ attribute: 'entity_id', value: { eq: product?.id } }] })
  const reviews = async () =>
    (await request.get(`/api/catalog?store=en&type=review&searchQuery=${encodeURIComponent(filters)}`)).text()
  await expect.poll(reviews).toContain(title)
  expect(await reviews()).toContain('Thank you, Ada!')

  await office.getByRole('link', { name: 'Products' }).click()
  await page.getByLabel('SKU or name').fill(sku)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: sku, exact: true }).click()
  const basics = page.getByRole('region', { name: 'Name and marks' })
  await basics.getByLabel('Name (en)').fill(`Mended ${stamp}`)
  await basics.getByLabel('Sale', { exact: true }).check()
  await basics.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await request.get(`/api/product?store=en&sku=${sku}`)).text())
    .toContain(`Mended ${stamp}`)
  await page.getByLabel('Price, USD', { exact: true }).fill('123.45')
  await pressToTheEnd(page.getByRole('button', { name: 'Save prices' }))
  await expect.poll(async () => (await request.get(`/api/product?store=en&sku=${sku}`)).text()).toContain('123.45')
  await page.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(page.getByText('$123.45').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('[ADMIN-7] [ADMIN-46] [ADMIN-286] [ACCOUNT-195] a manager makes a coupon that is used once, gives it another use, acts for a customer and returns', async ({
  page,
  request,
}, { project }) => {
  const errors = collectErrors(page)
  const email = newContact('email', `saving-${project.name}`)
  await haveStaff(page, 'manager', `saver-${project.name}`)
  await page.goto('/en/admin/coupons')
  const code = `DAY${Date.now()}`
  await page.getByLabel('Code', { exact: true }).first().fill(code)
  await page.getByLabel('Value').fill('20')
  await page.getByLabel('Uses at most').fill('1')
  await page.getByRole('button', { name: 'Add coupon' }).click()
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('0 / 1')
  const first = await placeOrder(request, sku, email, { coupon: code })
  const { coupon, totals } = await lookAtOrder(request, first.id)
  expect(coupon).toBe(code)
  expect((await placeOrder(request, sku, email, { coupon: code })).refusal).toBe('COUPON_USED')
  await page.getByRole('link', { name: code }).click()
  // the list has fields of the same names
  await expect(page.getByText('Used: 1 / 1')).toBeVisible()
  await page.getByLabel('Uses at most').fill('2')
  await page.getByLabel('Value').fill('50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Used: 1 / 2')).toBeVisible()
  await expectNoBarriers(page)
  const second = await placeOrder(request, sku, email, { coupon: code })
  expect((await lookAtOrder(request, second.id)).totals.grand_total).toBeLessThan(totals.grand_total)
  await page.goBack()
  await page.getByRole('checkbox', { name: `Select ${code}` }).check()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('2 / 2')
  await expect(page.getByRole('row').filter({ hasText: code }).getByRole('cell').last()).toHaveText('No')
  expect((await placeOrder(request, sku, email, { coupon: code })).refusal).toBe('COUPON_NOT_FOUND')
  expect(errors).toEqual([])

  await page.goto('/en/admin/login-as')
  await page.getByLabel('Phone or e-mail').fill('customer@example.com')
  await page.getByRole('button', { name: 'Authorize' }).click()
  const line = page.getByRole('region', { name: /acts here as/ })
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: 'Return' }).click()
  await expect(line).toHaveCount(0)
})
