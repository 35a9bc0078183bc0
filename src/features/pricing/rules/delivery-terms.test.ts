import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { fromMajor, money } from '#core/money.ts'
import { preselectedShipping, toWireShippingMethod } from '#features/checkout/rules.ts'
import { shippingOffers } from '#features/cart/rules/totals/methods.ts'
import { cheapestDelivery, deliveryPrice, freeDeliveryFrom } from './delivery-terms.ts'

const { rates } = settings
const [standard] = settings.shipping_methods
const method = (amount: number, limit: number, more = {}) => ({ ...standard, amount, limit, offline: false, ...more })
const dollars = { currency: 'USD', rates } as const
const never = 1_000_000

test('[PRICE-33] a delivery costs nothing from its limit on, nor with a coupon for free delivery', () => {
  const terms = { amount: money(400), limit: money(10_000) }
  expect(deliveryPrice(terms, money(9_999))).toBe(400)
  expect(deliveryPrice(terms, money(10_000))).toBe(0)
  expect(deliveryPrice(terms, money(1), true)).toBe(0)
})

describe('from where on delivery is free', () => {
  test.each([
    [[method(4, 100), method(12, never)], 'USD', 100_00],
    [[method(4, 100), method(6, 60)], 'RUB', 5400_00],
    [[method(4, 99.5)], 'USD', 99_50],
    [[method(4, 60_000)], 'RUB', 5_400_000_00],
    [[method(4, never)], 'USD', undefined],
    [[method(4, never)], 'RUB', undefined],
    [[method(0, never)], 'USD', 0],
    [[method(4, 50, { available: false })], 'USD', undefined],
    // one that is there without a network is there with it
    [[method(4, 80, { offline: true })], 'USD', 80_00],
    [[], 'USD', undefined],
  ] as const)('[PRICE-34] [SHELL-30] %j in %s: %s', (methods, currency, expected) => {
    expect(freeDeliveryFrom(methods, { currency, rates })).toBe(expected)
  })

  test('[PRICE-34] of two it is the cheaper at what the goods cost, which may be the one that is dearer without', () => {
    const methods = [method(4, 200, { method_code: 'slow' }), method(6, 100, { method_code: 'fast' })]
    const at = (subtotal: number, isFree?: boolean) => {
      const found = cheapestDelivery(methods, dollars, fromMajor(subtotal), isFree)
      return [found?.method.method_code, found?.price]
    }
    expect(at(99)).toEqual(['slow', 400])
    expect(at(150)).toEqual(['fast', 0])
    expect(at(10, true)).toEqual(['slow', 0])
    expect(cheapestDelivery([], dollars, money(0))).toBeUndefined()
  })
})

test('[PRICE-35] what pages say is what the checkout charges by the method that it chooses beforehand', () => {
  const amounts = fc.integer({ min: 0, max: 40_000 }).map((cents) => cents / 100)
  const methods = fc.array(fc.tuple(amounts, fc.oneof(amounts, fc.constant(never))), { minLength: 1, maxLength: 4 })
  const currencies = fc.constantFrom('USD', 'EUR', 'RUB')
  fc.assert(
    fc.property(methods, currencies, amounts, fc.boolean(), (pairs, currency, amount, freeDelivery) => {
      const list = pairs.map(([price, limit], at) =>
        method(price, limit, { method_code: `way-${at}`, offline: at % 2 === 0 }),
      )
      const subtotal = fromMajor(amount)
      const coupon = { type: 'fixed', value: 0, freeDelivery } as const
      const offers = shippingOffers(list, { currency, language: 'en', rates, isVirtual: false })
      const chosen = preselectedShipping(
        offers.map((offer) => toWireShippingMethod(offer, subtotal, coupon)),
        { isOnline: true },
      )
      const told = cheapestDelivery(list, { currency, rates }, subtotal, freeDelivery)
      expect([told?.method.method_code, told?.price]).toEqual([
        chosen?.method_code,
        fromMajor(chosen?.price_incl_tax ?? -1),
      ])
      const from = freeDeliveryFrom(list, { currency, rates })
      expect(freeDelivery || (from !== undefined && subtotal >= from)).toBe(told?.price === 0)
    }),
  )
})
