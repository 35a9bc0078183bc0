import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFeatures } from '#app/server/features.ts'
import { openFront } from '#app/server/front.ts'
import { buildApp } from '#app/server/build-app.ts'
import { mountFormPosts } from '#app/server/form-posts.ts'
import { createPageFiles } from '#app/server/page-files.ts'
import { inProcessCall, mountPages } from '#app/server/pages.ts'
import { createErrorReports, sampled } from '#app/server/error-reports.ts'
import { createReadiness } from '#app/server/readiness.ts'
import { fillDemo } from '#demo/fill.ts'
import { storeViews } from '#config/stores/index.ts'
import { readConfig } from '#platform/server/config.ts'
import { migrate, openDatabase } from '#platform/server/database.ts'
import { createListen } from '#platform/server/listen.ts'
import { createLog } from '#platform/server/log.ts'
import { createMetrics, watchStatements } from '#platform/server/metrics.ts'
import { startPrivatePostgres } from '#platform/server/private-postgres.ts'
import { claimDataDir } from '#platform/server/single-instance.ts'
import { createTranslators } from '#platform/server/texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Milliseconds that open requests get before the rest is cut off; the whole stop stays below ten seconds. */
const drainMs = 6000
const stopMs = 9500

const say = (line: string) => console.log(`vitrine: ${line}`)

/** What was opened, to be closed in the opposite order. */
const opened: (() => Promise<unknown>)[] = []
let isStopping = false

const stop = async (reason: string, code: number): Promise<void> => {
  if (isStopping) return
  isStopping = true
  say(code === 0 ? `${reason}: stopping` : reason)
  setTimeout(() => process.exit(code), stopMs)
  for (const close of opened.toReversed()) await close().catch((error: Error) => say(error.message))
  process.exit(code)
}

const start = async (): Promise<void> => {
  const config = readConfig()
  const now = () => new Date()
  const newId = () => randomUUID()
  const level = config.stage === 'development' ? 'info' : 'warn'
  const plainLog = createLog(level)
  const errors = createErrorReports(config, { log: plainLog, now })
  const log = errors ? createLog(level, sampled(errors, config.stage === 'production')) : plainLog

  const claim = await claimDataDir(config.dataDir)
  opened.push(claim.release)
  const front = await openFront(config.port, config.host)

  const postgres = config.databaseUrl
    ? undefined
    : await startPrivatePostgres({ dataDir: config.dataDir, onProgress: say })
  if (postgres) {
    opened.push(postgres.stop)
    say(`private PostgreSQL ${postgres.how}${postgres.relocated ? ` in ${postgres.relocated}` : ''}`)
  }
  const source = config.databaseUrl ? { url: config.databaseUrl } : { connection: postgres?.connection }
  const metrics = createMetrics()
  const database = openDatabase({
    ...source,
    onError: (error) => log.warn({ err: error }, 'database connection'),
    onStatement: watchStatements(metrics, log),
  })
  metrics.watch(database.pool)
  opened.push(database.close)
  await migrate(database.db, join(root, 'db/migrations'), say)
  if (config.demo) await fillDemo(database.db, { dataDir: config.dataDir, now: now(), onProgress: say })

  const readiness = createReadiness()
  const translators = createTranslators(join(root, 'src'))
  const { app, mount } = await buildApp({
    config,
    root,
    server: front.server,
    db: database.db,
    log,
    translators,
    readiness,
    metrics,
    now,
    newId,
  })
  const listen = createListen(source, log)
  const features = await createFeatures({
    config,
    root,
    app,
    mount,
    db: database.db,
    pool: database.pool,
    listen,
    log,
    errors,
    translators,
    now,
  })
  opened.push(features.stop)
  const pageFiles = await createPageFiles({
    root,
    app,
    isDevelopment: config.stage === 'development',
    hasWorker: config.serviceWorker,
  })
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
    callAs: (view, request, address) =>
      inProcessCall({ mount, db: database.db, now, newId }, view, request.id, address),
    newId,
    now,
    isSecure: config.publicUrl.startsWith('https:'),
  })
  await app.ready()
  front.serve((request, response) => app.routing(request, response))
  opened.push(async () => {
    readiness.set(false)
    await front.close(drainMs)
    await app.close()
  })
  readiness.set(true)
  say(`open at ${config.publicUrl}`)
  // nobody waits for it, and who searches before reads the words by himself
  features.warmUp().catch((error: unknown) => log.warn({ err: error }, 'the words of the search were not read'))
}

process.once('SIGTERM', () => void stop('SIGTERM', 0))
process.once('SIGINT', () => void stop('SIGINT', 0))
await start().catch((error: Error) => stop(error.message, 3))
