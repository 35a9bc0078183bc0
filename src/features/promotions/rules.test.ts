import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { money } from '#core/money.ts'
import { costOf, couponDiscount, couponRefusal, toCouponCode, worthOf } from './rules.ts'
import type { Coupon } from './rules.ts'

const now = '2025-11-20T12:00:00.000Z'
const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  code: 'WELCOME10',
  type: 'percent',
  value: 10,
  isActive: true,
  dateEnd: undefined,
  freeDelivery: false,
  useLimit: undefined,
  used: 0,
  ...changes,
})

describe('codes', () => {
  test('[PROMO-1] a code is read without spaces around it and in capitals', () => {
    expect(toCouponCode('  welcome10 ')).toBe('WELCOME10')
  })

  test.each([
    ['[PROMO-4] an unknown one', undefined, 'COUPON_NOT_FOUND'],
    ['[PROMO-4] one that is switched off', coupon({ isActive: false }), 'COUPON_NOT_FOUND'],
    ['[PROMO-5] after its end', coupon({ dateEnd: '2025-11-20T11:59:59.999Z' }), 'COUPON_EXPIRED'],
    ['[PROMO-5] in its last moment it is good', coupon({ dateEnd: now }), undefined],
    ['[PROMO-6] used up', coupon({ useLimit: 1, used: 1 }), 'COUPON_USED'],
    ['[PROMO-6] one use left', coupon({ useLimit: 2, used: 1 }), undefined],
    ['[PROMO-9] without a limit', coupon({ used: 1000 }), undefined],
  ])('%s', (_, one, expected) => expect(couponRefusal(one, now)).toBe(expected))
})

describe('discount', () => {
  test.each([
    ['[PROMO-2] 10 % of 90 is 9', 'percent', 10, 9000, 900],
    ['[PROMO-2] 10 % of 91 is rounded up to 10', 'percent', 10, 9100, 1000],
    ['[PROMO-2] one cent above whole units is one unit more', 'percent', 10, 9001, 1000],
    ['[PROMO-2] capped at the subtotal', 'percent', 10, 50, 50],
    ['[PROMO-2] 100 %', 'percent', 100, 1234, 1234],
    ['[PROMO-3] a fixed one as it is', 'fixed', 500, 9000, 500],
    ['[PROMO-3] capped at the subtotal', 'fixed', 500, 300, 300],
    ['[PROMO-7] of nothing nothing', 'percent', 10, 0, 0],
    ['[PROMO-7] of less than nothing nothing', 'fixed', 500, -300, 0],
    ['[PROMO-7] less than nothing', 'fixed', -500, 300, 0],
    ['[PROMO-7] less than nothing percent', 'percent', -10, 300, 0],
    ['[PROMO-7] nothing', 'fixed', 0, 300, 0],
  ] as const)('%s', (_, type, value, subtotal, expected) => {
    expect(couponDiscount({ type, value }, money(subtotal))).toBe(expected)
  })

  test('[PROMO-2] [PROMO-7] percent: whole units or all of it, never less than the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100_000_000 }), (value, cents) => {
        const subtotal = money(cents)
        const discount = couponDiscount({ type: 'percent', value }, subtotal)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(subtotal)
        expect(discount === subtotal || discount % 100 === 0).toBe(true)
        expect(discount * 100 >= Math.min(cents * value, cents * 100)).toBe(true)
        expect(discount - (cents * value) / 100).toBeLessThan(100)
      }),
    )
  })
})

describe('bonuses', () => {
  it.each([
    [1000, 90, 90_000],
    [1, 0.9, 0],
    [10, 0.9, 9],
    [11, 0.9, 9],
    [0, 90, 0],
    [-500, 90, 0],
  ])('[PROMO-15] a balance of %i at %f is worth %i', (balance, rate, worth) => {
    expect(worthOf(money(balance), rate, 1)).toBe(worth)
  })

  it.each([
    [90_000, 90, 1000],
    [91, 90, 2],
    [9, 0.9, 10],
    [10, 0.9, 12],
    [0, 90, 0],
  ])('[PROMO-15] spending %i at %f costs %i', (spent, rate, cost) => {
    expect(costOf(money(spent), rate, 1)).toBe(cost)
  })
})
