import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningShop } from '#test/support/running-shop.ts'
import { sell } from '#test/support/sales.ts'
import { makeFolder } from './arena.ts'
import { readStart } from './history.ts'
import type { Start } from './history.ts'
import { openLedgerFile } from './ledger-file.ts'
import type { LedgerFile } from './ledger-file.ts'
import { startPrivateShop, withPrivateDatabase } from './private-shop.ts'

/** A shop with a private database and one product, and the file in which its clients write down what they know. */
export type PrivatePlace = {
  readonly dataDir: string
  readonly sku: string
  readonly file: LedgerFile
  readonly start: Start
  /** The process that runs now; whoever kills it puts the next one here. */
  shop: RunningShop
  readonly close: () => Promise<void>
}

/** Opens one below `folder`, which is removed at the end. */
export const openPrivatePlace = async (sku: string): Promise<PrivatePlace> => {
  const folder = await makeFolder()
  const dataDir = join(folder, 'shop')
  const file = openLedgerFile(join(folder, 'clients'))
  const shop = await startPrivateShop(dataDir)
  const start = await withPrivateDatabase(dataDir, async ({ db, pool }) => {
    await sell(db, { sku, price: 20, stock: 1_000_000 })
    return readStart(pool)
  })
  const place: PrivatePlace = {
    dataDir,
    sku,
    file,
    start,
    shop,
    close: async () => {
      file.close()
      await place.shop.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return place
}
