import { describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { fromMajor } from '#core/money.ts'
import { convertCoupon, convertSetting, paymentOffers, shippingOffers } from './methods.ts'

describe('currencies', () => {
  const { rates } = settings
  test('[CART-47] [PROMO-10] settings are dollars, other currencies whole units', () => {
    expect(convertSetting(fromMajor(4), 'USD', rates)).toBe(400)
    expect(convertSetting(fromMajor(4), 'RUB', rates)).toBe(360_00)
    expect(convertSetting(fromMajor(4), 'EUR', rates)).toBe(400)
    const five = {
      code: 'FIVE',
      type: 'fixed',
      value: 500,
      isActive: true,
      dateEnd: undefined,
      freeDelivery: false,
      useLimit: undefined,
      used: 0,
    } as const
    expect(convertCoupon(five, 'RUB', rates).value).toBe(450_00)
    expect(convertCoupon({ ...five, type: 'percent', value: 10 }, 'RUB', rates).value).toBe(10)
  })

  test('[CART-43] [CHECKOUT-12] a step is one of the view, an amount is converted, what is unavailable is dropped', () => {
    const view = { currency: 'RUB', language: 'ru', rates, isVirtual: false } as const
    const payment = paymentOffers(settings.payment_methods, view).find(({ code }) => code === 'banktransfer')
    expect(payment).toMatchObject({ rounding: 100, minimum: 4500_00, title: 'Банковский перевод' })
    const [first] = settings.shipping_methods
    const shipping = shippingOffers([{ ...first, available: false }, ...settings.shipping_methods], view)
    expect(shipping.map(({ code, amount, limit }) => [code, amount, limit])).toEqual([
      ['standard', 360_00, 9000_00],
      ['express', 1080_00, 90_000_000_00],
      ['test', 360_00, 90_000_000_00],
    ])
  })

  test('[CHECKOUT-8] a virtual cart has no shipping methods and no cash on delivery', () => {
    const view = { currency: 'USD', language: 'en', rates, isVirtual: true } as const
    expect(shippingOffers(settings.shipping_methods, view)).toEqual([])
    expect(paymentOffers(settings.payment_methods, view).map(({ code }) => code)).toEqual(['card', 'banktransfer'])
  })
})
