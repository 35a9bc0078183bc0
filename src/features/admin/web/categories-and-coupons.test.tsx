import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/result.ts'
import type { ManagedCategory } from '#features/catalog/rules/manage-calls.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Categories } from './categories-screen.tsx'
import { Screen as Coupons } from './coupons-screen.tsx'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('[ADMIN-45] a category is renamed, moved and hidden', async () => {
  const category: ManagedCategory = {
    id: 3,
    parent_id: null,
    path: 'Women',
    name: { en: 'Women' },
    url_path: 'women',
    level: 1,
    position: 1,
    is_active: true,
    products: 0,
  }
  const edit = 'POST /api/manage/categories/:id'
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/categories': () => ok({ items: [category], total: 1 }),
    [edit]: () => ok(category),
  })
  showScreen(Categories, '/admin/categories', call)
  await screen.findByRole('table', { name: 'Categories' })
  fill('Name (de)', 'Damen')
  fill('Place', '2')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shown' }))
  await press('Save')
  expect(bodiesOf(edit)).toEqual([{ name: { en: 'Women', de: 'Damen' }, position: 2, is_active: false }])
  fireEvent.click(screen.getByLabelText('Select Women'))
  await press('Hide')
  expect(bodiesOf(edit)[1]).toEqual({ is_active: false })
})

test('[ADMIN-46] a coupon is made with its limits, and switched off', async () => {
  const coupon = {
    code: 'FIVE',
    type: 'fixed',
    value: 5,
    active: true,
    date_end: null,
    free_delivery: false,
    use_limit: 2,
    used: 1,
  }
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/coupons': () => ok({ items: [coupon], total: 1 }),
    'POST /api/manage/coupons': () => ok(coupon),
    'POST /api/manage/coupons/:code': () => ok(coupon),
  })
  showScreen(Coupons, '/admin/coupons', call)
  expect(await screen.findByText('1 / 2')).toBeTruthy()
  const form = within(screen.getByRole('region', { name: 'New coupon' }))
  const type = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } })
  type('Code', 'SPRING')
  type('Kind', 'fixed')
  type('Value', '5.5')
  type('Uses at most', '10')
  type('Last day', '2026-12-24')
  fireEvent.click(form.getByLabelText('Free delivery'))
  await press('Add coupon')
  expect(bodiesOf('POST /api/manage/coupons')).toEqual([
    {
      code: 'SPRING',
      type: 'fixed',
      value: 5.5,
      free_delivery: true,
      use_limit: 10,
      date_end: '2026-12-24T23:59:59.999Z',
    },
  ])
  fireEvent.click(screen.getByLabelText('Select FIVE'))
  await press('Switch off')
  expect(bodiesOf('POST /api/manage/coupons/:code')).toEqual([{ active: false }])
})
