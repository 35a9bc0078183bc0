import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { wireOrder } from '#test/support/wire-order.ts'
import type { WireOrder } from '../../contract.ts'
import { OrderSide } from '../order/order-side.tsx'
import { Component as WithdrawalPage } from '../withdrawal-page.tsx'

const [piece] = wireOrder().products
if (!piece) throw new Error('no piece')
const delivered = (left: number): WireOrder =>
  wireOrder({
    stage: 5,
    paid: true,
    products: [{ ...piece, count: 3 }],
    returns: {
      can_return: true,
      return_until: '2026-12-23T00:00:00.000Z',
      can_withdraw: true,
      withdraw_until: '2026-12-07T00:00:00.000Z',
      left: [{ line: 1, qty: left }],
      requests: [],
    },
  })

let asked: Record<string, unknown>[] = []
let answer: Result<unknown>
const call: AnyCall = async (_key, { body }) => {
  asked.push(body as Record<string, unknown>)
  return answer
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

beforeAll(standInForTheBrowser)
beforeEach(() => {
  sessionStorage.clear()
  asked = []
  answer = refuse('OFFLINE')
})
afterEach(cleanup)

const openReturn = async (left: number) => {
  cleanup()
  showPages([{ path: '/', element: <OrderSide order={delivered(left)} look={() => undefined} /> }], '/', call)
  fireEvent.click(await screen.findByRole('button', { name: 'Return pieces' }))
}

test('[ORDER-1030] a return that was not taken is there again after a reload, the same one; one that was taken is not', async () => {
  await openReturn(3)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Loopback hoodie, M' }))
  type('Reason (optional)', 'Too small')
  await press('Ask for the return')

  await openReturn(3)
  expect(valueOf('How many of Loopback hoodie, M')).toBe('3')
  expect(valueOf('Reason (optional)')).toBe('Too small')
  answer = ok({})
  await press('Ask for the return')
  expect(asked[1]).toEqual(asked[0])

  await openReturn(3)
  expect(valueOf('Reason (optional)')).toBe('')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

test('[ORDER-1030] no more pieces stay chosen than are left by then', async () => {
  await openReturn(3)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Loopback hoodie, M' }))
  await openReturn(2)
  await press('Ask for the return')
  expect(asked).toMatchObject([{ lines: [{ line: 1, qty: 2 }] }])
})

test('[ORDER-1030] so it is with a statement of withdrawal, also with one that says what its order does', async () => {
  const openWithdrawal = async () => {
    cleanup()
    showPages([{ path: '/', Component: WithdrawalPage }], '/', call)
    await screen.findByLabelText('Your name')
  }
  await openWithdrawal()
  type('Your name', 'Ada Winter')
  type('Order number', 'V100001')
  type('E-mail address for the receipt', 'ada@mail.example')
  type('Reason (optional)', 'Changed my mind')
  await openWithdrawal()
  await press('Continue')
  await press('Confirm withdrawal')
  await openWithdrawal()
  answer = ok({ received_at: '2026-11-22T10:15:00.000Z' })
  await press('Continue')
  await press('Confirm withdrawal')
  expect(asked[0]).toMatchObject({ name: 'Ada Winter', number: 'V100001', reason: 'Changed my mind' })
  expect(asked[1]).toEqual(asked[0])
  await openWithdrawal()
  expect(valueOf('Your name')).toBe('')
})

test('[ORDER-1030] a statement of which nothing was typed is the same one after a reload', async () => {
  const customer = {
    name: 'Hannah Brooks',
    phone_formatted: '+1 646 555 0173',
    email: 'hannah@mail.example',
    shipping_address: null,
    billing_address: null,
  }
  for (let load = 0; load < 2; load += 1) {
    cleanup()
    const order = { ...delivered(3), customer }
    showPages([{ path: '/', element: <OrderSide order={order} look={() => undefined} /> }], '/', call)
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }))
    await press('Continue')
    await press('Confirm withdrawal')
  }
  expect(asked[1]).toEqual(asked[0])
})
