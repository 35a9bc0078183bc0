import { afterEach, expect, test, vi } from 'vitest'
import { cartOf } from './cart-access.ts'
import { fakeCartServer, fakeItem } from './cart-fake.ts'
import type { CartCall } from './cart-wire.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('[CART-167] while the page knows that the shop is away nothing is sent; when it is back, what waits is sent at once', async () => {
  const hoodie = fakeItem('HOODIE')
  const server = fakeCartServer([hoodie])
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('ok')),
  )
  const cart = cartOf('en', server.call as unknown as CartCall)
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
