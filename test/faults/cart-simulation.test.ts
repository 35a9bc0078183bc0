import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstSeed, simulateCarts } from './cart-simulation.fault.ts'
import { modelShop, openCartShop } from './support/cart-shops.ts'

// each run has seeds of its own; `npm run faults` has as many as one has patience for
test('[CART-164] [CART-108] [CART-116] 200 histories of devices and tabs on a bad line end as the shoppers wished', async () => {
  const { wishes } = await simulateCarts({ first: firstSeed(), count: 200, steps: 60 }, modelShop)
  expect(wishes).toBeGreaterThan(2000)
})

describe('on PostgreSQL', () => {
  let shop: Awaited<ReturnType<typeof openCartShop>>
  beforeAll(async () => {
    shop = await openCartShop()
  })
  afterAll(() => shop.close())

  test('[CART-164] [CART-108] [CART-116] 25 more end so', async () => {
    const { wishes } = await simulateCarts({ first: firstSeed(), count: 25, steps: 30 }, () => shop)
    expect(wishes).toBeGreaterThan(100)
  })
})

test('[CART-164] a seed repeats its history', async () => {
  const once = await simulateCarts({ first: 7, count: 3, steps: 60 }, modelShop)
  expect(await simulateCarts({ first: 7, count: 3, steps: 60 }, modelShop)).toEqual(once)
  expect(once.wishes).toBeGreaterThan(10)
})
