import { describe, expect, test } from 'vitest'
import { money } from '#core/money.ts'
import type { PastPrice } from '#features/pricing/rules/history.ts'
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
import { priceOf, toWirePrices } from './prices.ts'

describe('prices as they are shown', () => {
  describe('the lowest price of 30 days', () => {
    const past = (price: number, special?: number): PastPrice => ({
      since: '2026-01-01T00:00:00.000Z',
      price: money(price * 100),
      ...(special === undefined ? {} : { special: money(special * 100) }),
    })
    const reduced = (before: number, price: number, special: number): Product['prices'] => ({
      USD: {
        price: money(price * 100),
        special: money(special * 100),
        history: [past(before), { ...past(price, special), since: '2026-11-10T00:00:00.000Z' }],
      },
    })
    const wireOf = (
      products: readonly Product[],
      code: 'en' | 'ru' = 'en',
      changes: Parameters<typeof aSnapshot>[1] = {},
    ) => {
      const snapshot = aSnapshot(products, changes)
      const product = snapshot.products.get(1) ?? aProduct(1)
      return toWirePrices(priceOf(aViewing(snapshot, code), product))
    }
    const taxRules = taxOnGoods('US', 10)

    test('[PRICE-29] stands beside a reduction with its tax, in other currencies by the rates', () => {
      const piece = aProduct(1, { prices: reduced(45, 50, 40), taxClass: 'goods' })
      expect(wireOf([piece], 'en', { taxRules })).toMatchObject({
        final_price_incl_tax: 44,
        lowest_price_30_days: 49.5,
      })
      expect(wireOf([piece], 'ru').lowest_price_30_days).toBe(4050)
    })

    test('[PRICE-29] [PRICE-30] not without a reduction, without a past, or where the view does not show it', () => {
      expect(wireOf([aProduct(1, { prices: dollars(50) })])).not.toHaveProperty('lowest_price_30_days')
      expect(wireOf([aProduct(1, { prices: dollars(50, 40) })])).not.toHaveProperty('lowest_price_30_days')
      const piece = aProduct(1, { prices: reduced(45, 50, 40) })
      expect(wireOf([piece], 'en', { settings: { show_lowest_price: false } })).not.toHaveProperty(
        'lowest_price_30_days',
      )
    })

    test('[PRICE-29] of a configurable product that of its cheapest variant, of a group that of all', () => {
      const variant = (id: number, prices: Product['prices']) =>
        aVariant(id, 1, colours.red, sizes.m, { prices, stock: inStock(1) })
      const pieces = [variant(2, reduced(45, 50, 40)), variant(3, reduced(35, 60, 30))]
      expect(wireOf([aStyle(1), ...pieces])).toMatchObject({ final_price_incl_tax: 30, lowest_price_30_days: 35 })
      const group = aProduct(1, {
        type: 'grouped',
        prices: {},
        links: [2, 3].map((id) => ({ kind: 'associated', id, qty: 2, position: id })),
      })
      const members = [aProduct(2, { prices: reduced(45, 50, 40) }), aProduct(3, { prices: dollars(10) })]
      expect(wireOf([group, ...members])).toMatchObject({ final_price_incl_tax: 100, lowest_price_30_days: 110 })
    })
  })

  test('[PRICE-17] a view whose prices include tax shows them as they are', () => {
    const taxRules = taxOnGoods('DE', 19)
    const snapshot = aSnapshot([aProduct(1, { prices: { EUR: { price: money(11900) } }, taxClass: 'goods' })], {
      taxRules,
    })
    const viewing = aViewing(snapshot, 'de')
    const including = {
      ...viewing,
      view: { ...viewing.view, tax: { defaultCountry: 'DE', sourcePriceIncludesTax: true } },
    }
    const product = snapshot.products.get(1) ?? aProduct(1)
    expect(priceOf(viewing, product).final).toEqual({ net: 11900, gross: 14161 })
    expect(priceOf(including, product).final).toEqual({ net: 10000, gross: 11900 })
  })

  test('[PRICE-4] a view without a country is taxed as Poland', () => {
    const taxRules = taxOnGoods('PL', 23)
    const snapshot = aSnapshot([aProduct(1, { prices: dollars(10), taxClass: 'goods' })], { taxRules })
    const viewing = aViewing(snapshot)
    const homeless = { ...viewing, view: { ...viewing.view, tax: { ...viewing.view.tax, defaultCountry: undefined } } }
    const product = snapshot.products.get(1) ?? aProduct(1)
    expect(priceOf(homeless, product).final.gross).toBe(1230)
    expect(priceOf(viewing, product).final.gross).toBe(1000)
  })
})
