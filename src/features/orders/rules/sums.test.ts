import { expect, test } from 'vitest'
import { addMajor, fromMajor, toMajor, zero } from '#core/money.ts'
import { totals } from '#features/cart/rules/totals/totals.ts'
import { addedUp, givenBackOf } from './sums.ts'

test('[ORDER-316] what is left of the totals adds up to the last of them', () => {
  const { lines } = totals({
    lines: [{ price: fromMajor(45), oldPrice: fromMajor(60), qty: 2 }],
    coupon: { type: 'percent', value: 10, freeDelivery: false },
    payment: { cost: fromMajor(1), discount: 2, rounding: fromMajor(1), minimum: zero },
    shipping: { amount: fromMajor(4), limit: fromMajor(100) },
    bonuses: { wanted: undefined, share: 30, unlimitedFrom: fromMajor(500), isVip: false, balance: fromMajor(5) },
  })
  const wire = lines.map(({ code, amount }) => ({ code, value: amount === null ? null : toMajor(amount) }))
  const left = addedUp(wire)
  expect(left.map(({ code }) => code)).not.toContain('our_discount')
  expect(addMajor(...left.slice(0, -1).map(({ value }) => value))).toBe(left.at(-1)?.value)
  expect(addedUp([{ code: 'shipping_on_checkout', value: null }])).toEqual([])
})

test.each([
  ['a return', { is_paid: true, refunded: 2000 }, 2000],
  ['a return before the payment', { taken_off: 2000 }, 0],
  ['the end of a paid order', { is_paid: true, is_canceled: true, refunded: 2000, taken_off: 410 }, 4010],
  ['the end of an unpaid one', { is_canceled: true }, 0],
  ['a payment after the end', { is_paid: true, is_canceled: true, has_shortfall: true, refunded: 500 }, 500],
])('[ORDER-1031] money that went back after %s', (_, changes, amount) => {
  const order = {
    is_paid: false,
    is_canceled: false,
    has_shortfall: false,
    grand_total: 4420,
    refunded: 0,
    taken_off: 0,
  }
  expect(givenBackOf({ ...order, ...changes })).toBe(amount)
})
