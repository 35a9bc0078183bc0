import type { FastifyInstance, FastifyRequest } from 'fastify'
import { storeViews } from '#config/stores/index.ts'
import { localize } from '#core/language.ts'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { askFactor, recordDeed } from '#features/accounts/server/index.ts'
import { adminRoutes, exportsRoute, updateRoutes } from '#features/admin/server/index.ts'
import { followRates, manageRoutes, officeImportRoutes } from '#features/catalog/server/index.ts'
import type { Catalogue } from '#features/catalog/server/index.ts'
import { keepSkins, readSkins } from '#features/content/server/index.ts'
import { promotionsRoutes } from '#features/promotions/server/index.ts'
import { recordMiss } from '#features/search/server/index.ts'
import type { SettingChoices } from '#features/stores/rules/setting-calls.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { getSettings, settingRoutes } from '#features/stores/server/index.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db, RequestContext, Session } from '#platform/server/context.ts'
import type { SafeFetch } from '#platform/server/outbound/fetch-safe.ts'
import type { Mount } from '#platform/server/http.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import { isOutboundHost } from '#platform/server/outbound/outbound-hosts.ts'
import { inTransaction } from '#platform/server/transaction.ts'

type Options = {
  readonly app: FastifyInstance
  readonly mount: Mount<StoreView>
  readonly db: Db
  readonly catalogue: Catalogue
  readonly jobs: Jobs
  readonly checkFresh: (context: RequestContext<StoreView>) => Promise<Result<true, 'SECOND_FACTOR_NEEDED'>>
  readonly config: Pick<Config, 'dataDir' | 'outboundHosts'>
  /** How what admins name is fetched. */
  readonly fetch: SafeFetch
  readonly skinFolder: string
  readonly findSession: (request: FastifyRequest) => Promise<Session | 'dead' | undefined>
  readonly log: Log
  readonly now: () => Date
  readonly newId: () => string
}

/** What the back office asks for that belongs to no screen of the shop. Goes last: files are made of lists that are mounted by then. */
export const mountOffice = async (options: Options): Promise<void> => {
  const { app, mount, db, catalogue, skinFolder, findSession, log, now, newId } = options
  const { dataDir, outboundHosts } = options.config
  adminRoutes(mount, { jobs: options.jobs, lowStock: () => catalogue.settingsOf('en').low_stock_qty })
  settingRoutes(mount, {
    storeViews,
    checkFresh: options.checkFresh,
    record: async ({ db: changed, session, now: at }, target) => {
      if (!session) return
      const deed = { actorId: session.actorId ?? session.customerId, subjectId: null, at }
      await recordDeed(changed, { ...deed, operation: 'setting', target })
    },
    choicesOf: (view) => settingChoices(catalogue, view),
    mayCall: (host) => isOutboundHost(outboundHosts, host),
    onChange: async ({ db: changed, session }, key) => {
      const { rates, staff_second_factor: isFactorAsked } = await getSettings(changed, 'en')
      if (key === 'rates') await followRates(changed, rates)
      // whoever turns it on goes on, and shows it at the next sign-in or with what is grave
      if (key === 'staff_second_factor' && isFactorAsked) await askFactor(changed, { except: session?.id })
    },
  })
  manageRoutes(mount, { ratesOf: () => catalogue.settingsOf('en').rates, dataDir, jobs: options.jobs })
  officeImportRoutes(mount, { dataDir, jobs: options.jobs })
  promotionsRoutes(mount)
  updateRoutes(mount, {
    dataDir,
    fetch: options.fetch,
    settingsOf: async (_db, code) => catalogue.settingsOf(code),
    updateSkins: async (changed) => {
      const read = await readSkins(skinFolder)
      for (const problem of read.refused) log.warn({ problem }, 'a skin was left out')
      // whoever shows the look hears of it from the rows
      await keepSkins(changed, read, now())
      return { skins: read.skins.length, refused: read.refused.length }
    },
  })
  await app.register(exportsRoute, {
    mount,
    storeViews,
    db,
    findSession,
    checkFresh: options.checkFresh,
    record: ({ customerId: actorId }, file, rows) =>
      inTransaction(db, async (trx) => {
        await recordDeed(trx, { actorId, subjectId: null, operation: 'export', target: `${file}: ${rows}`, at: now() })
        return ok(true)
      }),
    now,
    newId,
  })
}

/** Categories and styles by what the store view calls them. */
const settingChoices = (catalogue: Catalogue, { i18n: { language } }: StoreView): SettingChoices => {
  const { categories, attributes } = catalogue.current()
  const styles = attributes.get('ptype')?.options ?? []
  return {
    category: [...categories.values()].flatMap(({ isActive, urlPath, name, parentIds }) =>
      isActive ? [{ value: urlPath, label: `${'– '.repeat(parentIds.length)}${localize(name, language)}` }] : [],
    ),
    style: styles.map(({ key, label }) => ({ value: key, label: localize(label, language) })),
  }
}

/** Counts words that found nothing, without being waited for. */
export const searchMisses =
  ({ db, log, now }: Pick<Options, 'db' | 'log' | 'now'>) =>
  (text: string): void => {
    recordMiss(db, text, now()).catch((error: unknown) => log.warn({ err: error }, 'a search in vain was not kept'))
  }
