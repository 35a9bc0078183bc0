import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as NewProduct } from './new-product-screen.tsx'
import { managedProduct } from '#test/support/managed-goods.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { Screen as Product } from './product-screen.tsx'
import { Screen as Products } from './products-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

const change = 'POST /api/manage/products/:id'
const price = { price: 20, special_price: null, special_from: null, special_to: null }
const product = managedProduct({
  name: { en: 'Cap', ru: 'Кепка' },
  description: { en: '<p>A cap.</p>' },
  category_ids: [3],
  prices: [
    { ...price, currency: 'USD', is_derived: false },
    { ...price, currency: 'EUR', price: 18, is_derived: true },
  ],
  media: [
    { path: 'a.webp', kind: 'image', alt: { en: 'From the front' }, color: null },
    { path: 'b.webp', kind: 'image', alt: {}, color: null },
  ],
})
const office = (changes: Partial<ManagedProduct> = {}) =>
  fakeOffice({
    'GET /api/manage/products/:id': () => ok({ ...product, ...changes }),
    'GET /api/manage/categories': () => ok({ items: [], total: 0 }),
    [change]: () => ok(product),
    'POST /api/stock/add': () => ok({}),
  })

test('[ADMIN-40] products are put on and off sale many at once', async () => {
  const row = { ...product, name: 'Cap', price: 20, special_price: 15, currency: 'USD', image: null }
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/products': () => ok({ items: [row, { ...row, id: 6, sku: 'HAT', is_new: true }], total: 2 }),
    [change]: () => ok(product),
  })
  showScreen(Products, '/admin/products', call)
  const table = within(await screen.findByRole('table', { name: 'Products' }))
  expect(table.getAllByRole('row')[2]?.textContent).toBe('HATCapOn sale, New$20.00 → $15.004')
  fireEvent.click(screen.getByLabelText('Select all on this page'))
  await press('Take off sale')
  expect(bodiesOf(change)).toEqual([{ status: 2 }, { status: 2 }])
})

test('[ADMIN-41] [ADMIN-312] names, place and marks of a product are changed, and what was not touched is not sent', async () => {
  const { call, bodiesOf } = office()
  showScreen(Product, '/admin/products/5', call)
  expect((await screen.findByRole('link', { name: 'See it in the shop' })).getAttribute('href')).toBe('/p/CAP/cap')
  fill('Name (ru)', 'Бейсболка')
  fill('Where it is shown', '1')
  fireEvent.click(screen.getByLabelText('New'))
  await press('Save')
  expect(bodiesOf(change)).toEqual([{ name: { ru: 'Бейсболка' }, visibility: 1, is_new: true }])
})

test('[ADMIN-312] a product of which nothing was changed is not saved', async () => {
  const { call, bodiesOf } = office()
  showScreen(Product, '/admin/products/5', call)
  await screen.findByRole('link', { name: 'See it in the shop' })
  await press('Save')
  expect(screen.getByRole('alert').textContent).toBe('Nothing is changed')
  expect(bodiesOf(change)).toEqual([])
})

test('[ADMIN-41] [ADMIN-42] [ADMIN-341] only prices that were touched are sent, with whole days', async () => {
  const { call, bodiesOf } = office()
  showScreen(Product, '/admin/products/5', call)
  const form = within(await screen.findByRole('form', { name: 'Prices of CAP' }))
  expect(form.getByText('Follows the rate until it is changed')).toBeTruthy()
  await press('Save prices')
  expect(form.getByRole('alert').textContent).toBe('Nothing is changed')
  fill('Price, USD', '22.5')
  fill('Special price, USD', '22.5')
  await press('Save prices')
  expect(form.getByRole('alert').textContent).toMatch(/^A special price is below the price/)
  fill('Special price, USD', '19')
  const dollars = within(form.getByRole('group', { name: 'USD' }))
  fireEvent.change(dollars.getByLabelText('First day'), { target: { value: '2026-12-01' } })
  fireEvent.change(dollars.getByLabelText('Last day'), { target: { value: '2026-01-31' } })
  expect(dollars.getByText('This is past already.')).toBeTruthy()
  fireEvent.change(dollars.getByLabelText('Last day'), { target: { value: '2026-12-24' } })
  await press('Save prices')
  expect(bodiesOf(change)).toEqual([
    {
      prices: [
        {
          currency: 'USD',
          price: 22.5,
          special_price: 19,
          special_from: '2026-12-01T00:00:00.000Z',
          special_to: '2026-12-24T23:59:59.999Z',
          seen: { currency: 'USD', ...price },
        },
      ],
    },
  ])
})

test('[ADMIN-554] a price that is too high is told at its field, and not sent', async () => {
  const { call, bodiesOf } = office()
  showScreen(Product, '/admin/products/5', call)
  await screen.findByRole('form', { name: 'Prices of CAP' })
  for (const label of ['Price, USD', 'Special price, USD']) {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    fill(label, '100000000.01')
    expect(field.validity.rangeOverflow).toBe(true)
    await press('Save prices')
    fill(label, '100000000')
    expect(field.validity.valid).toBe(true)
  }
  expect(bodiesOf(change)).toEqual([])
})

test('[ADMIN-41] a picture is moved forward', async () => {
  const { call, bodiesOf } = office()
  showScreen(Product, '/admin/products/5', call)
  await screen.findByRole('heading', { name: 'Pictures' })
  await press('Move up: picture 2')
  await press('Save pictures')
  const media = [
    { path: 'b.webp', alt: {}, color: null },
    { path: 'a.webp', alt: { en: 'From the front' }, color: null },
  ]
  expect(bodiesOf(change)).toEqual([{ media, seen_media: ['a.webp', 'b.webp'] }])
})

test('[ADMIN-41] [ADMIN-44] variants have prices and stock of their own', async () => {
  const variant = {
    id: 9,
    sku: 'CAP-S',
    name: 'Cap S',
    status: 1,
    attributes: {},
    prices: product.prices,
    qty: 2,
    is_managed: true,
  }
  const { call, bodiesOf } = office({ type_id: 'configurable', variants: [variant] })
  showScreen(Product, '/admin/products/5', call)
  fireEvent.click(await screen.findByText('CAP-S', { exact: false, selector: 'summary' }))
  const stock = within(screen.getByRole('form', { name: 'Stock CAP-S' }))
  fireEvent.change(stock.getByLabelText('Units, below 0 to take away'), { target: { value: '-2' } })
  fireEvent.change(stock.getByLabelText('Reason'), { target: { value: 'damaged' } })
  await act(async () => void fireEvent.click(stock.getByRole('button')))
  expect(bodiesOf('POST /api/stock/add')).toMatchObject([{ sku: 'CAP-S', qty: -2, reason: 'damaged' }])
  const prices = within(screen.getByRole('form', { name: 'Prices of CAP-S' }))
  fireEvent.change(prices.getByLabelText('Price, EUR'), { target: { value: '17' } })
  await act(async () => void fireEvent.click(prices.getByRole('button')))
  expect(bodiesOf(change)).toMatchObject([{ prices: [{ currency: 'EUR', price: 17, special_price: null }] }])
})

test('[ADMIN-43] a new product leads to its screen; a taken SKU is told', async () => {
  let isTaken = true
  const add = 'POST /api/manage/products'
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/categories': () => ok({ items: [{ id: 3, path: 'Women/Hats' }], total: 1 }),
    [add]: () => (isTaken ? refuse('SKU_TAKEN', { message: 'Taken.' }) : ok(product)),
  })
  const { router } = showScreen(NewProduct, '/admin/products/new', call)
  await screen.findByRole('option', { name: 'Women/Hats' })
  fill('SKU', 'CAP')
  fill('Name (en)', 'Cap')
  fill('Price, USD', '20')
  fill('In stock', '4')
  fill('Category', '3')
  await press('Save')
  expect(screen.getByRole('alert').textContent).toBe('Taken.')
  isTaken = false
  await press('Save')
  expect(bodiesOf(add)[1]).toEqual({ sku: 'CAP', name: 'Cap', price: 20, currency: 'USD', qty: 4, category_id: 3 })
  expect(router.state.location.pathname).toBe('/admin/products/5')
})
