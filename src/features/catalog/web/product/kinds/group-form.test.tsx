import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { FreshPage } from '#app/shell/page-change/fresh-page.tsx'
import type { AnyCall } from '#platform/web/call/call.ts'
import { reloadPage } from '#platform/web/page/page-reload.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Component } from '../../product-page.tsx'
import { bottle, hoodie } from '../product-fake.ts'

beforeAll(standInForTheBrowser)
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '')
  sent.length = 0
})
afterEach(cleanup)

const associated = (sku: string, linked_product_type = 'simple') =>
  ({ link_type: 'associated', linked_product_sku: sku, linked_product_type, qty: 1, position: 0 }) as const
const group = bottle({
  type_id: 'grouped',
  name: 'Gym kit',
  final_price_incl_tax: 126,
  original_price_incl_tax: 126,
  product_links: [associated('STRAP'), associated('HOOD-MOSS-M'), associated('OTHER', 'configurable')],
})
const strap = bottle({ sku: 'STRAP', parentSku: 'STRAP', name: 'Strap', visibility: 1, final_price_incl_tax: 38 })

const sent: unknown[] = []
type Query = { filters: readonly { attribute: string; value: { in: readonly unknown[] } }[] }
/** A shop that keeps to itself what is not shown by itself, unless that is asked for. */
const call: AnyCall = async (key, { query, body }) => {
  if (key === 'POST /api/cart/create') return ok('cart-1')
  if (key === 'POST /api/cart/update') {
    sent.push(body)
    return ok({ qty: 1 }, { version: sent.length })
  }
  if (key !== 'GET /api/catalog') return ok([])
  const { filters } = JSON.parse(query?.searchQuery as string) as Query
  const asked = (attribute: string) => filters.find((filter) => filter.attribute === attribute)?.value.in ?? []
  const isOpen = asked('visibility').includes(1)
  const found = [...(isOpen ? [strap] : []), hoodie()].filter(({ sku, configurable_children: children }) =>
    [sku, ...children.map((child) => child.sku)].some((each) => asked('sku').includes(each)),
  )
  return ok({ items: found, total: found.length })
}
const Page = () => (
  <>
    <FreshPage />
    <Component />
  </>
)
const show = async (answer: AnyCall, product = group) => {
  showPages(
    [{ path: '/p/:parentSku/:slug', Component: Page, loader: () => ({ product: { ...product } }) }],
    '/p/BOTTLE/steel-bottle',
    answer,
  )
  await screen.findByRole('heading', { level: 1, name: product.name })
}

test('[PRODUCT-12] [PRODUCT-213] a group has the pieces that are not shown by themselves, and variants; they go into the cart as lines of their own', async () => {
  await show(call)
  const straps = await screen.findByRole('group', { name: 'Quantity of Strap' })
  const pieces = screen.getByRole('region', { name: 'What is inside' })
  expect(within(pieces).queryByRole('link', { name: 'Strap' })).toBeNull()
  expect(within(pieces).getByRole('link', { name: /^Loopback hoodie/ })).toHaveProperty(
    'pathname',
    '/p/HOOD/loopback-hoodie',
  )
  expect(within(pieces).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByText('$126.00').length).toBeGreaterThan(0)
  fireEvent.click(within(straps).getByRole('button', { name: 'One more' }))
  fireEvent.submit(screen.getAllByRole('button', { name: 'Add to cart' })[0]?.closest('form') as HTMLFormElement)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([{ cartItem: { sku: 'STRAP', delta: 2 } }, { cartItem: { sku: 'HOOD-MOSS-M', delta: 1 } }])
})

test('[PRODUCT-12] without its pieces a group costs what the shop said', async () => {
  await show(async (key, ...rest) => (key === 'GET /api/catalog' ? refuse('OFFLINE') : call(key, ...rest)))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'What is inside' })).toHaveProperty('ariaBusy', 'false'),
  )
  expect(screen.getAllByText('$126.00').length).toBeGreaterThan(0)
})

test('[PRODUCT-296] loaded anew, a group has the pieces that could not be had before, as they are now, and as many as were chosen', async () => {
  let answers: AnyCall = async () => refuse('OFFLINE')
  await show((...asked) => (asked[0] === 'GET /api/catalog' ? answers(...asked) : call(...asked)))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'What is inside' })).toHaveProperty('ariaBusy', 'false'),
  )
  answers = call
  act(reloadPage)
  const straps = await screen.findByRole('group', { name: 'Quantity of Strap' })
  fireEvent.click(within(straps).getByRole('button', { name: 'One more' }))
  answers = async () => ok({ items: [{ ...strap, final_price_incl_tax: 19 }], total: 1 })
  act(reloadPage)
  // two straps at 19
  expect((await screen.findAllByText('$38.00')).length).toBeGreaterThan(0)
  answers = async () => refuse('OFFLINE')
  act(reloadPage)
  await act(async () => {})
  expect(screen.getByRole('group', { name: 'Quantity of Strap' })).toBeTruthy()
})

test('[PRODUCT-300] Back finds as many pieces as were chosen; who comes anew begins anew', async () => {
  const straps = () => screen.findByRole('group', { name: 'Quantity of Strap' })
  const amount = async () => within(await straps()).getByRole('status').textContent
  await show(call)
  fireEvent.click(within(await straps()).getByRole('button', { name: 'One more' }))
  expect(await amount()).toBe('2')
  const left: unknown = history.state
  cleanup()
  history.pushState(null, '')
  await show(call)
  expect(await amount()).toBe('1')
  cleanup()
  history.replaceState(left, '')
  await show(call)
  expect(await amount()).toBe('2')
})

test('[PRODUCT-300] Back finds what was chosen of a bundle', async () => {
  const part = { qty: 1, is_default: false, price: 20, original_price: 20, in_stock: true }
  const links = ['Tee', 'Tank'].map((name, at) => ({ ...part, id: at + 1, sku: name, name, is_default: at === 0 }))
  const bundle = bottle({
    type_id: 'bundle',
    name: 'Capsule',
    bundle_options: [{ option_id: 1, title: 'Top', required: true, product_links: links }],
  })
  const tank = () => screen.findByRole<HTMLInputElement>('radio', { name: /Tank/ })
  await show(call, bundle)
  fireEvent.click(await tank())
  cleanup()
  await show(call, bundle)
  expect((await tank()).checked).toBe(true)
})
