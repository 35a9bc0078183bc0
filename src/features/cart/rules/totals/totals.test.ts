import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromMajor, money, zero } from '#core/money.ts'
import { totalsCodes } from '../cart-schema.ts'
import { bonusesAllowed, totals } from './totals.ts'
import type { TotalsInput } from './totals.ts'

const line = (price: number, qty = 1, oldPrice = price) => ({
  price: fromMajor(price),
  oldPrice: fromMajor(oldPrice),
  qty,
})
const standard = { amount: fromMajor(4), limit: fromMajor(100) }
const transfer = { cost: zero, discount: 2, rounding: fromMajor(1), minimum: fromMajor(50) }
const percent10 = { type: 'percent', value: 10, freeDelivery: false } as const
const noBonuses = { wanted: undefined, share: 30, unlimitedFrom: fromMajor(500), isVip: false }

const wire = (input: TotalsInput) =>
  Object.fromEntries(totals(input).lines.map(({ code, amount }) => [code, amount === null ? null : amount / 100]))

describe('lines', () => {
  test('[CART-40] an empty cart has the subtotal and the last two', () => {
    expect(totals({ lines: [], shipping: 'none' }).lines).toEqual([
      { code: 'subtotal_incl_tax', amount: 0 },
      { code: 'grand_total_before_discount', amount: 0 },
      { code: 'grand_total', amount: 0 },
    ])
  })

  test('[CART-40] all lines in the specified order', () => {
    const all = totals({
      lines: [line(45, 2, 60)],
      coupon: percent10,
      payment: { ...transfer, cost: fromMajor(1) },
      shipping: standard,
      bonuses: { ...noBonuses, balance: fromMajor(5) },
    })
    expect(all.lines.map(({ code }) => code)).toEqual(totalsCodes.filter((code) => code !== 'shipping_on_checkout'))
  })

  const cases: readonly (readonly [string, TotalsInput, Record<string, number | null>])[] = [
    [
      '[CART-41] what special prices saved is shown and not subtracted again',
      { lines: [line(45, 2, 60)], shipping: 'none' },
      { subtotal_incl_tax: 90, our_discount: 30, grand_total_before_discount: 90, grand_total: 90 },
    ],
    [
      '[CART-42] each discount is of what the one before left',
      {
        lines: [line(100)],
        coupon: percent10,
        payment: transfer,
        shipping: 'none',
        bonuses: { ...noBonuses, balance: fromMajor(1000) },
      },
      // 100 - 10 = 90; 2 % of 90 is 1.8, up to 2; 30 % of 88 is 26.4
      {
        subtotal_incl_tax: 100,
        coupon_code: -10,
        payment_discount: -2,
        user_account: -26.4,
        grand_total_before_discount: 100,
        grand_total: 61.6,
      },
    ],
    [
      '[CART-43] from its minimum on, in steps of its own',
      { lines: [line(50.01)], payment: { ...transfer, rounding: zero }, shipping: 'none' },
      // 1.0002, up to a cent
      { subtotal_incl_tax: 50.01, payment_discount: -1.01, grand_total_before_discount: 50.01, grand_total: 49 },
    ],
    [
      '[CART-43] without a discount there is none, and no addition either',
      { lines: [line(50)], payment: { ...transfer, discount: -2 }, shipping: 'none' },
      { subtotal_incl_tax: 50, grand_total_before_discount: 50, grand_total: 50 },
    ],
    [
      '[CART-43] below its minimum a payment discount is none',
      { lines: [line(49.99)], payment: transfer, shipping: 'none' },
      { subtotal_incl_tax: 49.99, grand_total_before_discount: 49.99, grand_total: 49.99 },
    ],
    [
      '[CART-43] the minimum looks at the subtotal, before the coupon',
      { lines: [line(50)], coupon: { ...percent10, value: 50 }, payment: transfer, shipping: 'none' },
      {
        subtotal_incl_tax: 50,
        coupon_code: -25,
        payment_discount: -1,
        grand_total_before_discount: 50,
        grand_total: 24,
      },
    ],
    [
      '[CART-43] capped at what is left',
      {
        lines: [line(50)],
        coupon: { type: 'fixed', value: 4980, freeDelivery: false },
        payment: transfer,
        shipping: 'none',
      },
      {
        subtotal_incl_tax: 50,
        coupon_code: -49.8,
        payment_discount: -0.2,
        grand_total_before_discount: 50,
        grand_total: 0,
      },
    ],
    [
      '[CART-44] shipping below the limit',
      { lines: [line(99.99)], shipping: standard },
      { subtotal_incl_tax: 99.99, shipping: 4, grand_total_before_discount: 103.99, grand_total: 103.99 },
    ],
    [
      '[CART-44] free from the limit on, whatever the coupon takes',
      { lines: [line(100)], coupon: percent10, shipping: standard },
      { subtotal_incl_tax: 100, coupon_code: -10, shipping: 0, grand_total_before_discount: 100, grand_total: 90 },
    ],
    [
      '[PROMO-8] free with a free-delivery coupon',
      { lines: [line(20)], coupon: { type: 'fixed', value: 0, freeDelivery: true }, shipping: standard },
      { subtotal_incl_tax: 20, shipping: 0, grand_total_before_discount: 20, grand_total: 20 },
    ],
    [
      '[CART-44] no method chosen yet',
      { lines: [line(20)] },
      { subtotal_incl_tax: 20, shipping_on_checkout: null, grand_total_before_discount: 20, grand_total: 20 },
    ],
    [
      '[CART-46] the cost of paying is added',
      { lines: [line(20)], payment: { ...transfer, discount: 0, cost: fromMajor(1.5) }, shipping: standard },
      { subtotal_incl_tax: 20, payment: 1.5, shipping: 4, grand_total_before_discount: 25.5, grand_total: 25.5 },
    ],
  ]
  test.each(cases)('%s', (_, input, expected) => expect(wire(input)).toEqual(expected))

  test.each([
    [
      '[CART-45] a share of the goods, rounded down',
      { balance: 100_00, isVip: false, wanted: undefined },
      99_99,
      29_99,
    ],
    [
      '[CART-45] all of them from the threshold on',
      { balance: 1000_00, isVip: false, wanted: undefined },
      500_00,
      500_00,
    ],
    ['[CART-45] all of them for vip', { balance: 1000_00, isVip: true, wanted: undefined }, 40_00, 40_00],
    ['[CART-45] never more than the balance', { balance: 5_00, isVip: true, wanted: undefined }, 40_00, 5_00],
  ])('%s', (_, terms, goods, expected) => {
    expect(bonusesAllowed({ ...noBonuses, ...terms, balance: money(terms.balance) }, money(goods))).toBe(expected)
  })

  test('[CART-45] not more than was asked for', () => {
    const asked = totals({
      lines: [line(100)],
      shipping: 'none',
      bonuses: { ...noBonuses, balance: fromMajor(50), wanted: fromMajor(7) },
    })
    expect(asked.bonuses).toBe(700)
  })
})

const cents = (max: number) => fc.integer({ min: 0, max }).map(money)
const anyInput: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(
    fc.record({ price: cents(100_000_00), oldPrice: cents(100_000_00), qty: fc.integer({ min: 1, max: 10_000 }) }),
    { maxLength: 20 },
  ),
  coupon: fc.option(
    fc.record({
      type: fc.constantFrom('percent', 'fixed'),
      value: fc.integer({ min: 0, max: 10_000 }),
      freeDelivery: fc.boolean(),
    }),
    { nil: undefined },
  ),
  payment: fc.option(
    fc.record({
      cost: cents(100_00),
      discount: fc.integer({ min: 0, max: 100 }),
      rounding: cents(500_00),
      minimum: cents(1000_00),
    }),
    { nil: undefined },
  ),
  shipping: fc.oneof(
    fc.constant('none' as const),
    fc.constant(undefined),
    fc.record({ amount: cents(100_00), limit: cents(1000_00) }),
  ),
  bonuses: fc.option(
    fc.record({
      balance: cents(10_000_00),
      wanted: fc.option(cents(10_000_00), { nil: undefined }),
      share: fc.integer({ min: 0, max: 100 }),
      unlimitedFrom: cents(10_000_00),
      isVip: fc.boolean(),
    }),
    { nil: undefined },
  ),
})

describe('laws', () => {
  test('[CART-40] [CART-42] [CART-46] the lines add up, in order and once each', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const computed = totals(input)
        const value = (code: string): number => computed.lines.find((one) => one.code === code)?.amount ?? 0
        const codes = computed.lines.map(({ code }) => code)
        expect(codes).toEqual(totalsCodes.filter((code) => codes.includes(code)))
        expect(value('subtotal_incl_tax')).toBe(input.lines.reduce((sum, { price, qty }) => sum + price * qty, 0))
        expect(value('grand_total_before_discount')).toBe(
          value('subtotal_incl_tax') + value('payment') + value('shipping'),
        )
        const negatives = value('coupon_code') + value('payment_discount') + value('user_account')
        expect(value('grand_total')).toBe(value('grand_total_before_discount') + negatives)
        expect(value('grand_total')).toBeGreaterThanOrEqual(0)
        expect(-negatives).toBeLessThanOrEqual(value('subtotal_incl_tax'))
        expect(computed.grandTotal).toBe(value('grand_total'))
        expect(computed.goods).toBe(value('subtotal_incl_tax') + value('coupon_code') + value('payment_discount'))
      }),
      { numRuns: 500 },
    )
  })

  test('[CART-45] bonuses are within balance, share and wish', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { bonuses, goods } = totals(input)
        expect(bonuses).toBeGreaterThanOrEqual(0)
        expect(bonuses).toBeLessThanOrEqual(
          Math.min(input.bonuses?.balance ?? 0, goods, input.bonuses?.wanted ?? Infinity),
        )
        const isUnlimited = input.bonuses?.isVip || goods >= (input.bonuses?.unlimitedFrom ?? 0)
        expect(bonuses * 100).toBeLessThanOrEqual(goods * (isUnlimited ? 100 : (input.bonuses?.share ?? 0)))
      }),
    )
  })
})
