import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Stock } from './stock-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('[ADMIN-44] movements are listed with their reason and order, and made here', async () => {
  const movement = {
    id: 1,
    sku: 'CAP',
    delta: -1,
    reason: 'order',
    order_id: 'o-1',
    can_undo: false,
    created_at: '2026-11-20T10:00:00.000Z',
  }
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/stock/movements': () => ok({ items: [movement], total: 1 }),
    'POST /api/stock/add': () => refuse('STOCK_BELOW_ZERO', { message: 'Fewer units are left.' }),
  })
  showScreen(Stock, '/admin/stock', call)
  const link = await screen.findByRole('link', { name: 'To the order' })
  expect(link.getAttribute('href')).toBe('/admin/orders/o-1')
  const form = within(screen.getByRole('region', { name: 'Change the stock' }))
  fireEvent.change(form.getByLabelText('SKU'), { target: { value: 'CAP' } })
  fireEvent.change(form.getByLabelText('Units, below 0 to take away'), { target: { value: '-99' } })
  await press('Change the stock')
  expect(bodiesOf('POST /api/stock/add')).toMatchObject([{ sku: 'CAP', qty: -99 }])
  expect(form.getByRole('alert').textContent).toBe('Fewer units are left.')
})

test('[ADMIN-139] [ADMIN-519] [ADMIN-1030] a movement is undone by its button, pressed twice; what most wait for is shown', async () => {
  const made = {
    id: 7,
    sku: 'CAP',
    delta: -2,
    reason: 'damaged',
    order_id: null,
    can_undo: true,
    created_at: '2026-11-20T10:00:00.000Z',
  }
  const undo = 'POST /api/manage/stock/movements/:id/undo'
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/stock/movements': () => ok({ items: [made, { ...made, id: 6, can_undo: false }], total: 2 }),
    'GET /api/manage/stock/requests': () =>
      ok({ items: [{ sku: 'HAT', name: 'Hat', qty: 0, back_in_stock: 4, price_drop: 1 }], total: 1 }),
    [undo]: () => ok({ ...made, id: 8, delta: 2 }),
  })
  showScreen(Stock, '/admin/stock', call)
  expect(await screen.findAllByRole('button', { name: 'Undo CAP \u22122' })).toHaveLength(1)
  expect(screen.getAllByRole('cell', { name: '\u22122' })).toHaveLength(2)
  await press('Undo CAP \u22122')
  await press('Keep it')
  await press('Undo CAP \u22122')
  expect(bodiesOf(undo)).toEqual([])
  await press('Yes, undo it CAP \u22122')
  expect(bodiesOf(undo)).toHaveLength(1)
  const wanted = within(screen.getByRole('list', { name: 'Waited for' }))
  expect(wanted.getByRole('listitem').textContent).toContain('back: 4, cheaper: 1')
})

test('[ADMIN-140] pasted counts say what would change before they are set', async () => {
  const counts = 'POST /api/manage/stock/counts'
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/stock/movements': () => ok({ items: [], total: 0 }),
    [counts]: () => ok({ items: [{ sku: 'CAP', before: 4, after: 9 }], same: 2 }),
  })
  showScreen(Stock, '/admin/stock', call)
  await screen.findByRole('region', { name: 'Set what was counted' })
  fireEvent.change(screen.getByLabelText('SKU and count, a line a product'), { target: { value: 'CAP;9' } })
  await press('See what changes')
  expect(screen.getByText('To change: 1, as it was: 2')).toBeTruthy()
  expect(screen.getByText('4 → 9')).toBeTruthy()
  await press('Set these counts')
  expect(bodiesOf(counts)).toEqual([{ text: 'CAP;9', try: true }, { text: 'CAP;9' }])
})
