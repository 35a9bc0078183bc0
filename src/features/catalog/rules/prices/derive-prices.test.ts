import { expect, test } from 'vitest'
import { money } from '#core/money.ts'
import { derivePrices } from './derive-prices.ts'

const rates = { USD: 1, EUR: 0.9, RUB: 90 }

test('[IMPORT-8] other currencies get the price by the rates in whole units, special prices too', () => {
  const own = [{ currency: 'USD' as const, price: money(5250), special: money(3999), specialFrom: '2026-07-01' }]
  expect(derivePrices(own, rates)).toEqual([
    { currency: 'USD', price: 5250, special: 3999, specialFrom: '2026-07-01', isDerived: false },
    { currency: 'EUR', price: 4700, special: 3600, specialFrom: '2026-07-01', isDerived: true },
    { currency: 'RUB', price: 472500, special: 359900, specialFrom: '2026-07-01', isDerived: true },
  ])
})

test('[IMPORT-8] a price in roubles alone is where the others come from', () => {
  expect(derivePrices([{ currency: 'RUB', price: money(450000) }], rates)).toEqual([
    { currency: 'USD', price: 5000, isDerived: true },
    { currency: 'EUR', price: 4500, isDerived: true },
    { currency: 'RUB', price: 450000, isDerived: false },
  ])
})

test('[IMPORT-8] own prices stand beside derived ones; of two in one currency the last counts; none makes none', () => {
  const own = [
    { currency: 'USD' as const, price: money(1000) },
    { currency: 'RUB' as const, price: money(99000) },
    { currency: 'USD' as const, price: money(2000) },
  ]
  expect(derivePrices(own, rates).map(({ price, isDerived }) => [price, isDerived])).toEqual([
    [2000, false],
    [1800, true],
    [99000, false],
  ])
  expect(derivePrices([], rates)).toEqual([])
})
