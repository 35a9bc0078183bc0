import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { checkHistory } from './support/history.ts'
import { openPrivatePlace } from './support/private-place.ts'
import type { PrivatePlace } from './support/private-place.ts'
import { getPostmaster, startPrivateShop, withPrivateDatabase } from './support/private-shop.ts'
import { createRandom } from './support/random.ts'
import { reckon } from './support/reckoning.ts'
import { sendShoppers } from './support/shoppers.ts'

/** D2 of the goals: the shop and its private database are killed together, in every second round the shop alone. */
export const run = async (how: FaultRun): Promise<void> => {
  const place = await openPrivatePlace('D2')
  try {
    await killBoth(place, how)
  } finally {
    await place.close()
  }
}

export const killBoth = async (place: PrivatePlace, { say, full }: FaultRun): Promise<void> => {
  const { dataDir, sku, file, start } = place
  const [rounds, clients] = full ? [50, 50] : [1, 8]
  const random = createRandom(2)
  const seconds: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { url, child } = place.shop
    const shoppers = sendShoppers(url, clients, sku, file)
    await pause(random.between(50, full ? 3000 : 800))
    const { pid } = await getPostmaster(dataDir)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    if (round % 2 === 0) process.kill(pid, 'SIGKILL')
    await ended
    await shoppers.stop()
    place.shop = await startPrivateShop(dataDir)
    seconds.push(place.shop.seconds)
    await withPrivateDatabase(dataDir, ({ pool }) => checkHistory(pool, start))
  }
  const { sent, acknowledged } = await withPrivateDatabase(dataDir, async ({ pool }) => {
    const reckoned = await reckon(pool, place.shop.url, sku, file)
    await checkHistory(pool, start)
    return reckoned
  })
  const slowest = Math.max(...seconds)
  say(
    `D2: ${rounds} kills, ${sent} orders sent, ${acknowledged} acknowledged, none lost or doubled, all data found again`,
  )
  say(`D2: ready again after ${slowest.toFixed(2)} s at most`)
  if (full) mustHold('D2 has fewer than 1,000 acknowledged orders', acknowledged >= 1000)
  if (full) mustHold(`D2 was ready again only after ${slowest.toFixed(2)} s, the goal is 10 s`, slowest < 10)
}
