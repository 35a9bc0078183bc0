import { describe, expect, it } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import { parseRangeKey, priceRanges } from './price-ranges.ts'

const labels: Readonly<Record<StoreCode, readonly string[]>> = {
  en: ['< $50', '$50 - $100', '$100 - $150', '> $150'],
  us: ['< $50', '$50 - $100', '$100 - $150', '> $150'],
  cn: ['< $50', '$50 - $100', '$100 - $150', '> $150'],
  eu: ['< €50', '€50 - €100', '€100 - €150', '> €150'],
  ua: ['< €50', '€50 - €100', '€100 - €150', '> €150'],
  de: ['< 50\u00a0€', '50\u00a0€ - 100\u00a0€', '100\u00a0€ - 150\u00a0€', '> 150\u00a0€'],
  ru: [
    '< 5\u00a0000\u00a0руб.',
    '5\u00a0000\u00a0руб. - 10\u00a0000\u00a0руб.',
    '10\u00a0000\u00a0руб. - 15\u00a0000\u00a0руб.',
    '> 15\u00a0000\u00a0руб.',
  ],
}

describe('price ranges', () => {
  it.each(Object.entries(labels))('[SEARCH-51] of the view %s carry its currency in its place', (code, expected) => {
    expect(priceRanges(storeViews[code as StoreCode]).map(({ label }) => label)).toEqual(expected)
  })

  it('[SEARCH-51] are 0-50, 50-100, 100-150, 150 and up, a hundred times as much in roubles', () => {
    const rangesOf = (code: StoreCode) => priceRanges(storeViews[code]).map(({ key, range }) => [key, range])
    for (const code of ['en', 'us', 'cn', 'eu', 'ua', 'de'] as const) {
      expect(rangesOf(code)).toEqual([
        ['0-50', { gte: 0, lt: 50 }],
        ['50-100', { gte: 50, lt: 100 }],
        ['100-150', { gte: 100, lt: 150 }],
        ['150-', { gte: 150 }],
      ])
    }
    expect(rangesOf('ru').map(([key]) => key)).toEqual(['0-5000', '5000-10000', '10000-15000', '15000-'])
  })

  it('[SEARCH-51] are read back from their keys', () => {
    for (const view of Object.values(storeViews))
      for (const { key, range } of priceRanges(view)) expect(parseRangeKey(key)).toEqual(range)
  })

  it('[SEARCH-50] a single amount is that amount, parts of one are read, and anything else is no range', () => {
    expect(parseRangeKey('50')).toEqual({ gte: 50, lte: 50 })
    expect(parseRangeKey('0.25-49.75')).toEqual({ gte: 0.25, lt: 49.75 })
    expect(parseRangeKey('12.50-')).toEqual({ gte: 12.5 })
    for (const key of ['cheap', '', '-50', '50-x', 'x50', '50-60-70', '1.-2', '5a-9b'])
      expect([key, parseRangeKey(key)]).toEqual([key, undefined])
  })

  it('[SEARCH-51] large amounts are grouped as the view groups them', () => {
    const dear = { ...storeViews.en, priceBounds: [500, 1500, 1_234_567] } as const
    expect(priceRanges(dear).map(({ label }) => label)).toEqual([
      '< $500',
      '$500 - $1,500',
      '$1,500 - $1,234,567',
      '> $1,234,567',
    ])
  })
})
