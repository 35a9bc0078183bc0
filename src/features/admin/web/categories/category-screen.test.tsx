import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { managedCategory } from '#test/support/managed-goods.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './category-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

let category = managedCategory()
const look = 'GET /api/manage/categories/:id'
const office = fakeOffice({
  'GET /api/manage/categories': () => ok({ items: [category], total: 1 }),
  'GET /api/manage/categories/:id/products': () => ok({ items: [], total: 0 }),
  [look]: () => ok(category),
  'POST /api/manage/categories/:id': ({ body }) => ok((category = { ...category, ...(body as object) })),
  'POST /api/manage/categories/:id/products': () => ok({ total: (category = { ...category, products: 2 }).products }),
})
const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const press = (button: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name: button })))

test('[ADMIN-535] what is typed of a category stays while pieces are put into it; saved, it can be left at once', async () => {
  let isHeld = false
  const call: AnyCall = async (key, input, options) =>
    isHeld && key === look ? new Promise(() => {}) : office.call(key, input, options)
  const { router } = showScreen(Screen, '/admin/categories/3', call)
  await screen.findByRole('region', { name: 'Words and place' })
  type(name(), 'Girls')
  type(screen.getByLabelText('Put in by SKU'), 'CAP, HAT')
  await press('Put in')
  expect([category.products, name().value]).toEqual([2, 'Girls'])
  // what the shop has now came with the answer: nothing else is waited for
  isHeld = true
  await press('Save')
  expect(category.name).toEqual({ en: 'Girls' })
  await act(() => router.navigate('/elsewhere'))
  expect(screen.getByText('elsewhere')).toBeTruthy()
})

test('[ADMIN-620] that the products of a category cannot be had is said, and they are asked for again', async () => {
  let isThere = false
  const cap = { id: 11, sku: 'CAP', name: 'Cap', status: 1 }
  const call: AnyCall = async (key, input, options) => {
    if (key !== 'GET /api/manage/categories/:id/products') return office.call(key, input, options)
    return isThere ? ok({ items: [cap], total: 1 }) : refuse('OFFLINE')
  }
  showScreen(Screen, '/admin/categories/3', call)
  expect(await screen.findByRole('alert')).toBeTruthy()
  isThere = true
  await press('Try again')
  expect(screen.getByRole('link', { name: 'CAP' })).toBeTruthy()
  isThere = false
  await press('Remove: CAP')
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'CAP' })).toBeTruthy()
})
