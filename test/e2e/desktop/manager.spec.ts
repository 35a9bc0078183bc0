import { expect, test } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { newContact, signInAs } from '../account-steps.ts'
import { inShopDatabase } from '../shop-database.ts'
import { collectErrors, expectNoBarriers, orderOf, stockOf } from '../steps.ts'

/** Nobody else buys it here. */
const sku = 'VT-0112'

type Placed = { readonly id: string; readonly number: string }
const place = async (request: APIRequestContext, email: string): Promise<Placed> => {
  const body = orderOf(sku, 1)
  const address = { ...body.addressInformation.shippingAddress, email }
  const addressInformation = { ...body.addressInformation, shippingAddress: address, billingAddress: address }
  const answer = await request.post('/api/order?store=en', { data: { ...body, addressInformation } })
  return ((await answer.json()) as { result: { order: Placed } }).result.order
}

test('[ADMIN-20] [ADMIN-25] [ADMIN-26] [ADMIN-32] [ADMIN-41] a manager’s day: an order is sent, another cancelled, a review approved, a price mended', async ({
  page,
  request,
}, { project }) => {
  const errors = collectErrors(page)
  const email = newContact('email', `manager-${project.name}`)
  const [sent, canceled] = [await place(request, email), await place(request, email)]
  const title = `Warm and light ${Date.now()}`
  const found = (await (await request.get(`/api/product?store=en&sku=${sku}`)).json()) as {
    result: { items: { id: number }[] }
  }
  const [product] = found.result.items
  await request.post('/api/review/create?store=en', {
    multipart: { entity_id: String(product?.id), rating: '5', title, detail: 'As it should be.', nickname: 'Ada' },
  })

  const staff = newContact('email', `staff-${project.name}`)
  await signInAs(page, staff, 'Mo')
  await inShopDatabase((database) =>
    database.query(`update customer set roles = '{manager}' where email = $1`, [staff]),
  )
  await page.goto('/en/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Sales by day/ })).toBeVisible()
  const office = page.getByRole('navigation', { name: 'Back office' })

  await office.getByRole('link', { name: 'Orders' }).click()
  await page.getByLabel('Number, e-mail, name or SKU').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: sent.number }).click()
  const move = page.getByRole('region', { name: 'Status and tracking' })
  await move.getByLabel('Status', { exact: true }).selectOption('L')
  await move.getByLabel('Carrier').fill('Post')
  await move.getByLabel('Tracking number').fill('RR123')
  await move.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'L · On its way' })).toBeVisible()
  const shown = (await (await request.get(`/api/order/${sent.id}?store=en`)).json()) as {
    result: { stage: number; delivery: { number: string } }
  }
  expect(shown.result).toMatchObject({ stage: 4, delivery: { number: 'RR123' } })

  await page.goBack()
  const before = await stockOf(request, sku)
  await page.getByRole('link', { name: canceled.number }).click()
  const cancel = page.getByRole('region', { name: 'Cancel the order' })
  await cancel.getByLabel('Why it is cancelled').fill('Ordered twice')
  await cancel.getByRole('button', { name: 'Cancel the order' }).click()
  await cancel.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'N · Cancelled' })).toBeVisible()
  await expect.poll(() => stockOf(request, sku)).toBe(before + 1)

  await office.getByRole('link', { name: 'Reviews' }).click()
  await page.getByLabel('State').selectOption('Waiting')
  await page.getByRole('button', { name: new RegExp(`^Approve.*${title}`) }).click()
  await expect(page.getByText(title)).toHaveCount(0)
  const filters = JSON.stringify({ filters: [{ attribute: 'entity_id', value: { eq: product?.id } }] })
  const reviews = async () =>
    (await request.get(`/api/catalog?store=en&type=review&searchQuery=${encodeURIComponent(filters)}`)).text()
  await expect.poll(reviews).toContain(title)

  await office.getByRole('link', { name: 'Products' }).click()
  await page.getByLabel('SKU or name').fill(sku)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: sku, exact: true }).click()
  await page.getByLabel('Price, USD', { exact: true }).fill('123.45')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect.poll(async () => (await request.get(`/api/product?store=en&sku=${sku}`)).text()).toContain('123.45')
  await page.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(page.getByText('$123.45').first()).toBeVisible()
  expect(errors).toEqual([])
})
