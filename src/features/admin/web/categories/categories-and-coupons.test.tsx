import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { ManagedCategory } from '#features/catalog/rules/manage-calls.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen as Categories } from './categories-screen.tsx'
import { Screen as Category } from './category-screen.tsx'
import { Screen as Coupon } from '../coupons/coupon-screen.tsx'
import { Screen as Coupons } from '../coupons/coupons-screen.tsx'
import { managedCategory } from '#test/support/managed-goods.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

const category = managedCategory()
const edit = 'POST /api/manage/categories/:id'
const put = 'POST /api/manage/categories/:id/products'
const officeOf = (changes: Partial<ManagedCategory> = {}) =>
  fakeOffice({
    'GET /api/manage/categories': () =>
      ok({ items: [category, { ...category, id: 4, path: 'Men', slug: 'men', url_path: 'men' }], total: 2 }),
    'POST /api/manage/categories': () => ok({ ...category, id: 9 }),
    'GET /api/manage/categories/:id': () => ok({ ...category, ...changes }),
    'GET /api/manage/categories/:id/products': () =>
      ok({
        items: [
          { id: 11, sku: 'CAP', name: 'Cap', status: 1 },
          { id: 12, sku: 'HAT', name: 'Hat', status: 1 },
        ],
        total: 2,
      }),
    'POST /api/manage/categories/:id/remove': () => ok(true),
    'POST /api/manage/categories/:id/picture': () => ok(category),
    [edit]: () => ok(category),
    [put]: () => ok({ total: 2 }),
  })

test('[ADMIN-45] [ADMIN-137] categories are hidden many at once, and a new one is made below another', async () => {
  const { call, bodiesOf } = officeOf()
  const { router } = showScreen(Categories, '/admin/categories', call)
  await screen.findByRole('table', { name: 'Categories' })
  fireEvent.click(screen.getByLabelText('Select Women'))
  await press('Hide')
  expect(bodiesOf(edit)).toEqual([{ is_active: false }])
  fill('Name (en)', 'Hats')
  fill('Below', '3')
  await press('Add category')
  expect(bodiesOf('POST /api/manage/categories')).toEqual([{ name: { en: 'Hats' }, parent_id: 3 }])
  expect(router.state.location.pathname).toBe('/admin/categories/9')
})

test('[ADMIN-45] [ADMIN-137] [ADMIN-312] a category is renamed, told of, moved below another one and hidden', async () => {
  const { call, bodiesOf } = officeOf()
  showScreen(Category, '/admin/categories/3', call)
  const form = within(await screen.findByRole('region', { name: 'Words and place' }))
  await form.findByRole('option', { name: 'Men' })
  fill('Words in', 'de')
  fill('Name', 'Damen')
  fill('Title for search engines', 'Damenmode')
  fill('Address', 'ladies')
  fill('Below', '4')
  fill('Place', '2')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shown' }))
  await press('Save')
  expect(bodiesOf(edit)).toEqual([
    {
      name: { de: 'Damen' },
      seo: { title: { de: 'Damenmode' } },
      position: 2,
      is_active: false,
      parent_id: 4,
      slug: 'ladies',
    },
  ])
})

test('[ADMIN-138] products are put in, taken out and put in order', async () => {
  const { call, bodiesOf } = officeOf()
  showScreen(Category, '/admin/categories/3', call)
  await screen.findByRole('link', { name: 'CAP' })
  await press('Move down: CAP')
  await press('Remove: HAT')
  fill('Put in by SKU', 'TOP-1, TOP-2')
  await press('Put in')
  expect(bodiesOf(put)).toEqual([{ first: [12, 11] }, { remove: [12] }, { add: ['TOP-1', 'TOP-2'] }])
})

test('[ADMIN-137] an empty category is removed by the second press, another one says what is in it', async () => {
  const remove = 'POST /api/manage/categories/:id/remove'
  const { call, bodiesOf } = officeOf()
  const { router, unmount } = showScreen(Category, '/admin/categories/3', call)
  await screen.findByRole('region', { name: 'Remove the category' })
  await press('Remove the category')
  expect(bodiesOf(remove)).toEqual([])
  await press('Yes, remove it')
  expect(bodiesOf(remove)).toHaveLength(1)
  expect(router.state.location.pathname).toBe('/admin/categories')
  unmount()
  showScreen(Category, '/admin/categories/3', officeOf({ products: 2, children: 1 }).call)
  expect(await screen.findByText('In it: 2 products, below it: 1 category')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove the category' })).toBeNull()
})

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

test('[ADMIN-46] [ADMIN-336] a coupon is made with its limits, and switched off', async () => {
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/coupons': () => ok({ items: [coupon, { ...coupon, code: 'ALL', use_limit: null }], total: 2 }),
    'POST /api/manage/coupons': () => ok(coupon),
    'POST /api/manage/coupons/:code': () => ok(coupon),
  })
  showScreen(Coupons, '/admin/coupons', call)
  expect(await screen.findByText('1 / 2')).toBeTruthy()
  expect(screen.getByText('not counted')).toBeTruthy()
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

test('[ADMIN-388] of a last day that is past is said so', async () => {
  const { call } = fakeOffice({ 'GET /api/manage/coupons': () => ok({ items: [], total: 0 }) })
  showScreen(Coupons, '/admin/coupons', call)
  const day = await screen.findByLabelText<HTMLInputElement>('Last day')
  const isSaid = () =>
    day.getAttribute('aria-invalid') === 'true' && screen.queryByText('This is past already.') !== null
  const today = new Date().toISOString().slice(0, 10)
  for (const [value, said] of [
    ['2026-01-31', true],
    [today, false],
    ['', false],
  ] as const) {
    fireEvent.change(day, { target: { value } })
    expect([value, isSaid()]).toEqual([value, said])
  }
})

test('[ADMIN-286] [ADMIN-334] a coupon’s worth, limit, last day, free delivery and whether it counts are changed on its screen', async () => {
  const change = 'POST /api/manage/coupons/:code'
  const shown = { ...coupon, date_end: '2026-12-24T18:00:00.000Z' }
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/coupons/:code': () => ok(shown),
    [change]: () => ok({ ...shown, use_limit: 9 }),
  })
  showScreen(Coupon, '/admin/coupons/FIVE', call)
  const form = within(await screen.findByRole('region', { name: 'FIVE · USD' }))
  expect(form.getByText('Used: 1 / 2')).toBeTruthy()
  fill('Uses at most', '9')
  await press('Save')
  expect(form.getByText('Used: 1 / 9')).toBeTruthy()
  const asksBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asksBrowser()).toBe(false)
  fill('Value', '7.5')
  expect(asksBrowser()).toBe(true)
  fill('Uses at most', '')
  fill('Last day', '')
  fireEvent.click(form.getByLabelText('Free delivery'))
  fireEvent.click(form.getByLabelText('Switched on'))
  await press('Save')
  const { date_end } = shown
  expect(bodiesOf(change)).toEqual([
    { value: 5, free_delivery: false, use_limit: 9, date_end, active: true, seen: shown },
    {
      value: 7.5,
      free_delivery: true,
      use_limit: null,
      date_end: null,
      active: false,
      seen: { ...shown, use_limit: 9 },
    },
  ])
})

test('[ADMIN-289] a coupon that somebody else changed meanwhile: it is shown, or replaced by a second press', async () => {
  const change = 'POST /api/manage/coupons/:code'
  const theirs = { ...coupon, value: 8, active: false }
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/coupons/:code': () => ok(coupon),
    [change]: () => refuse('COUPON_CHANGED', { message: 'Somebody else was faster.', coupon: theirs }),
  })
  showScreen(Coupon, '/admin/coupons/FIVE', call)
  await screen.findByRole('region', { name: 'FIVE · USD' })
  const value = () => screen.getByLabelText<HTMLInputElement>('Value').value
  fill('Value', '6')
  await press('Save')
  expect([screen.getByRole('alert').textContent, value()]).toEqual(['Somebody else was faster.', '6'])
  await press('Save')
  expect(bodiesOf(change)).toMatchObject([
    { value: 6, seen: { value: 5, active: true } },
    { value: 6, seen: { value: 8, active: false } },
  ])
  await press('Show theirs')
  expect([value(), screen.getByLabelText<HTMLInputElement>('Switched on').checked]).toEqual(['8', false])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show theirs' })).toBeNull()
})
