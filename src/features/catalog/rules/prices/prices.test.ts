import { describe, expect, test } from 'vitest'
import { money } from '#core/money.ts'
import {
  aProduct,
  aSnapshot,
  aStyle,
  aVariant,
  aViewing,
  colours,
  dollars,
  inStock,
  sizes,
  taxOnGoods,
} from '#test/support/catalogue.ts'
import type { Product } from '../catalogue.ts'
import { customAmount, findPrice, listedIn, priceOf, toWirePrices } from './prices.ts'

const finalOf = (products: readonly Product[], id: number, code: 'en' | 'ru' | 'de' = 'en'): number | undefined => {
  const snapshot = aSnapshot(products)
  const product = snapshot.products.get(id)
  return product && findPrice(aViewing(snapshot, code), product)?.final.gross
}

describe('what a product costs', () => {
  const style = aStyle(1, { prices: dollars(1) })
  const variant = (id: number, prices: Product['prices'], qty: number, changes: Partial<Product> = {}) =>
    aVariant(id, 1, colours.red, sizes.m, { prices, stock: inStock(qty), ...changes })

  test('[CATALOG-3] a configurable costs what its cheapest available variant costs', () => {
    expect(
      finalOf([style, variant(2, dollars(60), 1), variant(3, dollars(40), 0), variant(4, dollars(50), 1)], 1),
    ).toBe(5000)
    expect(finalOf([style, variant(2, dollars(60), 1), variant(3, dollars(90, 30), 1)], 1)).toBe(3000)
    expect(finalOf([style, variant(2, dollars(60), 1), variant(3, dollars(30), 1, { status: 2 })], 1)).toBe(6000)
  })

  test('[CATALOG-3] when none is available, the cheapest of all on sale', () => {
    expect(finalOf([style, variant(2, dollars(60), 0), variant(3, dollars(40), 0)], 1)).toBe(4000)
    expect(finalOf([style], 1)).toBe(100)
  })

  test('[CATALOG-3] of equally cheap variants the first, whose old price is shown', () => {
    const snapshot = aSnapshot([style, variant(2, dollars(80, 40), 1), variant(3, dollars(40), 1)])
    expect(priceOf(aViewing(snapshot), style).original.gross).toBe(8000)
  })

  test('[CATALOG-4] a grouped product is the sum of its associated simple products', () => {
    const link = (id: number, kind: 'associated' | 'related', qty = 1) => ({ kind, id, qty, position: id })
    const group = aProduct(9, {
      type: 'grouped',
      prices: {},
      links: [
        link(2, 'associated'),
        link(3, 'associated', 2),
        link(4, 'related'),
        link(5, 'associated'),
        link(99, 'associated'),
      ],
    })
    const members = [
      aProduct(2, { prices: dollars(10, 8) }),
      aProduct(3, { prices: dollars(5) }),
      aProduct(4),
      aStyle(5),
    ]
    expect(finalOf([group, ...members], 9)).toBe(1800)
    const snapshot = aSnapshot([group, ...members])
    expect(priceOf(aViewing(snapshot), group)).toMatchObject({ original: { gross: 2000 }, special: { gross: 1800 } })
  })

  test('[CATALOG-4] a group of which nothing has a price costs what it says itself, and so does one without parts', () => {
    const links = [{ kind: 'associated' as const, id: 2, qty: 2, position: 0 }]
    const group = aProduct(9, { type: 'grouped', prices: dollars(12), links })
    expect(finalOf([group, aProduct(2, { prices: {} })], 9)).toBe(1200)
    expect(finalOf([{ ...group, links: [] }], 9)).toBe(1200)
    expect(finalOf([{ ...group, type: 'bundle' }], 9)).toBe(1200)
    expect(finalOf([{ ...group, type: 'virtual' }, aProduct(2)], 9)).toBe(1200)
    expect(finalOf([{ ...group, prices: {}, links: [] }], 9)).toBeUndefined()
  })

  test('[CATALOG-3] a variant without a price is left out of account', () => {
    expect(finalOf([style, variant(2, {}, 1), variant(3, dollars(40), 1)], 1)).toBe(4000)
    expect(finalOf([style, variant(2, {}, 1)], 1)).toBe(100)
  })

  test('[CATALOG-5] a bundle is the sum of its defaults times their quantities', () => {
    const link = (id: number, product_id: number, qty: number, is_default: boolean) => ({
      id,
      product_id,
      sku: `P${product_id}`,
      qty,
      is_default,
    })
    const option = (id: number, links: ReturnType<typeof link>[]) => ({
      id,
      title: { en: `Part ${id}` },
      required: true,
      links,
    })
    const bundle = aProduct(9, {
      type: 'bundle',
      prices: {},
      bundleOptions: [
        option(1, [link(1, 2, 1, false), link(2, 3, 2, true)]),
        option(2, [link(3, 4, 1, false), link(4, 2, 1, false)]),
      ],
    })
    const members = [
      aProduct(2, { prices: dollars(10) }),
      aProduct(3, { prices: dollars(7) }),
      aProduct(4, { prices: dollars(3) }),
    ]
    expect(finalOf([bundle, ...members], 9)).toBe(2 * 700 + 300)
  })

  test('[CATALOG-6] a missing amount follows by the rates in whole units', () => {
    expect(finalOf([aProduct(1, { prices: dollars(49.5) })], 1, 'ru')).toBe(445_500)
    expect(finalOf([aProduct(1, { prices: dollars(49.5) })], 1, 'de')).toBe(4500)
    expect(finalOf([aProduct(1, { prices: { ...dollars(49.5), EUR: { price: money(4999) } } })], 1, 'de')).toBe(4999)
    expect(finalOf([aProduct(1, { prices: { RUB: { price: money(900_000) } } })], 1)).toBe(10_000)
    expect(finalOf([aProduct(1, { prices: {} })], 1)).toBeUndefined()
    const snapshot = aSnapshot([aProduct(1, { prices: dollars(10, 5) })])
    expect(listedIn(snapshot, aProduct(1, { prices: dollars(10, 5) }), 'RUB')).toMatchObject({
      price: 90_000,
      special: 45_000,
    })
  })

  test('[CATALOG-7] the wire has what is charged, what it was, and the special price', () => {
    const snapshot = aSnapshot([aProduct(1, { prices: dollars(50, 39.99) }), aProduct(2)])
    const wire = (id: number) => {
      const product = snapshot.products.get(id) ?? aProduct(id)
      return toWirePrices(priceOf(aViewing(snapshot), product))
    }
    expect(wire(1)).toMatchObject({
      price_incl_tax: 39.99,
      final_price_incl_tax: 39.99,
      original_price_incl_tax: 50,
      special_price_incl_tax: 39.99,
    })
    expect(wire(2)).toMatchObject({
      price_incl_tax: 50,
      final_price: 50,
      original_price: 50,
      special_price: 0,
      special_price_incl_tax: 0,
    })
  })

  test('[CATALOG-7] the dates of a special price stand beside it, while it applies', () => {
    const listed = {
      price: money(5000),
      special: money(4000),
      specialFrom: '2026-11-01T00:00:00.000Z',
      specialTo: '2026-11-30T23:59:59.999Z',
    }
    const product = aProduct(1, { prices: { USD: listed } })
    const wireAt = (now: string) => toWirePrices(priceOf(aViewing(aSnapshot([product]), 'en', now), product))
    expect(wireAt('2026-11-20T12:00:00.000Z')).toMatchObject({
      special_price: 40,
      special_from_date: '2026-11-01T00:00:00.000Z',
      special_to_date: '2026-11-30T23:59:59.999Z',
    })
    const after = wireAt('2026-12-01T00:00:00.000Z')
    expect(after).toMatchObject({ special_price: 0, final_price: 50 })
    expect(after).not.toHaveProperty('special_from_date')
    expect(after).not.toHaveProperty('special_to_date')
  })

  test('[PRICE-97] a style has the dates of the variant whose price it shows; a sum of parts has none', () => {
    const until = (specialTo: string) => ({ price: money(5000), special: money(4000), specialTo })
    const december = '2026-12-31T23:59:59.999Z'
    const parent = aStyle(1, { prices: { USD: until('2026-11-30T23:59:59.999Z') } })
    const child = aVariant(2, 1, colours.red, sizes.m, { prices: { USD: until(december) } })
    const group = aProduct(9, {
      type: 'grouped',
      prices: { USD: until(december) },
      links: [{ kind: 'associated', id: 3, qty: 1, position: 0 }],
    })
    const member = aProduct(3, { prices: { USD: until(december) } })
    const viewing = aViewing(aSnapshot([parent, child, group, member]), 'en', '2026-11-20T12:00:00.000Z')
    expect(toWirePrices(priceOf(viewing, parent))).toMatchObject({ special_price: 40, special_to_date: december })
    const sum = toWirePrices(priceOf(viewing, group))
    expect(sum).toMatchObject({ special_price: 40 })
    expect(sum).not.toHaveProperty('special_to_date')
  })

  test('[PRICE-4] tax follows the view, and the parts of a sum follow their own classes', () => {
    const taxRules = taxOnGoods('US', 10)
    const group = aProduct(9, {
      type: 'grouped',
      prices: {},
      links: [2, 3].map((id) => ({ kind: 'associated', id, qty: 1, position: id })),
    })
    const snapshot = aSnapshot(
      [group, aProduct(2, { prices: dollars(10), taxClass: 'goods' }), aProduct(3, { prices: dollars(5) })],
      { taxRules },
    )
    expect(priceOf(aViewing(snapshot), group).final).toEqual({ net: 1500, gross: 1600 })
    expect(priceOf(aViewing(snapshot, 'de'), group).final.gross).toBe(900 + 500)
  })

  test('[PRICE-7] a fixed custom option is written in dollars, and taxed as its product', () => {
    const taxRules = taxOnGoods('US', 10)
    const own = aProduct(1, { taxClass: 'goods' })
    expect(customAmount(aViewing(aSnapshot([own], { taxRules })), own, 550)).toEqual({ net: 550, gross: 605 })
    const snapshot = aSnapshot([])
    expect(customAmount(aViewing(snapshot), aProduct(1), 550).gross).toBe(550)
    expect(customAmount(aViewing(snapshot, 'ru'), aProduct(1), 550).gross).toBe(49_500)
  })
})
