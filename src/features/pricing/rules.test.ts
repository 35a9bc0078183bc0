import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, percentOf } from '#core/money.ts'
import {
  cheaper,
  cheapestOf,
  customDelta,
  isSpecialActive,
  noAmount,
  priceAt,
  sumOf,
  taxed,
  taxedPrice,
  taxPercent,
} from './rules.ts'
import type { ListedPrice, TaxRule } from './rules.ts'

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
    ['equal to the price', listed({ special: money(5000) }), first, false],
    ['above the price', listed({ special: money(6000) }), first, false],
    ['that is none', { price: money(5000) }, first, false],
  ])('[PRICE-1] %s', (_name, price, now, isActive) => {
    expect(isSpecialActive(price, now)).toBe(isActive)
  })

  test('[PRICE-2] one that does not apply is 0 and the price is charged', () => {
    expect(priceAt(listed({ specialTo: first }), last)).toEqual({ final: 5000, original: 5000, special: 0 })
    expect(priceAt(listed(), last)).toEqual({ final: 4000, original: 5000, special: 4000 })
  })
})

test('[PRICE-3] of equal prices the first is the cheapest', () => {
  const price = (final: number, original: number) =>
    taxedPrice({ final: money(final), original: money(original), special: money(0) }, 0, false)
  const prices = [price(300, 300), price(200, 250), price(200, 999), price(400, 400)]
  expect(cheapestOf(prices)).toBe(prices[1])
  expect(cheapestOf([])).toBeUndefined()
  const [one, other] = [priceAt(listed(), first), priceAt(listed({ price: money(9000) }), first)]
  expect(cheaper(one, other)).toBe(one)
  expect(cheaper(undefined, other)).toBe(other)
})

describe('tax', () => {
  const rules: TaxRule[] = [
    {
      id: 1,
      productTaxClasses: ['clothes'],
      customerTaxClasses: [3],
      rates: [
        { country: 'US', region: 'NY', percent: 8.875 },
        { country: 'US', region: '*', percent: 7 },
        { country: 'US', region: '', percent: 9 },
        { country: 'PL', region: '', percent: 23 },
      ],
    },
    {
      id: 2,
      productTaxClasses: ['clothes'],
      customerTaxClasses: [],
      rates: [{ country: 'DE', region: '0', percent: 19 }],
    },
  ]

  test.each([
    ['clothes', 'US', 7],
    ['clothes', 'DE', 19],
    ['clothes', undefined, 23],
    ['clothes', 'FR', 0],
    ['books', 'US', 0],
    [undefined, 'US', 0],
  ])('[PRICE-4] %s in %s is %d %%', (taxClass, country, percent) => {
    expect(taxPercent(rules, taxClass, country)).toBe(percent)
  })

  test('[PRICE-4] it is added to an amount without it and taken out of one with it', () => {
    expect(taxed(money(1000), 19, false)).toEqual({ net: 1000, gross: 1190 })
    expect(taxed(money(1190), 19, true)).toEqual({ net: 1000, gross: 1190 })
    expect(taxed(money(999), 0, true)).toEqual({ net: 999, gross: 999 })
    const amounts = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 40 }), (amount, percent) => {
        const back = taxed(taxed(money(amount), percent, false).gross, percent, true)
        expect(Math.abs(back.net - amount)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('[PRICE-5] a sum adds up what each part costs', () => {
  const part = (final: number, original: number, qty: number) => ({
    price: taxedPrice(
      { final: money(final), original: money(original), special: money(final < original ? final : 0) },
      10,
      false,
    ),
    qty,
  })
  expect(sumOf([part(1000, 1000, 2), part(500, 800, 1)])).toEqual({
    final: { net: 2500, gross: 2750 },
    original: { net: 2800, gross: 3080 },
    special: { net: 2500, gross: 2750 },
  })
  expect(sumOf([part(1000, 1000, 3)]).special).toEqual(noAmount)
})

test('[PRICE-6] custom options add to the base price, however often they are chosen', () => {
  const chosen = [
    { price: 500, priceType: 'fixed' as const },
    { price: 12.5, priceType: 'percent' as const },
  ]
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (base) => {
      expect(customDelta(money(base), chosen)).toBe(500 + percentOf(money(base), 12.5))
    }),
  )
  expect(customDelta(money(1000), [])).toBe(0)
})
