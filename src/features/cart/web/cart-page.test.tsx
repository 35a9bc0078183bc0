import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { typedCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import type { CartContract } from '../contract.ts'
import { cartOf } from './store/cart-access.ts'
import { CartLines } from './lines/cart-lines.tsx'
import { CartDrawer } from './drawer/cart-drawer.tsx'
import { fakeCartServer, fakeItem } from './cart-fake.ts'
import { Component } from './cart-page.tsx'

const hoodie = fakeItem('HOODIE', 100, 60)
const shoe = fakeItem('SHOE', 2, 112)

let server = fakeCartServer([])
// the cart of a store view is one for the whole page: its calls go to the server of the test at hand
const call: AnyCall = (...all) => server.call(...all)
const cart = () => cartOf('en', typedCall<CartContract>(call))

beforeAll(standInForTheBrowser)
beforeEach(async () => {
  server = fakeCartServer([hoodie, shoe])
  await act(async () => cart().clear())
})
afterEach(cleanup)

const fill = async (...pieces: [typeof hoodie, number][]) => {
  await act(async () => {
    for (const [item, qty] of pieces) cart().add(item, qty)
    await cart().whenSettled()
    cart().forgetNews()
  })
}
const show = () => showPages([{ path: '/cart', Component }], '/cart', call)

describe('the cart page', () => {
  test('[CART-120] an empty cart says what to do next', async () => {
    show()
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
  })

  test('[CART-120] its heading is Cart, however many pieces there are', async () => {
    await fill([hoodie, 2])
    show()
    expect(await screen.findByText('2 pieces')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeTruthy()
  })

  test('[CART-121] a line shows its choice and its sum; plus and minus change it at once and on the server', async () => {
    await fill([hoodie, 1])
    show()
    expect(await screen.findByRole('link', { name: 'Piece HOODIE' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'One more' }))
    expect(screen.getAllByText('$120.00').length).toBeGreaterThan(0)
    expect(screen.getByText('$60.00 each')).toBeTruthy()
    await waitFor(() => expect(server.quantities()).toEqual([{ HOODIE: 2 }]))
  })

  test('[CART-197] that changes are not saved is said while some are not, and not for want of a network alone', async () => {
    await fill([hoodie, 1])
    const view = { ...cart().getView(), isUnreachable: true }
    const showLines = (isSaving: boolean) =>
      showPages([{ path: '/', element: <CartLines cart={{ ...view, isSaving }} /> }], '/', call)
    showLines(false)
    expect(await screen.findByRole('link', { name: 'Piece HOODIE' })).toBeTruthy()
    expect(screen.queryByText(/Not saved yet/)).toBeNull()
    cleanup()
    showLines(true)
    expect((await screen.findByText(/Not saved yet/)).className).toContain('note')
  })

  test('[CART-122] [CART-246] it asks before a piece goes, and the piece can be brought back', async () => {
    await fill([hoodie, 2], [shoe, 1])
    show()
    fireEvent.click(await screen.findByRole('button', { name: /^Remove\s*Piece HOODIE, M$/ }))
    const question = screen.getByRole('dialog', { name: 'Remove from the cart?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.quantities()).toEqual([{ HOODIE: 2, SHOE: 1 }])
    fireEvent.click(screen.getByRole('button', { name: /^Remove\s*Piece HOODIE, M$/ }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(server.quantities()).toEqual([{ SHOE: 1 }]))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.quantities()).toEqual([{ SHOE: 1, HOODIE: 2 }]))
  })

  test('[CART-123] a short line says what is short, on the line and above the way on', async () => {
    await fill([shoe, 5])
    show()
    expect(await screen.findByText('Only 2 left')).toBeTruthy()
    expect(screen.getByText(/not available in this quantity/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true)
  })

  test('[CART-124] how far free delivery is', async () => {
    await fill([hoodie, 1])
    show()
    expect(await screen.findByText('$40.00 more for free delivery')).toBeTruthy()
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Free delivery' }).value).toBe(60)
    fireEvent.click(screen.getByRole('button', { name: 'One more' }))
    expect(await screen.findByText('Your delivery is free')).toBeTruthy()
  })

  test('[CART-124] [PRICE-34] where a delivery costs nothing there is nothing to reach', async () => {
    await fill([hoodie, 1])
    const [standard] = settings.shipping_methods
    showPages([{ path: '/cart', Component }], '/cart', call, { shipping_methods: [{ ...standard, amount: 0 }] })
    expect(await screen.findByText('Your delivery is free')).toBeTruthy()
    expect(screen.queryByText(/more for free delivery/)).toBeNull()
  })

  test('[CART-125] a coupon that is refused says why, and what was typed stays', async () => {
    await fill([hoodie, 1])
    show()
    const field = await screen.findByLabelText('Coupon code')
    // in sight at once, as is its button
    expect(field.closest('details')?.open).toBe(true)
    expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy()
    fireEvent.change(field, { target: { value: 'NOPE' } })
    fireEvent.submit(field.closest('form') as HTMLFormElement)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect((field as HTMLInputElement).value).toBe('NOPE')
  })
})

describe('the drawer', () => {
  test('[CART-126] says what was added, and leads to cart and checkout', async () => {
    showPages([{ path: '/', element: <CartDrawer /> }], '/', call)
    await act(async () => cart().add(hoodie, 1))
    const drawer = screen.getByRole('dialog', { name: 'Cart' })
    expect(within(drawer).getByText('Piece HOODIE, M is in your cart')).toBeTruthy()
    expect(within(drawer).getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout')
    expect(within(drawer).getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart')
    fireEvent.click(within(drawer).getByRole('button', { name: 'OK' }))
    expect(within(drawer).queryByText(/is in your cart/)).toBeNull()
  })

  test('[CART-127] what the server refuses is told, and leaves the cart', async () => {
    const { notices } = showPages([{ path: '/', element: <CartDrawer /> }], '/', call)
    await act(async () => {
      cart().add(fakeItem('UNKNOWN'))
      await cart().whenSettled()
    })
    expect(notices.list()[0]).toMatchObject({ kind: 'error' })
    expect(screen.getByText('Your cart is empty')).toBeTruthy()
  })
})
