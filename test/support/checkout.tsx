import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { settings } from '#config/settings.ts'
import { en } from '#config/stores/en.ts'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { CartContract } from '#features/cart/contract.ts'
import { cartOf } from '#features/cart/web/store/cart-access.ts'
import { usualRules } from '#features/cart/web/store/cart-rules.ts'
import { fakeCartServer, fakeItem } from '#features/cart/web/cart-fake.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { loadOfflineOrders } from '#features/orders/web/index.ts'
import { typedCall } from '#platform/web/call/call.ts'
import { showPages } from '#test/support/show-pages.tsx'
import { Component } from '#features/checkout/web/checkout-page.tsx'
import { seen, until } from './until.ts'

export const hoodie = fakeItem('HOODIE', 100, 60)
export const shoe = fakeItem('SHOE', 2, 40)
const shipping = (code: string, title: string, price: number) => ({
  carrier_code: code,
  method_code: code,
  method_title: title,
  amount: price,
  price_incl_tax: price,
  limit: 1000,
  default: false,
  offline: false,
  available: true,
  days: [2, 4],
})
const payment = (code: string, title: string, isDefault: boolean) => ({
  code,
  value: code,
  title,
  default: isDefault,
  is_server_method: true,
  kind: 'offline',
  cost_incl_tax: 0,
  discount: 0,
  rounding: 0,
  minimum: 0,
})
export const totals = (grand: number) => ({
  items: [],
  totals: [
    { code: 'subtotal_incl_tax', title: '', value: grand - 4 },
    { code: 'shipping', title: '', value: 4 },
    { code: 'grand_total', title: '', value: grand },
  ],
  grand_total: grand,
  currency: 'USD',
})

/** The shop of the test at hand: its cart calls, the answers to orders that come next, and the orders that were sent. */
export const shop = {
  server: fakeCartServer([]),
  answers: [] as Result<unknown>[],
  orders: [] as Record<string, unknown>[],
  /** What happens while an order is on its way. */
  onOrder: (): void => undefined,
  /** What the page of an order waits for. */
  arrival: undefined as Promise<void> | undefined,
  /** What the list of deliveries waits for. */
  deliveries: undefined as Promise<void> | undefined,
}
const placed = ok({
  order: { id: 'order-1', number: 'V1', order_status: 'N', stage: 1, grand_total: 64, clear_basket: true },
})

const call: AnyCall = async (key, input, options) => {
  if (key === 'POST /api/order') {
    shop.orders.push(input.body as Record<string, unknown>)
    shop.onOrder()
    return shop.answers.shift() ?? placed
  }
  if (key === 'POST /api/cart/shipping-methods') {
    await shop.deliveries
    return ok([shipping('express', 'Express delivery', 12), shipping('standard', 'Standard delivery', 4)])
  }
  if (key === 'POST /api/cart/shipping-information') {
    const { value } = (await shop.server.call('GET /api/cart/totals', input)) as { value: { grand_total: number } }
    return ok({
      totals: totals(value.grand_total + 4),
      payment_methods: [payment('cashondelivery', 'Cash on delivery', true), payment('card', 'Card', false)],
    })
  }
  return shop.server.call(key, input, options)
}
const rules = { ...usualRules, terms: { settings, currency: en.i18n.currencyCode, language: en.i18n.language } }
export const cart = () => cartOf('en', typedCall<CartContract>(call), rules)

/** A cart with one hoodie, and a browser that remembers nothing. */
export const openShop = async () => {
  shop.server = fakeCartServer([hoodie, shoe])
  shop.answers = []
  shop.orders.length = 0
  shop.onOrder = () => undefined
  shop.arrival = undefined
  shop.deliveries = undefined
  localStorage.clear()
  sessionStorage.clear()
  // what a page brings as it is needed: the waits of a test are for what it does
  await Promise.all([loadOfflineOrders(), import('#features/checkout/web/checkout-steps.tsx')])
  await act(async () => {
    cart().clear()
    cart().add(hoodie)
    await cart().whenSettled()
  })
}

/** `around`: what the app puts around its pages. */
export const show = (at = '/checkout', around: (page: ReactNode) => ReactNode = (page) => page) =>
  showPages(
    [
      {
        path: '/checkout',
        element: around(<Component />),
        loader: () => ({
          countries: [
            { id: 'US', name: 'United States' },
            { id: 'DE', name: 'Germany' },
          ],
        }),
      },
      { path: '/order/:id', element: <h1>Thank you</h1>, loader: async () => (await shop.arrival) ?? null },
    ],
    at,
    call,
  )

export const good = {
  Email: 'h@mail.example',
  Phone: '+1 646 555 0173',
  'First name': 'Hannah',
  'Last name': 'Brooks',
  Street: '86 Mercer Street',
  'ZIP code': '10012',
  City: 'New York',
  State: 'NY',
}
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
export const toPayment = async () => {
  await seen(() => screen.getByLabelText('Email'))
  for (const [label, value] of Object.entries(good)) type(label, value)
  goOn()
  await seen(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Standard delivery/ }).checked).toBe(true),
  )
  goOn()
  await seen(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cash on delivery' }).checked).toBe(true))
  await seen(() => screen.getByText(/^· \$/))
}
export const place = () => fireEvent.click(screen.getByRole('button', { name: 'Place order' }))
/** Places one, and waits until it has come to the shop. */
export const order = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.onOrder = resolve
  place()
  return until(promise)
}
export const thanked = () => seen(() => screen.getByRole('heading', { name: 'Thank you' }))
