import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { typedCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import type { CartContract } from '../contract.ts'
import { cartOf } from './store/cart-access.ts'
import { useCartCount } from './storage/cart-count.ts'
import { fakeCartServer, fakeItem } from './cart-fake.ts'
import { Component } from './cart-page.tsx'
import { SaveForLaterProvider, useMergedCart } from './index.ts'
import type { MergedCart } from './index.ts'

const hoodie = { ...fakeItem('HOODIE', 100, 60), old_price: 80 }
const shoe = fakeItem('SHOE', 2, 112)
const gone = { ...fakeItem('GONE', 0, 10), errors: { stock: 'Out of stock' } }

let server = fakeCartServer([])
/** What the shop answers in this test in place of the cart's own calls. */
let answers: Record<string, (input: { query?: Record<string, unknown>; body?: unknown }) => Result<unknown>> = {}
let asked: { key: string; input: unknown }[] = []
const call: AnyCall = async (key, input, options) => {
  asked.push({ key, input })
  return answers[key]?.(input) ?? server.call(key, input, options)
}
const cart = () => cartOf('en', typedCall<CartContract>(call))

beforeAll(standInForTheBrowser)
beforeEach(async () => {
  server = fakeCartServer([hoodie, shoe, gone])
  answers = {}
  asked = []
  await act(async () => cart().clear())
})
afterEach(cleanup)

const fill = (...pieces: [typeof shoe, number][]) =>
  act(async () => {
    for (const [item, qty] of pieces) cart().add(item, qty)
    await cart().whenSettled()
    cart().forgetNews()
  })
const show = (at = '/cart', settings = {}) =>
  showPages(
    ['/cart', '/cart/:code'].map((path) => ({ path, Component })),
    at,
    call,
    settings,
  )
const totals = (lines: Record<string, number>) => ({
  items: [],
  totals: Object.entries(lines).map(([code, value]) => ({ code, title: '', value })),
  grand_total: lines.grand_total ?? 0,
  currency: 'USD',
})

test('[CART-140] a shared cart is shown, and goes into one’s own only when asked, without what is sold out', async () => {
  answers['GET /api/cart/get'] = () =>
    ok([
      { ...shoe, item_id: 77, qty: 2 },
      { ...gone, item_id: 78 },
    ])
  const { router } = show('/cart/abc')
  const shared = await screen.findByRole('region', { name: 'A shared cart' })
  expect(within(shared).getByText('Piece SHOE, M')).toBeTruthy()
  expect(within(shared).getByText('Out of stock')).toBeTruthy()
  expect(cart().getView().count).toBe(0)
  fireEvent.click(within(shared).getByRole('button', { name: 'Add all to my cart' }))
  await waitFor(() => expect(server.quantities()).toEqual([{ SHOE: 2 }]))
  expect(router.state.location.pathname).toBe('/cart')
})

test('[CART-140] a link that leads nowhere says so beside one’s own cart', async () => {
  await fill([shoe, 1])
  answers['GET /api/cart/get'] = () => ({ ok: false, code: 'CART_NOT_FOUND', meta: {} })
  show('/cart/abc')
  expect(await screen.findByText('This cart is not there any more.')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Piece SHOE' })).toBeTruthy()
})

test('[CART-141] the link of a cart has its code and not its id', async () => {
  await fill([shoe, 1])
  const copied: string[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  const lines = await server.call('GET /api/cart/pull', { query: { cartId: cart().getView().cartId } })
  answers['GET /api/cart/pull'] = () => ok(lines.ok ? lines.value : [], { version: 1, code: 'c0de', coupon: null })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Share this cart' }))
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(copied).toEqual([new URL('/cart/c0de', location.href).href])
  vi.unstubAllGlobals()
  standInForTheBrowser()
})

test('[CART-142] [CART-143] bonuses are set with a slider, and the cart says what is saved and earned', async () => {
  await fill([hoodie, 1])
  const meta = (spent: number) => ({ bonuses: { balance: 31.4, most: 18, spent, earns: 2.1 } })
  const lines = { subtotal_incl_tax: 60, our_discount: 20, coupon_code: -6, grand_total: 54 }
  answers['GET /api/cart/totals'] = () => ok(totals(lines), meta(0))
  answers['POST /api/cart/bonuses-spend'] = ({ body }) => {
    const { amount } = body as { amount: number }
    return ok(totals({ ...lines, user_account: -amount, grand_total: 54 - amount }), meta(amount))
  }
  show()
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Spend bonuses' })
  expect(screen.getByText('You have $31.40')).toBeTruthy()
  expect(screen.getByText('Up to $18.00 here')).toBeTruthy()
  expect(screen.getByText('You save $26.00.')).toBeTruthy()
  expect(screen.getByText('You earn $2.10 in bonuses.')).toBeTruthy()
  fireEvent.change(slider, { target: { value: slider.max } })
  expect(slider.getAttribute('aria-valuetext')).toBe('$18.00')
  await waitFor(() => expect(screen.getAllByText('$36.00').length).toBeGreaterThan(0))
  expect(asked.filter(({ key }) => key.includes('bonuses')).map(({ input }) => input)).toMatchObject([
    { body: { amount: 18 } },
  ])
})

test('[CART-142] a guest sees nothing of bonuses', async () => {
  await fill([hoodie, 1])
  answers['GET /api/cart/totals'] = () => ok(totals({ subtotal_incl_tax: 60, grand_total: 60 }), { version: 1 })
  show()
  await screen.findByText('1 piece')
  expect(screen.queryByRole('slider')).toBeNull()
})

test('[CART-145] without the question a piece goes at once and can be brought back', async () => {
  await fill([shoe, 2])
  show('/cart', { cart_asks_before_removing: false })
  fireEvent.click(await screen.findByRole('button', { name: /^Remove\s*Piece SHOE, M$/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(server.quantities()).toEqual([{}]))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.quantities()).toEqual([{ SHOE: 2 }]))
})

test('[CART-146] a reduced line says by how much, unless discounts are not shown', async () => {
  await fill([hoodie, 2])
  const first = show()
  expect(await screen.findByText('−25%')).toBeTruthy()
  expect(screen.getByText('$160.00')).toBeTruthy()
  first.unmount()
  show('/cart', { cart_shows_item_discounts: false })
  await screen.findByRole('link', { name: 'Piece HOODIE' })
  expect(screen.queryByText('−25%')).toBeNull()
})

const Count = () => <output>{useCartCount()}</output>

test('[CART-147] the number counts pieces, or lines where the settings say so', async () => {
  await fill([hoodie, 2], [shoe, 1])
  const first = showPages([{ path: '/', element: <Count /> }], '/', call)
  expect(screen.getByRole('status').textContent).toBe('3')
  first.unmount()
  showPages([{ path: '/', element: <Count /> }], '/', call, { cart_counts_quantities: false })
  expect(screen.getByRole('status').textContent).toBe('2')
})

test('[CART-148] a piece that is saved for later leaves the cart and can be brought back', async () => {
  await fill([shoe, 1])
  const saved: string[] = []
  showPages(
    [
      {
        path: '/cart',
        element: (
          <SaveForLaterProvider value={({ sku }) => void saved.push(sku)}>
            <Component />
          </SaveForLaterProvider>
        ),
      },
    ],
    '/cart',
    call,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Save for later/ }))
  expect(saved).toEqual(['SHOE'])
  await waitFor(() => expect(server.quantities()).toEqual([{}]))
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('[CART-148] without such a place nothing of it is offered', async () => {
  await fill([shoe, 1])
  show()
  await screen.findByRole('link', { name: 'Piece SHOE' })
  expect(screen.queryByRole('button', { name: /^Save for later/ })).toBeNull()
})

const merged: MergedCart = {
  id: '7d0a9f3c-6a52-4c39-9c5e-6f6f0a9c1a11',
  cart_id: 'mine',
  lines: [
    { name: 'Piece SHOE', added: 1 },
    { name: 'Piece HOODIE', added: 2 },
  ],
}
const SignedIn = () => {
  const take = useMergedCart()
  return (
    <button type="button" onClick={() => void take(merged)}>
      signed in
    </button>
  )
}

test('[CART-149] after a sign-in the customer’s cart is shown, and what came along is told and undone', async () => {
  server.carts.set('mine', { version: 3, lines: [{ ...shoe, item_id: 5, qty: 2 }], done: new Set(), coupon: null })
  answers['POST /api/cart/unmerge'] = () => ok(true)
  const { notices } = showPages([{ path: '/', element: <SignedIn /> }], '/', call)
  fireEvent.click(screen.getByRole('button', { name: 'signed in' }))
  await waitFor(() => expect(notices.list()).toHaveLength(1))
  expect(notices.list()[0]).toMatchObject({
    lifeMs: null,
    text: '3 pieces from before you signed in are in your cart now: Piece SHOE, Piece HOODIE',
  })
  expect(cart().getView()).toMatchObject({ cartId: 'mine', count: 2 })
  await act(async () => notices.list()[0]?.action?.run())
  expect(asked.find(({ key }) => key === 'POST /api/cart/unmerge')?.input).toEqual({
    query: { cartId: 'mine' },
    body: { merge: merged.id },
  })
})

test('[CART-150] the cart says when the cheapest delivery would arrive', async () => {
  await fill([shoe, 1])
  show()
  expect(await screen.findByText(/^Standard delivery: \w{3}/)).toBeTruthy()
})

test('[CART-151] a coupon that is over says so', async () => {
  await fill([shoe, 1])
  answers['POST /api/cart/apply-coupon'] = () =>
    ok({
      code: 'SPRING',
      active: false,
      used: false,
      type: 'percent',
      value: 10,
      date_end: '2026-01-01T00:00:00.000Z',
      free_delivery: false,
      is_promo_code: false,
    })
  await act(async () => cart().applyCoupon('SPRING'))
  show()
  expect(await screen.findByText('not valid any more')).toBeTruthy()
})
