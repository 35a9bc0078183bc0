import { describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { en } from '#config/stores/en.ts'
import { ru } from '#config/stores/ru.ts'
import { totalsOfWire } from '#features/cart/rules/totals/wire-totals.ts'
import { fakeItem } from '#features/cart/web/cart-fake.ts'
import { estimateTotals } from '#features/cart/web/totals/estimate.ts'
import { keepMethods, loadMethods, offlineMethods } from './offline-methods.ts'

const storageOf = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const none = { shipping: {}, payment: [] }
const situation = { kept: none, country: 'US', settings, view: en, isVirtual: false, subtotal: 60, coupon: undefined }

describe('methods without a network', () => {
  test('[CHECKOUT-131] nothing fetched: "Test delivery" for 4 up to 1,000,000, and what needs no provider', () => {
    const { shipping, payment } = offlineMethods(situation)
    expect(shipping).toMatchObject([
      {
        method_code: 'test',
        method_title: 'Test delivery',
        amount: 4,
        price_incl_tax: 4,
        limit: 1_000_000,
        offline: true,
      },
    ])
    expect(payment.map(({ code }) => code)).toEqual(['cashondelivery', 'banktransfer'])
    expect(offlineMethods({ ...situation, view: ru }).shipping).toMatchObject([{ price_incl_tax: 360 }])
  })

  test('[CHECKOUT-130] what was offered last to the country is offered again', () => {
    const storage = storageOf()
    keepMethods(storage, 'en', { country: 'US', shipping: ['standard', 'express'] })
    keepMethods(storage, 'en', { payment: ['cashondelivery', 'card'] })
    const kept = loadMethods(storage, 'en')
    const codes = (country: string) =>
      offlineMethods({ ...situation, kept, country }).shipping.map(({ method_code }) => method_code)
    expect(codes('US')).toEqual(['standard', 'express'])
    expect(codes('DE')).toEqual(['test'])
    expect(offlineMethods({ ...situation, kept }).payment.map(({ code }) => code)).toEqual(['cashondelivery', 'card'])
    for (const country of ['A', 'B', 'C', 'D', 'E', 'F']) keepMethods(storage, 'en', { country, shipping: ['test'] })
    expect(Object.keys(loadMethods(storage, 'en').shipping)).toHaveLength(5)
  })

  test('[CHECKOUT-132] they are priced for the cart in sight', () => {
    const kept = { shipping: { US: ['standard'] }, payment: [] }
    const priceAt = (subtotal: number, freeDelivery = false) =>
      offlineMethods({
        ...situation,
        kept,
        subtotal,
        coupon: freeDelivery ? { type: 'fixed', value: 0, freeDelivery } : undefined,
      }).shipping[0]?.price_incl_tax
    expect([priceAt(99.99), priceAt(100), priceAt(10, true)]).toEqual([4, 0, 0])
  })

  test('[CHECKOUT-131] a virtual cart has neither delivery nor cash on delivery; storage may hold anything', () => {
    const { shipping, payment } = offlineMethods({ ...situation, isVirtual: true })
    expect(shipping).toEqual([])
    expect(payment.map(({ code }) => code)).toEqual(['banktransfer'])
    expect(loadMethods({ getItem: () => '{"shipping":3', setItem: () => undefined }, 'en')).toEqual(none)
  })
})

test('[CHECKOUT-133] (defect 14) the estimate has delivery once, not once a line, and the payment discount', () => {
  const lines = [
    { item: fakeItem('A', 9, 30), qty: 2 },
    { item: fakeItem('B', 9, 20), qty: 1 },
    { item: fakeItem('C', 9, 10), qty: 1 },
  ]
  const terms = { settings, currency: en.i18n.currencyCode, language: en.i18n.language }
  const shown = estimateTotals({ lines, coupon: null, terms, methods: { shipping: 'test', payment: 'banktransfer' } })
  // 90 of goods, 2 % rounded up to whole dollars, 4 of delivery
  expect(Object.fromEntries(shown.map(({ code, value }) => [code, value]))).toEqual({
    subtotal_incl_tax: 90,
    payment_discount: -2,
    shipping: 4,
    grand_total_before_discount: 94,
    grand_total: 92,
  })
  expect(totalsOfWire(lines, null, { payment: undefined, shipping: undefined, bonuses: undefined }).at(-1)?.value).toBe(
    90,
  )
})
