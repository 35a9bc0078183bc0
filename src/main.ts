import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createFeatures } from '#app/server/features.ts'
import { buildApp } from '#app/server/build-app.ts'
import { createPageFiles } from '#app/server/page-files.ts'
import { mountPages } from '#app/server/pages.ts'
import { createReadiness } from '#app/server/readiness.ts'
import { fillDemo } from '#demo/fill.ts'
import { storeViews } from '#config/stores/index.ts'
import { readConfig } from '#platform/server/config.ts'
import { migrate, openDatabase } from '#platform/server/database.ts'
import { createLog } from '#platform/server/log.ts'
import { startPrivatePostgres } from '#platform/server/private-postgres.ts'
import { claimDataDir } from '#platform/server/single-instance.ts'
import { createTranslators } from '#platform/server/texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Milliseconds that open requests get before the rest is cut off. */
const drainMs = 8000

const say = (line: string) => console.log(`vitrine: ${line}`)

const start = async () => {
  const config = readConfig()
  const log = createLog(config.stage === 'development' ? 'info' : 'warn')
  const claim = await claimDataDir(config.dataDir).catch((error: Error) => {
    say(error.message)
    return process.exit(3)
  })
  const readiness = createReadiness()
  const now = () => new Date()
  const newId = () => randomUUID()

  const postgres = config.databaseUrl ? undefined : await startPrivatePostgres({ dataDir: config.dataDir, onProgress: say })
  if (postgres) say(`private PostgreSQL ${postgres.how}${postgres.relocated ? ` in ${postgres.relocated}` : ''}`)
  const database = openDatabase({
    ...(config.databaseUrl ? { url: config.databaseUrl } : { connection: postgres?.connection }),
    onError: (error) => log.warn({ err: error }, 'database connection'),
  })
  await migrate(database.db, `${root}db/migrations`, say)

  const translators = createTranslators(`${root}src`)
  const { app, mount } = await buildApp({ config, root, db: database.db, log, translators, readiness, now, newId })
  const features = createFeatures({ config, root, app, mount, db: database.db, pool: database.pool, log, translators, now, newId })
  const pageFiles = await createPageFiles({ root, app, isDevelopment: config.stage === 'development' })
  mountPages(app, { config, db: database.db, mount, storeViews, translators, pageFiles, version: features.version, now, newId })
  await app.listen({ port: config.port, host: config.host })

  const stop = async (reason: string) => {
    readiness.set(false)
    say(`${reason}: stopping`)
    const deadline = setTimeout(() => process.exit(0), drainMs + 1500)
    await Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, drainMs))])
    await features.stop()
    await database.close()
    await postgres?.stop()
    await claim.release()
    clearTimeout(deadline)
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop('SIGTERM'))
  process.once('SIGINT', () => void stop('SIGINT'))

  if (config.demo) await fillDemo(database.db, { now: now(), onProgress: say })
  await features.start()
  readiness.set(true)
  say(`open at ${config.publicUrl}`)
}

await start()
