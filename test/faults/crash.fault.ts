import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#platform/server/database.ts'
import type { Database } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { startShop } from '#test/support/running-shop.ts'
import { sell } from '#test/support/sales.ts'
import { makeFolder, urlOf } from './support/arena.ts'
import { mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { checkHistory, readStart } from './support/history.ts'
import { openLedgerFile } from './support/ledger-file.ts'
import { createRandom } from './support/random.ts'
import { reckon } from './support/reckoning.ts'
import { sendShoppers } from './support/shoppers.ts'

/** D1 of the goals: the shop's process is killed at random moments while 50 clients order; the database lives on. */
export const run = async (how: FaultRun): Promise<void> => {
  const folder = await makeFolder()
  const postgres = await startPrivatePostgres({ dataDir: folder })
  const database = openDatabase({ connection: postgres.connection })
  try {
    await killShop(database, urlOf(postgres.connection), how)
  } finally {
    await database.close()
    await postgres.stop()
    if (postgres.relocated) await rm(postgres.relocated, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same over a database that is there already. */
export const killShop = async (
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  url: string,
  { say, full }: FaultRun,
): Promise<void> => {
  const [rounds, clients] = full ? [50, 50] : [1, 8]
  const random = createRandom(1)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-fault-'))
  const start = () => startShop({ dataDir: folder, environment: { DATABASE_URL: url, DEMO: 'off' } })
  const file = openLedgerFile(join(folder, 'clients'))
  let shop = await start()
  try {
    await sell(db, { sku: 'D1', price: 20, stock: 1_000_000 })
    const before = await readStart(pool)
    const seconds: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const shoppers = sendShoppers(shop.url, clients, 'D1', file)
      await pause(random.between(50, full ? 3000 : 800))
      const ended = once(shop.child, 'exit')
      shop.child.kill('SIGKILL')
      await ended
      await shoppers.stop()
      await checkHistory(pool, before)
      shop = await start()
      seconds.push(shop.seconds)
    }
    const { sent, acknowledged, unknown } = await reckon(pool, shop.url, 'D1', file)
    await checkHistory(pool, before)
    const slowest = Math.max(...seconds)
    say(
      `D1: ${rounds} kills, ${sent} orders sent, ${acknowledged} acknowledged, ${unknown} of unknown fate, none lost or doubled`,
    )
    say(`D1: ready again after ${slowest.toFixed(2)} s at most`)
    if (full) mustHold('D1 has fewer than 1,000 acknowledged orders', acknowledged >= 1000)
    if (full) mustHold(`D1 was ready again only after ${slowest.toFixed(2)} s, the goal is 3 s`, slowest < 3)
  } finally {
    file.close()
    await shop.remove()
  }
}
