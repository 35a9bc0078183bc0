import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../journey.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { haveSignedIn, newContact } from '../account-steps.ts'
import { inShopDatabase } from '../shop-database.ts'
import { haveStaff, pressToTheEnd } from '../office-steps.ts'
import { checkOut, collectErrors, expectNoBarriers, orderOf, words } from '../steps.ts'

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

const list = (page: Page, name: RegExp) => page.getByRole('region', { name })

test('[BLOGGER-100] [BLOGGER-106] [BLOGGER-111] [BLOGGER-113] [BLOGGER-117] [BLOGGER-200] [ADMIN-200] [SHELL-101] a blogger’s week: a free order comes, is shown with a photo and made a set of; promo mode narrows the shop', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const errors = collectErrors(page)
  const api = await playwright.request.newContext({ baseURL })
  await haveSignedIn(page, 'blogger@example.com')

  const gift = await orderFrom(api, orderOf('VT-0114', 1))
  await inShopDatabase((database) =>
    database.query(
      `update shop_order set customer_id = (select id from customer where email = 'blogger@example.com') where id = $1`,
      [gift.id],
    ),
  )
  const office = await browser.newContext()
  const desk = await office.newPage()
  await haveStaff(desk, 'manager', 'desk')
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

  await page.goto('/en/cabinet/sales')
  await expect(page.getByRole('link', { name: /^Profit/ })).toContainText('$')
  await page.getByText('Month', { exact: true }).click()
  await expect(page.getByRole('img', { name: /\$/ })).toBeVisible()
  await page.getByRole('link', { name: /^Orders \d/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders with your code' })).toBeVisible()
  await expect(page).toHaveURL(/\/cabinet\/sales\/orders\?period=month$/)

  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  const ways = page.getByRole('dialog').getByRole('navigation', { name: 'Blogger’s cabinet' })
  await expect(ways.getByRole('link', { name: /products? to post$/ })).toBeVisible()
  await expect(ways.getByRole('link', { name: /^Balance .*\$\d/ })).toBeVisible()
  await expect(ways.getByRole('link', { name: /^Posts this week: [1-9]/ })).toBeVisible()
  const promo = page.getByRole('switch', { name: 'Promo only' })
  await promo.click()
  await expect(page.getByText('Promo mode is turned on')).toBeVisible()
  const pieces = async () =>
    Number.parseInt(
      (await page
        .getByText(/^\d+ pieces$/)
        .first()
        .textContent()) ?? '',
      10,
    )
  await page.goto('/en/women')
  const banner = page.getByRole('region', { name: /^Promo mode/ })
  await expect(banner).toBeVisible()
  await expect.poll(pieces).toBeLessThan(40)
  await banner.getByRole('button').click()
  await expect(page.getByText('Promo mode is turned off')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect.poll(pieces).toBeGreaterThan(40)

  expect(errors).toEqual([])
  await office.close()
  await api.dispose()
})

/** Goes on in the name of the shop's blogger. */
const actAsBlogger = async (page: Page): Promise<void> => {
  await page.goto('/en/admin/login-as')
  await page.getByLabel('Phone or e-mail').fill('blogger@example.com')
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByRole('region', { name: /acts here as/ })).toBeVisible()
}

/** A shopper who came by a blogger's link buys what it shows; the order's number. */
const buyByLink = async (shopper: Page, address: string): Promise<string> => {
  await shopper.goto(address)
  // the code is kept
  await expect(shopper).toHaveURL(/^[^?]*$/)
  await shopper.getByRole('button', { name: words.en.addToCart, exact: true }).first().click()
  await expect(shopper.getByText('1 item in your cart')).toBeAttached()
  await checkOut(shopper, newContact('email', 'follower'), words.en, 'Cash on delivery')
  const placed = shopper.waitForResponse(
    (response) => response.url().includes('/api/order') && response.request().method() === 'POST',
  )
  await shopper.getByRole('button', { name: 'Place order' }).click()
  await expect(shopper.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  return ((await (await placed).json()) as { result: { order: Ordered } }).result.order.number
}

test('[ADMIN-70] [ADMIN-71] [ADMIN-292] [ADMIN-299] [BLOGGER-105] a manager gives a code; a shopper buys by its link; that is confirmed and paid out, and the cabinet says so', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page)
  const stamp = Date.now().toString(36)
  await haveStaff(page, 'manager', 'payer')
  await page.goto('/en/admin/bloggers')
  const blogger = page.getByRole('region', { name: 'Mira Okafor' })
  const codes = blogger.getByLabel('Promo codes')
  await codes.fill(`${await codes.inputValue()}, week${stamp}`)
  await blogger.getByRole('button', { name: 'Save the codes' }).click()
  await expect(codes).toHaveValue(new RegExp(`BLOGGER, .*WEEK${stamp.toUpperCase()}`))

  const visit = await browser.newContext()
  const number = await buyByLink(await visit.newPage(), `/en/p/VT-0116/pompom-beanie?promo=week${stamp}`)
  await visit.close()
  await page.goto(`/en/admin/orders?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  const move = page.getByRole('region', { name: 'Status and tracking' })
  await move.getByLabel('Status', { exact: true }).selectOption('J')
  await move.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'J · Delivered' })).toBeVisible()

  const office = page.getByRole('navigation', { name: 'Back office' })
  await office.getByRole('link', { name: 'Bloggers and payouts' }).click()
  const earned = page.getByRole('table', { name: 'Royalty of orders' }).getByRole('row').filter({ hasText: number })
  await expect(earned).toContainText('$3.20')
  await expect(earned).toContainText('On account')
  const approved = page.getByRole('listitem').filter({ hasText: 'Approved' })
  await expect(approved.first()).toBeVisible()
  const known = await approved.count()
  const dollars = blogger.getByRole('listitem').filter({ hasText: '$' })
  await dollars.getByRole('button', { name: 'Make the payout' }).click()
  await expect(page.getByText('The payout is made.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await page.getByRole('button', { name: 'Yes, it has been paid' }).click()
  await expect(page.getByText('The payout is approved.')).toBeVisible()
  await expect(approved).toHaveCount(known + 1)
  await expect(earned).toContainText('Paid out')
  const payout = (await approved.first().locator('b').textContent()) ?? ''

  await actAsBlogger(page)
  await page.goto('/en/cabinet/sales/payouts')
  const paid = page.getByRole('listitem').filter({ hasText: payout })
  await expect(paid).toContainText('Paid out')
  const download = page.waitForEvent('download')
  await paid.getByRole('link', { name: 'Document (PDF)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  const document = await readFile(await file.path(), 'latin1')
  expect(document).toMatch(/^%PDF-[\s\S]+%%EOF\s*$/)
  await paid.getByRole('link', { name: /order/ }).click()
  // 10 % and 2 % of a beanie of $32
  const sold = page.getByRole('listitem').filter({ hasText: number })
  await expect(sold).toContainText('$3.20')
  await expect(sold).toContainText('$0.64')
  await expect(sold).toContainText('On account')
  await page.goto('/en/cabinet/sales')
  await expect(page.getByRole('link', { name: /^Profit/ })).toBeVisible()
  await expectNoBarriers(page)
  expect(errors).toEqual([])
})

test('[ADMIN-71] [ADMIN-150] [ADMIN-151] [BLOGGER-120] [BLOGGER-180] a manager sends a product and writes an instruction, and the cabinet has both', async ({
  page,
}) => {
  const errors = collectErrors(page)
  const stamp = Date.now().toString(36)
  await haveStaff(page, 'manager', 'sender')
  await page.goto('/en/admin/bloggers')
  const blogger = page.getByRole('region', { name: 'Mira Okafor' })
  await blogger.getByLabel('Send products by SKU').fill('VT-0111, VT-9999')
  await blogger.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(blogger.getByRole('alert')).toContainText('VT-9999')
  await blogger.getByLabel('Send products by SKU').fill('VT-0111')
  await blogger.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('The products are on their way.')).toBeVisible()

  const office = page.getByRole('navigation', { name: 'Back office' })
  await office.getByRole('link', { name: 'Instructions' }).click()
  await page.getByLabel('Title').fill(`How to pack ${stamp}`)
  await page.getByLabel('Address').fill(`pack-${stamp}`)
  await page.getByRole('button', { name: 'Write it' }).click()
  await page.getByRole('button', { name: 'Add a paragraph' }).click()
  await page.getByLabel('Block 1: paragraph', { exact: true }).fill('Fold it twice.')
  await pressToTheEnd(page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByRole('link', { name: 'All instructions' }).click()
  const written = page.getByRole('listitem').filter({ hasText: `How to pack ${stamp}` })
  await written.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('Bloggers see the instruction now.')).toBeVisible()

  await actAsBlogger(page)
  await page.goto('/en/cabinet/products')
  await expect(list(page, /On their way/).getByRole('link', { name: 'Harbour cap' })).toBeVisible()
  await page.goto('/en/cabinet/wiki')
  await page.getByRole('link', { name: `How to pack ${stamp}` }).click()
  await expect(page.getByText('Fold it twice.')).toBeVisible()
  expect(errors).toEqual([expect.stringContaining('400')])
})
