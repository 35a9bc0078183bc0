import { spawnSync } from 'node:child_process'
import { chmod, mkdir, open as openFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sell } from '#test/support/sales.ts'
import { makeFolder } from './support/arena.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { checkHistory, readStart } from './support/history.ts'
import { openLedgerFile } from './support/ledger-file.ts'
import type { LedgerFile } from './support/ledger-file.ts'
import { startPrivateShop, withPrivateDatabase } from './support/private-shop.ts'
import { reckon } from './support/reckoning.ts'
import { sendShoppers } from './support/shoppers.ts'

/** D6 of the goals, its orders: the disk fills up under load and is freed again. Needs the right to mount a small tmpfs. */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const folder = await makeFolder()
  const disk = join(folder, 'disk')
  await mkdir(disk)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=0711', 'tmpfs', disk]).status !== 0) {
    await rm(folder, { recursive: true, force: true })
    return say('D6: not run, for nothing may be mounted here')
  }
  const dataDir = join(disk, 'shop')
  const file = openLedgerFile(join(folder, 'clients'))
  const ballast = join(disk, 'ballast')
  const shop = await startPrivateShop(dataDir)
  await chmod(disk, 0o711)
  try {
    const start = await withPrivateDatabase(dataDir, async ({ db, pool }) => {
      await sell(db, { sku: 'D6', price: 20, stock: 1_000_000 })
      return readStart(pool)
    })
    for (let round = 0; round < (full ? 5 : 1); round += 1) {
      const before = sendShoppers(shop.url, 20, 'D6', file)
      await pause(1000)
      await fill(ballast, disk)
      await pause(4000)
      const met = await before.stop()
      await rm(ballast)
      const seconds = await untilSold(shop.url, file)
      say(
        `D6: answers ${JSON.stringify(Object.fromEntries(met))}, sells again ${seconds.toFixed(1)} s after there was space`,
      )
      mustBe(
        'D6 answers besides 200, 503 and 507',
        [...met.keys()].filter((status) => ![200, 503, 507].includes(status)),
        [],
      )
      mustHold('D6 met no full disk', (met.get(507) ?? 0) + (met.get(503) ?? 0) > 0)
    }
    const result = await withPrivateDatabase(dataDir, async ({ pool }) => {
      const reckoned = await reckon(pool, shop.url, 'D6', file)
      await checkHistory(pool, start)
      return reckoned
    })
    say(`D6: ${JSON.stringify(result)}, none lost or doubled`)
  } finally {
    file.close()
    await shop.stop()
    spawnSync('umount', ['-l', disk])
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes until nothing more fits. */
const fill = async (path: string, disk: string): Promise<void> => {
  const handle = await openFile(path, 'w')
  const megabyte = Buffer.alloc(1_048_576, 1)
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(disk)
      if (bavail * bsize === 0) return
      await handle.write(megabyte, 0, Math.min(megabyte.length, bavail * bsize))
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await handle.close()
  }
}

/** Seconds until one client's orders are acknowledged again. */
const untilSold = async (url: string, file: LedgerFile): Promise<number> => {
  const began = performance.now()
  while (performance.now() - began < 30_000) {
    const shopper = sendShoppers(url, 1, 'D6', file)
    await pause(200)
    if (((await shopper.stop()).get(200) ?? 0) > 0) return (performance.now() - began) / 1000
  }
  throw new Error('D6: nothing could be ordered within 30 s after there was space again')
}
