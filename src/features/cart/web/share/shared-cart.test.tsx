import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { fakeCartServer, fakeItem } from '../cart-fake.ts'
import { SharedCart } from './shared-cart.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

test('[CART-140] a link that the shop did not answer is not said to lead nowhere', async () => {
  showPages([{ path: '/cart/abc', element: <SharedCart code="abc" /> }], '/cart/abc', async () => refuse('OFFLINE'))
  expect(await screen.findByText('The shared cart is shown as soon as the shop can be reached.')).toBeTruthy()
  expect(screen.queryByText('This cart is not there any more.')).toBeNull()
})

test('[CART-361] two presses put a shared cart into the own one once', async () => {
  const server = fakeCartServer([fakeItem('TEE')])
  const call: AnyCall = async (key, ...rest) =>
    key === 'GET /api/cart/get' ? ok([{ ...fakeItem('TEE'), qty: 2 }]) : server.call(key, ...rest)
  const page = { path: '/cart/abc', element: <SharedCart code="abc" /> }
  // the way to it takes its time
  const cart = { path: '/cart', element: <p>the cart</p>, loader: () => new Promise<null>(() => {}) }
  showPages([page, cart], '/cart/abc', call)
  const add = await screen.findByRole('button', { name: 'Add all to my cart' })
  fireEvent.click(add)
  fireEvent.click(add)
  await waitFor(() => expect(server.quantities()).toEqual([{ TEE: 2 }]))
})
