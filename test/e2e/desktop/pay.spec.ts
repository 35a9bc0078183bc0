import { expect, test } from '../journey.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { checkOut, collectErrors, haveInCart, orderOf, words } from '../steps.ts'

const place = (page: Page) => page.getByRole('button', { name: 'Place order' }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

type Order = { paid: boolean; number: string; payment_link: string | null; canceled: boolean }
const look = async (request: APIRequestContext, id: string): Promise<Order> =>
  ((await (await request.get(`/api/order/${id}`)).json()) as { result: Order }).result

/** An order by card that nobody has paid yet, made as an API client does. */
const unpaidOrder = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.post('/api/order?store=en', { data: orderOf('VT-0115', 1, 'card') })
  return ((await answer.json()) as { result: { order: { id: string } } }).result.order.id
}

test('[PAY-6] [PAY-66] [ORDER-106] [ORDER-107] a card: cancelled keeps cart and order, declined is tried again, paid ends both, in every tab and after Back', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page)
  await haveInCart(page, ['VT-0115'])
  await checkOut(page, 'thrice@example.com', words.en, 'Card')
  await place(page)
  await expect(page).toHaveURL(/\/en\/pay\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1) ?? ''
  const { number } = await look(page.request, id)

  await press(page, 'Cancel')
  await expect(page).toHaveURL(/\/en\/checkout/)
  await expect(page.getByText(`Order ${number} waits to be paid`)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Rib beanie')
  expect(await page.evaluate(() => localStorage.getItem('vitrine.activeOrder.en'))).toBe(id)

  await page.getByRole('link', { name: 'Pay now' }).click()
  await press(page, 'Decline')
  await expect(heading(page, 'Payment failed')).toBeVisible()
  await expect(page.getByText('No money was taken. Your pieces are still held for you.')).toBeVisible()
  expect(await look(page.request, id)).toMatchObject({ paid: false, canceled: false })

  const other = await context.newPage()
  await other.goto(`/en/pay/${id}`)
  await expect(other.getByRole('button', { name: 'Decline' })).toBeVisible()
  await page.getByRole('link', { name: 'Pay again' }).click()
  await press(page, 'Pay')
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await expect(page.getByText(`Order ${number} is paid.`)).toBeVisible()
  // whatever is pressed in the other tab: it is paid
  await press(other, 'Decline')
  await expect(heading(other, 'Payment successful')).toBeVisible()

  await page.goBack()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await page.goto(`/en/pay/${id}`)
  await expect(page.getByText('This order is already paid.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0)
  await page.goto('/en/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('vitrine.activeOrder.en'))).toBeNull()
  // the cart that was ordered is asked for once more, and gone: its answer says what was bought
  expect(errors.filter((error) => !/404.*\/api\/cart\/pull/.test(error))).toEqual([])
})

test('[CHECKOUT-366] [CHECKOUT-386] [ORDER-413] an unpaid order is cancelled beside the checkout, and the cart is ordered anew', async ({
  page,
}) => {
  await haveInCart(page, ['VT-0115'])
  await checkOut(page, 'anew@example.com', words.en, 'Card')
  await place(page)
  await expect(page).toHaveURL(/\/en\/pay\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1) ?? ''
  await press(page, 'Cancel')
  await press(page, 'Cancel this order')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this order' }).press('Enter')
  await expect(page.getByText(/^Order .+ is cancelled\./)).toBeFocused()
  expect(await look(page.request, id)).toMatchObject({ paid: false, canceled: true })
  await press(page, 'Continue')
  await press(page, 'Continue')
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await place(page)
  await expect(heading(page, 'Thank you')).toBeVisible()
})

test('[PAY-60] [PAY-62] where a provider takes the payment, the page leads there by itself, and Back does not lead there again', async ({
  page,
}) => {
  const id = await unpaidOrder(page.request)
  // the provider: our server says it has one, and there it is
  await page.route(`**/api/order/${id}*`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { result: object }
    await route.fulfill({ json: { ...body, result: { ...body.result, pays_here: false } } })
  })
  await page.route('https://checkout.provider.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Provider</h1>' }),
  )
  let answers = 0
  await page.route('**/api/payment/start/**', (route) => {
    answers += 1
    return answers === 1
      ? route.fulfill({ status: 503, json: { code: 503, result: 'PROVIDER_UNAVAILABLE', meta: { message: '' } } })
      : route.fulfill({ json: { code: 200, result: { url: `https://checkout.provider.example/${id}` } } })
  })
  await page.goto('/en')
  await page.goto(`/en/pay/${id}`)
  await expect(page.getByRole('alert')).toContainText('does not answer just now')
  await press(page, 'Go to the payment page')
  await expect(heading(page, 'Provider')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/en$/)
})

test('[PAY-63] a form of a provider is sent under the page’s own policy', async ({ page }) => {
  const id = await unpaidOrder(page.request)
  await page.route(`**/api/order/${id}*`, async (route) => {
    const body = (await (await route.fetch()).json()) as { result: object }
    await route.fulfill({ json: { ...body, result: { ...body.result, pays_here: false } } })
  })
  const form = { action: '/en/failed-payment', method: 'get', fields: { order: id, note: '"><b>' } }
  await page.route('**/api/payment/start/**', (route) =>
    route.fulfill({ json: { code: 200, result: { url: `/en/pay/${id}`, payscript: JSON.stringify(form) } } }),
  )
  await page.goto(`/en/pay/${id}`)
  await expect(heading(page, 'Payment failed')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('note')).toBe('"><b>')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[ORDER-70] [PAY-61] an order is declined, paid and looked at', async ({ page }) => {
    const id = await unpaidOrder(page.request)
    const { number } = await look(page.request, id)
    await page.goto(`/en/order/${id}`)
    await expect(page.getByText(`Your order ${number} is placed.`)).toBeVisible()
    await page.getByRole('link', { name: 'Pay now' }).click()
    await press(page, 'Decline')
    await expect(heading(page, 'Payment failed')).toBeVisible()
    await page.goto(`/en/successful-payment?order=${id}`)
    await page.getByRole('link', { name: 'Ask again' }).click()
    await expect(heading(page, 'Payment successful')).toHaveCount(0)
    await page.goto(`/en/failed-payment?order=${id}`)
    await page.getByRole('link', { name: 'Pay again' }).click()
    await press(page, 'Pay')
    await expect(heading(page, 'Payment successful')).toBeVisible()
    await page.getByRole('link', { name: 'Show the order' }).click()
    await expect(page.getByRole('region', { name: 'Paid' })).toContainText('Total')
    expect((await look(page.request, id)).paid).toBe(true)
  })
})
