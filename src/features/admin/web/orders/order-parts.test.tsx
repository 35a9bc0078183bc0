import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { ManagedOrder } from '#features/orders/contract.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { fakeOffice, managedOrder, showScreen } from '#test/support/office-screens.tsx'
import { Screen } from './order-screen.tsx'

const decide = 'POST /api/manage/returns/:id'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const show = async (order: ManagedOrder) => {
  const office = fakeOffice({ 'GET /api/manage/orders/:id': () => ok(order), [decide]: () => ok({}) })
  showScreen(Screen, '/admin/orders/o-1', office.call)
  await screen.findByRole('heading', { name: order.number })
  return office
}
const asked = (requests: NonNullable<ManagedOrder['returns']>['requests']): Partial<ManagedOrder> => ({
  returns: { can_return: true, return_until: null, can_withdraw: false, withdraw_until: null, left: [], requests },
})
const request = {
  id: 'r-1',
  kind: 'return' as const,
  state: 'open' as const,
  lines: [{ line: 1, qty: 1 }],
  reason: 'Too small',
  answer: null,
  created_at: '2026-11-20T10:00:00.000Z',
  decided_at: null,
}
/** What each row of the sums says. */
const rows = () =>
  within(screen.getByRole('list', { name: 'Pieces and sums' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('[ADMIN-314] an open request is told at the head of its order, and decided there', async () => {
  const { bodiesOf } = await show(managedOrder({ stage: 5, order_status: 'J', ...asked([request]) }))
  expect(screen.getByText('The buyer wants to give pieces back: decide about it below.')).toBeTruthy()
  const part = within(screen.getByRole('region', { name: 'Asked to give back' }))
  expect(part.getByText('Too small')).toBeTruthy()
  expect(part.getByText(/Loopback hoodie, M/)).toBeTruthy()
  fireEvent.click(part.getByRole('button', { name: /^Decline/ }))
  await act(async () => void fireEvent.click(part.getByRole('button', { name: /^Yes, decline/ })))
  expect(bodiesOf(decide)).toEqual([{ accept: false, restock: true, answer: null }])
})

test('[ADMIN-553] what was decided otherwise, before its answer was lost, is told and shown as it is', async () => {
  let order = managedOrder({ stage: 5, order_status: 'J', ...asked([request]) })
  const answers: unknown[] = []
  const { call } = fakeOffice({
    'GET /api/manage/orders/:id': () => ok(order),
    [decide]: ({ body }) => {
      const { answer } = body as { answer: string }
      if (answers.push(answer) > 1) return refuse('REQUEST_DECIDED', { message: 'Decided already.' })
      order = managedOrder({ ...order, ...asked([{ ...request, state: 'declined', answer }]) })
      return refuse('OFFLINE')
    },
  })
  const { notices } = showScreen(Screen, '/admin/orders/o-1', call)
  await screen.findByRole('heading', { name: order.number })
  const part = within(screen.getByRole('region', { name: 'Asked to give back' }))
  for (const answer of ['Worn', 'Worn outside']) {
    fireEvent.change(part.getByLabelText(/^Answer/), { target: { value: answer } })
    fireEvent.click(part.getByRole('button', { name: /^Decline/ }))
    await act(async () => void fireEvent.click(part.getByRole('button', { name: /^Yes, decline/ })))
  }
  expect(answers).toEqual(['Worn', 'Worn outside'])
  expect(notices.list().map(({ kind, text }) => [kind, text])).toEqual([['warning', 'Decided already.']])
  expect(part.getByText('Worn')).toBeTruthy()
  expect(part.queryByRole('button')).toBeNull()
})

test('[ADMIN-516] an order that cannot be read anew stays as it was, with what was typed', async () => {
  const order = managedOrder({ stage: 5, order_status: 'J', ...asked([request]) })
  let isThere = true
  const office = fakeOffice({
    'GET /api/manage/orders/:id': () => (isThere ? ok(order) : refuse('OFFLINE')),
    [decide]: () => ok({}),
  })
  showScreen(Screen, '/admin/orders/o-1', office.call)
  const note = await screen.findByLabelText<HTMLTextAreaElement>('New note')
  fireEvent.change(note, { target: { value: 'Rings twice' } })
  fireEvent.click(screen.getByRole('button', { name: /^Decline/ }))
  isThere = false
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Yes, decline/ })))
  expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Rings twice')
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('[ADMIN-314] what is decided is told, and nothing is asked any more', async () => {
  await show(managedOrder({ ...asked([{ ...request, state: 'declined', answer: 'It was worn.' }]) }))
  expect(screen.queryByText(/^The buyer wants/)).toBeNull()
  const part = within(screen.getByRole('region', { name: 'Asked to give back' }))
  expect(part.getByText('It was worn.')).toBeTruthy()
  expect(part.queryByRole('button')).toBeNull()
})

test('[ADMIN-314] whoever packs or bills reads name, company and VAT number of both addresses', async () => {
  const { customer, ...order } = managedOrder()
  const country = { country: 'US', country_name: 'United States' }
  const address = { address: '86 Mercer Street', city: 'New York', zip: '10012', ...country }
  await show({
    ...order,
    customer: {
      ...(customer ?? { name: '', phone_formatted: '', email: '' }),
      shipping_address: { ...address, name: 'Hannah Brooks' },
      billing_address: { ...address, name: 'Mo Ray', company: 'Ray Ltd', vat_id: 'GB123' },
    },
  })
  for (const text of ['Hannah Brooks, 86 Mercer', 'Mo Ray, Ray Ltd, 86 Mercer', 'GB123'])
    expect(screen.getByText(new RegExp(`^${text}`), { selector: 'dd' })).toBeTruthy()
})

const total = (code: string, value: number) =>
  ({ code, title: code, value }) as ManagedOrder['totals']['totals'][number]
const sums = [
  total('subtotal_incl_tax', 136),
  total('our_discount', 40),
  total('coupon_code', -13.6),
  total('shipping', 4),
  total('grand_total_before_discount', 140),
  total('grand_total', 126.4),
]
const calculated = (changes: Partial<ManagedOrder> = {}) => {
  const order = managedOrder()
  const [line] = order.products
  const totals = { ...order.totals, totals: sums, grand_total: 126.4 }
  return managedOrder({ totals, products: line ? [{ ...line, count: 2 }] : [], ...changes })
}

test('[ADMIN-315] the sums add up: what the prices have in them already is said beside them', async () => {
  await show(calculated())
  expect(rows()).toEqual([
    'Loopback hoodie, M HOOD-CLAY-M2 × $88.00 $68.00 = $136.00',
    '2 pieces (our discount of $40.00 is already in the prices)$136.00',
    'Coupon−$13.60',
    'Delivery$4.00',
    'Total$126.40',
  ])
})

test.each([
  ['paid', { paid: true, refunded: 26.4 }, ['Refunded−$26.40', 'What stays$100.00']],
  ['unpaid', { taken_off: 26.4 }, ['Returned before it was paid−$26.40', 'To pay$100.00']],
  ['paid and canceled', { paid: true, canceled: true, refunded: 126.4 }, ['Refunded−$126.40', 'What stays$0.00']],
  ['ended before it was paid', { canceled: true, taken_off: 26.4 }, ['Total$126.40']],
  ['paid after its end', { paid: true, canceled: true, shortfall: true }, ['Total$126.40']],
])('[ADMIN-315] what moved is taken off below the total of an order that is %s', async (_, changes, end) => {
  await show(calculated(changes))
  expect(rows().slice(-end.length)).toEqual(end)
})

test('[ADMIN-315] a return of an unpaid order promises no money', async () => {
  await show(managedOrder({ stage: 5, order_status: 'J' }))
  expect(screen.getByText(/^Pieces that came back\. The order is not paid/)).toBeTruthy()
})

test('[ADMIN-316] the packing slip has what is in the parcel and where it goes, and no prices', async () => {
  const order = managedOrder()
  const [line] = order.products
  if (!line) throw new Error('no line')
  await show({
    ...order,
    products: [
      { ...line, count: 3, returned_count: 1 },
      { ...line, line: 2, sku: 'GIFTCARD', type: 'virtual' },
      { ...line, line: 3, sku: 'CAP', count: 1, returned: true, returned_count: 1 },
    ],
  })
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Print packing slip' }))
  expect(print).toHaveBeenCalledOnce()
  const slip = document.querySelector('body > section')?.textContent ?? ''
  for (const text of ['Packing slip V100001', '86 Mercer Street', '10012 New York', 'United States', '2HOOD-CLAY-M'])
    expect(slip).toContain(text)
  expect(slip).toMatch(/Nov\u00a0\d+,\u00a02026/)
  for (const text of ['$', 'GIFTCARD', 'CAP']) expect(slip).not.toContain(text)
})

test('[ADMIN-316] the slip names what the sets are made of, and nothing twice', async () => {
  const moved = (sku: string, delta: number, reason = 'order') => ({ sku, delta, reason, created_at: '' })
  const movements = [
    moved('HOOD-CLAY-M', -2),
    moved('MAT', -1),
    moved('MAT', 1, 'order.returned'),
    moved('BALL', -1, 'order.paid-late'),
  ]
  await show(managedOrder({ movements }))
  expect(document.querySelector('body > section')?.textContent).toMatch(
    /In the sets: 1 × HOOD-CLAY-M, 1 × MAT, 1 × BALL$/,
  )
  cleanup()
  await show(managedOrder())
  expect(document.querySelector('body > section')?.textContent).not.toContain('In the sets')
})

test('[ADMIN-316] of a canceled order there is nothing to pack', async () => {
  await show(managedOrder({ canceled: true }))
  expect(screen.queryByRole('button', { name: 'Print packing slip' })).toBeNull()
})
