import { describe, expect, it } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { settings } from '#config/settings.ts'
import { formatDateTime, formatPrice } from './format.ts'
import { hreflangsOf } from './hreflang.ts'
import { inCurrency } from './in-currency.ts'
import { isStoreCode, storeCodes } from './store-view.ts'

describe('store views', () => {
  it('[STORE-1] seven are defined, three of them active', () => {
    expect(Object.keys(storeViews).toSorted()).toEqual(['cn', 'de', 'en', 'eu', 'ru', 'ua', 'us'])
    expect(storeCodes.filter((code) => storeViews[code].isActive).toSorted()).toEqual(['en', 'ru', 'us'])
    for (const code of storeCodes) expect(storeViews[code].url).toBe(`/${code}`)
    expect([isStoreCode('fr'), isStoreCode('ru')]).toEqual([false, true])
  })

  it.each([
    ['us', '$1,234.50'],
    ['en', '$1,234.50'],
    ['cn', '$1,234.50'],
    ['eu', '€1,234.50'],
    ['ua', '€1\u00a0234,50'],
    ['de', '1.234,50\u00a0€'],
    ['ru', '1\u00a0234,50\u00a0руб.'],
  ] as const)('[STORE-3] %s writes %s', (code, text) => {
    expect(formatPrice(1234.5, storeViews[code].i18n)).toBe(text)
  })

  it('[STORE-3] thousands are parted wherever they stand, cents are two digits, and nothing has no sign', () => {
    const { us, de } = storeViews
    expect(formatPrice(1_234_567.891, us.i18n)).toBe('$1,234,567.89')
    expect(formatPrice(1_234_567.891, de.i18n)).toBe('1.234.567,89\u00a0€')
    expect(formatPrice(123, us.i18n)).toBe('$123.00')
    expect(formatPrice(0, us.i18n)).toBe('$0.00')
  })

  it('[STORE-3] negative amounts carry a real minus sign', () => {
    expect(formatPrice(-5, storeViews.en.i18n)).toBe('\u2212$5.00')
  })

  it.each([
    ['ru', 'RUB', '1\u00a0234,50\u00a0руб.'],
    ['ru', 'USD', '1\u00a0234,50\u00a0$'],
    ['de', 'USD', '1.234,50\u00a0$'],
    ['en', 'EUR', '€1,234.50'],
    ['en', 'RUB', 'RUB\u00a01,234.50'],
    ['cn', 'USD', '$1,234.50'],
  ] as const)('[STORE-64] %s writes an amount of %s as %s', (code, currency, text) => {
    expect(formatPrice(1234.5, inCurrency(storeViews[code].i18n, currency))).toBe(text)
  })

  it('[STORE-4] times are written HH:mm D-M-YYYY', () => {
    expect(formatDateTime('2026-03-07T09:05:59.000Z')).toBe('09:05 7-3-2026')
    expect(formatDateTime('2026-12-31T23:59:59.999Z')).toBe('23:59 31-12-2026')
  })

  it('[STORE-3] [STORE-4] every view has two fraction digits and that format of times', () => {
    for (const { i18n } of Object.values(storeViews))
      expect([i18n.fractionDigits, i18n.dateFormat]).toEqual([2, 'HH:mm D-M-YYYY'])
  })

  it('[STORE-11] each is at home in a country, and no listed price includes tax', () => {
    const homes = storeCodes.map((code) => [code, storeViews[code].tax.defaultCountry])
    expect(Object.fromEntries(homes)).toEqual({ en: 'US', us: 'US', ru: 'RU', de: 'DE', eu: 'IE', ua: 'UA', cn: 'CN' })
    expect(storeCodes.filter((code) => storeViews[code].tax.sourcePriceIncludesTax)).toEqual([])
  })

  it('[STORE-7] the rates are EUR 0.9 and RUB 90 for a dollar', () => {
    expect(settings.rates).toEqual({ USD: 1, EUR: 0.9, RUB: 90 })
  })

  it('[STORE-9] hreflang speaks of languages, not of store codes', () => {
    expect(Object.fromEntries(storeCodes.map((code) => [code, storeViews[code].hreflang]))).toEqual({
      en: 'en',
      us: 'en-US',
      ru: 'ru',
      de: 'de',
      eu: undefined,
      ua: 'uk',
      cn: 'zh-CN',
    })
  })

  it('[STORE-9] eu is en while no active view has that', () => {
    const { en, us, eu, de } = storeViews
    expect(Object.fromEntries(hreflangsOf([en, us, eu]))).toEqual({ en: 'en', us: 'en-US' })
    expect(Object.fromEntries(hreflangsOf([us, eu, de]))).toEqual({ us: 'en-US', eu: 'en', de: 'de' })
  })
})
