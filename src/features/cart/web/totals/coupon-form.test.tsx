import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { typedCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { seen } from '#test/support/until.ts'
import type { CartContract } from '../../contract.ts'
import { fakeCartServer, fakeCoupon, fakeItem } from '../cart-fake.ts'
import { cartOf } from '../store/cart-access.ts'
import { useCart } from '../store/use-cart.ts'
import { CouponForm } from './coupon-form.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const Form = () => <CouponForm coupon={useCart().coupon} isOpen />

test('[CART-288] from a coupon that is applied or taken off the focus goes to what stands in its place', async () => {
  const shoe = fakeItem('SHOE', 2, 40)
  const { call } = fakeCartServer([shoe])
  const cart = cartOf('en', typedCall<CartContract>(call))
  cart.add(shoe)
  await cart.whenSettled()
  showPages([{ path: '/', element: <Form /> }], '/', call)
  fireEvent.change(screen.getByLabelText('Coupon code'), { target: { value: fakeCoupon.code } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  const remove = await screen.findByRole('button', { name: /^Remove/ })
  await seen(() => expect(document.activeElement).toBe(remove))
  fireEvent.click(remove)
  const apply = await screen.findByRole('button', { name: 'Apply' })
  await seen(() => expect(document.activeElement).toBe(apply.closest('details')?.querySelector('summary')))
})

test('[CART-500] a coupon says until when it is good by the clock of whoever has it', async () => {
  // Los Angeles
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480)
  const coupon = { ...fakeCoupon, date_end: '2026-11-30T23:59:59.999Z' }
  showPages([{ path: '/', element: <CouponForm coupon={coupon} /> }], '/', fakeCartServer([]).call)
  expect(await screen.findByText('15:59 30-11-2026')).toBeTruthy()
  offset.mockRestore()
})
