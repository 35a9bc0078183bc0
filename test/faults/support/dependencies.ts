import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { startSmsServer, startSmtpServer } from '#test/support/message-servers.ts'
import { findObstacle, startOpenSearch } from '#test/support/opensearch.ts'
import { startShop } from '#test/support/running-shop.ts'
import { sell } from '#test/support/sales.ts'
import { startStripeServer } from '#test/support/stripe-server.ts'
import { makeFolder } from './arena.ts'
import { httpRefusal, postgresRefusal, smtpRefusal, startBadDependency } from './bad-dependency.ts'
import type { BadDependency } from './bad-dependency.ts'
import { startCollector } from './collector.ts'

export const dependencies = ['database', 'search', 'payment', 'sms', 'mail', 'tracker', 'errors'] as const
export type Dependency = (typeof dependencies)[number]

/** A demo shop all of whose dependencies stand behind something that spoils them. */
export type SpoiltShop = {
  readonly url: string
  readonly spoilt: Readonly<Record<Dependency, BadDependency>>
  /** What came through to the other side, by now. */
  readonly arrived: () => Promise<Readonly<Record<'sms' | 'mail' | 'tracker' | 'errors', readonly string[]>>>
  /** Why there is no OpenSearch, where there is none. */
  readonly obstacle: string | undefined
  readonly isAlive: () => boolean
  readonly close: () => Promise<void>
}

const preload = fileURLToPath(new URL('redirect-fetch.mjs', import.meta.url))

export const openSpoiltShop = async (): Promise<SpoiltShop> => {
  const closings: (() => Promise<unknown>)[] = []
  const closedLast = <T>(value: T, close: () => Promise<unknown>): T => {
    closings.unshift(close)
    return value
  }
  const folder = await makeFolder()
  const postgres = await startPrivatePostgres({ dataDir: folder })
  closings.unshift(postgres.stop)
  const { host, port: socket } = postgres.connection
  const obstacle = await findObstacle()
  const opensearch = obstacle === undefined ? await startOpenSearch() : undefined
  if (opensearch) closings.unshift(opensearch.remove)
  const stripe = await startStripeServer()
  const smtp = await startSmtpServer({ user: 'shop', password: 'secret' })
  const sms = await startSmsServer('Bearer key')
  const tracker = await startCollector()
  const errors = await startCollector()
  for (const { close } of [stripe, smtp, sms, tracker, errors]) closings.unshift(close)

  const before = async (target: { port: number; host: string } | { path: string }, refusal = httpRefusal) => {
    const one = await startBadDependency({ target, refusal })
    return closedLast(one, one.close)
  }
  const at = (address: string) => ({ host: '127.0.0.1', port: Number(new URL(address).port) })
  const spoilt = {
    database: await before({ path: join(host, `.s.PGSQL.${socket}`) }, postgresRefusal),
    search: await before(opensearch ? at(opensearch.url) : { host: '127.0.0.1', port: tracker.port }),
    payment: await before(at(stripe.url)),
    sms: await before(at(`http://${sms.address}`)),
    mail: await before(at(smtp.url.replace('smtp:', 'http:')), smtpRefusal),
    tracker: await before({ host: '127.0.0.1', port: tracker.port }),
    errors: await before({ host: '127.0.0.1', port: errors.port }),
  }
  const place = (one: BadDependency) => `127.0.0.1:${one.port}`
  const database = openDatabase({ connection: postgres.connection, max: 2 })
  closings.unshift(database.close)
  const { user, database: name } = postgres.connection
  const shop = await startShop({
    environment: {
      DATABASE_URL: `postgresql://${user}@${place(spoilt.database)}/${name}`,
      OPENSEARCH_URL: `http://${place(spoilt.search)}/matrix`,
      SMTP_URL: smtp.url.replace(/@127\.0\.0\.1:\d+/, `@${place(spoilt.mail)}`),
      SMS_URL: `http://key@${place(spoilt.sms)}/send`,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      META_PIXEL_ID: '1',
      META_CAPI_TOKEN: 'token',
      SENTRY_DSN: `http://key@${place(spoilt.errors)}/1`,
      // every error is told, not one in five
      STAGE: 'staging',
      OTP_PER_ADDRESS: '0',
      NODE_OPTIONS: `--import ${preload}`,
      REDIRECT_FETCH: JSON.stringify({
        'https://api.stripe.com': `http://${place(spoilt.payment)}`,
        'https://graph.facebook.com': `http://${place(spoilt.tracker)}`,
      }),
    },
  })
  closings.unshift(shop.remove)
  await sell(database.db, { sku: 'MATRIX', price: 20, stock: 1_000_000 })
  return {
    url: shop.url,
    spoilt,
    arrived: async () => ({
      sms: (await sms.received()).map(({ to }) => to),
      mail: (await smtp.received()).map(({ to }) => to),
      tracker: tracker.bodies,
      errors: errors.bodies,
    }),
    obstacle,
    isAlive: () => shop.child.exitCode === null,
    close: async () => {
      for (const close of closings) await close()
    },
  }
}
