import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, money } from '#core/money.ts'
import { taxesIn, taxIn } from './tax.ts'

describe('the tax in a sum', () => {
  const parts = fc.array(
    fc.record({
      gross: fc.integer({ min: 0, max: 1_000_000 }).map(money),
      percent: fc.constantFrom(0, 7, 8.875, 19, 25),
    }),
    { minLength: 1, maxLength: 8 },
  )

  test('[PRICE-19] without a discount it is what each part has in it', () => {
    fc.assert(
      fc.property(parts, (list) => {
        const sum = add(...list.map(({ gross }) => gross))
        expect(taxesIn(list, sum, sum)).toBe(add(...list.map(({ gross, percent }) => taxIn(gross, percent))))
      }),
    )
  })

  test('[PRICE-19] a discount takes its share of every part; nothing paid is nothing taxed', () => {
    const list = [
      { gross: money(1190), percent: 19 },
      { gross: money(1070), percent: 7 },
    ]
    expect(taxesIn(list, money(2260), money(2260))).toBe(190 + 70)
    expect(taxesIn(list, money(1130), money(2260))).toBe(95 + 35)
    expect(taxesIn(list, money(0), money(2260))).toBe(0)
    expect(taxesIn([], money(0), money(0))).toBe(0)
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const sum = add(...all.map(({ gross }) => gross))
        const paid = money(Math.floor(sum * share))
        const taxes = taxesIn(all, paid, sum)
        expect(taxes).toBeGreaterThanOrEqual(0)
        expect(taxes).toBeLessThanOrEqual(taxesIn(all, sum, sum))
        expect(taxes).toBeLessThanOrEqual(paid * 0.2 + all.length)
      }),
    )
  })
})
