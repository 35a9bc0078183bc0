import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { ManagedOrder } from '#features/orders/contract.ts'
import { statusCodes } from '#features/orders/rules/status.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { fakeOffice, managedOrder, showScreen } from '#test/support/office-screens.tsx'
import { Screen } from './order-screen.tsx'

const move = 'POST /api/manage/orders/:id'
const giveBack = 'POST /api/manage/orders/:id/return'
const refund = 'POST /api/manage/orders/:id/refund'
const free = 'POST /api/manage/orders/:id/free'
const note = 'POST /api/manage/orders/:id/note'

/** Tracking that nobody has set. */
const untracked = { title: null, number: null, link: null }

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const show = async (order: ManagedOrder, after: Partial<ManagedOrder> = {}) => {
  const changed = () => ok({ ...order, ...after, updated_at: '2026-11-21T10:00:00.000Z' })
  const office = fakeOffice({
    'GET /api/manage/orders/:id': () => ok(order),
    [move]: changed,
    [giveBack]: changed,
    [note]: changed,
    [refund]: changed,
    [free]: changed,
  })
  const page = showScreen(Screen, '/admin/orders/o-1', office.call)
  await screen.findByRole('heading', { name: order.number })
  return { ...office, ...page }
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string, button: string) =>
  act(async () => void fireEvent.click(part(name).getByRole('button', { name: button })))
const fill = (name: string, label: string, value: string) =>
  fireEvent.change(part(name).getByLabelText(label), { target: { value } })

test('[ADMIN-25] [ADMIN-28] [ADMIN-391] one order shows who, what, where, all that happened, and the way to who did it', async () => {
  await show(managedOrder({ order_status: 'B', stage: 2 }))
  for (const text of ['Hannah Brooks', 'hannah@mail.example', '86 Mercer Street', 'B · Confirmed'])
    expect(screen.getByText(new RegExp(text), { selector: 'dd' })).toBeTruthy()
  expect(part('History').getByText('· placed')).toBeTruthy()
  expect(part('History').getByRole('link').getAttribute('href')).toBe(`/admin/audit?q=${managedOrder().id}`)
  expect(within(screen.getByRole('list', { name: 'Movements of stock' })).getByText('\u22121')).toBeTruthy()
})

test('[PAY-69] an order that was paid twice says so, and what is to be done', async () => {
  const events = [
    { order_status: 'A', stage: 1, note: 'paid again: 24.00 USD', created_at: '2026-11-20T10:00:00.000Z' },
  ]
  await show(managedOrder({ events }))
  expect(part('History').getByText('· paid a second time: 24.00 USD')).toBeTruthy()
  expect(screen.getByText(/^Two payments came for this order\./)).toBeTruthy()
  cleanup()
  await show(managedOrder())
  expect(screen.queryByText(/^Two payments came/)).toBeNull()
})

test('[ADMIN-200] an order that can be free is made so by a second press, and no other offers it', async () => {
  const { bodiesOf, notices } = await show(managedOrder({ can_be_free: true }), { promo: true, can_be_free: false })
  await press('Make the order free', 'Make the order free')
  await press('Make the order free', 'Keep it')
  await press('Make the order free', 'Make the order free')
  expect(bodiesOf(free)).toEqual([])
  await press('Make the order free', 'Yes, make it free')
  expect(bodiesOf(free)).toHaveLength(1)
  expect(notices.list().map(({ text }) => text)).toEqual(['The order is free.'])
  expect(screen.queryByRole('region', { name: 'Make the order free' })).toBeNull()
})

test('[ADMIN-520] what was typed to move an order on stays when it is marked as paid', async () => {
  const { bodiesOf } = await show(managedOrder(), { paid: true, order_status: 'A' })
  const field = (label: string) => part('Status and tracking').getByLabelText<HTMLInputElement>(label)
  fill('Status and tracking', 'Tracking number', 'RR1')
  await press('Status and tracking', 'Mark as paid')
  expect([field('Tracking number').value, field('Status').value]).toEqual(['RR1', 'A'])
  await press('Status and tracking', 'Save')
  expect(bodiesOf(move)).toEqual([
    { paid: true },
    { tracking: { ...untracked, number: 'RR1' }, seen: { tracking: untracked } },
  ])
  expect(field('Tracking number').value).toBe('')
})

test('[ADMIN-25] status, stage and tracking are changed in one go', async () => {
  const { bodiesOf, notices } = await show(managedOrder(), { order_status: 'L', stage: 4 })
  const codes = within(part('Status and tracking').getByLabelText('Status')).getAllByRole('option')
  expect(codes.map((option) => (option as HTMLOptionElement).value)).toEqual(statusCodes)
  fill('Status and tracking', 'Status', 'L')
  fill('Status and tracking', 'Carrier', 'Post')
  fill('Status and tracking', 'Tracking number', 'RR1')
  await press('Status and tracking', 'Save')
  const tracking = { title: 'Post', number: 'RR1', link: null }
  expect(bodiesOf(move)).toEqual([{ order_status: 'L', tracking, seen: { tracking: untracked } }])
  expect(await screen.findByText('L · On its way', { selector: 'dd' })).toBeTruthy()
  expect(notices.list().map(({ text }) => text)).toEqual(['Saved'])
  fill('Status and tracking', 'Stage', '5')
  await press('Status and tracking', 'Save')
  expect(bodiesOf(move).at(-1)).toEqual({ stage: 5 })
})

test('[ADMIN-25] tracking alone moves no order, whatever its stage is by now', async () => {
  const { bodiesOf } = await show(managedOrder({ order_status: 'N', stage: 3 }))
  fill('Status and tracking', 'Tracking number', 'RR1')
  await press('Status and tracking', 'Save')
  expect(bodiesOf(move)).toEqual([{ tracking: { ...untracked, number: 'RR1' }, seen: { tracking: untracked } }])
})

test('[ADMIN-25] an unpaid order is marked as paid', async () => {
  const { bodiesOf } = await show(managedOrder(), { paid: true })
  await press('Status and tracking', 'Mark as paid')
  expect(bodiesOf(move)).toEqual([{ paid: true }])
  await waitFor(() => expect(part('Status and tracking').queryByRole('button', { name: 'Mark as paid' })).toBeNull())
})

test('[ADMIN-26] an order is cancelled by the second press, with the reason', async () => {
  const { bodiesOf } = await show(managedOrder(), { canceled: true, cancel_reason: 'Sold twice' })
  fill('Cancel the order', 'Why it is cancelled', 'Sold twice')
  await press('Cancel the order', 'Cancel the order')
  expect(bodiesOf(move)).toEqual([])
  await press('Cancel the order', 'Keep it')
  await press('Cancel the order', 'Cancel the order')
  await press('Cancel the order', 'Yes, cancel it')
  expect(bodiesOf(move)).toEqual([{ canceled: true, cancel_reason: 'Sold twice' }])
  expect(await screen.findByText('Sold twice')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Cancel the order' })).toBeNull()
})

test('[ADMIN-281] a double click asks, and cancels nothing', async () => {
  const { bodiesOf } = await show(managedOrder(), { canceled: true })
  const button = part('Cancel the order').getByRole('button', { name: 'Cancel the order' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(await part('Cancel the order').findByRole('button', { name: 'Yes, cancel it' }), { detail: 2 })
  expect(part('Cancel the order').getByRole('button', { name: 'Yes, cancel it' })).toBeTruthy()
  expect(bodiesOf(move)).toEqual([])
})

test('[ADMIN-26] pieces of a sent order are taken back, some of them and not to be sold again', async () => {
  const order = managedOrder({ stage: 5, order_status: 'J' })
  const [line] = order.products
  const { bodiesOf } = await show({ ...order, products: line ? [{ ...line, count: 3, returned_count: 1 }] : [] })
  await press('Return', 'Take back')
  expect(part('Return').getByRole('alert').textContent).toBe('Say how many pieces came back.')
  fill('Return', 'Loopback hoodie, M, 2 at most', '2')
  fireEvent.click(part('Return').getByLabelText('Can be sold again'))
  await press('Return', 'Take back')
  expect(bodiesOf(giveBack)).toEqual([
    { return_id: expect.stringMatching(/^[\da-f-]{36}$/), lines: [{ line: 1, qty: 2 }], restock: false, reason: null },
  ])
})

test('[ADMIN-130] what is delivered cannot be cancelled, and an unpaid order has nothing to give back', async () => {
  await show(managedOrder({ stage: 5, order_status: 'J', refundable: 0, refunds: [] }))
  expect(screen.queryByRole('region', { name: 'Cancel the order' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Give money back' })).toBeNull()
})

test('[ADMIN-26] nothing comes back of what was not sent', async () => {
  await show(managedOrder({ stage: 3 }))
  expect(screen.queryByRole('region', { name: 'Return' })).toBeNull()
})

test('[ADMIN-27] a note is added below the others', async () => {
  const first = { id: 'n-1', author: 'Mo', text: 'Gate code 12', created_at: '2026-11-20T10:00:00.000Z' }
  const { bodiesOf } = await show(managedOrder({ notes: [first] }), {
    notes: [first, { ...first, id: 'n-2', text: 'Called back' }],
  })
  fill('Notes', 'New note', 'Called back')
  await press('Notes', 'Add note')
  expect(bodiesOf(note)).toMatchObject([{ text: 'Called back' }])
  expect(
    part('Notes')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Gate code 12Mo, 10:00 20-11-2026', 'Called backMo, 10:00 20-11-2026'])
})

test('[ADMIN-540] a note that got no answer is sent again as the same, what is typed anew as another', async () => {
  const order = managedOrder()
  const { call, bodiesOf } = fakeOffice({ 'GET /api/manage/orders/:id': () => ok(order) })
  showScreen(Screen, '/admin/orders/o-1', call)
  await screen.findByRole('heading', { name: order.number })
  fill('Notes', 'New note', 'Rings')
  await press('Notes', 'Add note')
  await press('Notes', 'Add note')
  fill('Notes', 'New note', 'Rings twice')
  await press('Notes', 'Add note')
  const [first, again, other] = bodiesOf(note) as { note_id: string }[]
  expect(again).toEqual(first)
  expect(other?.note_id).not.toBe(first?.note_id)
})

test('[ADMIN-25] what is refused stays in sight, and an unknown order says so', async () => {
  const order = managedOrder()
  const { call } = fakeOffice({
    'GET /api/manage/orders/:id': () => ok(order),
    [move]: () => refuse('MOVE_NOT_ALLOWED', { message: 'Not from here.' }),
  })
  const { unmount } = showScreen(Screen, '/admin/orders/o-1', call)
  await screen.findByRole('heading', { name: order.number })
  await press('Status and tracking', 'Save')
  expect(part('Status and tracking').getByRole('alert').textContent).toBe('Not from here.')
  unmount()
  const none = fakeOffice({ 'GET /api/manage/orders/:id': () => refuse('ORDER_NOT_FOUND') })
  showScreen(Screen, '/admin/orders/o-2', none.call)
  expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeTruthy()
  cleanup()
  const away = fakeOffice({ 'GET /api/manage/orders/:id': () => refuse('OFFLINE') })
  showScreen(Screen, '/admin/orders/o-2', away.call)
  expect(await screen.findByRole('heading', { name: /Check the connection/ })).toBeTruthy()
})
