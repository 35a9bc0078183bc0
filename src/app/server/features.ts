import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import { storeViews } from '#config/stores/index.ts'
import {
  accountJobs,
  accountRoutes,
  accountSchedules,
  callerOf,
  checkFresh,
  createPasswords,
  exportRoute,
  groupOf,
} from '#features/accounts/server/index.ts'
import { bloggerLists, bloggerReactions, bloggerRoutes, payoutFileRoute } from '#features/blogger/server/index.ts'
import { cartJobs, cartRoutes, cartSchedules, mergeCart } from '#features/cart/server/index.ts'
import {
  announce,
  catalogJobs,
  catalogRoutes,
  catalogSchedules,
  createCatalogue,
  createFindPiece,
  createListing,
  feedsRoute,
  findSource,
  picturesRoute,
  samplesRoute,
  watchDownloads,
} from '#features/catalog/server/index.ts'
import type { Catalogue } from '#features/catalog/server/index.ts'
import { checkoutRoutes } from '#features/checkout/server/index.ts'
import { errorSampling } from '#features/consent/rules.ts'
import { consentJobs, consentRoutes } from '#features/consent/server/index.ts'
import {
  contentJobs,
  contentLists,
  contentRoutes,
  createDesign,
  createUnwrittenFlags,
  designRoute,
  findContentPage,
  keepSkins,
  listShownPages,
  readSkins,
} from '#features/content/server/index.ts'
import type { PageDesign } from '#features/content/server/index.ts'
import { adoptOrders, orderFilesRoute, orderJobs, orderRoutes, webhookRoutes } from '#features/orders/server/index.ts'
import { freeDeliveryFrom } from '#features/pricing/rules/delivery-terms.ts'
import { reviewLists, reviewRoutes } from '#features/reviews/server/index.ts'
import { chooseSearch, createSearch, searchRoutes } from '#features/search/server/index.ts'
import { stockJobs, stockRoutes, watchStockRequests } from '#features/stock/server/index.ts'
import { storesRoutes } from '#features/stores/server/index.ts'
import { isActiveView } from '#features/stores/rules/active-views.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { ErrorReports } from '#platform/server/adapters/errors-sentry.ts'
import type { PaymentProvider } from '#platform/server/adapters/payment.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { createJobs } from '#platform/server/jobs.ts'
import type { Listen } from '#platform/server/processes/listen.ts'
import type { Log } from '#platform/server/log.ts'
import { uploadsRoute } from '#platform/server/uploads/upload-files.ts'
import { outboxJobs, outboxSchedules } from '#features/admin/server/index.ts'
import { isPagePath } from '../page-paths.ts'
import { bonuses } from './bonuses.ts'
import { fileJobs, fileSchedules } from './file-jobs.ts'
import { groupTokens } from './group-tokens.ts'
import { mountMachineFiles } from './machine-files/machine-files.ts'
import { createOnMissing } from './pages/missing.ts'
import { mountOffice, searchMisses } from './office.ts'
import { optionLabels } from './option-labels.ts'
import { paymentProviders } from './payments.ts'
import { createSenders } from './senders.ts'

export type FeaturesDeps = {
  readonly config: Config
  readonly root: string
  readonly app: FastifyInstance
  readonly mount: Mount<StoreView>
  readonly db: Db
  readonly pool: Pool
  readonly listen: Listen
  readonly log: Log
  /** None where errors are not reported. */
  readonly errors?: ErrorReports | undefined
  readonly translators: Readonly<Record<Language, Translate>>
  readonly now: () => Date
  readonly newId: () => string
  /** For tests: who takes the payments, in place of the configuration's. */
  readonly payments?: readonly PaymentProvider[]
}

export type Features = {
  readonly catalogue: Catalogue
  /** A text that changes with everything pages show. */
  readonly version: () => string
  /** Whether a store view is offered to everybody. */
  readonly isActive: (view: StoreView) => boolean
  /** The look that pages are shown in. */
  readonly design: () => Promise<PageDesign>
  /** Keeps an address that no page answers for the shop owner, without being waited for. */
  readonly onMissing: (view: StoreView, path: string) => void
  /** Reads the words that text searches need; until then the first search of a language does. */
  readonly warmUp: () => Promise<void>
  /** Holds once the jobs are taken care of. */
  readonly working: Promise<void>
  readonly stop: () => Promise<void>
}

/** All features on one server: reads the catalogue, mounts the calls, starts the jobs. */
export const createFeatures = async (deps: FeaturesDeps): Promise<Features> => {
  const { config, app, mount, db, log, now, newId, translators } = deps
  const { codesPerAddress, dataDir, publicUrl } = config
  const skinFolder = join(deps.root, 'skins')
  const jobs = createJobs(deps.pool, log)
  // what waits for the database waits together
  const [catalogue] = await Promise.all([
    createCatalogue({ db, listen: deps.listen, log, now }),
    readSkins(skinFolder).then((skins) => keepSkins(db, skins, now())),
    jobs.open(),
  ])
  const listing = await createListing(catalogue)
  const chosen = await chooseSearch({ opensearchUrl: config.opensearchUrl, log, now })
  const search = await createSearch({ catalogue, adapter: chosen.adapter })
  const shared = {
    translators,
    storeViews,
    settingsOf: async (_db: Db, code: StoreView['storeCode']) => catalogue.settingsOf(code),
    taxRules: () => catalogue.current().taxRules,
    customerGroups: () => catalogue.current().pricing.customerGroups,
    groupOf,
    fetch: { hosts: config.outboundHosts },
    ...bonuses(catalogue),
    ...bloggerReactions({ settingsOf: async (_db, code) => catalogue.settingsOf(code) }),
  }
  const { payments = paymentProviders(config, log) } = deps
  const orders = { ...shared, jobs, newId, codesPerAddress, payments, publicUrl }
  const accounts = {
    ...shared,
    jobs,
    publicUrl,
    dataDir,
    paysForSms: config.smsUrl !== undefined,
    codesPerAddress,
    passwords: createPasswords(),
    mergeCart,
    adoptOrders: adoptOrders(shared),
    groupTokenOf: groupTokens(catalogue),
    isSecure: publicUrl.startsWith('https:'),
  }
  const isFresh = (context: Parameters<typeof checkFresh>[1]) => checkFresh(accounts, context)
  const demoDir = join(deps.root, 'db/demo/pictures/masters')
  const pictureRoots = { media: join(dataDir, 'media'), demo: demoDir }
  const findPiece = createFindPiece(catalogue)
  const { mail, sms, tracker } = createSenders({ ...deps, from: () => catalogue.settingsOf('en').email_support })
  const mailing = { db, mail, publicUrl }
  const homeParts = { menuOf: listing.menuOf, optionLabel: optionLabels(catalogue) }

  storesRoutes(mount, {
    storeViews,
    settingsOf: catalogue.settingsOf,
    publicUrl,
    isProduction: config.stage === 'production',
    errorSampling: deps.errors ? errorSampling(config.stage === 'production') : 0,
    menuOf: listing.menuOf,
    freeDeliveryFrom: ({ i18n }, { shipping_methods: methods, rates }) =>
      freeDeliveryFrom(methods, { currency: i18n.currencyCode, rates }),
    insteadOf: createUnwrittenFlags({ db, revision: catalogue.revision }),
  })
  catalogRoutes(mount, { catalogue, listing, isPage: isPagePath, findPage: findContentPage, groupOf })
  searchRoutes(mount, {
    catalogue,
    listing,
    search,
    lists: { ...contentLists({ ...homeParts, now }), ...reviewLists, ...bloggerLists(now) },
    onNothingFound: searchMisses(deps),
  })
  stockRoutes(mount, { findPiece, perNetwork: 2 * codesPerAddress })
  cartRoutes(mount, shared)
  checkoutRoutes(mount, shared)
  orderRoutes(mount, orders)
  webhookRoutes(mount, { ...orders, checkFresh: isFresh })
  accountRoutes(mount, accounts)
  const design = createDesign({ db, revision: catalogue.revision, now })
  contentRoutes(mount, {
    dataDir,
    jobs,
    checkFresh: isFresh,
    ...homeParts,
    hasPicture: async (path) => (await findSource(path, pictureRoots)) !== undefined,
  })
  await app.register(designRoute, { design })
  consentRoutes(mount, { jobs, errors: deps.errors, stepsPerNetwork: 30 * codesPerAddress })
  bloggerRoutes(mount, { dataDir, jobs, publicUrl, settingsOf: shared.settingsOf, announce })
  reviewRoutes(mount, { dataDir, jobs, announce })
  const findSession = mount.facts.learnSession((request: FastifyRequest) => callerOf(db, request, now()))
  await app.register(exportRoute, { db, findSession, now })
  await app.register(uploadsRoute, { dataDir })
  await mountOffice({ ...deps, catalogue, jobs, checkFresh: isFresh, fetch: shared.fetch, skinFolder, findSession })
  await app.register(orderFilesRoute, { deps: orders, db, dataDir, findSession })
  await app.register(payoutFileRoute, { deps: accounts, db, storeViews, translators, findSession })
  await app.register(picturesRoute, { dataDir, demoDir, log, now })
  await app.register(feedsRoute, { catalogue, storeViews, publicUrl })
  mountMachineFiles(app, { config, db, catalogue, listing, storeViews, translators, pagesOf: listShownPages })
  await app.register(samplesRoute, { catalogue, dataDir })
  const working = jobs.start(
    {
      ...orderJobs({ ...orders, ...mailing, now }),
      ...accountJobs({ ...accounts, ...mailing, now, sms }),
      ...stockJobs({ ...shared, ...mailing, findPiece }),
      ...cartJobs({ ...shared, db, now }),
      ...consentJobs({ tracker }),
      ...contentJobs({ db, jobs, now }),
      ...catalogJobs({ db, dataDir, jobs, now }),
      ...fileJobs({ db, dataDir, now }),
      ...outboxJobs({ db, mail, sms, now }),
    },
    { ...cartSchedules, ...accountSchedules, ...outboxSchedules, ...catalogSchedules, ...fileSchedules },
  )
  // whoever opens the shop hears of it
  working.catch(() => {})
  const requests = watchStockRequests({ db, jobs, log, now, storeViews, findPiece, onChange: catalogue.onChange })
  requests.start()
  const downloads = watchDownloads({ db, dataDir, log, now, fetch: shared.fetch })
  downloads.start()
  return {
    catalogue,
    version: catalogue.revision,
    isActive: (view) => isActiveView(view, catalogue.settingsOf('en')),
    design,
    onMissing: createOnMissing({ db, log, now }),
    warmUp: () => search.prepare(),
    working,
    stop: async () => {
      await downloads.stop()
      await requests.stop()
      await jobs.stop()
      chosen.stop()
      await catalogue.stop()
    },
  }
}
