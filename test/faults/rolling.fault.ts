import { rm } from 'node:fs/promises'
import { announce } from '#features/catalog/server/index.ts'
import { openDatabase } from '#platform/server/database.ts'
import type { Database } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { startShop } from '#test/support/running-shop.ts'
import type { RunningShop } from '#test/support/running-shop.ts'
import { sell } from '#test/support/sales.ts'
import { makeFolder, urlOf } from './support/arena.ts'
import type { FaultRun } from './support/fault.ts'
import { mustBe } from './support/fault.ts'
import { checkHistory, countOrders, readStart } from './support/history.ts'
import { shopping, until } from './support/machines.ts'
import { startRoundRobinProxy } from './support/round-robin-proxy.ts'
import { loadSteadily } from './support/steady-load.ts'

/** C10 of the goals: two machines behind a proxy are restarted one after the other while shoppers ask and order. */
export const run = async (how: FaultRun): Promise<void> => {
  const folder = await makeFolder()
  const postgres = await startPrivatePostgres({ dataDir: folder })
  const database = openDatabase({ connection: postgres.connection })
  const environment = { DATABASE_URL: urlOf(postgres.connection), DEMO: 'off' }
  const machines = [
    await startShop({ environment: { ...environment, WORKERS: '2' } }),
    await startShop({ environment }),
  ]
  try {
    await restartAll(machines, database, how)
  } finally {
    for (const machine of machines) await machine.remove()
    await database.close()
    await postgres.stop()
    if (postgres.relocated) await rm(postgres.relocated, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

const doneWith = 'every process was replaced'

/** The same with machines that run already, the first of them with WORKERS; each that is restarted takes its own place in the list. */
export const restartAll = async (
  machines: RunningShop[],
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { say, full }: FaultRun,
): Promise<void> => {
  const sku = 'C10'
  const id = await sell(db, { sku, price: 20, stock: 1_000_000 })
  await announce(db, new Set([id]))
  const before = await readStart(pool)
  const proxy = await startRoundRobinProxy(machines.map(({ url }) => url))
  for (const { url } of machines) await until(async () => (await fetch(`${url}/api/product?store=en&sku=${sku}`)).ok)
  // what the machine gives: above it requests fail of themselves
  const [rounds, perSecond] = full ? [2, Number(process.env['RATE'] ?? 200)] : [1, 40]
  const orders: string[] = []
  const load = loadSteadily(proxy.url, perSecond, shopping(sku, orders))
  try {
    for (let round = 0; round < rounds; round += 1) {
      const { child, said } = machines[0] ?? {}
      child?.kill('SIGHUP')
      await until(() => said?.().includes(doneWith) ?? true)
      for (const [index, machine] of machines.entries()) {
        if (!full && index === 0) continue
        await machine.stop()
        machines[index] = await machine.again()
        await until(() => proxy.isReady(machine.url))
      }
    }
  } finally {
    const done = await load.stop()
    await proxy.close()
    for (const line of [...done.failed.slice(0, 5), ...proxy.failures().slice(0, 5)]) say(line)
    say(
      `C10: ${rounds} rounds, each process replaced (SIGHUP) or stopped and started (SIGTERM): ${done.sent} requests, ` +
        `${done.perSecond.toFixed(0)} a second, ${done.failed.length} failed`,
    )
    say(`C10: ${proxy.passedOn()} passed on to the other machine, the slowest after ${done.slowestMs.toFixed(0)} ms`)
    mustBe('requests that failed', done.failed.length, 0)
  }
  mustBe('orders', await countOrders(pool), orders.length)
  await checkHistory(pool, before)
}
