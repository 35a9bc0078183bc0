import fc from 'fast-check'
import type { SlowCart, SlowCurrency, SlowLine } from './slow-money.ts'

const taxClasses = ['goods', 'books', 'free'] as const
const now = '2025-11-20T12:00:00.000Z'
const moments = ['2025-11-20T11:59:59.999Z', now, '2025-11-20T12:00:00.001Z']

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100)
const currency = fc.constantFrom<SlowCurrency>('USD', 'EUR', 'RUB')
const moment = fc.constantFrom(...moments)
const percents = fc.oneof(fc.constantFrom(0, 7, 8.875, 19, 20, 21), hundredths(100))
const taxes = fc.record({ goods: percents, books: percents, free: fc.constant(0) })
const optionally = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const part = fc.record({
  listed: fc.record(
    {
      currency,
      price: fc.oneof(fc.integer({ min: 0, max: 200_00 }), fc.integer({ min: 0, max: 10_000_00 })),
      special: fc.integer({ min: 0, max: 200_00 }),
      from: moment,
      to: moment,
    },
    { requiredKeys: ['currency', 'price'] },
  ),
  taxClass: fc.constantFrom(...taxClasses),
  qty: fc.integer({ min: 1, max: 5 }),
})
const anyLine: fc.Arbitrary<SlowLine> = fc
  .record({
    parts: fc.oneof(
      part.map((one) => [{ ...one, qty: 1 }]),
      fc.array(part, { minLength: 2, maxLength: 4 }),
    ),
    taxClass: fc.constantFrom(...taxClasses),
    options: fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 100_00 }) }),
        fc.record({ kind: fc.constant('percent' as const), value: hundredths(100) }),
      ),
      { maxLength: 3 },
    ),
    qty: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 10_000 })),
  })
  // a piece that costs by itself has one class
  .map((one) => (one.parts.length === 1 ? { ...one, taxClass: one.parts[0]?.taxClass ?? one.taxClass } : one))

/** Any cart that a shop may have: all currencies, coupons of every state, methods, bonuses, taxes of two places, options. */
export const anyCart: fc.Arbitrary<SlowCart> = fc
  .record(
    {
      now: fc.constant(now),
      currency,
      rates: fc.oneof(
        fc.constant({ USD: 1, EUR: 0.9, RUB: 90 }),
        fc.record({
          USD: fc.constant(1),
          EUR: fc.integer({ min: 5000, max: 20_000 }).map((rate) => rate / 10_000),
          RUB: fc.integer({ min: 10_000, max: 2_000_000 }).map((rate) => rate / 10_000),
        }),
      ),
      isTaxIncluded: fc.boolean(),
      homeTax: taxes,
      placeTax: taxes,
      shippingTaxClass: fc.constantFrom('', ...taxClasses),
      lines: fc.array(anyLine, { maxLength: 8 }),
      coupon: fc.record(
        {
          kind: fc.constantFrom('percent' as const, 'fixed' as const),
          value: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })),
          isOn: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
          ends: moment,
          limit: fc.integer({ min: 1, max: 3 }),
          used: fc.integer({ min: 0, max: 3 }),
          freeDelivery: fc.boolean(),
        },
        { requiredKeys: ['kind', 'value', 'isOn', 'used', 'freeDelivery'] },
      ),
      payment: fc.record({
        cost: hundredths(50),
        discount: fc.oneof(fc.constantFrom(0, 2), hundredths(100)),
        rounding: fc.oneof(fc.constantFrom(0, 1, 5, 50), hundredths(20)),
        minimum: hundredths(200),
      }),
      shipping: fc.oneof(
        fc.record({ amount: hundredths(50), limit: hundredths(1000) }),
        fc.constant('nothing' as const),
      ),
      bonuses: fc.record(
        {
          balance: fc.integer({ min: 0, max: 1_000_000_00 }),
          wanted: fc.integer({ min: 0, max: 1_000_000_00 }),
          share: fc.oneof(fc.constant(30), hundredths(100)),
          unlimitedFrom: hundredths(2000),
          isVip: fc.boolean(),
        },
        { requiredKeys: ['balance', 'share', 'unlimitedFrom', 'isVip'] },
      ),
    },
    {
      requiredKeys: ['now', 'currency', 'rates', 'isTaxIncluded', 'homeTax', 'placeTax', 'shippingTaxClass', 'lines'],
    },
  )
  .chain((cart) => optionally(fc.integer({ min: 0, max: 500_00 })).map((fixed) => toCart(cart as SlowCart, fixed)))

/** A fixed coupon has another range than a percent one, and of nothing nothing is virtual. */
const toCart = (cart: SlowCart, fixed: number | undefined): SlowCart => {
  const { coupon, shipping, ...rest } = cart
  const value = coupon?.kind === 'fixed' ? (fixed ?? coupon.value) : (coupon?.value ?? 0)
  const isOdd = shipping === 'nothing' && cart.lines.length === 0
  return {
    ...rest,
    ...(coupon ? { coupon: { ...coupon, value } } : {}),
    ...(shipping === undefined || isOdd ? {} : { shipping }),
  }
}
