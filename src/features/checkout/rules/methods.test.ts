import { describe, expect, test } from 'vitest'
import { money } from '#core/money.ts'
import { isCheckoutActive, preselectedShipping, toWirePaymentMethod, toWireShippingMethod } from '../rules.ts'

describe('session and methods', () => {
  test.each([
    [0, 1000, false],
    [1000, 1000, true],
    [1000, 1000 + 30 * 60_000, true],
    [1000, 1001 + 30 * 60_000, false],
  ])('[CHECKOUT-10] touched at %d, looked at %d: %s', (modifiedAt, now, expected) =>
    expect(isCheckoutActive(modifiedAt, now, 30)).toBe(expected),
  )

  const method = (method_code: string, price_incl_tax: number, more: object = {}) => ({
    carrier_code: method_code,
    method_code,
    method_title: method_code,
    amount: price_incl_tax,
    price_incl_tax,
    limit: 100,
    default: false,
    offline: false,
    available: true,
    days: [1, 2],
    ...more,
  })
  const methods = [
    method('express', 12),
    method('standard', 4),
    method('test', 4, { default: true, offline: true }),
    method('closed', 0, { available: false }),
  ]

  test('[CHECKOUT-11] online the cheapest, without a network the default one', () => {
    expect(preselectedShipping(methods, { isOnline: true })?.method_code).toBe('standard')
    expect(preselectedShipping(methods, { isOnline: false })?.method_code).toBe('test')
    expect(preselectedShipping([], { isOnline: true })).toBeUndefined()
    const offline = [
      method('far', 1, { default: true }),
      method('near', 2, { offline: true }),
      method('mine', 3, { default: true, offline: true }),
    ]
    expect(preselectedShipping(offline, { isOnline: false })?.method_code).toBe('mine')
    expect(preselectedShipping(offline.slice(0, 2), { isOnline: false })?.method_code).toBe('near')
    expect(preselectedShipping(offline.slice(0, 1), { isOnline: false })).toBeUndefined()
  })

  test('[CHECKOUT-12] methods are told in major units of the currency, as the shop offers them', () => {
    const offer = {
      code: 'standard',
      title: 'Standard delivery',
      amount: money(400),
      limit: money(10_000),
      isDefault: false,
      isOffline: false,
      days: [3, 5],
    } as const
    const payment = {
      code: 'banktransfer',
      title: 'Bank transfer',
      kind: 'offline',
      cost: money(150),
      discount: 2,
      rounding: money(100),
      minimum: money(5000),
      isDefault: true,
      howToPay: '',
    } as const
    expect(toWireShippingMethod(offer, money(5000), undefined)).toEqual({
      carrier_code: 'standard',
      method_code: 'standard',
      method_title: 'Standard delivery',
      amount: 4,
      price_incl_tax: 4,
      limit: 100,
      default: false,
      offline: false,
      available: true,
      days: [3, 5],
    })
    expect(toWireShippingMethod(offer, money(10_000), undefined).price_incl_tax).toBe(0)
    expect(toWirePaymentMethod(payment)).toEqual({
      code: 'banktransfer',
      value: 'banktransfer',
      title: 'Bank transfer',
      default: true,
      is_server_method: true,
      kind: 'offline',
      cost_incl_tax: 1.5,
      discount: 2,
      rounding: 1,
      minimum: 50,
    })
  })
})
