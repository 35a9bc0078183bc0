import { expect, test } from '../journey.ts'
import type { Page } from '@playwright/test'
import { setPrice, setStock } from '../shop-database.ts'
import { tokenOf } from '../account-steps.ts'
import { checkOut, collectErrors, haveInCart, orderOf, waitForMail, words } from '../steps.ts'

const place = (page: Page) => page.getByRole('button', { name: 'Place order' }).click()
const thanked = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
/** A line of the sums of an order, and what it says. */
const sums = async (page: Page): Promise<Record<string, string>> => {
  const lines = page.getByRole('region', { name: /^(Paid|To pay)$/ }).locator('dl > div')
  await expect(lines.first()).toBeVisible()
  const texts = await lines.evaluateAll((all) =>
    all.map((line) => [line.querySelector('dt')?.textContent ?? '', line.querySelector('dd')?.textContent ?? '']),
  )
  return Object.fromEntries(texts) as Record<string, string>
}

type Answer = {
  readonly code: number
  readonly result: unknown
  readonly meta: { readonly bonuses: { readonly balance: number } }
}

test('[ORDER-100] by bank transfer: its discount is in the sums, from the checkout to the mail', async ({ page }) => {
  const errors = collectErrors(page)
  await haveInCart(page, ['VT-0109'])
  await checkOut(page, 'transfer@example.com', words.en, 'Bank transfer')
  // 2 % of 64, rounded up to a whole dollar
  await expect(page.getByText('· $66.00')).toBeVisible()
  await place(page)
  await thanked(page)
  await expect(page.getByText('We have written to transfer@example.com.')).toBeVisible()
  expect(await sums(page)).toMatchObject({ 'Discount for this payment': '−$2.00', Total: '$66.00' })
  const [mail] = await waitForMail('transfer@example.com')
  expect(mail?.text).toContain('$66.00')
  // the guest opens it from the mail, with what only the mail shows
  const link = /https?:\/\/\S+\/order\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByText('12 Harbour Road')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invoice, PDF' })).toBeVisible()
  expect(errors).toEqual([])
})

test('[ORDER-22] [CHECKOUT-8] [CHECKOUT-104] what is downloaded needs no delivery and is not paid on delivery', async ({
  page,
}) => {
  await haveInCart(page, ['VT-0121'])
  await page.goto('/en/checkout')
  for (const [label, text] of [
    ['Email', 'virtual@example.com'],
    ['First name', 'Ada'],
    ['Last name', 'Winter'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await expect(page.getByLabel('Street', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toHaveText('2Payment')
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toHaveCount(0)
  await expect(page.getByText(/^· \$/)).toBeVisible()
  await place(page)
  await thanked(page)
  expect(Object.keys(await sums(page))).not.toContain('Delivery')
})

test('[CHECKOUT-57] [ORDER-5] every coupon of the demo says what it does, and an order keeps it', async ({ page }) => {
  await haveInCart(page, ['VT-0109'])
  // its only use
  await page.request.post('/api/order?store=en', { data: { ...orderOf('VT-0109', 1), coupon: 'ONCE' } })
  await checkOut(page, 'coupons@example.com', words.en, 'Cash on delivery')
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  const type = async (code: string) => {
    await summary.getByLabel('Coupon code').fill(code)
    await summary.getByRole('button', { name: 'Apply' }).click()
  }
  await summary.getByText('Add a coupon').click()
  for (const [code, refusal] of [
    ['OLD', 'This coupon has expired.'],
    ['ONCE', 'This coupon has already been used.'],
    ['NOPE', 'There is no coupon with this code.'],
  ] as const) {
    await type(code)
    await expect(summary.getByText(refusal)).toBeVisible()
  }
  for (const [code, total] of [
    ['FREESHIP', '$64.00'],
    ['FIVE', '$63.00'],
    ['WELCOME10', '$61.00'],
  ] as const) {
    await type(code)
    await expect(summary.getByText(code).first()).toBeVisible()
    await expect(page.getByText(`· ${total}`)).toBeVisible()
    if (code === 'WELCOME10') break
    await summary.getByRole('button', { name: /Remove/ }).click()
    await expect(page.getByText('· $68.00')).toBeVisible()
    await summary.getByText('Add a coupon').click()
  }
  await place(page)
  await thanked(page)
  expect(await sums(page)).toMatchObject({ 'Coupon WELCOME10': '−$7.00', Total: '$61.00' })
})

test('[ORDER-2] a reload while the order is on its way places no second one', async ({ page }) => {
  await haveInCart(page, ['VT-0115'])
  await checkOut(page, 'reload@example.com', words.en, 'Cash on delivery')
  await expect(page.getByText('· $40.00')).toBeVisible()
  const isOrder = /\/api\/order(\?|$)/
  const ids = new Set<string>()
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && isOrder.test(sent.url()))
      ids.add((sent.postDataJSON() as { order_id: string }).order_id)
  })
  // it goes through, and its answer never comes
  const arrived = Promise.withResolvers<void>()
  await page.route(isOrder, async (route) => {
    await route.fetch()
    arrived.resolve()
  })
  await place(page)
  await arrived.promise
  await page.unroute(isOrder)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const again = page.getByRole('button', { name: 'Place order' })
  await page.waitForLoadState('networkidle')
  if (await again.isVisible()) await again.click()
  expect(await waitForMail('reload@example.com')).toHaveLength(1)
  expect(ids.size).toBe(1)
})

test('[CHECKOUT-113] [ORDER-5] a price that changes while checking out is asked about first', async ({ page }) => {
  await haveInCart(page, ['VT-0110'])
  await checkOut(page, 'price@example.com', words.en, 'Cash on delivery')
  await expect(page.getByText('· $36.00')).toBeVisible()
  await setPrice('VT-0110', 39)
  await place(page)
  const asked = page.getByRole('dialog', { name: 'The total has changed' })
  await expect(asked).toContainText('It was $36.00 and is now $43.00.')
  await asked.getByRole('button', { name: 'Order for $43.00' }).click()
  await thanked(page)
  expect((await sums(page))['Total']).toBe('$43.00')
  await setPrice('VT-0110', 32)
})

test('[CHECKOUT-114] [ORDER-6] what is gone is named, and the rest is ordered', async ({ page }) => {
  await haveInCart(page, ['VT-0114', 'VT-0115'])
  await checkOut(page, 'gone@example.com', words.en, 'Cash on delivery')
  await expect(page.getByText('· $66.00')).toBeVisible()
  await setStock('VT-0114', 0)
  await place(page)
  const asked = page.getByRole('dialog', { name: /out of stock/ })
  await expect(asked).toContainText('Court visor')
  await expect(asked).not.toContainText('Rib beanie')
  await asked.getByRole('button', { name: 'Continue with the rest' }).click()
  await expect(page.getByText('· $40.00')).toBeVisible()
  await place(page)
  await thanked(page)
  await expect(page.getByRole('region', { name: '1 piece' })).toContainText('Rib beanie')
  await setStock('VT-0114', 257)
})

test('[ORDER-19] [ORDER-37] [ORDER-39] what an order earned pays a part of the next, and comes back when that is canceled', async ({
  request,
}) => {
  const token = await tokenOf(request, 'vip@example.com')
  const manager = await tokenOf(request, 'manager@example.com')
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => (await (await request.get(path, { headers })).json()) as Answer
  const send = async (path: string, data: object, who = token) => {
    const answer = await request.post(path, { data, headers: { authorization: `Bearer ${who}` } })
    const body = (await answer.json()) as Answer
    expect(body.code, JSON.stringify(body)).toBe(200)
    return body
  }
  const order = async (qty: number, bonuses: boolean): Promise<string> => {
    const placed = await send('/api/order?store=en', { ...orderOf('VT-0109', qty), bonuses })
    return (placed.result as { order: { id: string } }).order.id
  }
  const move = (id: string, change: object) => send(`/api/manage/orders/${id}?store=en`, change, manager)
  const cart = (await send('/api/cart/create?store=en', {})).result as string
  const query = `store=en&cartId=${cart}`
  await send(`/api/cart/update?${query}`, { cartItem: { sku: 'VT-0109', qty: 1, quoteId: cart } })
  const balance = async () => (await read(`/api/cart/totals?${query}`)).meta.bonuses.balance

  const before = await balance()
  await move(await order(5, false), { order_status: 'J' })
  // 5 % of five mats at 64
  expect(await balance()).toBeCloseTo(before + 16, 2)
  const next = await order(1, true)
  const { bonus, customer } = (await read(`/api/order/${next}`)).result as { bonus: number; customer: { name: string } }
  expect(bonus).toBeCloseTo(Math.min(before + 16, 64), 2)
  expect(customer.name).toBe('Ada Winter')
  expect(await balance()).toBeCloseTo(before + 16 - bonus, 2)
  await move(next, { canceled: true, cancel_reason: 'asked' })
  expect(await balance()).toBeCloseTo(before + 16, 2)
})
