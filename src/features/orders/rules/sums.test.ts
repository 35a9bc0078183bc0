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
  ['a return', { paid: true, refunded: 20, taken_off: 0 }, 20],
  ['a return before the payment', { paid: false, refunded: 0, taken_off: 20 }, 0],
  ['the end of a paid order', { paid: true, canceled: true, refunded: 20, taken_off: 4.1 }, 40.1],
  ['the end of an unpaid one', { paid: false, canceled: true, refunded: 0, taken_off: 0 }, 0],
  ['a payment after the end', { paid: true, canceled: true, shortfall: true, refunded: 0, taken_off: 0 }, 0],
])('[ADMIN-315] money that went back after %s', (_, changes, amount) => {
  const all = { items: [], totals: [], grand_total: 44.2, currency: 'USD' }
  expect(givenBackOf({ canceled: false, shortfall: false, totals: all, ...changes })).toBe(amount)
})
