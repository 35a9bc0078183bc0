import { expect, test } from 'vitest'
import { money } from '#core/money.ts'
import { aProduct, aSnapshot, aViewing, dollars } from '#test/support/catalogue.ts'
import type { Product, ViewingGroup } from '../catalogue.ts'
import { priceOf } from './prices.ts'

const taxRule = (id: number, customerTaxClass: number, percent: number) => ({
  id,
  productTaxClasses: ['goods'],
  customerTaxClasses: [customerTaxClass],
  rates: [{ country: 'US', region: '', percent }],
})
const taxRules = [taxRule(1, 3, 10), taxRule(2, 7, 0)]
const tiersOf = (product: Product, price: number): ViewingGroup['tiers'] =>
  new Map([[product.id, [{ groupId: 2, qty: 1, price: money(price) }]]])
const seenBy = (product: Product, group: ViewingGroup | undefined) =>
  priceOf(
    {
      ...aViewing(
        aSnapshot([product], { taxRules, customerGroups: new Map([[1, 3]]), settings: { user_group_tax: 1 } }),
      ),
      group,
    },
    product,
  )

test('[PRICE-24] a group pays its own price, with nothing struck beside it; others pay what everybody pays', () => {
  const product = aProduct(1, { prices: dollars(50, 45) })
  const everybody = { final: { gross: 4500 }, original: { gross: 5000 }, special: { gross: 4500 } }
  expect(seenBy(product, undefined)).toMatchObject(everybody)
  expect(seenBy(product, { id: 2, taxClass: undefined, tiers: tiersOf(product, 4000) })).toMatchObject({
    final: { gross: 4000 },
    original: { gross: 4000 },
    special: { gross: 0 },
  })
  expect(seenBy(product, { id: 3, taxClass: undefined, tiers: tiersOf(product, 4000) })).toMatchObject(everybody)
  expect(seenBy(product, { id: 2, taxClass: undefined, tiers: new Map() })).toMatchObject(everybody)
})

test('[PRICE-29] beside the price of a group no lowest price of 30 days is told', () => {
  const since = '2026-01-01T00:00:00.000Z'
  const product = aProduct(1, {
    prices: {
      USD: {
        price: money(5000),
        special: money(4500),
        history: [
          { since, price: money(4800) },
          { since: '2026-11-10T00:00:00.000Z', price: money(5000), special: money(4500) },
        ],
      },
    },
  })
  expect(seenBy(product, undefined).lowest?.gross).toBe(4800)
  const group = { id: 2, taxClass: undefined, tiers: tiersOf(product, 4000) }
  expect(seenBy(product, group)).not.toHaveProperty('lowest')
})

test('[PRICE-15] the class of the group counts before that of guests', () => {
  const product = aProduct(1, { taxClass: 'goods' })
  expect(seenBy(product, undefined).final.gross).toBe(5500)
  expect(seenBy(product, { id: 2, taxClass: 7, tiers: new Map() }).final.gross).toBe(5000)
  expect(seenBy(product, { id: 2, taxClass: undefined, tiers: new Map() }).final.gross).toBe(5500)
})
