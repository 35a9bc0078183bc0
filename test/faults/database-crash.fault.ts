import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { orderBody } from '#test/support/sales.ts'
import { createAsker, orLost } from './support/asking.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { checkHistory } from './support/history.ts'
import { openPrivatePlace } from './support/private-place.ts'
import type { PrivatePlace } from './support/private-place.ts'
import { getPostmaster, withPrivateDatabase } from './support/private-shop.ts'
import { createRandom } from './support/random.ts'
import { reckon } from './support/reckoning.ts'
import { sendShoppers } from './support/shoppers.ts'

/** D3 of the goals: PostgreSQL is killed under load; the shop lives on, answers 503 meanwhile, and finds it again by itself. */
export const run = async (how: FaultRun): Promise<void> => {
  const place = await openPrivatePlace('D3')
  try {
    await killDatabase(place, how)
  } finally {
    await place.close()
  }
}

export const killDatabase = async (
  { shop, dataDir, sku, file, start }: PrivatePlace,
  { say, full }: FaultRun,
): Promise<void> => {
  const [rounds, clients] = full ? [20, 50] : [1, 8]
  const random = createRandom(3)
  const statuses = new Map<number, number>()
  const seconds: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const shoppers = sendShoppers(shop.url, clients, sku, file)
    // the first order of a shop that has just started takes its time
    await shoppers.begun
    await pause(random.between(300, full ? 2500 : 600))
    process.kill((await getPostmaster(dataDir)).pid, 'SIGKILL')
    seconds.push(await sellsAgain(shop.url))
    for (const [status, count] of await shoppers.stop()) statuses.set(status, (statuses.get(status) ?? 0) + count)
    mustBe('the exit code of the shop, which lives on', shop.child.exitCode, null)
    await withPrivateDatabase(dataDir, ({ pool }) => checkHistory(pool, start))
  }
  const result = await withPrivateDatabase(dataDir, ({ pool }) => reckon(pool, shop.url, sku, file))
  say(`D3: ${rounds} kills, answers ${JSON.stringify(Object.fromEntries(statuses))}, ${JSON.stringify(result)}`)
  say(`D3: sells again after ${Math.max(...seconds).toFixed(2)} s at most, without a restart`)
  const others = [...statuses.keys()].filter((status) => status !== 200 && status !== 503)
  mustBe('D3 answers besides 200 and 503', others, [])
  mustHold('D3 acknowledged nothing', result.acknowledged > 0)
}

const patienceMs = 30_000

/** Seconds until an order is answered again: one that is refused for its goods takes the same way. */
const sellsAgain = async (url: string): Promise<number> => {
  const asker = createAsker(url, { timeoutMs: 5000 })
  const began = performance.now()
  try {
    while (performance.now() - began < patienceMs) {
      const reply = await orLost(asker.post('/api/order', orderBody(randomUUID(), 'NO-SUCH-SKU')))
      if (reply?.status === 409) return (performance.now() - began) / 1000
      await pause(50)
    }
  } finally {
    asker.close()
  }
  throw new Error(`nothing could be ordered ${patienceMs / 1000} s after PostgreSQL was killed`)
}
