import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstSeed, simulateCarts } from './cart-simulation.fault.ts'
import { modelShop, openCartShop } from './support/cart-shops.ts'

// in parts, each of a length that a busy machine has time for
test.each([0, 1, 2])(
  '[CART-164] [CART-108] [CART-116] 450 histories of devices and tabs on a bad line end as the shoppers wished, part %i',
  async (part) => {
    const { wishes } = await simulateCarts({ first: firstSeed() + 150 * part, count: 150, steps: 60 }, modelShop)
    expect(wishes).toBeGreaterThan(450)
  },
)

describe('on PostgreSQL', () => {
  let shop: Awaited<ReturnType<typeof openCartShop>>
  beforeAll(async () => {
    shop = await openCartShop()
  })
  afterAll(() => shop.close())

  test.each([0, 1])('[CART-164] [CART-108] [CART-116] 50 more end so, part %i', async (part) => {
    const { wishes } = await simulateCarts({ first: firstSeed() + 25 * part, count: 25, steps: 30 }, () => shop)
    expect(wishes).toBeGreaterThan(25)
  })
})

test('[CART-164] a seed repeats its history', async () => {
  const once = await simulateCarts({ first: 7, count: 3, steps: 60 }, modelShop)
  expect(await simulateCarts({ first: 7, count: 3, steps: 60 }, modelShop)).toEqual(once)
  expect(once.wishes).toBeGreaterThan(10)
})
