import { afterEach, expect, test, vi } from 'vitest'
import { typedCall } from '#platform/web/call/call.ts'
import type { CartContract } from '../../contract.ts'
import { cartOf } from './cart-access.ts'
import { fakeCartServer, fakeItem } from '../cart-fake.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('[CART-167] while the page knows that the shop is away nothing is sent; when it is back, what waits is sent at once', async () => {
  const hoodie = fakeItem('HOODIE')
  const server = fakeCartServer([hoodie])
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ status: 'ok' })),
  )
  const cart = cartOf('en', typedCall<CartContract>(server.call))
  await cart.whenSettled()
  dispatchEvent(new Event('offline'))
  cart.add(hoodie, 2)
  await cart.whenSettled()
  expect(server.seen).toEqual([])
  expect(cart.getView()).toMatchObject({ count: 2, isUnreachable: true })
  dispatchEvent(new Event('online'))
  await expect.poll(() => server.quantities()).toEqual([{ HOODIE: 2 }])
  await expect.poll(() => cart.getView().isUnreachable).toBe(false)
})
