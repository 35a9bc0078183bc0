import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '#core/result.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { wireOrder } from '#test/support/wire-order.ts'
import type { OrderReturns } from '../../contract.ts'
import { OrderSide } from '../order/order-side.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

test('[ORDER-801] whose day ends later or sooner than the shop’s reads until when by their own clock', async () => {
  // New York
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300)
  const returns: OrderReturns = {
    can_return: true,
    return_until: '2026-12-23T00:00:00.000Z',
    can_withdraw: true,
    withdraw_until: '2026-12-07T00:00:00.000Z',
    left: [{ line: 1, qty: 2 }],
    requests: [],
  }
  const order = wireOrder({ stage: 5, paid: true, returns })
  const side = <OrderSide order={order} orderKey={undefined} look={() => {}} />
  showPages([{ path: '/', element: side }], '/', async () => refuse('OFFLINE'))
  const region = await screen.findByRole('region', { name: 'Returns' })
  expect(region.textContent).toContain('until 18:59 22-12-2026')
  expect(region.textContent).toContain('Until 18:59 6-12-2026')
  offset.mockRestore()
})
