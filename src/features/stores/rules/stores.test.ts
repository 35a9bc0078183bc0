import { describe, expect, it } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { settings } from '#config/settings.ts'
import { formatDateTime, formatPrice } from './format.ts'
import { isStoreCode, storeCodes } from './store-view.ts'

describe('store views', () => {
  it('[STORE-1] seven are defined, three of them active', () => {
    expect(Object.keys(storeViews).toSorted()).toEqual(['cn', 'de', 'en', 'eu', 'ru', 'ua', 'us'])
    expect(storeCodes.filter((code) => storeViews[code].isActive).toSorted()).toEqual(['en', 'ru', 'us'])
    for (const code of storeCodes) expect(storeViews[code].url).toBe(`/${code}`)
    expect(isStoreCode('fr')).toBe(false)
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

  it('[STORE-3] negative amounts carry a real minus sign', () => {
    expect(formatPrice(-5, storeViews.en.i18n)).toBe('\u2212$5.00')
  })

  it('[STORE-4] times are written HH:mm D-M-YYYY', () => {
    expect(formatDateTime('2026-03-07T09:05:59.000Z')).toBe('09:05 7-3-2026')
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
})
