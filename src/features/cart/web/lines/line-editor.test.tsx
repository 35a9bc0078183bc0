import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { hoodie } from '#features/catalog/web/product/product-fake.ts'
import type { WireProduct } from '#features/catalog/rules/product/product.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { typedCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import type { CartContract } from '../../contract.ts'
import { fakeCartServer, fakeItem } from '../cart-fake.ts'
import { Component } from '../cart-page.tsx'
import { cartOf } from '../store/cart-access.ts'

const engraved = { extension_attributes: { custom_options: [{ option_id: 5, option_value: 51 }] } }
const inClay = {
  ...fakeItem('HOOD-CLAY-S', 100, 77),
  product_option: engraved,
  options: [
    { label: 'Colour', value: 'Clay' },
    { label: 'Size', value: 'S' },
    { label: 'Engraving', value: 'Initials' },
  ],
}
const initials = {
  option_id: 5,
  title: 'Engraving',
  is_require: false,
  values: [{ option_type_id: 51, title: 'Initials', price: 9, price_type: 'fixed' as const }],
}

let server = fakeCartServer([])
let product: WireProduct = hoodie()
const call: AnyCall = async (key, ...rest) =>
  key === 'GET /api/product' ? ok({ items: [product] }) : server.call(key, ...rest)
const cart = () => cartOf('en', typedCall<CartContract>(call))

beforeAll(standInForTheBrowser)
beforeEach(async () => {
  product = hoodie({ custom_options: [initials] })
  server = fakeCartServer([inClay, fakeItem('HOOD-CLAY-M'), fakeItem('HOOD-MOSS-S', 0), fakeItem('HOOD-MOSS-M')])
  await act(async () => cart().clear())
})
afterEach(cleanup)

const edit = async () => {
  await act(async () => {
    cart().add(inClay, 2)
    await cart().whenSettled()
    cart().forgetNews()
  })
  showPages([{ path: '/cart', Component }], '/cart', call)
  fireEvent.click(await screen.findByRole('button', { name: /^Change Piece HOOD-CLAY-S/ }))
  return within(await screen.findByRole('group', { name: 'Change your choice' }))
}

test('[CART-327] what was done to a piece is done to the size that takes its place', async () => {
  const editor = await edit()
  fireEvent.click(editor.getByRole('radio', { name: 'M' }))
  fireEvent.click(editor.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(server.quantities()).toEqual([{ 'HOOD-CLAY-M': 2 }]))
  const sent = server.seen.map(
    ({ body }) => (body as { cartItem?: { sku: string; product_option?: unknown } })?.cartItem,
  )
  expect(sent.find((item) => item?.sku === 'HOOD-CLAY-M')?.product_option).toEqual(engraved)
})

test('[CART-360] the focus goes back to the choice, also to that of the size that has come', async () => {
  const options = [{ label: 'Size', value: 'M' }]
  server = fakeCartServer([inClay, { ...fakeItem('HOOD-CLAY-M'), product_option: engraved, options }])
  const editor = await edit()
  fireEvent.click(editor.getByRole('button', { name: 'Keep as it is' }))
  const choice = screen.getByRole('button', { name: /^Change Piece HOOD-CLAY-S/ })
  expect(document.activeElement).toBe(choice)
  fireEvent.click(choice)
  const again = within(await screen.findByRole('group', { name: 'Change your choice' }))
  fireEvent.click(again.getByRole('radio', { name: 'M' }))
  fireEvent.click(again.getByRole('button', { name: 'Update' }))
  await act(() => cart().whenSettled())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Piece HOOD-CLAY-M, M' }))
})

test('[CART-328] a sold-out variant is said, and the line stays', async () => {
  const editor = await edit()
  fireEvent.click(editor.getByRole('radio', { name: 'Moss, sold out' }))
  fireEvent.click(editor.getByRole('button', { name: 'Update' }))
  expect(editor.getByRole('alert').textContent).toBe('Sold out: Moss, S, Initials.')
  fireEvent.click(editor.getByRole('button', { name: 'Keep as it is' }))
  expect(server.quantities()).toEqual([{ 'HOOD-CLAY-S': 2 }])
})

test('[CART-328] a combination that does not exist is said, and the line stays', async () => {
  product = hoodie({ configurable_children: hoodie().configurable_children.filter(({ sku }) => sku !== 'HOOD-CLAY-L') })
  const editor = await edit()
  fireEvent.click(editor.getByRole('radio', { name: 'L, sold out' }))
  fireEvent.click(editor.getByRole('button', { name: 'Update' }))
  expect(editor.getByRole('alert').textContent).toBe('This choice does not exist. Please pick another one.')
  expect(screen.getByRole('group', { name: 'Change your choice' })).toBeTruthy()
  expect(server.quantities()).toEqual([{ 'HOOD-CLAY-S': 2 }])
})

test('[CART-328] of a variant that is not sold any more nothing is chosen for the shopper', async () => {
  product = hoodie({ configurable_children: hoodie().configurable_children.filter(({ sku }) => sku !== 'HOOD-CLAY-S') })
  const editor = await edit()
  fireEvent.click(editor.getByRole('button', { name: 'Update' }))
  expect(editor.getByRole('alert').textContent).toBe('Choose: Colour')
  expect(server.quantities()).toEqual([{ 'HOOD-CLAY-S': 2 }])
})
