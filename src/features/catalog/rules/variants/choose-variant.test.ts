import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availableOf, chooseVariant, isReachable, matchLevel, toChoosable } from './choose-variant.ts'
import type { Choosable } from './choose-variant.ts'

const variant = (sku: string, changes: Partial<Choosable> = {}): Choosable => ({
  sku,
  status: 1,
  isInStock: true,
  price: 10,
  values: {},
  ...changes,
})

const redM = variant('red-m', { values: { color: 1, size: 2 } })
const redL = variant('red-l', { values: { color: 1, size: 3 }, price: 8 })
const blueL = variant('blue-l', { values: { color: 9, size: 3 }, price: 8 })

describe('choosing a variant', () => {
  test.each<[string, Record<string, number>, string]>([
    ['both match', { color: 1, size: 2 }, 'red-m'],
    ['one matches, the cheaper of two', { color: 1 }, 'red-l'],
    ['equally cheap, the first', { size: 3 }, 'red-l'],
    ['nothing chosen, the cheapest', {}, 'red-l'],
    ['more matches beat a lower price', { color: 1, size: 2 }, 'red-m'],
  ])('[CATALOG-1] %s', (_name, chosen, sku) => {
    expect(chooseVariant([redM, redL, blueL], chosen, { fallback: true })?.sku).toBe(sku)
  })

  test('[CATALOG-2] sold-out variants and those not on sale are never chosen', () => {
    const gone = [{ ...redM, isInStock: false }, { ...redL, status: 2 }, blueL]
    expect(chooseVariant(gone, { color: 1, size: 2 }, { fallback: true })?.sku).toBe('blue-l')
    expect(chooseVariant(gone, { color: 1 }, { fallback: false })).toBeUndefined()
    expect(chooseVariant(gone.slice(0, 2), {}, { fallback: true })).toBeUndefined()
    expect(isReachable(gone, { size: 3 }, 'color', 9)).toBe(true)
    expect(isReachable(gone, { size: 3 }, 'color', 1)).toBe(false)
  })

  test('[CATALOG-1] whatever the variants, none is a better choice than the one made', () => {
    const variants = fc.array(
      fc.record({
        sku: fc.uuid(),
        status: fc.integer({ min: 0, max: 3 }),
        isInStock: fc.boolean(),
        price: fc.integer({ min: 1, max: 5 }),
        values: fc.record({ color: fc.integer({ min: 1, max: 3 }), size: fc.integer({ min: 1, max: 3 }) }),
      }),
    )
    const choices = fc.record(
      { color: fc.integer({ min: 1, max: 4 }), size: fc.integer({ min: 1, max: 4 }) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(variants, choices, (all, chosen) => {
        const available = availableOf(all)
        const best = chooseVariant(all, chosen, { fallback: true })
        expect(best === undefined).toBe(available.length === 0)
        if (!best) return
        expect(available).toContain(best)
        const level = matchLevel(best, chosen)
        const isBetter = (other: Choosable, index: number): boolean => {
          const otherLevel = matchLevel(other, chosen)
          if (otherLevel !== level) return otherLevel > level
          return other.price < best.price || (other.price === best.price && index < available.indexOf(best))
        }
        expect(available.filter(isBetter)).toEqual([])
        const exact = chooseVariant(all, chosen, { fallback: false })
        expect(exact).toBe(level === Object.keys(chosen).length ? best : undefined)
      }),
    )
  })

  test('a variant of the wire is chosen like any other', () => {
    const child = {
      sku: 'a',
      status: 0,
      stock: { is_in_stock: true },
      final_price_incl_tax: 12.5,
      custom_attributes: [
        {
          attribute_code: 'color',
          value: 1,
        },
      ],
    }
    expect(toChoosable(child)).toEqual({ sku: 'a', status: 0, isInStock: true, price: 12.5, values: { color: 1 } })
  })
})
