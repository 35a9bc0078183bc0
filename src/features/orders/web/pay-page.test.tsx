import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { sendForm } from '#platform/web/call/send-form.ts'
import { catchForms } from '#test/support/sent-forms.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { seen } from '#test/support/until.ts'
import { wireOrder } from '#test/support/wire-order.ts'
import type { WireOrder } from '../contract.ts'
import { Component as PayPage } from './pay-page.tsx'
import { Component as PaymentResultPage } from './payment-result-page.tsx'

const linked = { payment_link: '/en/pay/o-1', pay_until: '2026-11-20T10:30:00.000Z', stage: 0, order_status: 'P' }
let order: WireOrder
let started: () => Result<unknown>
let asked: string[] = []
const call: AnyCall = async (key) => {
  asked.push(key)
  if (key === 'GET /api/order/:id') return ok(order)
  return key === 'POST /api/payment/start/:order' ? started() : ok([])
}
const routes = [
  { path: '/pay/:order', Component: PayPage },
  { path: '/successful-payment', Component: PaymentResultPage },
  { path: '/failed-payment', Component: PaymentResultPage },
]
const show = (at: string) => showPages(routes, at, call)
const count = (key: string) => asked.filter((one) => one === key).length

let forms: ReturnType<typeof catchForms>
beforeAll(standInForTheBrowser)
beforeEach(() => {
  localStorage.clear()
  asked = []
  forms = catchForms()
  order = wireOrder({ ...linked, pays_here: false })
  started = () => refuse('PROVIDER_UNAVAILABLE')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('paying at a provider', () => {
  test('[PAY-60] [PAY-63] its form is sent by itself, once', async () => {
    const form = { action: 'https://pay.example/go', method: 'post', fields: { sum: '72.00', note: '<b>"&' } }
    started = () => ok({ url: '/en/pay/o-1', payscript: JSON.stringify(form) })
    await forms.whenSent(() => show('/pay/o-1'))
    expect(forms.sent).toEqual([form])
    await seen(() => screen.getByText('Taking you to the payment page…'))
    fireEvent.click(screen.getByRole('button', { name: 'Go to the payment page' }))
    expect(forms.sent).toHaveLength(1)
    expect(count('POST /api/payment/start/:order')).toBe(1)
  })

  test('[ORDER-104] the amount is in the currency of the order, in whatever view it is paid', async () => {
    order = wireOrder({ ...linked, currency: 'RUB', totals: { ...wireOrder().totals, currency: 'RUB' } })
    show('/pay/o-1')
    expect(await screen.findByText(/RUB\s72\.00/)).toBeTruthy()
    expect(screen.queryByText('$72.00')).toBeNull()
  })

  test('[PAY-62] no answer is said, and it can be asked again', async () => {
    show('/pay/o-1')
    expect((await screen.findByRole('alert')).textContent).toContain('does not answer just now')
    started = () => ok({ url: '/', payscript: '{"action":"https://pay.example/","fields":{}}' })
    await forms.whenSent(() => fireEvent.click(screen.getByRole('button', { name: 'Go to the payment page' })))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[PAY-62] a form that makes no sense is no answer', async () => {
    started = () => ok({ url: '/', payscript: '{"action":"javascript:alert(1)"}' })
    show('/pay/o-1')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(forms.sent).toEqual([])
  })

  test('[PAY-60] nothing is asked where the shop takes the payment itself, or nothing is to be paid', async () => {
    order = wireOrder({ ...linked, pays_here: true })
    show('/pay/o-1')
    await screen.findByRole('button', { name: 'Decline' })
    cleanup()
    order = wireOrder({ paid: true })
    show('/pay/o-1')
    await screen.findByText('This order is already paid.')
    expect(count('POST /api/payment/start/:order')).toBe(0)
  })

  test('[PAY-66] what another tab has paid is seen when it is pressed here', async () => {
    started = () => {
      order = wireOrder({ paid: true })
      return refuse('PAYMENT_CLOSED')
    }
    show('/pay/o-1')
    expect(await screen.findByText('This order is already paid.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a form to leave by', () => {
  test.each([
    ['no JSON', 'nope'],
    ['no address', '{"fields":{}}'],
    ['a script', '{"action":"javascript:alert(1)","fields":{}}'],
    ['data', '{"action":"data:text/html,x","fields":{}}'],
    ['nothing', 'null'],
  ])('[PAY-63] %s is none', (_, json) => {
    expect(sendForm(json)).toBe(false)
    expect(forms.sent).toEqual([])
  })

  test('[PAY-63] addresses of the shop and of others, by either method', () => {
    expect(sendForm('{"action":"/en/pay/1","method":"get","fields":{}}')).toBe(true)
    expect(sendForm('{"action":"https://pay.example/","method":"post","fields":{"a":1}}')).toBe(true)
    expect(forms.sent.map(({ method }) => method)).toEqual(['get', 'post'])
    expect(forms.sent[1]?.fields).toEqual({ a: '1' })
    expect(document.querySelectorAll('script')).toHaveLength(0)
  })
})

describe('coming back from a payment', () => {
  test('[ORDER-106] [PAY-64] it is asked seven times, ever later, and then by hand; the title does not promise', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show('/successful-payment?order=o-1')
    await screen.findByRole('heading', { name: 'Asking the bank…' })
    expect(document.title).toContain('Asking the bank…')
    const looks = async (seconds: number) => {
      await act(() => vi.advanceTimersByTimeAsync(seconds * 1000 + 50))
      return count('GET /api/order/:id')
    }
    const first = count('GET /api/order/:id')
    for (const [index, seconds] of [1, 2, 3, 5, 8, 13, 21].entries())
      expect(await looks(seconds)).toBe(first + index + 1)
    expect(await looks(120)).toBe(first + 7)
    expect(screen.getByRole('heading', { name: 'No answer yet' })).toBeTruthy()
    order = wireOrder({ paid: true })
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeTruthy()
    expect(document.title).toContain('Payment successful')
    const before = count('GET /api/order/:id')
    expect(await looks(60)).toBe(before)
  })

  test('[PAY-195] what is paid and canceled is not said to be packed', async () => {
    order = wireOrder({ canceled: true, paid: true })
    show('/successful-payment?order=o-1')
    expect(await screen.findByText(/is paid, but it has been cancelled/)).toBeTruthy()
    expect(screen.queryByText(/packing/)).toBeNull()
  })

  test('[PAY-65] after the time to pay nothing is held any more', async () => {
    order = wireOrder({ canceled: true })
    show('/failed-payment?order=o-1')
    expect(await screen.findByText(/no longer held/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Pay again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toBeTruthy()
  })
})
