import { describe, expect, test } from 'vitest'
import type { WireCoupon } from '../../contract.ts'
import { fakeCoupon, fakeItem } from '../cart-fake.ts'
import { estimateTotals } from './estimate.ts'

const line = (price: number, qty: number, oldPrice = price) => {
  const item = { ...fakeItem('A', 100, price), old_price: oldPrice }
  return { key: 'A', item, qty, acknowledgedQty: 0, isPending: true, refusal: undefined }
}
const coupon = (changes: Partial<WireCoupon>): WireCoupon => ({ ...fakeCoupon, ...changes })
const last = (shipping: number) => ({
  items: [],
  totals: [{ code: 'shipping' as const, title: '', value: shipping }],
  grand_total: 0,
  currency: 'USD',
})

describe('[CART-128] the totals while the server counts', () => {
  test('are what the shared rules make of the lines in sight', () => {
    expect(estimateTotals({ lines: [line(68, 2, 88)], coupon: coupon({}) })).toEqual([
      { code: 'subtotal_incl_tax', value: 136 },
      { code: 'our_discount', value: 40 },
      { code: 'coupon_code', value: -14 },
      { code: 'shipping_on_checkout', value: null },
      { code: 'grand_total_before_discount', value: 136 },
      { code: 'grand_total', value: 122 },
    ])
  })

  test('keep the delivery that the server last had', () => {
    const totals = estimateTotals({ lines: [line(30, 1)], coupon: null, last: last(4) })
    expect(totals.find(({ code }) => code === 'shipping')?.value).toBe(4)
    expect(totals.find(({ code }) => code === 'grand_total')?.value).toBe(34)
  })

  test("take nothing off for a blogger's code or a coupon that is not active", () => {
    for (const none of [coupon({ is_promo_code: true, type: 'fixed', value: 0 }), coupon({ active: false })]) {
      expect(estimateTotals({ lines: [line(30, 1)], coupon: none }).some(({ code }) => code === 'coupon_code')).toBe(
        false,
      )
    }
  })

  test("take a coupon off that stands beside a blogger's code", () => {
    const totals = estimateTotals({ lines: [line(30, 1)], coupon: coupon({ is_promo_code: true }) })
    expect(totals.find(({ code }) => code === 'coupon_code')?.value).toBe(-3)
  })
})
