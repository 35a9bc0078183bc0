import { randomUUID } from 'node:crypto'
import { orderBody, sell, stockOf } from '#test/support/sales.ts'
import { openArena } from './support/arena.ts'
import type { Arena } from './support/arena.ts'
import { createAsker, outcomeOf } from './support/asking.ts'
import type { Asker } from './support/asking.ts'
import { inParallel, tally } from './support/crowd.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { checkHistory, countOrders, readStart } from './support/history.ts'
import { createRandom } from './support/random.ts'

/** C1 and C2 of the goals: more buyers than goods, and carts that share goods in every order. */
export const run = async ({ say, full, open = openArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const asker = createAsker(arena.url, full ? { sockets: 500 } : { sockets: 25 })
  try {
    await sellOut(arena, asker, { say, ...(full ? { attempts: 10_000, units: 100 } : { attempts: 80, units: 12 }) })
    await shareGoods(arena, asker, { say, ...(full ? { orders: 5000, start: 120 } : { orders: 60, start: 2 }) })
  } finally {
    asker.close()
    await arena.close()
  }
}

const clients = 500

type SellOut = { readonly say: FaultRun['say']; readonly attempts: number; readonly units: number }

const sellOut = async ({ db, pool }: Arena, asker: Asker, { say, attempts, units }: SellOut): Promise<void> => {
  const id = await sell(db, { sku: 'C1', price: 20, stock: units })
  const start = await readStart(pool)
  const began = performance.now()
  const replies = await inParallel(attempts, clients, () => asker.post('/api/order', orderBody(randomUUID(), 'C1')))
  const seconds = (performance.now() - began) / 1000
  const outcomes = tally(replies.map(outcomeOf))
  say(`C1: ${attempts} attempts on ${units} units in ${seconds.toFixed(1)} s: ${JSON.stringify(outcomes)}`)
  mustBe('C1 outcomes', outcomes, { '200': units, '409 OUT_OF_STOCK': attempts - units })
  mustBe('C1 units left', await stockOf(db, id), 0)
  await checkHistory(pool, start)
}

type Shared = { readonly say: FaultRun['say']; readonly orders: number; readonly start: number }

/** 40 products and ten sets of three of them; one line in five comes twice in its order. */
const shareGoods = async ({ db, pool }: Arena, asker: Asker, { say, orders, start }: Shared): Promise<void> => {
  const random = createRandom(20_251)
  const skus = Array.from({ length: 40 }, (_, index) => `C2-${index}`)
  const ids: number[] = []
  for (const sku of skus) ids.push(await sell(db, { sku, price: 10, stock: start }))
  const sets = Array.from({ length: 10 }, (_, index) => `C2-SET-${index}`)
  for (const sku of sets) {
    const members = random.shuffled(ids).slice(0, 3)
    await sell(db, { sku, type: 'grouped', members: members.map((id) => ({ id, qty: random.between(1, 2) })) })
  }
  const goods = [...skus, ...sets]
  const bodies = Array.from({ length: orders }, () => {
    const lines = Array.from({ length: random.between(1, 5) }, () => ({
      sku: random.pick(goods),
      qty: random.between(1, 2),
    }))
    const products = random.below(5) === 0 ? [...lines, { ...random.pick(lines) }] : lines
    return orderBody(randomUUID(), '', { products })
  })
  const before = await readStart(pool)
  const placed = await countOrders(pool)
  const began = performance.now()
  const replies = await inParallel(orders, clients, (index) => asker.post('/api/order', bodies[index]))
  const seconds = (performance.now() - began) / 1000
  const outcomes = tally(replies.map(outcomeOf))
  say(`C2: ${orders} orders of 50 shared products in ${seconds.toFixed(1)} s: ${JSON.stringify(outcomes)}`)
  const { '200': done = 0, '409 OUT_OF_STOCK': refused = 0 } = outcomes
  mustBe('C2 answers besides these two', orders - done - refused, 0)
  mustHold('C2 had nothing to refuse', refused > 0)
  mustBe('C2 orders kept', (await countOrders(pool)) - placed, done)
  await checkHistory(pool, before)
}
