import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import { fakeOffice, managedOrder, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Instructions } from '../bloggers/instructions-screen.tsx'
import { Screen as Categories } from '../categories/categories-screen.tsx'
import { Screen as Tokens } from '../connections/tokens-screen.tsx'
import { Screen as Coupons } from '../coupons/coupons-screen.tsx'
import { Screen as Order } from '../orders/order-screen.tsx'
import { Screen as NewProduct } from '../products/new-product-screen.tsx'
import { Screen as Reviews } from '../reviews/reviews-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const review = {
  id: 7,
  product_name: 'Cap',
  product_sku: 'CAP',
  nickname: 'Ada',
  title: 'Warm',
  detail: 'And light.',
  rating: 5,
  verified: false,
  status: 1,
  photos: [],
  reply: null,
  created_at: '2026-11-20T10:00:00.000Z',
}
const none = () => ok({ items: [], total: 0 })
const { call } = fakeOffice({
  'GET /api/manage/attributes': none,
  'GET /api/manage/categories': none,
  'GET /api/manage/coupons': none,
  'GET /api/manage/wikis': none,
  'GET /api/admin/tokens': none,
  'GET /api/manage/orders/:id': () => ok(managedOrder()),
  'GET /api/manage/reviews': () => ok({ items: [review], total: 1 }),
})

test.each([
  ['product', NewProduct, 'products/new', 'SKU', 'CAP-2'],
  ['category', Categories, 'categories', 'Name (en)', 'Hats'],
  ['coupon', Coupons, 'coupons', 'Value', '5'],
  ['instruction', Instructions, 'instructions', 'Title', 'How to post'],
  ['key', Tokens, 'tokens', 'Name', 'Till'],
  ['note', Order, 'orders/1', 'New note', 'Rings twice'],
  ['answer', Reviews, 'reviews', 'Answer: Warm', 'Thank you'],
])('[ADMIN-387] what was begun is not left by accident: %s', async (_what, Screen, path, label, value) => {
  const { router } = showScreen(Screen, `/admin/${path}`, call)
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  const asksBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asksBrowser()).toBe(false)
  fireEvent.change(field, { target: { value } })
  expect(asksBrowser()).toBe(true)
  await act(async () => void router.navigate('/admin/stock'))
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/stock'))
})
