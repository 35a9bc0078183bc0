import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { storeViews } from '#config/stores/index.ts'
import type { Db } from '#platform/server/context.ts'
import { openDatabase } from '#platform/server/database.ts'
import { createListen } from '#platform/server/processes/listen.ts'
import { createLog } from '#platform/server/log.ts'
import { createMetrics, watchStatements } from '#platform/server/watching/metrics.ts'
import { createSecurityLog } from '#platform/server/watching/security-log.ts'
import { createTranslators } from '#platform/server/texts.ts'
import { afterOpening, examplesOf, openerOf } from './after-opening.ts'
import { buildApp } from '../http/build-app.ts'
import { createErrorReports, sampled } from '../error-reports.ts'
import { createFeatures } from '../features.ts'
import { mountFormPosts } from '../forms/form-posts.ts'
import type { Front } from './front.ts'
import type { Life, Source } from './ground.ts'
import { watchOverload } from '../http/overload.ts'
import { createPageFiles } from '../pages/page-files.ts'
import { inProcessCall, mountPages } from '../pages/pages.ts'
import { createReadiness } from './readiness.ts'

type ShopDeps = Life & {
  readonly source: Source
  readonly front: Front
  /** What the database needs before anything is read from it. */
  readonly prepare?: (db: Db) => Promise<void>
}

/** Milliseconds that open requests get before the rest is cut off; the whole stop stays below ten seconds. */
const drainMs = 6000

/** The shop in this process, behind a front that sends it its requests from now on. */
export const openShop = async ({ config, root, onStop, source, front, prepare }: ShopDeps): Promise<void> => {
  const now = () => new Date()
  const newId = () => randomUUID()
  const plainLog = createLog('info')
  const errors = createErrorReports(config, { log: plainLog, now })
  const log = errors ? createLog('info', sampled(errors, config.stage === 'production')) : plainLog

  const metrics = createMetrics()
  const database = openDatabase({
    ...source,
    onError: (error) => log.warn({ err: error }, 'database connection'),
    onStatement: watchStatements(metrics, log),
  })
  metrics.watch(database.pool)
  onStop(database.close)

  const readiness = createReadiness()
  const translators = createTranslators(join(root, 'src'))
  // the database is asked first, and the rest is read and put together until it answers
  const [, { app, mount }] = await Promise.all([
    prepare?.(database.db),
    buildApp({
      config,
      root,
      server: front.server,
      db: database.db,
      log,
      translators,
      readiness,
      metrics,
      noteSecurity: createSecurityLog(log, metrics, now),
      isBehind: watchOverload().isBehind,
      now,
      newId,
    }),
  ])
  const opening = createFeatures({
    config,
    root,
    app,
    mount,
    db: database.db,
    pool: database.pool,
    listen: createListen(source, log),
    log,
    errors,
    translators,
    now,
    newId,
  }).then((features) => {
    onStop(features.stop)
    return features
  })
  const isDevelopment = config.stage === 'development'
  const [features, pageFiles] = await Promise.all([
    opening,
    createPageFiles({ root, app, isDevelopment, hasWorker: config.serviceWorker }),
  ])
  const pages = mountPages(app, {
    config,
    db: database.db,
    mount,
    storeViews,
    translators,
    pageFiles,
    version: features.version,
    design: features.design,
    onMissing: features.onMissing,
    isActive: features.isActive,
    now,
    newId,
  })
  await mountFormPosts(app, {
    ...pages,
    storeViews,
    translators,
    callAs: (view, request, address) => {
      const call = inProcessCall({ mount, db: database.db, now, newId }, view, request.id, address)
      return async (key, input) => {
        const answer = await call(key, input)
        if (!answer.ok) mount.facts.learn(request, { reason: answer.code })
        return answer
      }
    },
    newId,
    now,
    isSecure: config.publicUrl.startsWith('https:'),
  })
  await Promise.all([app.ready(), features.working])
  front.serve((request, response) => app.routing(request, response))
  onStop(async () => {
    readiness.stop()
    await front.close(drainMs)
    await app.close()
  })
  readiness.set(true)
  const open = openerOf(app)
  const paths = () => examplesOf(features.catalogue.viewing(storeViews.en))
  const warmUp = async () => {
    await (await pageFiles.getRenderer()).loadPages()
    await features.warmUp()
  }
  const { isStopping } = readiness
  afterOpening({ quietFor: front.quietFor, isStopping, warmUp, paths, open }).catch((error: unknown) => {
    // what it was reading from is closed
    if (!isStopping()) log.warn({ err: error }, 'something that nobody waits for was not done')
  })
}
