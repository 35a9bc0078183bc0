import { act, cleanup, screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { expect, vi } from 'vitest'
import { fakeItem } from '#features/cart/web/cart-fake.ts'
import { useCart, useGetCart } from '#features/cart/web/index.ts'
import { offlineOrders } from '#features/orders/web/offline/browser-orders.ts'
import { OrderQuestions } from '#features/orders/web/offline/order-questions.tsx'
import { SavedOrders } from '#features/orders/web/offline/saved-orders.tsx'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import { createOrderShop, newOrder } from './saved-orders.ts'
import { showPages } from './show-pages.tsx'

let shop = createOrderShop()
// one call for all tests of a file: the orders of a browser are one
const call: AnyCall = (...all) => shop.call(...all)
export const orders = () => offlineOrders(call)

/** The shop comes and goes, and the browser knows. */
export const setOnline = (isOnline: boolean): Promise<void> =>
  act(async () => {
    shop.open(isOnline)
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    await vi.waitFor(() => expect(browserConnectivity().isOnline()).toBe(isOnline))
  })

/** A new shop that is there, and a browser that knows nothing of it. */
export const openShop = async () => {
  shop = createOrderShop()
  vi.stubGlobal('fetch', async () => {
    if (!shop.isThere()) throw new TypeError('no network')
    return new Response('{}')
  })
  localStorage.clear()
  await setOnline(true)
  return shop
}

export const leaveShop = async (): Promise<void> => {
  cleanup()
  for (const { order_id } of await orders().load()) await orders().forget(order_id)
}

let ids = 0
export const nextId = (): string => `6f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f${String((ids += 1)).padStart(4, '0')}`
export const save = (more: Parameters<typeof newOrder>[1] = {}): Promise<string> =>
  act(async () => (await orders().save(newOrder(nextId(), more))).order_id)

const Count = () => {
  const getCart = useGetCart()
  return (
    <p>
      pieces: {useCart().count}
      <button onClick={() => getCart().add(fakeItem('HOODIE', 100, 60), 4)}>add four hoodies</button>
      <button onClick={() => getCart().clear()}>clear</button>
    </p>
  )
}
const Layout = () => (
  <>
    <OrderQuestions />
    <Outlet />
  </>
)
/** The pages that speak of saved orders; `/bare` is one on which nobody asks or tells. */
export const show = (at = '/', settings: Partial<ShellData['settings']> = {}) =>
  showPages(
    [
      { path: '/bare', element: <Count /> },
      {
        element: <Layout />,
        children: [
          {
            path: '/',
            element: (
              <>
                <SavedOrders />
                <Count />
              </>
            ),
          },
          { path: '/cart', element: <Count /> },
          { path: '/order/:id', element: <h1>Thank you</h1> },
        ],
      },
    ],
    at,
    call,
    settings,
  )
export const question = () => screen.findByRole('dialog', { name: 'Order waiting!' })
