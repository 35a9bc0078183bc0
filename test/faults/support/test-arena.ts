import type { AddressInfo } from 'node:net'
import { accountRoutes } from '#features/accounts/server/index.ts'
import { uploadsRoute } from '#platform/server/uploads/upload-files.ts'
import { accountDeps } from '#test/support/accounts.ts'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'
import { createBloggerShop } from '#test/support/blogger-shop.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import { createSalesApp } from '#test/support/sales.ts'
import type { Arena } from './arena.ts'

/** A shop within the test's process, on a port, over a database that forgets: for the short runs of CI. */
export const openTestArena = async (): Promise<Arena> => toArena(await createSalesApp())

/** The same with bloggers. */
export const openBloggerArena = async (): Promise<Arena> => toArena(await createBloggerShop())

/** The whole demo shop with its pages. */
export const openDemoTestArena = async (): Promise<Arena> => toArena(await createDemoShop())

/** The same with the accounts alone. */
export const openAccountsArena = async (): Promise<Arena> =>
  toArena(
    await createTestApp(async (mount, { app, config: { dataDir } }) => {
      accountRoutes(mount, accountDeps({ dataDir }))
      await app.register(uploadsRoute, { dataDir })
    }),
  )

/** A shop of a test on a port. */
export const toArena = async (shop: TestApp): Promise<Arena> => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, db: shop.db, pool: shop.pool, close: shop.close }
}
