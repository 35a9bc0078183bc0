import { expect, test } from 'vitest'
import { money } from '#core/money.ts'
import { aProduct } from '#test/support/catalogue.ts'
import { isMarkedSale } from './sale-mark.ts'

const july = { specialFrom: '2026-07-01T00:00:00.000Z', specialTo: '2026-07-31T23:59:59.999Z' }
const reduced = aProduct(1, { prices: { USD: { price: money(1000), special: money(800), ...july } } })

test('[IMPORT-75] the mark of a sale comes and goes with the special price', () => {
  expect(isMarkedSale(reduced, [], '2026-06-30T23:59:59.999Z')).toBe(false)
  expect(isMarkedSale(reduced, [], '2026-07-01T00:00:00.000Z')).toBe(true)
  expect(isMarkedSale(reduced, [], '2026-07-31T23:59:59.999Z')).toBe(true)
  expect(isMarkedSale(reduced, [], '2026-08-01T00:00:00.000Z')).toBe(false)
})

test('[IMPORT-75] a special price in one currency is enough', () => {
  const { USD } = reduced.prices
  const product = aProduct(1, { prices: { ...(USD ? { USD } : {}), RUB: { price: money(90000) } } })
  expect(isMarkedSale(product, [], '2026-07-15T00:00:00.000Z')).toBe(true)
})

test('[IMPORT-75] what its owner marked stays marked', () => {
  expect(isMarkedSale(aProduct(2, { isSale: true }), [], '2026-08-01T00:00:00.000Z')).toBe(true)
  expect(isMarkedSale(aProduct(3), [], '2026-08-01T00:00:00.000Z')).toBe(false)
})

test('[IMPORT-75] a special price of one variant marks its style', () => {
  expect(isMarkedSale(aProduct(3), [aProduct(4), reduced], '2026-07-01T00:00:00.000Z')).toBe(true)
  expect(isMarkedSale(aProduct(3), [aProduct(4), reduced], '2026-08-01T00:00:00.000Z')).toBe(false)
})
