import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { buildApp } from '#app/server/http/build-app.ts'
import { createReadiness } from '#app/server/start/readiness.ts'
import type { Readiness } from '#app/server/start/readiness.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { readConfig } from '#platform/server/config.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { createLog } from '#platform/server/log.ts'
import { createMetrics } from '#platform/server/watching/metrics.ts'
import type { SecurityEvent } from '#platform/server/watching/security-log.ts'
import { createTestDatabase } from './database.ts'
import { translators } from './translators.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type TestApp = {
  readonly app: FastifyInstance
  readonly mount: Mount<StoreView>
  readonly db: Db
  readonly pool: Pool
  readonly config: Config
  readonly readiness: Readiness
  /** Moves the clock that handlers see; the real one until it is set. */
  readonly setNow: (now: Date | undefined) => void
  readonly now: () => Date
  /** The security events until now. */
  readonly noted: readonly SecurityEvent[]
  /** Says that the process cannot keep up, or can again. */
  readonly setBehind: (isBehind: boolean) => void
  readonly close: () => Promise<void>
}

/** The server with real limits, headers and errors on a database of its own; `mountCalls` adds the calls under test. */
export const createTestApp = async (
  mountCalls: (mount: Mount<StoreView>, shop: TestApp) => void | Promise<void>,
  makeDatabase = createTestDatabase,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestApp> => {
  const database = await makeDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: '0', PORT: '3105', ...environment })
  const readiness = createReadiness()
  const metrics = createMetrics()
  metrics.watch(database.pool)
  let fixed: Date | undefined
  let isBehind = false
  const noted: SecurityEvent[] = []
  const { app, mount } = await buildApp({
    config,
    root,
    db: database.db,
    log: createLog('silent'),
    translators,
    readiness,
    metrics,
    noteSecurity: (event) => void noted.push(event),
    isBehind: () => isBehind,
    now: () => fixed ?? new Date(),
    newId: () => randomUUID(),
  })
  const shop: TestApp = {
    app,
    mount,
    db: database.db,
    pool: database.pool,
    config,
    readiness,
    setNow: (now) => void (fixed = now),
    now: () => fixed ?? new Date(),
    noted,
    setBehind: (behind) => void (isBehind = behind),
    close: async () => {
      // a client may have opened one that it never used
      app.server.closeAllConnections()
      await app.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  await mountCalls(mount, shop)
  readiness.set(true)
  await app.ready()
  return shop
}
