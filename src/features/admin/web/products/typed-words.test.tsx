import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { managedCategory, managedProduct } from '#test/support/managed-goods.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Category } from '../categories/category-screen.tsx'
import { Screen as Product } from './product-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

const change = 'POST /api/manage/products/:id'
const product = managedProduct()

/** A shop that keeps the product; somebody else may change it too, and it may be out of reach. */
const shopOf = (begun: Partial<ManagedProduct> = {}) => {
  let stored = { ...product, ...begun }
  let isThere = true
  const read = () => (isThere ? ok(stored) : refuse('OFFLINE'))
  const office = fakeOffice({
    'GET /api/manage/products/:id': read,
    'GET /api/manage/categories': () => ok({ items: [], total: 0 }),
    'POST /api/stock/add': () => ok({}),
    [change]: ({ body }) => {
      stored = { ...stored, ...(body as Partial<ManagedProduct>) }
      return ok(stored)
    },
  })
  return {
    ...office,
    write: (changes: Partial<ManagedProduct>) => void (stored = { ...stored, ...changes }),
    close: () => void (isThere = false),
    open: () => void (isThere = true),
  }
}
const addStock = async () => {
  const stock = within(screen.getByRole('form', { name: 'Stock CAP' }))
  fireEvent.change(stock.getByLabelText('Units, below 0 to take away'), { target: { value: '2' } })
  fireEvent.change(stock.getByLabelText('Reason'), { target: { value: 'found' } })
  await act(async () => void fireEvent.click(stock.getByRole('button')))
}

test('[ADMIN-515] a product that is put away keeps what was typed of it, and says its state', async () => {
  const { call, bodiesOf } = shopOf()
  showScreen(Product, '/admin/products/5', call)
  await screen.findByRole('region', { name: 'Words and address' })
  fill('Name (de)', 'Mütze')
  fill('Address', 'warm-cap')
  await press('Put away')
  expect([field('Name (de)').value, field('Address').value]).toEqual(['Mütze', 'warm-cap'])
  expect(field('State').value).toBe('3')
  await press('Save')
  expect(bodiesOf(change)).toEqual([{ status: 3 }, { name: { de: 'Mütze' } }])
  expect(field('Address').value).toBe('warm-cap')
})

test('[ADMIN-515] what somebody else stored is shown where nothing was typed, and leaves what was', async () => {
  const { call, bodiesOf, write } = shopOf()
  showScreen(Product, '/admin/products/5', call)
  await screen.findByRole('region', { name: 'Words and address' })
  fill('Name (de)', 'Mütze')
  write({ name: { en: 'Woollen cap' }, slug: 'woollen-cap' })
  await addStock()
  expect([field('Name (de)').value, field('Address').value]).toEqual(['Mütze', 'woollen-cap'])
  await press('Save')
  expect(bodiesOf(change)).toEqual([{ name: { de: 'Mütze' } }])
})

test('[ADMIN-516] a look that fails leaves the product as it was read, with what was typed, and is taken again', async () => {
  const { call, close, open, write } = shopOf()
  showScreen(Product, '/admin/products/5', call)
  await screen.findByRole('region', { name: 'Words and address' })
  fill('Name (de)', 'Mütze')
  close()
  await addStock()
  expect(field('Name (de)').value).toBe('Mütze')
  const told = within(screen.getByRole('alert'))
  open()
  write({ qty: 6 })
  await act(async () => void fireEvent.click(told.getByRole('button', { name: 'Try again' })))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('region', { name: '6 in stock' })).toBeTruthy()
  expect(field('Name (de)').value).toBe('Mütze')
})

test('[ADMIN-515] [ADMIN-516] so a category keeps what was typed of it, whatever is done to its picture and its products', async () => {
  const category = managedCategory({
    image: 'a.webp',
    products: 1,
  })
  let isThere = true
  const { call } = fakeOffice({
    'GET /api/manage/categories': () => ok({ items: [], total: 0 }),
    'GET /api/manage/categories/:id': () => (isThere ? ok(category) : refuse('OFFLINE')),
    'GET /api/manage/categories/:id/products': () =>
      ok({ items: [{ id: 11, sku: 'CAP', name: 'Cap', status: 1 }], total: 1 }),
    'POST /api/manage/categories/:id': () => ok({ ...category, image: null }),
    'POST /api/manage/categories/:id/products': () => ok({ total: 0 }),
  })
  showScreen(Category, '/admin/categories/3', call)
  await screen.findByRole('link', { name: 'CAP' })
  fill('Name', 'Ladies')
  fill('Put in by SKU', 'TOP-1')
  await press('Take the picture away')
  expect(screen.queryByRole('button', { name: 'Take the picture away' })).toBeNull()
  expect(field('Name').value).toBe('Ladies')
  isThere = false
  await press('Remove: CAP')
  expect([field('Name').value, field('Put in by SKU').value]).toEqual(['Ladies', 'TOP-1'])
  expect(screen.getByRole('alert')).toBeTruthy()
})
