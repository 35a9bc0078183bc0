import { createScratchDatabase } from '#test/support/scratch-database.ts'
import { modelShop, openCartShop } from './support/cart-shops.ts'
import { simulateCart } from './support/cart-simulation.ts'
import type { SimulatedShop } from './support/cart-simulation.ts'
import type { FaultRun } from './support/fault.ts'

type Histories = { readonly first: number; readonly count: number; readonly steps: number }

/** So many histories from a seed on; throws with the seed of the first that goes wrong. */
export const simulateCarts = async (
  { first, count, steps }: Histories,
  shopOf: () => SimulatedShop,
): Promise<{ wishes: number; events: number; rounds: number }> => {
  const sum = { wishes: 0, events: 0, rounds: 0 }
  for (let seed = first; seed < first + count; seed += 1) {
    const { wishes, events, rounds } = await simulateCart(seed, shopOf(), steps)
    sum.wishes += wishes
    sum.events += events
    sum.rounds = Math.max(sum.rounds, rounds)
  }
  return sum
}

/** Other seeds each time; one that fails is in the message, and SEED=… begins with it. */
export const firstSeed = (): number => Number(process.env['SEED'] ?? Math.floor(Date.now() / 1000) % 1_000_000_000)

/** O1: random histories of devices and tabs on a bad line; 500 more of them on the shop's own handlers. */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const first = firstSeed()
  const model = await simulateCarts({ first, count: full ? 50_000 : 450, steps: 60 }, modelShop)
  say(`seeds from ${first}: ${model.wishes} wishes, ${model.events} events, ${model.rounds} extra rounds at most`)
  const shop = await openCartShop(full ? createScratchDatabase : undefined)
  try {
    const real = await simulateCarts({ first, count: full ? 500 : 50, steps: full ? 60 : 30 }, () => shop)
    say(`on PostgreSQL: ${real.wishes} wishes, ${real.events} events, ${real.rounds} extra rounds at most`)
  } finally {
    await shop.close()
  }
}
