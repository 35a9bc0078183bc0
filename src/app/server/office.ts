import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { storeViews } from '#config/stores/index.ts'
import { adminRoutes, exportsRoute, updateRoutes } from '#features/admin/server/index.ts'
import { manageRoutes } from '#features/catalog/server/index.ts'
import type { Catalogue } from '#features/catalog/server/index.ts'
import { keepSkins, readSkins } from '#features/content/server/index.ts'
import { promotionsRoutes } from '#features/promotions/server/index.ts'
import { recordMiss } from '#features/search/server/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db, Session } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import type { Log } from '#platform/server/log.ts'

type Options = {
  readonly app: FastifyInstance
  readonly mount: Mount<StoreView>
  readonly db: Db
  readonly catalogue: Catalogue
  readonly dataDir: string
  readonly skinFolder: string
  readonly findSession: (request: FastifyRequest) => Promise<Session | 'dead' | undefined>
  readonly log: Log
  readonly now: () => Date
}

/** What the back office asks for that belongs to no screen of the shop. Goes last: files are made of lists that are mounted by then. */
export const mountOffice = async (options: Options): Promise<void> => {
  const { app, mount, db, catalogue, dataDir, skinFolder, findSession, log, now } = options
  adminRoutes(mount)
  manageRoutes(mount, { ratesOf: () => catalogue.settingsOf('en').rates })
  promotionsRoutes(mount)
  updateRoutes(mount, {
    dataDir,
    settingsOf: async (_db, code) => catalogue.settingsOf(code),
    updateSkins: async (changed) => {
      const read = await readSkins(skinFolder)
      for (const problem of read.refused) log.warn({ problem }, 'a skin was left out')
      // whoever shows the look hears of it from the rows
      await keepSkins(changed, read, now())
      return { skins: read.skins.length, refused: read.refused.length }
    },
  })
  await app.register(exportsRoute, { mount, storeViews, db, findSession, now, newId: randomUUID })
}

/** Counts words that found nothing, without being waited for. */
export const searchMisses =
  ({ db, log, now }: Pick<Options, 'db' | 'log' | 'now'>) =>
  (text: string): void => {
    recordMiss(db, text, now()).catch((error: unknown) => log.warn({ err: error }, 'a search in vain was not kept'))
  }
