import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { keepPlaced, saveActiveOrder } from '#features/checkout/web/placing/active-order.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { wireOrder as order } from '#test/support/wire-order.ts'
import { Component as OrderPage } from './order-page.tsx'
import { Component as PayPage } from './pay-page.tsx'
import { Component as PaymentResultPage } from './payment-result-page.tsx'

const linked = { payment_link: '/en/pay/o-1', pay_until: '2026-11-20T10:30:00.000Z', stage: 0, order_status: 'P' }
let answer: () => ReturnType<AnyCall> = async () => ok(order())
let acted: unknown[] = []
const call: AnyCall = async (key, input) => {
  if (key === 'GET /api/order/:id') return answer()
  if (key.startsWith('POST /api/payment')) {
    acted.push(input.body)
    return refuse('PAYMENT_CLOSED')
  }
  return key === 'GET /api/cart/pull' ? ok([]) : ok(undefined)
}
const routes = [
  { path: '/order/:id', Component: OrderPage },
  { path: '/pay/:order', Component: PayPage },
  { path: '/successful-payment', Component: PaymentResultPage },
  { path: '/failed-payment', Component: PaymentResultPage },
]
const show = (at: string) => showPages(routes, at, call)

beforeAll(standInForTheBrowser)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  answer = async () => ok(order())
  acted = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the page of an order', () => {
  test('[ORDER-100] says thank you with the number, the lines, the sum and the way in five steps', async () => {
    keepPlaced(sessionStorage, { id: 'o-1', email: 'h@mail.example' })
    show('/order/o-1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeTruthy()
    expect(screen.getByText(/Your order V100001 is placed\. We have written to h@mail\.example\./)).toBeTruthy()
    const steps = within(screen.getByRole('region', { name: 'Order progress' })).getAllByRole('listitem')
    expect(steps).toHaveLength(5)
    expect(steps[0]?.getAttribute('aria-current')).toBe('step')
    expect(screen.getByRole('link', { name: 'Loopback hoodie' }).getAttribute('href')).toBe(
      '/p/HOOD/loopback-hoodie/HOOD-CLAY-M',
    )
    expect(await screen.findByText('$72.00')).toBeTruthy()
  })

  test('[ORDER-214] files are not packed and not sent', async () => {
    answer = async () =>
      ok(order({ stage: 3, products: order().products.map((line) => ({ ...line, type: 'downloadable' })) }))
    show('/order/o-1')
    const progress = within(await screen.findByRole('region', { name: 'Order progress' }))
    const steps = progress.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps.map((step) => /^(Placed|Confirmed|Ready for you)/.exec(step ?? '')?.[0])).toEqual([
      'Placed',
      'Confirmed',
      'Ready for you',
    ])
    expect(progress.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step')
  })

  test('[ORDER-101] later it says what is becoming of the order', async () => {
    answer = async () => ok(order({ stage: 4, order_status: 'L' }))
    show('/order/o-1')
    expect(await screen.findByRole('heading', { level: 1, name: 'On its way' })).toBeTruthy()
  })

  test("[ORDER-102] another person's guess is told that there is no such order", async () => {
    answer = async () => refuse('ORDER_NOT_FOUND')
    show('/order/nope')
    expect(await screen.findByText('We do not know this order')).toBeTruthy()
  })

  test('[ORDER-103] no answer offers another try', async () => {
    answer = async () => refuse('OFFLINE')
    show('/order/o-1')
    const again = await screen.findByRole('button', { name: 'Try again' })
    answer = async () => ok(order())
    fireEvent.click(again)
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy()
  })
})

describe('paying', () => {
  test('[ORDER-104] the built-in page has Pay, Decline and Cancel while there is something to pay', async () => {
    answer = async () => ok(order(linked))
    show('/pay/o-1')
    for (const name of ['Pay', 'Decline', 'Cancel']) expect(await screen.findByRole('button', { name })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Pay' }))
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'There is nothing to pay here any more.')
    expect(acted).toEqual([{ action: 'pay' }])
  })

  test('[ORDER-105] a paid order cannot be paid again', async () => {
    answer = async () => ok(order({ paid: true }))
    show('/pay/o-1')
    expect(await screen.findByText('This order is already paid.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
  })

  test('[ORDER-106] [PAY-64] [ORDER-575] coming back promises nothing: it asks until the order is paid, then forgets the active order', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    saveActiveOrder(localStorage, 'en', 'o-1')
    answer = async () => ok(order(linked))
    show('/successful-payment')
    expect(await screen.findByRole('heading', { name: 'Asking the bank…' })).toBeTruthy()
    answer = async () => ok(order({ paid: true, order_status: 'A' }))
    await act(() => vi.advanceTimersByTimeAsync(2500))
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeTruthy()
    await waitFor(() => expect(localStorage.getItem('vitrine.activeOrder.en')).toBeNull())
  })

  test.each([
    ['/successful-payment', 'There is no payment under way.'],
    ['/failed-payment', 'Payment failed'],
  ])('[PAY-71] %s without an order has a title of its own', async (path, title) => {
    localStorage.removeItem('vitrine.activeOrder.en')
    show(path)
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText('There is no payment under way.')).toBeTruthy()
  })

  test('[PAY-65] of an order that nobody could be asked about /failed-payment promises nothing', async () => {
    answer = async () => refuse('OFFLINE')
    show('/failed-payment?order=o-1')
    expect(await screen.findByText('The order could not be loaded.')).toBeTruthy()
    expect(screen.queryByText(/still held/)).toBeNull()
  })

  test('[ORDER-107] after a failed try the pieces are held, and it can be paid again', async () => {
    answer = async () => ok(order(linked))
    show('/failed-payment?order=o-1')
    expect(await screen.findByRole('heading', { name: 'Payment failed' })).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'Pay again' })).getAttribute('href')).toBe('/en/pay/o-1')
    expect(screen.getByRole('link', { name: 'Back to checkout' }).getAttribute('href')).toBe('/checkout')
  })
})
