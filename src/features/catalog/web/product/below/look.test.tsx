import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeCartServer, fakeItem } from '#features/cart/web/cart-fake.ts'
import { cartOf } from '#features/cart/web/store/cart-access.ts'
import type { CartContract } from '#features/cart/contract.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { bottle, hoodie } from '../product-fake.ts'
import { Look } from './look.tsx'

const server = fakeCartServer(['HOOD-CLAY-S', 'HOOD-CLAY-M', 'BOTTLE'].map((sku) => fakeItem(sku)))
const call: AnyCall = (...all) => server.call(...all)
const cart = () => cartOf('en', typedCall<CartContract>(call))
const inCart = () =>
  cart()
    .getView()
    .lines.map(({ item }) => item.sku)

beforeAll(standInForTheBrowser)
beforeEach(() => act(async () => cart().clear()))
afterEach(cleanup)

const [colour, size] = hoodie().configurable_options
const show = (...options: (typeof colour)[]) => {
  const chosenBy = options.flatMap((option) => option ?? [])
  const codes = chosenBy.map(({ attribute_code }) => attribute_code)
  const children = hoodie().configurable_children.map((child) => ({
    ...child,
    custom_attributes: child.custom_attributes.filter(({ attribute_code }) => codes.includes(attribute_code)),
  }))
  const piece = hoodie({
    configurable_options: chosenBy,
    configurable_children: codes.includes('size') ? children : [children[0], children[4]].flatMap((one) => one ?? []),
  })
  showPages([{ path: '/', element: <Look pieces={[piece, bottle()]} picture="b.webp" /> }], '/', call)
}

test('[PRODUCT-212] a piece that has colours alone goes with the colour in sight', async () => {
  show(colour)
  expect(screen.queryByRole('combobox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 pieces' }))
  await waitFor(() => expect(inCart()).toEqual(['HOOD-CLAY-S', 'BOTTLE']))
})

test('[CART-361] two presses put its pieces into the cart once', async () => {
  show(colour)
  const add = screen.getByRole('button', { name: 'Add 2 pieces' })
  fireEvent.click(add)
  fireEvent.click(add)
  await waitFor(() => expect(inCart()).toEqual(['HOOD-CLAY-S', 'BOTTLE']))
  await act(() => cart().whenSettled())
  expect(cart().getView().count).toBe(2)
})

test('[PRODUCT-212] what a piece is chosen by is asked for by its name, whatever it is', async () => {
  show(colour, size && { ...size, label: 'Length' })
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 pieces' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose: Length')
  expect(inCart()).toEqual([])
  fireEvent.change(screen.getByRole('combobox', { name: 'Length' }), { target: { value: 'HOOD-CLAY-M' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 pieces' }))
  await waitFor(() => expect(inCart()).toEqual(['HOOD-CLAY-M', 'BOTTLE']))
})
