import { expect, test } from 'vitest'
import { computeInProcess } from '#test/support/money-bundle.ts'
import { slowTotals } from '#test/support/slow-money.ts'
import { checkBrowserMoney, checkMoney } from './money.fault.ts'

test('[CART-130] random carts cost to the cent what a slow computation with fractions says, and their lines add up', async () => {
  expect(await checkMoney(2000)).toBe(2000)
})

test('[CART-130] the slow computation knows an example that was worked out by hand', () => {
  const sold = { listed: { currency: 'USD', price: 60_00, special: 45_00 }, taxClass: 'goods', qty: 1 } as const
  const tax = { goods: 10 }
  expect(
    slowTotals({
      now: '2025-11-20T12:00:00.000Z',
      currency: 'USD',
      rates: { USD: 1, EUR: 0.9, RUB: 90 },
      isTaxIncluded: false,
      homeTax: tax,
      placeTax: tax,
      shippingTaxClass: '',
      lines: [{ parts: [sold], taxClass: 'goods', options: [{ kind: 'percent', value: 10 }], qty: 2 }],
      coupon: { kind: 'percent', value: 10, isOn: true, used: 0, freeDelivery: false },
      payment: { cost: 1, discount: 2, rounding: 1, minimum: 50 },
      shipping: { amount: 4, limit: 1000 },
      bonuses: { balance: 1000_00, share: 30, unlimitedFrom: 500, isVip: false },
    }),
  ).toEqual({
    // 45 + 10 % is 49.50, the option 10 % of 66: 56.10 twice; coupon 11.22 up to 12; 2 % of 100.20 up to 3; 30 % of 97.20
    lines: [
      ['subtotal_incl_tax', 112_20],
      ['our_discount', 33_00],
      ['coupon_code', -12_00],
      ['payment_discount', -3_00],
      ['payment', 1_00],
      ['shipping', 4_00],
      ['user_account', -29_16],
      ['grand_total_before_discount', 117_20],
      ['grand_total', 73_04],
    ],
    goods: 97_20,
    // a tenth of 85.76 and of 11.44, each part by itself
    taxes: 7_80 + 1_04,
    prices: [[56_10, 72_60]],
  })
})

test('[CART-131] the built browser bundle says the same as the server, bit by bit', async () => {
  expect(await checkBrowserMoney(40, computeInProcess)).toBe(40)
})
