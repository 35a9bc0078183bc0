import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { usualRules } from '../store/cart-rules.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import type { CartContract, WireCoupon } from '../../contract.ts'
import { fakeCartServer, fakeCoupon, fakeItem } from '../cart-fake.ts'
import { cartOf } from '../store/cart-access.ts'
import { CouponForm } from './coupon-form.tsx'

const id = '2f0c8f0e-53d5-4a6b-8f0c-5a3c9e0a7b11'
const coupon: WireCoupon = { ...fakeCoupon, code: 'ONCE', active: false, used: true, type: 'fixed', value: 5 }
const shoe = fakeItem('SHOE', 2, 40)
let order = { id, number: 'V2', coupon: 'ONCE', payment_link: '/en/pay/1' as string | null }
let server = fakeCartServer([])
const call: AnyCall = async (key, input, options) => {
  if (key === 'GET /api/order/:id') return ok(order)
  if (key === 'POST /api/cart/apply-coupon') return refuse('COUPON_USED')
  return server.call(key, input, options)
}
const show = (applied: WireCoupon | null) =>
  showPages([{ path: '/', element: <CouponForm coupon={applied} isOpen /> }], '/', call)

beforeAll(standInForTheBrowser)
beforeEach(() => {
  localStorage.clear()
  order = { ...order, coupon: 'ONCE', payment_link: '/en/pay/1' }
  server = fakeCartServer([shoe])
})
afterEach(cleanup)

test('[CART-286] a coupon that the own unpaid order holds says so, with the way to it', async () => {
  localStorage.setItem('vitrine.activeOrder.en', id)
  show(coupon)
  const way = await screen.findByRole('link', { name: 'V2' })
  expect(way.getAttribute('href')).toBe(`/order/${id}`)
  expect(screen.getByRole('status').textContent).toMatch(/^ONCE held by your unpaid order V2/)
})

test.each([
  ['another coupon', { coupon: 'OTHER', payment_link: '/en/pay/1' }],
  ['it and is not to be paid any more', { coupon: 'ONCE', payment_link: null }],
])('[CART-286] where the own order holds %s, a coupon is not valid any more', async (_what, other) => {
  localStorage.setItem('vitrine.activeOrder.en', id)
  order = { ...order, ...other }
  show(coupon)
  expect(await screen.findByText('not valid any more')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('link')).toBeNull()
})

test('[CART-286] so does a code that is typed', async () => {
  localStorage.setItem('vitrine.activeOrder.en', id)
  const cart = cartOf('en', typedCall<CartContract>(call), usualRules)
  cart.add(shoe)
  await cart.whenSettled()
  show(null)
  fireEvent.change(screen.getByLabelText('Coupon code'), { target: { value: 'once' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByRole('link', { name: 'V2' })).toBeTruthy()
  expect(screen.getByText(/^ONCE:/).textContent).toBe('ONCE: held by your unpaid order V2')
})
