import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { signInAs, tokenOf } from '../account-steps.ts'
import { collectErrors, expectNoBarriers, orderOf } from '../steps.ts'

const photo = join(import.meta.dirname, '../../../db/demo/pictures/masters/baton-mid/moss-front.avif')

const list = (page: Page, name: RegExp) => page.getByRole('region', { name })

test('[BLOGGER-100] [BLOGGER-111] [BLOGGER-113] [BLOGGER-117] a blogger’s week: a product comes, is shown with a photo and made a set of; the code sells, and is paid for', async ({
  page,
  playwright,
  baseURL,
}) => {
  const errors = collectErrors(page)
  await signInAs(page, 'blogger@example.com')

  await page.goto('/en/cabinet/products')
  const coming = list(page, /On their way/).getByRole('listitem')
  const title = (await coming.first().getByRole('heading').textContent()) ?? ''
  const before = await coming.count()
  await coming.first().getByRole('button', { name: 'Mark received' }).click()
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

  const api = await playwright.request.newContext({ baseURL })
  const placed = await api.post('/api/order?store=en', { data: { ...orderOf('VT-0115', 2), promo_code: 'BLOGGER' } })
  const { order } = ((await placed.json()) as { result: { order: { id: string; number: string } } }).result
  await page.goto('/en/cabinet/sales/orders')
  const row = page.getByRole('listitem').filter({ hasText: order.number })
  await expect(row).toContainText('Being confirmed')

  const headers = { authorization: `Bearer ${await tokenOf(api, 'manager@example.com')}` }
  const moved = await api.post(`/api/manage/orders/${order.id}`, { headers, data: { order_status: 'O', stage: 5 } })
  expect(moved.status()).toBe(200)
  await page.reload()
  await expect(row).toContainText('On account')

  await page.goto('/en/cabinet/sales')
  await expect(page.getByRole('link', { name: /^Profit/ })).toContainText('$')
  await expectNoBarriers(page)
  expect(errors).toEqual([])
  await api.dispose()
})
