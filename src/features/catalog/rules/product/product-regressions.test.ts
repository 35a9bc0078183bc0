import { describe, expect, test } from 'vitest'
import { toMajor } from '#core/money.ts'
import { aProduct, aSnapshot, aViewing, dollars, inStock } from '#test/support/catalogue.ts'
import { chooseVariant } from '../variants/choose-variant.ts'
import type { Choosable } from '../variants/choose-variant.ts'
import { priceOf } from '../prices/prices.ts'
import { toProduct } from './product-detail.ts'

/** Defects that shops of this kind had before: each would come back unnoticed without a test of its own. */
describe('regressions', () => {
  const variant = (sku: string, price: number, changes: Partial<Choosable> = {}): Choosable => ({
    sku,
    status: 1,
    isInStock: true,
    price,
    values: { size: 1 },
    ...changes,
  })

  test('[CATALOG-1] of equally cheap variants the first is chosen, not the last', () => {
    const variants = [variant('A', 10), variant('B', 10), variant('C', 10)]
    expect(chooseVariant(variants, { size: 1 }, { fallback: true })?.sku).toBe('A')
    expect(chooseVariant(variants, {}, { fallback: true })?.sku).toBe('A')
  })

  test('[CATALOG-2] a sold-out or withdrawn variant is never chosen, however cheap it is', () => {
    const variants = [variant('GONE', 1, { isInStock: false }), variant('OFF', 1, { status: 2 }), variant('A', 10)]
    expect(chooseVariant(variants, { size: 1 }, { fallback: false })?.sku).toBe('A')
    expect(chooseVariant(variants.slice(0, 2), {}, { fallback: true })).toBeUndefined()
  })

  test('[CATALOG-4] only associated simple products count in a group; a link to nothing is not a dollar', () => {
    const link = (kind: 'associated' | 'related' | 'upsell', id: number, qty = 1) => ({ kind, id, qty, position: id })
    const group = aProduct(1, {
      type: 'grouped',
      prices: {},
      links: [
        link('associated', 2, 2),
        link('related', 3),
        link('upsell', 4),
        link('associated', 99),
        link('associated', 5),
      ],
    })
    const snapshot = aSnapshot([
      group,
      aProduct(2, { prices: dollars(7) }),
      aProduct(3, { prices: dollars(100) }),
      aProduct(4, { prices: dollars(100) }),
      aProduct(5, { type: 'virtual', prices: dollars(100) }),
    ])
    expect(toMajor(priceOf(aViewing(snapshot), group).final.gross)).toBe(14)
  })

  test('[CATALOG-14] showing a product changes nothing of it: the second answer is the first', () => {
    const product = aProduct(1, {
      stock: inStock(3),
      media: [
        { path: 'a.webp', kind: 'image' },
        { path: 'film.webm', kind: 'video', poster: 'a.webp', label: 'The turn' },
      ],
    })
    const snapshot = aSnapshot([product])
    const before = structuredClone(product)
    const first = toProduct(aViewing(snapshot), product)
    expect(toProduct(aViewing(snapshot), product)).toEqual(first)
    expect(product).toEqual(before)
    expect(first.media_gallery).toEqual([
      { type: 'image', image: 'a.webp', label: '' },
      { type: 'video', video: 'film.webm', image: 'a.webp', label: 'The turn' },
    ])
    expect(first.image).toBe('a.webp')
  })
})
