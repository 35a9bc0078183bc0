import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { wireOrder } from '#test/support/wire-order.ts'
import type { OrderReturns, WireOrder, WireReturnRequest } from '../../contract.ts'
import { OrderLines } from '../order/order-lines.tsx'
import { OrderSide } from '../order/order-side.tsx'
import { Component as WithdrawalPage } from '../withdrawal-page.tsx'

const [piece] = wireOrder().products
if (!piece) throw new Error('no piece')
const returns = (changes: Partial<OrderReturns> = {}): OrderReturns => ({
  can_return: true,
  return_until: '2026-12-23T00:00:00.000Z',
  can_withdraw: true,
  withdraw_until: '2026-12-07T00:00:00.000Z',
  left: [{ line: 1, qty: 2 }],
  requests: [],
  ...changes,
})
const customer = {
  name: 'Hannah Brooks',
  phone_formatted: '+1 646 555 0173',
  email: 'hannah@mail.example',
  shipping_address: null,
  billing_address: null,
}
const delivered = (changes: Partial<WireOrder> = {}) =>
  wireOrder({ stage: 5, paid: true, products: [{ ...piece, count: 2 }], customer, returns: returns(), ...changes })

let asked: { key: string; body: Record<string, unknown> }[] = []
let answer: Result<unknown> = ok(true)
let looks = 0
const call: AnyCall = async (key, { body }) => {
  asked.push({ key, body: body as Record<string, unknown> })
  return answer
}
const showSide = (order: WireOrder, orderKey?: string) =>
  showPages(
    [{ path: '/', element: <OrderSide order={order} orderKey={orderKey} look={() => (looks += 1)} /> }],
    '/',
    call,
  )
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeAll(standInForTheBrowser)
beforeEach(() => {
  asked = []
  looks = 0
})
afterEach(cleanup)

describe('what stands with an order', () => {
  test('[ORDER-161] a line has brand and collection; a collection may go without its brand', () => {
    const made = { ...piece, brand: { id: 1, name: 'Nord' }, collection: { name: 'Winter', hide_brand: false } }
    const bare = { ...made, name: 'Bare', collection: { name: 'Basics', hide_brand: true } }
    const order = wireOrder({ products: [made, bare] })
    showPages([{ path: '/', element: <OrderLines order={order} /> }], '/', call)
    const [first, second] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('Nord · Winter')
    expect(first?.textContent).toContain('$88.00')
    expect(second?.textContent).toContain('Basics')
    expect(second?.textContent).not.toContain('Nord')
  })

  test.each([
    [true, 'Cash on delivery · Paid'],
    [false, 'Cash on delivery · Not paid'],
  ])('[ORDER-164] the payment, paid: %s', (paid, words) => {
    showSide(wireOrder({ paid }))
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('[ORDER-162] the way to where staff work on it, for whoever has it', async () => {
    const first = showSide(wireOrder({ admin_link: 'https://erp.example/V100001' }))
    const link = await screen.findByRole('link', { name: 'Open in the administration' })
    expect(link.getAttribute('href')).toBe('https://erp.example/V100001')
    first.unmount()
    showSide(delivered())
    await screen.findByRole('region', { name: 'Returns' })
    expect(screen.queryByRole('link', { name: 'Open in the administration' })).toBeNull()
  })

  test.each([
    [true, 'Your royalty: $6.80, and $1.36 in bonuses, on account'],
    [false, 'Your royalty: $6.80, and $1.36 in bonuses, being confirmed'],
  ])('[ORDER-163] what it earned its blogger, sent: %s', async (sent, words) => {
    showSide(wireOrder({ royalty: { sum: 6.8, bonus: 1.36, currency: 'USD', sent } }))
    await waitFor(() => expect(document.body.textContent).toContain(words))
  })

  test('[ORDER-176] [ORDER-181] until when, what was asked and what became of it', async () => {
    const request: WireReturnRequest = {
      id: 'r-1',
      kind: 'return',
      state: 'declined',
      lines: [{ line: 1, qty: 1 }],
      reason: null,
      answer: 'It was worn.',
      created_at: '2026-11-21T10:00:00.000Z',
      decided_at: '2026-11-22T10:00:00.000Z',
    }
    const first = showSide(delivered({ returns: returns({ requests: [request] }) }))
    const region = await screen.findByRole('region', { name: 'Returns' })
    for (const words of [
      '1 × Loopback hoodie, M',
      'Declined',
      'It was worn.',
      'until 23:59 22-12-2026',
      'Until 23:59 6-12-2026',
    ])
      expect(region.textContent).toContain(words)
    expect(within(region).getByRole('button', { name: 'Withdraw from contract here' })).toBeTruthy()
    first.unmount()
    const over = returns({ can_return: false, can_withdraw: false, requests: [request] })
    showSide(delivered({ returns: over }))
    await screen.findByRole('region', { name: 'Returns' })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('asking to return', () => {
  test('[ORDER-170] [ORDER-171] [ORDER-172] pieces, how many and why; the same id until it got through', async () => {
    showSide(delivered(), 'secret')
    fireEvent.click(await screen.findByRole('button', { name: 'Return pieces' }))
    await press('Ask for the return')
    expect(screen.getByRole('alert').textContent).toBe('Please choose at least one piece.')
    expect(asked).toEqual([])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Loopback hoodie, M' }))
    type('How many of Loopback hoodie, M', '1')
    type('Reason (optional)', ' Too small ')
    answer = refuse('OFFLINE')
    await press('Ask for the return')
    expect(screen.getByRole('alert').textContent).toMatch(/^That did not work/)
    answer = ok({})
    await press('Ask for the return')
    const [one, two] = asked
    expect(one?.body).toMatchObject({ lines: [{ line: 1, qty: 1 }], reason: 'Too small', key: 'secret' })
    expect(two?.body).toEqual(one?.body)
    expect(looks).toBe(1)
  })
})

describe('withdrawing', () => {
  test('[ORDER-181] [ORDER-182] [ORDER-184] two steps with an order: statement, confirmation, receipt', async () => {
    showSide(delivered())
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }))
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Hannah Brooks')
    expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('V100001')
    await press('Continue')
    expect(
      screen.getByText('I, Hannah Brooks, withdraw from the contract of order V100001 for these pieces:'),
    ).toBeTruthy()
    expect(screen.getByText('2 × Loopback hoodie, M')).toBeTruthy()
    expect(asked).toEqual([])
    answer = ok({ received_at: '2026-11-22T10:15:00.000Z' })
    await press('Confirm withdrawal')
    expect(asked).toMatchObject([
      { key: 'POST /api/order/withdraw', body: { number: 'V100001', lines: [{ line: 1, qty: 2 }] } },
    ])
    expect(screen.getByRole('status').textContent).toContain('We received it at 10:15 22-11-2026 UTC.')
    expect(screen.getByRole('status').textContent).toContain('hannah@mail.example')
    expect(looks).toBe(1)
  })

  test('[ORDER-182] [ORDER-185] before it is sent there is nothing to choose', async () => {
    showSide(delivered({ stage: 2, returns: returns({ can_return: false, withdraw_until: null }) }))
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }))
    expect(screen.getByText(/until 14 days after the delivery/)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press('Continue')
    expect(screen.getByText('I, Hannah Brooks, withdraw from the contract of order V100001.')).toBeTruthy()
  })

  test('[ORDER-182] [ORDER-183] [ORDER-494] [ORDER-647] without a sign-in everything is written by hand, and can be changed', async () => {
    showPages([{ path: '/', Component: WithdrawalPage }], '/', call)
    await screen.findByLabelText('Your name')
    await press('Continue')
    expect(screen.getAllByText('Please fill this in')).toHaveLength(2)
    expect(screen.getByText('Incorrect e-mail')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
    type('Your name', 'Ada Winter')
    type('Order number', ' V100001 ')
    type('E-mail address for the receipt', 'nobody')
    await press('Continue')
    expect(screen.getByText('Incorrect e-mail')).toBeTruthy()
    type('E-mail address for the receipt', 'ada@mail.example')
    await press('Continue')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Please check your statement' }))
    await press('Change')
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
    type('Your name', 'Ada W.')
    await press('Continue')
    answer = refuse('TOO_MANY_REQUESTS')
    await press('Confirm withdrawal')
    expect(screen.getByRole('alert')).toBeTruthy()
    answer = ok({ received_at: '2026-11-22T10:15:00.000Z' })
    await press('Confirm withdrawal')
    expect(asked.at(-1)?.body).toMatchObject({
      name: 'Ada W.',
      number: 'V100001',
      email: 'ada@mail.example',
      lines: null,
    })
    expect(asked[0]?.body['statement_id']).toBe(asked[1]?.body['statement_id'])
    expect(screen.getByRole('status').textContent).toContain('Should number and address not belong together')
    expect(document.activeElement).toBe(within(screen.getByRole('status')).getByRole('heading'))
  })
})

test('[ORDER-414] of another order it is another statement, whatever became of the one whose answer was lost', async () => {
  showPages([{ path: '/', Component: WithdrawalPage }], '/', call)
  await screen.findByLabelText('Your name')
  type('Your name', 'Ada Winter')
  type('E-mail address for the receipt', 'ada@mail.example')
  answer = refuse('TIMEOUT')
  for (const number of ['V100001', 'V100002']) {
    type('Order number', number)
    await press('Continue')
    await press('Confirm withdrawal')
    await press('Change')
  }
  expect(asked.map(({ body }) => body['number'])).toEqual(['V100001', 'V100002'])
  expect(asked[0]?.body['statement_id']).not.toBe(asked[1]?.body['statement_id'])
})

test('[ORDER-172] [ORDER-183] both are asked for under an id where the browser makes none, without https', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  try {
    showSide(delivered())
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }))
    answer = ok({ received_at: '2026-11-22T10:15:00.000Z' })
    await press('Continue')
    await press('Confirm withdrawal')
    expect(asked.map(({ body }) => body['statement_id'])).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID')
  }
})
