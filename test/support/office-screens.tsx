import type { ComponentType } from 'react'
import { refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { ManagedOrder } from '#features/orders/contract.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages } from './show-pages.tsx'
import { wireOrder } from './wire-order.ts'

type Input = Parameters<AnyCall>[1]

/** A shop that answers the calls that a test names, and keeps what was asked. */
export const fakeOffice = (
  answers: Readonly<Record<string, (input: Input) => Result<unknown> | Promise<Result<unknown>>>>,
) => {
  const asked: { key: string; input: Input }[] = []
  const call: AnyCall = async (key, input) => {
    asked.push({ key, input })
    return answers[key]?.(input) ?? refuse('OFFLINE')
  }
  return {
    call,
    bodiesOf: (key: string) => asked.filter((one) => one.key === key).map(({ input }) => input.body),
    queriesOf: (key: string) => asked.filter((one) => one.key === key).map(({ input }) => input.query),
  }
}

/** A screen of the office at its address. */
export const showScreen = (Screen: ComponentType, at: string, call: AnyCall) =>
  showPages([{ path: '/admin/*', element: <Screen /> }], at, call)

/** An order as managers get it. */
export const managedOrder = (changes: Partial<ManagedOrder> = {}): ManagedOrder => ({
  ...wireOrder(),
  customer: {
    name: 'Hannah Brooks',
    phone_formatted: '+1 646 555 0173',
    email: 'hannah@mail.example',
    shipping_address: {
      address: '86 Mercer Street',
      city: 'New York',
      zip: '10012',
      country: 'US',
      country_name: 'United States',
    },
    billing_address: null,
  },
  store: 'en',
  customer_id: null,
  promo_code: null,
  shortfall: false,
  asked: false,
  events: [{ order_status: 'N', stage: 1, note: 'placed', created_at: '2026-11-20T10:00:00.000Z' }],
  notes: [],
  movements: [{ sku: 'HOOD-CLAY-M', delta: -1, reason: 'order', created_at: '2026-11-20T10:00:00.000Z' }],
  ...changes,
})
