import { describe, expect, test } from 'vitest'
import { money } from '#core/money.ts'
import { isSpecialActive, momentsOf, percentBelow, priceAt } from './special.ts'
import type { ListedPrice } from './special.ts'

const listed = (changes: Partial<ListedPrice> = {}): ListedPrice => ({
  price: money(5000),
  special: money(4000),
  ...changes,
})
const first = '2026-11-01T00:00:00.000Z'
const last = '2026-11-30T23:59:59.999Z'

describe('special prices', () => {
  test.each<[string, ListedPrice, string, boolean]>([
    ['without bounds', listed(), first, true],
    ['at its first moment', listed({ specialFrom: first }), first, true],
    ['a moment before', listed({ specialFrom: first }), '2026-10-31T23:59:59.999Z', false],
    ['at its last moment', listed({ specialTo: last }), last, true],
    ['a moment after', listed({ specialTo: last }), '2026-12-01T00:00:00.000Z', false],
    ['a minor unit below the price', listed({ special: money(4999) }), first, true],
    ['equal to the price', listed({ special: money(5000) }), first, false],
    ['above the price', listed({ special: money(6000) }), first, false],
    ['that is none', { price: money(5000) }, first, false],
  ])('[PRICE-1] %s', (_name, price, now, isActive) => {
    expect(isSpecialActive(price, now)).toBe(isActive)
  })

  test('[PRICE-2] one that does not apply is 0 and the price is charged', () => {
    expect(priceAt(listed({ specialTo: first }), last)).toEqual({ final: 5000, original: 5000, special: 0 })
    expect(priceAt(listed(), last)).toEqual({ final: 4000, original: 5000, special: 4000 })
    expect(priceAt(listed({ special: money(0) }), last)).toEqual({ final: 5000, original: 5000, special: 0 })
    expect(priceAt({ price: money(0) }, last)).toEqual({ final: 0, original: 0, special: 0 })
  })

  test('[PRICE-1] it changes by itself when it begins and the moment after it ends', () => {
    const price = listed({ specialFrom: first, specialTo: last })
    expect(momentsOf(price)).toEqual([first, '2026-12-01T00:00:00.000Z'])
    expect(momentsOf(price).map((moment) => priceAt(price, moment).final)).toEqual([4000, 5000])
    expect(momentsOf(listed())).toEqual([])
  })
})

test.each([
  [75, 100, 25],
  [66.6, 100, 33],
  [66.5, 100, 34],
  [99.6, 100, 0],
  [100, 100, 0],
  [120, 100, 0],
  [0, 100, 0],
])('[PRICE-10] %d in place of %d is %d percent less', (now, before, percent) => {
  expect(percentBelow(now, before)).toBe(percent)
})
