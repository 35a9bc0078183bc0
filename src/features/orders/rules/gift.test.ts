import { expect, test } from 'vitest'
import type { WireTotals } from '#features/cart/contract.ts'
import { withGift } from './gift.ts'

const totals: WireTotals = {
  totals: [
    { code: 'subtotal_incl_tax', title: 'Goods', value: 90 },
    { code: 'grand_total_before_discount', title: 'Before', value: 100 },
    { code: 'shipping', title: 'Delivery', value: 10 },
    { code: 'grand_total', title: 'To pay', value: 95 },
  ],
  items: [],
  grand_total: 95,
  currency: 'USD',
}

test('[ORDER-302] what was to be paid is taken off as a gift before the sums, and nothing is left to pay', () => {
  expect(withGift(totals, 'A present')).toEqual({
    totals: [
      { code: 'subtotal_incl_tax', title: 'Goods', value: 90 },
      { code: 'shipping', title: 'Delivery', value: 10 },
      { code: 'gift', title: 'A present', value: -95 },
      { code: 'grand_total_before_discount', title: 'Before', value: 100 },
      { code: 'grand_total', title: 'To pay', value: 0 },
    ],
    items: [],
    grand_total: 0,
    currency: 'USD',
  })
})
