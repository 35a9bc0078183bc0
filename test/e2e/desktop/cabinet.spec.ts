import { join } from 'node:path'
import { expect, test } from '../journey.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { newContact, signInAs } from '../account-steps.ts'
import { inShopDatabase } from '../shop-database.ts'
import { collectErrors, expectNoBarriers, orderOf } from '../steps.ts'

const photo = join(import.meta.dirname, '../../../db/demo/pictures/masters/baton-mid/moss-front.avif')

type Ordered = { readonly id: string; readonly number: string; readonly name: string }
const orderFrom = async (api: APIRequestContext, data: object): Promise<Ordered> => {
  const placed = await api.post('/api/order?store=en', { data })
  const { id, number } = ((await placed.json()) as { result: { order: Ordered } }).result.order
  const shown = (await (await api.get(`/api/order/${id}?store=en`)).json()) as {
    result: { products: { name: string }[] }
  }
  return { id, number, name: shown.result.products[0]?.name ?? '' }
}

/** Signs in somebody new of the staff. */
const signInAsManager = async (page: Page, name: string): Promise<void> => {
  const staff = newContact('email', name)
  await signInAs(page, staff, 'Mo')
  await inShopDatabase((database) =>
    database.query(`update customer set roles = '{manager}' where email = $1`, [staff]),
  )
}

const list = (page: Page, name: RegExp) => page.getByRole('region', { name })

test('[BLOGGER-100] [BLOGGER-111] [BLOGGER-113] [BLOGGER-117] [BLOGGER-200] [ADMIN-200] a blogger’s week: a free order comes, is shown with a photo and made a set of; the code sells', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const errors = collectErrors(page)
  const api = await playwright.request.newContext({ baseURL })
  await signInAs(page, 'blogger@example.com')

  const gift = await orderFrom(api, orderOf('VT-0114', 1))
  await inShopDatabase((database) =>
    database.query(
      `update shop_order set customer_id = (select id from customer where email = 'blogger@example.com') where id = $1`,
      [gift.id],
    ),
  )
  const office = await browser.newContext()
  const desk = await office.newPage()
  await signInAsManager(desk, 'desk')
  await desk.goto(`/en/admin/orders/${gift.id}`)
  await desk.getByRole('button', { name: 'Make the order free' }).click()
  await desk.getByRole('button', { name: 'Yes, make it free' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: 'Gift' })).toBeVisible()

  await page.goto('/en/cabinet/products')
  const coming = list(page, /On their way/).getByRole('listitem')
  const sent = coming.filter({ hasText: gift.name }).first()
  const title = (await sent.getByRole('heading').textContent()) ?? ''
  const before = await coming.count()
  await sent.getByRole('button', { name: 'Mark received' }).click()
  await expect(coming).toHaveCount(before - 1)
  const arrived = list(page, /To be shown/)
    .getByRole('listitem')
    .filter({ hasText: title })
    .first()
  await arrived.getByRole('link', { name: 'New post' }).click()
  await expect(page.getByRole('heading', { name: 'Post', level: 1 })).toBeVisible()
  const attention = page.getByRole('dialog', { name: 'What makes a good photo' })
  await expect(attention).toBeVisible()
  await attention.getByRole('button', { name: 'Understood' }).click()
  await expect(attention).toBeHidden()
  await page.getByLabel(/Add photos/).setInputFiles(photo)
  await page.getByRole('button', { name: 'Save the post' }).click()
  await expect(page.getByRole('heading', { name: 'Promo product', level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expectNoBarriers(page)

  await page.goto('/en/cabinet/products/set')
  await page.getByRole('button', { name: 'Start collecting' }).click()
  const piece = (kind: string) =>
    list(page, /Collect a set/)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`${kind}$`) })
      .getByRole('checkbox', { disabled: false })
      .first()
  await piece('Top').check()
  await piece('Bottom').check()
  await page.getByRole('button', { name: 'Save the set' }).click()
  await expect(page.getByRole('heading', { name: 'Promo product', level: 1 })).toBeVisible()

  const order = await orderFrom(api, { ...orderOf('VT-0115', 2), promo_code: 'BLOGGER' })
  await page.goto('/en/cabinet/sales/orders')
  const row = page.getByRole('listitem').filter({ hasText: order.number })
  await expect(row).toContainText('Being confirmed')

  await desk.goto(`/en/admin/orders/${order.id}`)
  const move = desk.getByRole('region', { name: 'Status and tracking' })
  await move.getByLabel('Status', { exact: true }).selectOption('J')
  await move.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('definition').filter({ hasText: 'J · Delivered' })).toBeVisible()
  await page.reload()
  await expect(row).toContainText('On account')

  await page.goto('/en/cabinet/sales')
  await expect(page.getByRole('link', { name: /^Profit/ })).toContainText('$')

  expect(errors).toEqual([])
  await office.close()
  await api.dispose()
})

test('[ADMIN-70] [BLOGGER-105] what is confirmed is paid out by staff, and the cabinet says so', async ({ page }) => {
  const errors = collectErrors(page)
  await signInAsManager(page, 'payer')
  await page.goto('/en/admin/bloggers')
  const approved = page.getByRole('listitem').filter({ hasText: 'Approved' })
  await expect(approved.first()).toBeVisible()
  const known = await approved.count()
  await page.getByRole('button', { name: 'Make the payout' }).first().click()
  await expect(page.getByText('The payout is made.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect(page.getByText('The payout is approved.')).toBeVisible()
  await expect(approved).toHaveCount(known + 1)
  const number = await approved.first().locator('b').textContent()

  await page.goto('/en/admin/login-as')
  await page.getByLabel('Phone or e-mail').fill('blogger@example.com')
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByRole('region', { name: /acts here as/ })).toBeVisible()
  await page.goto('/en/cabinet/sales/payouts')
  await expect(page.getByRole('listitem').filter({ hasText: number ?? '' })).toContainText('Paid out')
  await page.goto('/en/cabinet/sales')
  await expect(page.getByRole('link', { name: /^Profit/ })).toBeVisible()
  await expectNoBarriers(page)
  expect(errors).toEqual([])
})
