import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as NewProduct } from '../products/new-product-screen.tsx'
import { Screen as Stock } from '../stock/stock-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

test('[ADMIN-622] what most wait for, and categories to choose from, that could not be read can be asked for again', async () => {
  let isThere = false
  const { call } = fakeOffice({
    'GET /api/manage/stock/movements': () => ok({ items: [], total: 0 }),
    'GET /api/manage/stock/requests': () =>
      isThere
        ? ok({ items: [{ sku: 'HAT', name: 'Hat', qty: 0, back_in_stock: 4, price_drop: 1 }], total: 1 })
        : refuse('OFFLINE'),
    'GET /api/manage/categories': () =>
      isThere ? ok({ items: [{ id: 3, path: 'Women / Hats' }], total: 1 }) : refuse('OFFLINE'),
  })
  const shown = [
    [Stock, '/admin/stock', 'Hat'],
    [NewProduct, '/admin/products/new', 'Women / Hats'],
  ] as const
  for (const [Screen, at, what] of shown) {
    isThere = false
    showScreen(Screen, at, call)
    expect((await screen.findByRole('alert')).textContent).toContain('Check the connection')
    isThere = true
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await screen.findByText(what)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    cleanup()
  }
})
