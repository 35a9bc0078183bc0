import { expect, test } from 'vitest'
import { run, simulateCarts } from './cart-simulation.fault.ts'
import { modelShop } from './support/cart-shops.ts'

test('[CART-164] [CART-108] [CART-116] 500 histories of devices and tabs on a bad line end as the shoppers wished, 50 of them on PostgreSQL', async () => {
  const said: string[] = []
  await run({ say: (line) => void said.push(line), full: false })
  expect(said).toHaveLength(2)
})

test('[CART-164] a seed repeats its history', async () => {
  const once = await simulateCarts({ first: 7, count: 3, steps: 60 }, modelShop)
  expect(await simulateCarts({ first: 7, count: 3, steps: 60 }, modelShop)).toEqual(once)
  expect(once.wishes).toBeGreaterThan(10)
})
