import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { fakeOffice, managedOrder, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './order-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const move = 'POST /api/manage/orders/:id'
/** Tracking that nobody has set. */
const none = { title: null, number: null, link: null }

test('[ADMIN-289] tracking that somebody else set meanwhile is shown, or replaced by a second press', async () => {
  const order = managedOrder()
  const theirs = managedOrder({ delivery: { ...order.delivery, carrier: 'Post', number: 'RR1' } })
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/orders/:id': () => ok(order),
    [move]: () => refuse('TRACKING_CHANGED', { message: 'Somebody else was faster.', order: theirs }),
  })
  showScreen(Screen, '/admin/orders/o-1', call)
  await screen.findByRole('heading', { name: order.number })
  const status = within(screen.getByRole('region', { name: 'Status and tracking' }))
  const press = (name: string) => act(async () => void fireEvent.click(status.getByRole('button', { name })))
  const shown = () =>
    ['Carrier', 'Tracking number'].map((label) => status.getByLabelText<HTMLInputElement>(label).value)
  fireEvent.change(status.getByLabelText('Tracking number'), { target: { value: 'RR2' } })
  await press('Save')
  expect(status.getByRole('alert').textContent).toBe('Somebody else was faster.')
  expect(screen.getByText(/Post, RR1/, { selector: 'dd' })).toBeTruthy()
  expect(shown()).toEqual(['Post', 'RR2'])
  await press('Save')
  const seen = { tracking: { title: 'Post', number: 'RR1', link: null } }
  expect(bodiesOf(move)).toEqual([
    { tracking: { ...none, number: 'RR2' }, seen: { tracking: none } },
    { tracking: { title: 'Post', number: 'RR2', link: null }, seen },
  ])
  await press('Show theirs')
  expect(shown()).toEqual(['Post', 'RR1'])
  expect([status.queryByRole('alert'), status.queryByRole('button', { name: 'Show theirs' })]).toEqual([null, null])
})
