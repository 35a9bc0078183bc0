import fc from 'fast-check'
import { createScratchDatabase } from '#test/support/scratch-database.ts'
import { createSalesApp, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { signIn } from '#test/support/sign-in.ts'
import { mustBe } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { anyCommands } from './support/sequence-commands.ts'
import { firstStock, newModel, prices, skus } from './support/sequence-model.ts'

/** A2 of the goals: random sequences of cart, coupon, order, payment, cancellation and return against a model that knows nothing of ours. */
export const run = async (how: FaultRun): Promise<void> => {
  const shop = await createSalesApp({}, createScratchDatabase)
  try {
    await compareSequences(shop, how)
  } finally {
    await shop.close()
  }
}

/** SEED=… repeats a run; the smallest sequence that differs is in the message. */
export const compareSequences = async (shop: SalesApp, { say, full }: FaultRun): Promise<void> => {
  const { db, pool, now } = shop
  const manager = await signIn(db, 'manager', now())
  const [sequences, most] = full ? [2000, 30] : [40, 25]
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
  let count = 0
  let commands = 0
  const property = fc.asyncProperty(anyCommands(most), async (sequence) => {
    count += 1
    const prefix = `S${count}`
    await putUp(shop, prefix)
    await fc.asyncModelRun(() => ({ model: newModel(), real: { shop, pool, prefix, manager } }), sequence)
    commands += [...sequence].length
  })
  await fc.assert(property, { numRuns: sequences, seed, endOnFailure: false })
  mustBe('A2 sequences', count, sequences)
  say(`A2: ${count} sequences of ${commands} commands from seed ${seed}, none otherwise than the model`)
}

const putUp = async ({ db }: SalesApp, prefix: string): Promise<void> => {
  for (const sku of skus) await sell(db, { sku: `${prefix}-${sku}`, price: prices[sku] / 100, stock: firstStock[sku] })
  const coupon = (name: string, type: 'fixed' | 'percent', value: number, more: object = {}) => ({
    code: `${prefix}-${name}`,
    type,
    value,
    date_end: null,
    use_limit: null,
    ...more,
  })
  await db
    .insertInto('coupon')
    .values([
      coupon('PERCENT', 'percent', 15),
      coupon('FIXED', 'fixed', 1250),
      coupon('ONCE', 'percent', 50, { use_limit: 1 }),
      coupon('OLD', 'percent', 10, { date_end: '2020-01-01T00:00:00Z' }),
    ])
    .execute()
}
