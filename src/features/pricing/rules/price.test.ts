import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, percentOf } from '#core/money.ts'
import { convertAmount, convertListed, sourceOf } from './convert.ts'
import { cheapestOf, customDelta, sumOf, taxedPrice } from './price.ts'
import type { ListedPrice } from './special.ts'
import { noAmount, taxed } from './tax.ts'
import { tierPrice } from './tiers.ts'

const rates = { USD: 1, EUR: 0.9, RUB: 90 }
const reduced = (final: number, original = final) => ({
  final: money(final),
  original: money(original),
  special: money(final < original ? final : 0),
})
const amounts = fc.integer({ min: 0, max: 10_000_000 })
const percents = fc.constantFrom(0, 5, 7.7, 8.875, 19, 20, 23, 100)

test('[PRICE-3] of equal prices the first is the cheapest', () => {
  const price = (final: number, original: number) => taxedPrice(reduced(final, original), 0, false)
  const prices = [price(300, 300), price(200, 250), price(200, 999), price(400, 400)]
  expect(cheapestOf(prices)).toBe(prices[1])
  expect(cheapestOf([])).toBeUndefined()
})

describe('sums', () => {
  const part = (final: number, original: number, qty: number, percent = 10) => ({
    price: taxedPrice(reduced(final, original), percent, false),
    qty,
  })

  test('[PRICE-5] a sum adds up what each part costs', () => {
    expect(sumOf([part(1000, 1000, 2), part(500, 800, 1)])).toEqual({
      final: { net: 2500, gross: 2750 },
      original: { net: 2800, gross: 3080 },
      special: { net: 2500, gross: 2750 },
    })
    expect(sumOf([part(1000, 1000, 3)]).special).toEqual(noAmount)
  })

  test('[PRICE-5] whatever the parts, the sum is theirs, part by part rounded once', () => {
    const parts = fc.array(fc.tuple(amounts, amounts, fc.integer({ min: 1, max: 9 }), percents), { maxLength: 6 })
    fc.assert(
      fc.property(parts, (list) => {
        const all = list.map(([one, other, qty, percent]) =>
          part(Math.min(one, other), Math.max(one, other), qty, percent),
        )
        const sum = sumOf(all)
        expect(sum.final.gross).toBe(all.reduce((total, { price, qty }) => total + price.final.gross * qty, 0))
        expect(sum.final.net).toBeLessThanOrEqual(sum.final.gross)
        expect(sum.final.gross).toBeLessThanOrEqual(sum.original.gross)
        expect(sum.special).toEqual(sum.final.gross < sum.original.gross ? sum.final : noAmount)
      }),
    )
  })

  test('[PRICE-29] the lowest price of a sum takes the lowest of reduced parts and the price of the others', () => {
    const lowest = (amount: number) => ({ lowest: taxed(money(amount), 10, false) })
    const cut = { ...part(500, 800, 2), price: { ...part(500, 800, 2).price, ...lowest(600) } }
    expect(sumOf([cut, part(1000, 1000, 1)]).lowest).toEqual({ net: 2200, gross: 2420 })
    expect(sumOf([cut, part(500, 800, 1)])).not.toHaveProperty('lowest')
    expect(sumOf([part(1000, 1000, 1)])).not.toHaveProperty('lowest')
  })
})

describe('custom options', () => {
  const chosen = [
    { price: 500, priceType: 'fixed' as const },
    { price: 12.5, priceType: 'percent' as const },
  ]

  test('[PRICE-6] they add to the base price, however often they are chosen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (base) => {
        expect(customDelta(money(base), chosen)).toBe(500 + percentOf(money(base), 12.5))
      }),
    )
    expect(customDelta(money(1000), [])).toBe(0)
  })
})

describe('currencies', () => {
  test.each([
    [{ USD: 1, EUR: 1, RUB: 1 }, 'RUB', 'RUB'],
    [{ USD: 1, EUR: 1 }, 'RUB', 'USD'],
    [{ RUB: 1, EUR: 1 }, 'USD', 'EUR'],
    [{ RUB: 1 }, 'USD', 'RUB'],
    [{}, 'USD', undefined],
  ] as const)('[PRICE-8] of %o for %s it is %s', (prices, currency, source) => {
    expect(sourceOf(prices, currency)).toBe(source)
  })

  test('[PRICE-8] another currency has whole units, its own amount stands', () => {
    expect(convertAmount(money(4950), 'USD', 'EUR', rates)).toBe(4500)
    expect(convertAmount(money(4950), 'USD', 'USD', rates)).toBe(4950)
    expect(convertAmount(money(900_000), 'RUB', 'USD', rates)).toBe(10_000)
    const listed = { price: money(4950), special: money(1950), specialTo: '2026-01-01T00:00:00.000Z' }
    expect(convertListed(listed, 'USD', 'RUB', rates)).toEqual({ ...listed, price: 445_500, special: 175_500 })
    const plain: ListedPrice = { price: money(100) }
    expect(convertListed(plain, 'USD', 'RUB', rates)).toEqual({ price: 9000, special: undefined })
    expect(convertListed(listed, 'USD', 'USD', rates)).toBe(listed)
  })
})

describe('tiers', () => {
  const tiers = [
    { groupId: 2, qty: 1, price: money(4500) },
    { groupId: 2, qty: 5, price: money(3000) },
    { groupId: 3, qty: 1, price: money(100) },
  ]

  test.each([
    ['from the first piece on', 2, 4, 4500],
    ['at the tier’s quantity', 2, 5, 3000],
    ['of no other group', 4, 99, 5000],
    ['of its own group alone', 3, 1, 100],
  ])('[PRICE-24] %s', (_name, group, qty, price) => {
    expect(tierPrice(reduced(5000, 6000), tiers, group, qty).final).toBe(price)
  })

  test('[PRICE-24] of the tiers that are reached the lowest counts, in whatever order they stand', () => {
    for (const some of [tiers, tiers.toReversed()]) expect(tierPrice(reduced(5000), some, 2, 9).final).toBe(3000)
    const dearer = [...tiers, { groupId: 2, qty: 7, price: money(4000) }]
    expect(tierPrice(reduced(5000), dearer, 2, 9).final).toBe(3000)
  })

  test('[PRICE-24] it is the listed price of the group, and never above what everybody pays', () => {
    expect(tierPrice(reduced(5000, 6000), tiers, 2, 1)).toEqual({ final: 4500, original: 4500, special: 0 })
    const cheap = reduced(4500, 6000)
    expect(tierPrice(cheap, tiers, 2, 1)).toBe(cheap)
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 9 }), (amount, qty) => {
        expect(tierPrice(reduced(amount), tiers, 2, qty).final).toBeLessThanOrEqual(amount)
      }),
    )
  })
})
