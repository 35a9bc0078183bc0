import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { loadOfflineOrders } from '#features/orders/web/index.ts'
import { CallProvider } from '#platform/web/call/call-context.ts'
import { cart, openShop, order, place, shop, show, thanked, toPayment } from '#test/support/checkout.tsx'
import { catchForms } from '#test/support/sent-forms.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { seen, until } from '#test/support/until.ts'

let forms: ReturnType<typeof catchForms>
beforeAll(standInForTheBrowser)
beforeEach(() => {
  forms = catchForms()
  return openShop()
})
afterEach(cleanup)

const id = '2f0c8f0e-53d5-4a6b-8f0c-5a3c9e0a7b11'
const placed = (payscript: string) => ({
  order: {
    id,
    number: 'V2',
    order_status: 'P',
    stage: 0,
    grand_total: 64,
    clear_basket: false,
    redirect_to_pay: true,
    paylink: '#pay',
    payscript,
  },
})

test('[PAY-35] [PAY-63] an order that is paid by a form sends it, and stays the active one', async () => {
  const form = { action: 'https://pay.example/', method: 'post', fields: { sum: '64.00', sign: '"<&' } }
  shop.answers = [ok(placed(JSON.stringify(form)))]
  show()
  await toPayment()
  await forms.whenSent(place)
  expect(forms.sent).toEqual([form])
  expect(localStorage.getItem('vitrine.activeOrder.en')).toBe(id)
})

test('[ORDER-12] the page is left only when nothing of the order waits in this browser: the cart keeps its pieces', async () => {
  const { offlineOrders } = await loadOfflineOrders()
  const { promise: waiting, resolve } = Promise.withResolvers<number>()
  HTMLFormElement.prototype.submit = () => resolve(offlineOrders(async () => ok([])).getView().orders.length)
  shop.answers = [ok(placed('{"action":"https://pay.example/","method":"post","fields":{}}'))]
  show()
  await toPayment()
  place()
  expect(await until(waiting)).toBe(0)
})

test('[PAY-63] a form that makes no sense leads to the page to pay on', async () => {
  shop.answers = [ok(placed('{"action":"javascript:alert(1)"}'))]
  show()
  await toPayment()
  const left = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  place()
  await until(left)
  expect([location.hash, forms.sent]).toEqual(['#pay', []])
})

test('[CHECKOUT-345] until the page to pay on is there the last step stays as it is, and takes no second press', async () => {
  shop.answers = [ok(placed('{"action":"https://pay.example/","method":"post","fields":{}}'))]
  show()
  await toPayment()
  await forms.whenSent(place)
  await act(async () => undefined)
  const button = screen.getByRole('button', { name: 'Placing your order…' })
  button.click()
  expect([button.ariaBusy, shop.orders.length]).toEqual(['true', 1])
  // back from the payment, onto the page as the browser kept it
  await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  await seen(() => screen.getByText(/^· \$/))
  await order()
  expect(shop.orders[1]?.order_id).not.toBe(shop.orders[0]?.order_id)
})

test('[CHECKOUT-345] so it is until the order is there: no cart is empty before the thanks', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.arrival = promise
  show()
  await toPayment()
  await order()
  await act(async () => undefined)
  expect(screen.getByRole('button', { name: 'Placing your order…' }).ariaBusy).toBe('true')
  expect(cart().getView().count).toBe(1)
  resolve()
  await thanked()
  await seen(() => expect(cart().getView().count).toBe(0))
})

test.each([
  [null, 0, /^It holds its pieces\./, /Its pieces are free/],
  ['FIVE', 0, /^It holds its pieces and its coupon\./, /Its pieces and its coupon are free/],
  [null, 5, /^It holds its pieces and its bonuses\./, /Its pieces and its bonuses are free/],
  ['FIVE', 5, /^It holds its pieces, its coupon and its bonuses\./, /Its pieces, its coupon and its bonuses are free/],
])(
  '[CHECKOUT-346] [CHECKOUT-469] an order that waits to be paid with coupon %s and bonuses %s says what it holds, which the cart beside it lacks',
  async (coupon, bonus, holds, frees) => {
    localStorage.setItem('vitrine.activeOrder.en', id)
    const waiting = { id, number: 'V2', paid: false, payment_link: '#pay', coupon, bonus }
    show('/checkout', (page) => <CallProvider value={async () => ok(waiting)}>{page}</CallProvider>)
    await seen(() => screen.getByText(holds))
    await act(async () => screen.getByRole('button', { name: 'Cancel this order' }).click())
    expect(screen.getByRole('dialog').textContent).toMatch(frees)
  },
)
