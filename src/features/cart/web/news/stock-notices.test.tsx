import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AnyCall } from '#platform/web/call/call.ts'
import { typedCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import type { CartContract } from '../../contract.ts'
import { cartOf } from '../store/cart-access.ts'
import { CartDrawer } from '../drawer/cart-drawer.tsx'
import { fakeCartServer, fakeItem } from '../cart-fake.ts'

const hoodie = fakeItem('HOODIE', 100, 60)
const last = fakeItem('LAST', 2, 10)
const gone = fakeItem('GONE', 0, 10)
let server = fakeCartServer([])
const call: AnyCall = (...all) => server.call(...all)
const cart = () => cartOf('en', typedCall<CartContract>(call))

beforeAll(standInForTheBrowser)
beforeEach(async () => {
  server = fakeCartServer([hoodie, last, gone])
  await act(async () => cart().clear())
})
afterEach(cleanup)

const show = () => showPages([{ path: '/', element: <CartDrawer /> }], '/', call)
const add = (item: typeof hoodie, qty: number) =>
  act(async () => {
    cart().add(item, qty)
    await cart().whenSettled()
  })
const status = () => within(screen.getByRole('dialog')).getAllByRole('status')[0]

test('[STOCK-16] PRODUCT_ADDED_TO_CART and PRODUCT_QUANTITY_UPDATED are said with OK', async () => {
  show()
  await add(hoodie, 1)
  expect(status()?.textContent).toContain('Piece HOODIE, M is in your cart')
  await act(async () => within(screen.getByRole('dialog')).getByRole('button', { name: 'OK' }).click())
  expect(status()?.textContent).toBe('')
  await add(hoodie, 2)
  expect(status()?.textContent).toContain('Piece HOODIE, M: 3 in the cart now')
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'OK' })).toBeTruthy()
})

test('[STOCK-16] PRODUCT_UNSAFE_QUANTITY warns for five seconds that there are not so many, and keeps them', async () => {
  const { notices } = show()
  await add(last, 3)
  expect(notices.list()).toMatchObject([{ kind: 'warning', lifeMs: 5000 }])
  expect(notices.list()[0]?.text).toContain('we may not have that many')
  expect(server.quantities()).toEqual([{ LAST: 3 }])
})

test('[STOCK-16] PRODUCT_IS_OUT_OF_STOCK is an error for five seconds', async () => {
  const { notices } = show()
  await add(gone, 1)
  expect(notices.list()).toMatchObject([{ kind: 'error', lifeMs: 5000, text: 'Piece GONE, M is out of stock' }])
})
