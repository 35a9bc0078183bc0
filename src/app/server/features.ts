import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import { storeViews } from '#config/stores/index.ts'
import { cartRoutes } from '#features/cart/server/index.ts'
import {
  catalogRoutes,
  createCatalogue,
  createListing,
  picturesRoute,
  samplesRoute,
} from '#features/catalog/server/index.ts'
import type { Catalogue } from '#features/catalog/server/index.ts'
import { checkoutRoutes } from '#features/checkout/server/index.ts'
import { contentRoutes, findContentPage } from '#features/content/server/index.ts'
import { orderJobs, orderRoutes } from '#features/orders/server/index.ts'
import { createSearch, searchRoutes } from '#features/search/server/index.ts'
import { stockRoutes } from '#features/stock/server/index.ts'
import { storesRoutes } from '#features/stores/server/index.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { createMailOutbox } from '#platform/server/adapters/mail-outbox.ts'
import { embeddedPayment } from '#platform/server/adapters/payment-embedded.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { createJobs } from '#platform/server/jobs.ts'
import type { Listen } from '#platform/server/listen.ts'
import type { Log } from '#platform/server/log.ts'
import { isPagePath } from '../page-paths.ts'

export type FeaturesDeps = {
  readonly config: Config
  readonly root: string
  readonly app: FastifyInstance
  readonly mount: Mount<StoreView>
  readonly db: Db
  readonly pool: Pool
  readonly listen: Listen
  readonly log: Log
  readonly translators: Readonly<Record<Language, Translate>>
  readonly now: () => Date
}

export type Features = {
  readonly catalogue: Catalogue
  /** A text that changes with everything pages show. */
  readonly version: () => string
  readonly stop: () => Promise<void>
}

/** All features on one server: reads the catalogue, mounts the calls, starts the jobs. */
export const createFeatures = async (deps: FeaturesDeps): Promise<Features> => {
  const { config, app, mount, db, log, now, translators } = deps
  const catalogue = await createCatalogue({ db, listen: deps.listen, log, now })
  const listing = await createListing(catalogue)
  const search = await createSearch({ catalogue })
  const jobs = createJobs(deps.pool, log)
  const shared = {
    translators,
    storeViews,
    settingsOf: async (_db: Db, code: StoreView['storeCode']) => catalogue.settingsOf(code),
  }
  const orders = { ...shared, jobs, payments: [embeddedPayment] }

  storesRoutes(mount, {
    storeViews,
    settingsOf: catalogue.settingsOf,
    publicUrl: config.publicUrl,
    isProduction: config.stage === 'production',
    menuOf: listing.menuOf,
  })
  catalogRoutes(mount, { catalogue, listing, isPage: isPagePath, findPage: findContentPage })
  searchRoutes(mount, { catalogue, listing, search })
  stockRoutes(mount)
  cartRoutes(mount, shared)
  checkoutRoutes(mount, shared)
  orderRoutes(mount, orders)
  contentRoutes(mount)
  await app.register(picturesRoute, {
    dataDir: config.dataDir,
    demoDir: join(deps.root, 'db/demo/pictures/masters'),
    log,
  })
  await app.register(samplesRoute, { catalogue, dataDir: config.dataDir })
  await jobs.start(
    orderJobs({ ...orders, db, mail: createMailOutbox(config.dataDir, log), publicUrl: config.publicUrl, now }),
  )

  return {
    catalogue,
    version: catalogue.revision,
    stop: async () => {
      await jobs.stop()
      await catalogue.stop()
    },
  }
}
