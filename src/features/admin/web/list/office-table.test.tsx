import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { fakeOffice, managedOrder, showScreen } from '#test/support/office-screens.tsx'
import { Screen } from '../orders/orders-screen.tsx'

const list = 'GET /api/manage/orders'
const one = 'POST /api/manage/orders/:id'
const orders = Array.from({ length: 30 }, (_, at) => managedOrder({ id: `o-${at}`, number: `V10${at + 10}` }))
const answers = {
  [list]: ({ query }: { query?: Readonly<Record<string, unknown>> }) => {
    const from = Number(query?.['from'] ?? 0)
    return ok({ items: orders.slice(from, from + Number(query?.['size'])), total: orders.length })
  },
  [one]: ({ params }: { params?: Readonly<Record<string, unknown>> }) =>
    params?.['id'] === 'o-1' ? refuse('MOVE_NOT_ALLOWED', { message: 'Not from here.' }) : ok(managedOrder()),
}

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const show = async (at = '/admin/orders', changes: Parameters<typeof fakeOffice>[0] = {}) => {
  const office = fakeOffice({ ...answers, ...changes })
  const page = showScreen(Screen, at, office.call)
  await screen.findByRole('table', { name: 'Orders' })
  return { ...office, ...page, search: () => page.router.state.location.search }
}

test('[ADMIN-21] [ADMIN-24] words and choices narrow the list, and stand in the address', async () => {
  const { search, queriesOf } = await show()
  fireEvent.change(screen.getByLabelText('Number, e-mail, name or SKU'), { target: { value: ' hannah ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Find' }))
  fireEvent.change(screen.getByLabelText('Stage'), { target: { value: '4' } })
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'LF' } })
  fireEvent.change(screen.getByLabelText('Paid'), { target: { value: 'true' } })
  await waitFor(() => expect(search()).toBe('?q=hannah&stage=4&order_status=LF&paid=true'))
  await waitFor(() =>
    expect(queriesOf(list).at(-1)).toEqual({
      q: 'hannah',
      stage: '4',
      order_status: 'LF',
      paid: 'true',
      from: 0,
      size: 25,
    }),
  )
  expect(within(screen.getByLabelText('Status')).getAllByRole('option')).toHaveLength(24)
})

test('[ADMIN-131] orders are narrowed by their days', async () => {
  const { search, queriesOf } = await show()
  fireEvent.change(screen.getByLabelText('From day'), { target: { value: '2026-11-01' } })
  fireEvent.change(screen.getByLabelText('To day'), { target: { value: '2026-11-03' } })
  fireEvent.change(screen.getByLabelText('Paid without goods'), { target: { value: 'true' } })
  await waitFor(() => expect(search()).toBe('?since=2026-11-01&until=2026-11-03&shortfall=true'))
  await waitFor(() =>
    expect(queriesOf(list).at(-1)).toMatchObject({ since: '2026-11-01', until: '2026-11-03', shortfall: 'true' }),
  )
})

test('[ADMIN-494] on a phone many choices open at a press, which says how many are set', async () => {
  await show('/admin/orders?q=hannah&paid=true&since=2026-11-01')
  const fold = screen.getByRole('button', { name: 'Filters · 2' })
  const choices = document.getElementById(fold.getAttribute('aria-controls') ?? '')
  expect(choices?.contains(screen.getByLabelText('Paid'))).toBe(true)
  expect(choices?.contains(screen.getByLabelText('To day'))).toBe(true)
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  fireEvent.change(screen.getByLabelText('Paid'), { target: { value: '' } })
  expect(await screen.findByRole('button', { name: 'Filters · 1' })).toBeTruthy()
})

test('[ADMIN-21] a head sorts by its column, once more the other way round', async () => {
  const { search } = await show()
  const head = () => screen.getByRole('columnheader', { name: /Total/ })
  fireEvent.click(within(head()).getByRole('button'))
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'))
  fireEvent.click(within(head()).getByRole('button'))
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('descending'))
  await waitFor(() => expect(search()).toBe('?sort=grand_total%3Adesc'))
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'number:asc' } })
  await waitFor(() => expect(search()).toBe('?sort=number%3Aasc'))
})

test('[ADMIN-21] a list is turned page by page; a filter leads to the first one', async () => {
  const { search } = await show()
  expect(screen.getByText('1–25 of 30')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('26–30 of 30')
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Paid'), { target: { value: 'false' } })
  await screen.findByText('1–25 of 30')
  expect(search()).toBe('?paid=false')
})

test('[ADMIN-452] a page of 100 rows is a press away, and so is one of 25', async () => {
  const { search, queriesOf } = await show('/admin/orders?from=25&paid=true')
  fireEvent.click(screen.getByRole('button', { name: '100 on a page' }))
  await screen.findByText('1–30 of 30')
  expect(search()).toBe('?paid=true&size=100')
  expect(queriesOf(list).at(-1)).toEqual({ paid: 'true', from: 0, size: 100 })
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '25 on a page' }))
  await screen.findByText('1–25 of 30')
  expect(search()).toBe('?paid=true')
})

test('[ADMIN-280] a page that has nothing leads to the first one', async () => {
  const { search } = await show('/admin/orders?paid=true&from=75')
  expect(await screen.findByText('1–25 of 30')).toBeTruthy()
  await waitFor(() => expect(search()).toBe('?paid=true'))
})

test('[ADMIN-280] words that are looked for are those of the address', async () => {
  const { router } = await show('/admin/orders?q=hannah')
  const field = () => screen.getByLabelText<HTMLInputElement>('Number, e-mail, name or SKU').value
  expect(field()).toBe('hannah')
  fireEvent.change(screen.getByLabelText('Number, e-mail, name or SKU'), { target: { value: 'hanna' } })
  expect(field()).toBe('hanna')
  await act(() => router.navigate('/admin/orders'))
  expect(field()).toBe('')
})

test('[ADMIN-21] [ADMIN-474] ticked rows are worked on one by one; what was refused is named, and stays ticked', async () => {
  const { bodiesOf, notices } = await show()
  expect(screen.queryByRole('button', { name: 'Packed' })).toBeNull()
  fireEvent.click(screen.getByLabelText('Select V1010'))
  fireEvent.click(screen.getByLabelText('Select V1011'))
  expect(screen.getByText('2 selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Packed' }))
  expect(await screen.findByText('V1011: Not from here.')).toBeTruthy()
  expect(bodiesOf(one)).toEqual([{ order_status: 'D' }, { order_status: 'D' }])
  expect(notices.list().map(({ text }) => text)).toEqual(['1 of 2 done'])
  expect(await screen.findByText('1 selected')).toBeTruthy()
  const isTicked = (name: string) => screen.getByLabelText<HTMLInputElement>(`Select ${name}`).checked
  expect([isTicked('V1010'), isTicked('V1011')]).toEqual([false, true])
  fireEvent.click(screen.getByLabelText('Select all on this page'))
  expect(screen.getByText('25 selected')).toBeTruthy()
})

test('[ADMIN-575] a row that is ticked while another is worked on stays ticked', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { call } = fakeOffice(answers)
  showScreen(Screen, '/admin/orders', async (key, input) => {
    if (key === one) await promise
    return call(key, input)
  })
  fireEvent.click(await screen.findByLabelText('Select V1010'))
  fireEvent.click(screen.getByRole('button', { name: 'Packed' }))
  fireEvent.click(screen.getByLabelText('Select V1012'))
  await act(async () => resolve(undefined))
  expect(await screen.findByText('1 selected')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Select V1012').checked).toBe(true)
})

test('[ADMIN-557] the tick of all rows has its words with it, for a phone shows no heads of columns', async () => {
  await show()
  fireEvent.click(screen.getByText('Select all on this page'))
  expect(screen.getByText('25 selected')).toBeTruthy()
})

test('[ADMIN-314] the list names what is asked to give back', async () => {
  const order = managedOrder({ id: 'o-1', order_status: 'B', stage: 2, asked: true })
  showScreen(Screen, '/admin/orders', fakeOffice({ [list]: () => ok({ items: [order], total: 1 }) }).call)
  expect(await screen.findByText('B · Confirmed · Asked to give back')).toBeTruthy()
})

test('[ADMIN-24] many are marked as delivered, and as paid, at once', async () => {
  const { bodiesOf } = await show()
  for (const buttons of [['Delivered'], ['Mark as paid', 'Yes, they are paid']]) {
    fireEvent.click(screen.getByLabelText('Select V1010'))
    for (const name of buttons) fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.getByText('0 selected')).toBeTruthy())
  }
  expect(bodiesOf(one)).toEqual([{ order_status: 'J' }, { paid: true }])
})

test('[ADMIN-343] being paid is asked about anew when the choice has changed, and each that is refused is named', async () => {
  const { bodiesOf } = await show('/admin/orders', {
    [one]: () => refuse('MOVE_NOT_ALLOWED', { message: 'Not from here.' }),
  })
  fireEvent.click(screen.getByLabelText('Select V1010'))
  fireEvent.click(screen.getByRole('button', { name: 'Mark as paid' }))
  fireEvent.click(screen.getByLabelText('Select V1011'))
  fireEvent.click(screen.getByRole('button', { name: 'Mark as paid' }))
  expect(bodiesOf(one)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Yes, they are paid' }))
  expect((await screen.findByRole('alert')).textContent).toBe('V1010, V1011: Not from here.')
})

test('[ADMIN-21] the arrows up and down lead to the same place of the next row', async () => {
  await show()
  const link = (number: string) => screen.getByRole('link', { name: number })
  link('V1010').focus()
  fireEvent.keyDown(link('V1010'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(link('V1011'))
  fireEvent.keyDown(link('V1011'), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(link('V1010'))
  fireEvent.keyDown(link('V1010'), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(link('V1010'))
})

test('[ADMIN-21] a list that did not come can be asked for again; an empty one says so', async () => {
  let isThere = false
  const { call } = fakeOffice({ [list]: () => (isThere ? ok({ items: [], total: 0 }) : refuse('OFFLINE')) })
  showScreen(Screen, '/admin/orders', call)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  isThere = true
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeTruthy()
})

test('[ADMIN-450] where nothing fits, all is shown by a press; where there is nothing yet, it says what comes there', async () => {
  const { call } = fakeOffice({ [list]: () => ok({ items: [], total: 0 }) })
  const { router } = showScreen(Screen, '/admin/orders?q=hannah&stage=4&sort=number:asc', call)
  expect(await screen.findByText('Nothing fits what is looked for.')).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show all' })))
  expect(router.state.location.search).toBe('?sort=number%3Aasc')
  expect(await screen.findByText('As soon as somebody orders, the order stands here.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

test('[ADMIN-550] a list that is narrowed by what cannot be says so, and shows all by a press', async () => {
  const { call } = fakeOffice({
    [list]: ({ query }) =>
      (query as { stage?: string }).stage === 'x'
        ? refuse('INVALID_INPUT', { message: 'Some of what was sent is not valid.' })
        : ok({ items: orders.slice(0, 1), total: 1 }),
  })
  showScreen(Screen, '/admin/orders?stage=x', call)
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText('Some of what was sent is not valid.')).toBeTruthy()
  await act(async () => void fireEvent.click(told.getByRole('button', { name: 'Show all' })))
  expect(await screen.findByRole('table', { name: 'Orders' })).toBeTruthy()
})
