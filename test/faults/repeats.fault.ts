import { randomUUID } from 'node:crypto'
import { orderBody, sell } from '#test/support/sales.ts'
import { openArena } from './support/arena.ts'
import { createAsker, outcomeOf } from './support/asking.ts'
import { inParallel, tally } from './support/crowd.ts'
import { mustBe } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { checkHistory, countOrders, readStart } from './support/history.ts'
import { createRandom } from './support/random.ts'

/** C3 and C4 of the goals: every order sent three to ten times at once, then once more with another body. */
export const run = async ({ say, full, open = openArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const { db, pool } = arena
  const asker = createAsker(arena.url)
  try {
    const orders = full ? 1000 : 30
    const random = createRandom(7)
    for (const sku of ['C3-A', 'C3-B', 'C3-C']) await sell(db, { sku, price: 20, stock: 10_000 })
    const start = await readStart(pool)
    const before = await countOrders(pool)
    const bodies = Array.from({ length: orders }, () => orderBody(randomUUID(), random.pick(['C3-A', 'C3-B', 'C3-C'])))
    const times = bodies.map(() => random.between(3, 10))
    const groups = await inParallel(orders, 40, (index) =>
      Promise.all(Array.from({ length: times[index] ?? 3 }, () => asker.post('/api/order', bodies[index]))),
    )
    const outcomes = tally(groups.flat().map(outcomeOf))
    const sent = times.reduce((sum, each) => sum + each, 0)
    say(`C3: ${orders} orders sent ${sent} times: ${JSON.stringify(outcomes)}`)
    mustBe('C3 outcomes', outcomes, { '200': sent })
    const odd = groups.filter((replies) => new Set(replies.map(({ text }) => text)).size !== 1)
    mustBe('C3 orders whose replies differ', odd.length, 0)
    mustBe('C3 orders kept', (await countOrders(pool)) - before, orders)

    const others = await inParallel(orders, 100, (index) =>
      asker.post('/api/order', { ...bodies[index], products: [{ sku: 'C3-A', qty: 7 }] }),
    )
    const refused = tally(others.map(outcomeOf))
    say(`C4: the same ids with other bodies: ${JSON.stringify(refused)}`)
    mustBe('C4 outcomes', refused, { '409 ORDER_CHANGED': orders })
    mustBe('C4 orders kept', (await countOrders(pool)) - before, orders)
    await checkHistory(pool, start)
  } finally {
    asker.close()
    await arena.close()
  }
}
