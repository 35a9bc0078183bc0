import { describe, expect, test } from 'vitest'
import { fromMajor, zero } from '#core/money.ts'
import type { WireCoupon } from '../cart-schema.ts'
import { totalsOfWire } from './wire-totals.ts'

const line = (price: number, qty: number, old_price = price, is_virtual = false) => ({
  item: { price, old_price, is_virtual },
  qty,
})
const coupon = (changes: Partial<WireCoupon>): WireCoupon => ({
  code: 'C',
  active: true,
  used: false,
  type: 'percent',
  value: 10,
  date_end: null,
  free_delivery: false,
  is_promo_code: false,
  ...changes,
})
const standard = { amount: fromMajor(4), limit: fromMajor(100) }
const values = (...all: Parameters<typeof totalsOfWire>) =>
  Object.fromEntries(totalsOfWire(...all).map(({ code, value }) => [code, value]))

describe('[CART-131] totals of what came over the wire', () => {
  test('lines, coupon, payment, delivery and bonuses in major units', () => {
    const payment = { cost: fromMajor(1.5), discount: 2, rounding: fromMajor(1), minimum: zero }
    const bonuses = {
      balance: fromMajor(5.05),
      wanted: undefined,
      share: 30,
      unlimitedFrom: fromMajor(500),
      isVip: false,
    }
    expect(totalsOfWire([line(19.99, 2, 25)], coupon({}), { payment, shipping: standard, bonuses })).toEqual([
      { code: 'subtotal_incl_tax', value: 39.98 },
      { code: 'our_discount', value: 10.02 },
      { code: 'coupon_code', value: -4 },
      { code: 'payment_discount', value: -1 },
      { code: 'payment', value: 1.5 },
      { code: 'shipping', value: 4 },
      { code: 'user_account', value: -5.05 },
      { code: 'grand_total_before_discount', value: 45.48 },
      { code: 'grand_total', value: 35.43 },
    ])
  })

  test.each([
    ['percent', coupon({ value: 50 }), -15],
    ['fixed in major units', coupon({ type: 'fixed', value: 4.5 }), -4.5],
    ['none', null, undefined],
    ['one that is not active', coupon({ active: false }), undefined],
  ])('a coupon: %s', (_, given, expected) => {
    expect(values([line(30, 1)], given, {})['coupon_code']).toBe(expected)
  })

  test('a free-delivery coupon makes delivery free', () => {
    expect(values([line(30, 1)], coupon({ value: 0, free_delivery: true }), { shipping: standard })['shipping']).toBe(0)
    expect(values([line(30, 1)], coupon({ value: 0 }), { shipping: standard })['shipping']).toBe(4)
  })

  test('nothing is delivered of virtual lines alone, and of nothing it is not known', () => {
    const ebook = line(9, 1, 9, true)
    expect(values([ebook], null, { shipping: standard })).not.toHaveProperty('shipping')
    expect(values([ebook, line(9, 1)], null, { shipping: standard })['shipping']).toBe(4)
    expect(values([], null, {})).toMatchObject({ shipping_on_checkout: null, grand_total: 0 })
  })
})
