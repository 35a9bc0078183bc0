import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { ManagedOrder } from '#features/orders/contract.ts'
import { fakeOffice, managedOrder, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './order-screen.tsx'

const refund = 'POST /api/manage/orders/:id/refund'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const show = async (order: ManagedOrder, after: Partial<ManagedOrder> = {}) => {
  const office = fakeOffice({
    'GET /api/manage/orders/:id': () => ok(order),
    [refund]: () => ok({ ...order, ...after, updated_at: '2026-11-21T10:00:00.000Z' }),
  })
  showScreen(Screen, '/admin/orders/o-1', office.call)
  await screen.findByRole('heading', { name: order.number })
  return office
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string, button: string) =>
  act(async () => void fireEvent.click(part(name).getByRole('button', { name: button })))
const fill = (name: string, label: string, value: string) =>
  fireEvent.change(part(name).getByLabelText(label), { target: { value } })

test('[ADMIN-130] money is given back by the second press; what became of it is shown', async () => {
  const given = {
    id: 'r-1',
    amount: 12.5,
    reason: 'Late',
    state: 'asked' as const,
    created_at: '2026-11-20T10:00:00.000Z',
    settled_at: null,
  }
  const order = managedOrder({ paid: true, refundable: 72, refunds: [] })
  const { bodiesOf } = await show(order, { refundable: 59.5, refunds: [given] })
  fill('Give money back', 'Amount, USD', '12.5')
  fill('Give money back', 'Reason', ' Late ')
  await press('Give money back', 'Give money back')
  expect(bodiesOf(refund)).toEqual([])
  await press('Give money back', 'Yes, give $12.50 back')
  expect(bodiesOf(refund)).toEqual([
    { refund_id: expect.stringMatching(/^[\da-f-]{36}$/), amount: 12.5, reason: 'Late' },
  ])
  expect(await screen.findByText('Besides returns. What is left to give back: $59.50')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Refunds' })).getByRole('listitem').textContent).toContain(
    '$12.50 · on its way · Late',
  )
  await press('Give money back', 'All of it')
  expect(part('Give money back').getByLabelText<HTMLInputElement>('Amount, USD').value).toBe('59.5')
})

test('[ADMIN-548] a refund that went through before its answer was lost is shown, where another one is sent by its id', async () => {
  const given = {
    id: 'r-1',
    amount: 10,
    reason: 'Late',
    state: 'asked' as const,
    created_at: '2026-11-20T10:00:00.000Z',
    settled_at: null,
  }
  let order = managedOrder({ paid: true, refundable: 72, refunds: [] })
  const { call, bodiesOf } = fakeOffice({
    'GET /api/manage/orders/:id': () => ok(order),
    [refund]: ({ body }) => {
      const { amount } = body as { amount: number }
      if (amount !== given.amount) return refuse('INVALID_INPUT', { fields: { refund_id: 'INVALID' } })
      order = { ...order, refundable: 62, refunds: [given], updated_at: '2026-11-21T10:00:00.000Z' }
      return refuse('OFFLINE')
    },
  })
  const { notices } = showScreen(Screen, '/admin/orders/o-1', call)
  await screen.findByRole('heading', { name: order.number })
  fill('Give money back', 'Amount, USD', '10')
  fill('Give money back', 'Reason', 'Late')
  await press('Give money back', 'Give money back')
  await press('Give money back', 'Yes, give $10.00 back')
  fill('Give money back', 'Amount, USD', '12')
  await press('Give money back', 'Give money back')
  await press('Give money back', 'Yes, give $12.00 back')
  const [first, other] = bodiesOf(refund) as { refund_id: string }[]
  expect(other?.refund_id).toBe(first?.refund_id)
  expect(within(screen.getByRole('list', { name: 'Refunds' })).getByRole('listitem').textContent).toContain('$10.00')
  expect(part('Give money back').getByLabelText<HTMLInputElement>('Amount, USD').value).toBe('')
  expect(notices.list().map(({ kind, text }) => [kind, text])).toEqual([
    ['warning', expect.stringMatching(/^What was sent before/)],
  ])
})

test('[ADMIN-551] a key that is held asks, and gives nothing back', async () => {
  const { bodiesOf } = await show(managedOrder({ paid: true, refundable: 72, refunds: [] }))
  const refunding = part('Give money back')
  fill('Give money back', 'Amount, USD', '10')
  fill('Give money back', 'Reason', 'Late')
  await press('Give money back', 'Give money back')
  // what the browser does of itself with Enter: it sends the form, and presses the button
  const goes = (repeat: boolean) =>
    [refunding.getByLabelText('Reason'), refunding.getByRole('button', { name: /^Yes, give/ })].map((at) =>
      fireEvent.keyDown(at, { key: 'Enter', repeat }),
    )
  expect(goes(true)).toEqual([false, false])
  expect(goes(false)).toEqual([true, true])
  expect(bodiesOf(refund)).toEqual([])
})
