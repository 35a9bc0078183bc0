import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import type { Manifest } from '#platform/server/backup/manifest.ts'
import { startShop } from '#test/support/running-shop.ts'
import { orderBody } from '#test/support/sales.ts'
import { makeFolder, urlOf } from './support/arena.ts'
import { createAsker } from './support/asking.ts'
import { runCommand, sumFiles } from './support/backup-places.ts'
import type { Place } from './support/backup-places.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'
import { countOrders } from './support/history.ts'
import { openLedgerFile } from './support/ledger-file.ts'
import { withPrivateDatabase } from './support/private-shop.ts'
import { createRandom } from './support/random.ts'
import { sendShoppers } from './support/shoppers.ts'
import { sell } from '#test/support/sales.ts'

/** D7 of the goals: a backup beside a selling shop, moved to a server and back again; and restores that are killed. */
export const run = async ({ say, full }: FaultRun): Promise<void> => {
  const folder = await makeFolder()
  const first: Place = { dataDir: join(folder, 'first') }
  try {
    const key = randomUUID()
    const manifest = await backUpWhileSelling(first, join(folder, 'a'), key, join(folder, 'clients'))
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)

    const server = await openServer(join(folder, 'server'))
    const moved: Place = { dataDir: join(folder, 'moved'), databaseUrl: server.url }
    const back: Place = { dataDir: join(folder, 'back') }
    try {
      await restore(join(folder, 'a'), moved)
      mustBe(
        'D7 what the backup of the server has otherwise',
        differences(await backUp(moved, join(folder, 'b')), manifest),
        [],
      )
    } finally {
      await server.stop()
    }
    await restore(join(folder, 'b'), back)
    mustBe(
      'D7 what the private database has otherwise',
      differences(await backUp(back, join(folder, 'c')), manifest),
      [],
    )
    for (const name of ['b', 'c'])
      mustBe(
        `D7 files of ${name}`,
        [...(await sumFiles(join(folder, name, 'files')))],
        [...(await sumFiles(join(folder, 'a', 'files')))],
      )
    say(`D7: ${rows} rows and ${Object.values(manifest.folders).reduce((sum, count) => sum + count, 0)} files, equal`)
    await mustSell(back, key)
    say('D7: private database to a server and back: the shop opens, has its orders and takes new ones')

    await killRestores({ folder, source: join(folder, 'a'), manifest, rounds: full ? 12 : 2, say })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const backUp = async (place: Place, target: string): Promise<Omit<Manifest, 'at'>> => {
  const { code, said } = await runCommand({ name: 'backup', words: [target], place })
  if (code !== 0) throw new Error(`the backup ended with ${code}: ${said.slice(-1000)}`)
  const { at: _at, ...manifest } = JSON.parse(await readFile(join(target, 'manifest.json'), 'utf8')) as Manifest
  return manifest
}

const restore = async (source: string, place: Place): Promise<void> => {
  const { code, said } = await runCommand({ name: 'restore', words: [source], place })
  if (code !== 0) throw new Error(`the restore ended with ${code}: ${said.slice(-1000)}`)
}

type Contents = Omit<Manifest, 'at'>

/** What is not the same in both, each with both values. */
const differences = (one: Contents, other: Contents): unknown[] => {
  const tables = ({ tables: all }: Contents) => Object.fromEntries(all.map(({ name, ...sums }) => [name, sums]))
  const parts = (manifest: Contents): Record<string, unknown> => ({
    ...manifest,
    ...tables(manifest),
    tables: undefined,
  })
  const [mine, others] = [parts(one), parts(other)]
  return [...new Set([...Object.keys(mine), ...Object.keys(others)])].flatMap((name) =>
    isDeepStrictEqual(mine[name], others[name]) ? [] : [[name, mine[name], others[name]]],
  )
}

const openServer = async (dataDir: string) => {
  await mkdir(dataDir, { mode: 0o711 })
  const postgres = await startPrivatePostgres({ dataDir })
  return { url: urlOf(postgres.connection), stop: postgres.stop }
}

/** A demo shop that takes orders while its backup is made; the order of `key` was there before. */
const backUpWhileSelling = async (
  { dataDir }: Place,
  target: string,
  key: string,
  clients: string,
): Promise<Omit<Manifest, 'at'>> => {
  const shop = await startShop({ dataDir })
  const file = openLedgerFile(clients)
  try {
    const ofDemo = await withPrivateDatabase(dataDir, async ({ db, pool }) => {
      await sell(db, { sku: 'D7', price: 20, stock: 1_000_000 })
      return countOrders(pool)
    })
    const asker = createAsker(shop.url)
    mustBe('D7 the first order', (await asker.post('/api/order', orderBody(key, 'D7'))).status, 200)
    asker.close()
    const shoppers = sendShoppers(shop.url, 5, 'D7', file)
    const [backup] = await Promise.allSettled([backUp({ dataDir }, target)])
    const met = await shoppers.stop()
    if (backup.status === 'rejected') throw backup.reason
    const manifest = backup.value
    mustBe('D7 answers while the backup was made', [...met.keys()], [200])
    const orders = manifest.tables.find(({ name }) => name === 'shop_order')?.rows ?? 0
    const requests = manifest.tables.find(({ name }) => name === 'order_request')?.rows ?? 0
    mustHold('D7 the backup has no order of this run', requests > 0)
    mustBe('D7 orders and their replies in one snapshot', ofDemo + requests, orders)
    return manifest
  } finally {
    file.close()
    await shop.stop()
  }
}

const mustSell = async ({ dataDir }: Place, key: string): Promise<void> => {
  const shop = await startShop({ dataDir })
  const asker = createAsker(shop.url)
  try {
    mustBe('D7 the order that was there', (await asker.get(`/api/order/${key}`)).status, 200)
    mustBe('D7 a new order', (await asker.post('/api/order', orderBody(randomUUID(), 'D7'))).status, 200)
  } finally {
    asker.close()
    await shop.stop()
  }
}

type Kills = {
  readonly folder: string
  readonly source: string
  readonly manifest: Omit<Manifest, 'at'>
  readonly rounds: number
  readonly say: FaultRun['say']
}

/** Each restore is killed at a line of its own, by chance, up to twice; then the same command once more, and nothing else. */
const killRestores = async ({ folder, source, manifest, rounds, say }: Kills): Promise<void> => {
  const random = createRandom(77)
  const place: Place = { dataDir: join(folder, 'killed') }
  const { said } = await runCommand({ name: 'restore', words: [source], place })
  const lines = said.split('\n').length - 2
  const steps: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await rm(place.dataDir, { recursive: true, force: true })
    for (let again = 0; again <= round % 2; again += 1) {
      // the first rounds at the ends, where least is between two lines
      const wanted = round < 2 ? [lines, 5][round] : random.between(2, lines)
      let line = 0
      const killed = await runCommand({
        name: 'restore',
        words: [source],
        place,
        isEnd: () => (line += 1) === wanted,
      })
      mustBe(`D7 a restore killed at line ${wanted} of ${lines}`, killed.code, null)
      steps.push(wanted ?? 0)
    }
    await restore(source, place)
    const target = join(folder, `killed-${round}`)
    mustBe(`D7 after kills at the lines ${steps.join(', ')}`, differences(await backUp(place, target), manifest), [])
    await rm(target, { recursive: true, force: true })
  }
  say(
    `D7: ${steps.length} restores killed at lines ${steps.join(', ')} of ${lines}: the same command once more, all equal`,
  )
}
