import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { databaseName, findPostmaster, socketPort } from '../../src/platform/server/postgres/postmaster.ts'

/** Works on the private database of the shop that the journeys walk through, as whoever imports or sells elsewhere does. */
export const inShopDatabase = async (work: (database: Client) => Promise<unknown>): Promise<void> => {
  const dataDir = process.env.E2E_DATA_DIR ?? ''
  const moved = join(dataDir, 'postgres-place.json')
  const directory = existsSync(moved)
    ? (JSON.parse(readFileSync(moved, 'utf8')) as { directory: string }).directory
    : join(dataDir, 'postgres')
  const postmaster = await findPostmaster(directory)
  if (!postmaster) throw new Error(`no database runs in ${directory}`)
  const database = new Client({
    host: postmaster.socketFolder,
    port: socketPort,
    user: databaseName,
    database: databaseName,
  })
  await database.connect()
  try {
    await work(database)
  } finally {
    await database.end()
  }
}

/** Another price of a product in the store views of dollars, told to the shop as an import tells it. */
export const setPrice = (sku: string, dollars: number): Promise<void> =>
  inShopDatabase(async (database) => {
    await database.query(
      `update product_price set price = $2 from product where product.id = product_id and sku = $1 and currency = 'USD'`,
      [sku, dollars * 100],
    )
    await database.query(
      `with raised as (update catalogue_version set version = version + 1 returning version)
       select pg_notify('catalogue', json_build_object('version', version, 'all', true)::text) from raised`,
    )
  })

/** So many pieces are left of a product. */
export const setStock = (sku: string, qty: number): Promise<void> =>
  inShopDatabase(async (database) => {
    await database.query(
      `with changed as (update stock set qty = $2 from product where product.id = product_id and sku = $1 returning product_id)
       select pg_notify('stock', json_agg(product_id)::text) from changed`,
      [sku, qty],
    )
  })
