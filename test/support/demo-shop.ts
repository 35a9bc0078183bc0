import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { PoolConfig } from 'pg'
import { loadPages, render, renderShell } from '#app/entry-server.tsx'
import { createFeatures } from '#app/server/features.ts'
import type { Features } from '#app/server/features.ts'
import { mountFormPosts } from '#app/server/forms/form-posts.ts'
import { inProcessCall, mountPages } from '#app/server/pages/pages.ts'
import { storeViews } from '#config/stores/index.ts'
import type { PaymentProvider } from '#platform/server/adapters/payment.ts'
import { createListen } from '#platform/server/processes/listen.ts'
import { createLog } from '#platform/server/log.ts'
import { createTestApp } from './app.ts'
import { createDemoDatabase } from './demo-database.ts'
import type { TestApp } from './app.ts'
import { translators } from './translators.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type DemoShop = TestApp & {
  readonly features: Features
  /** Fetches an address as a crawler does; the host is left out of account. */
  readonly fetch: (
    url: string,
  ) => Promise<{ status: number; body: string; location: string | undefined; headers: Record<string, unknown> }>
}

const assets = { release: '', entry: '/entry.js', styles: [], preloads: [], fonts: [], devScripts: [] }

/** The whole demo shop with its pages, rendered from their sources; only the files that pages load in a browser are missing. */
export const createDemoShop = async (
  payments?: readonly PaymentProvider[],
  log = createLog('silent'),
  environment: Readonly<Record<string, string>> = {},
): Promise<DemoShop> => {
  let features: Features | undefined
  const shop = await createTestApp(
    async (mount, { app, db, pool, config, now }) => {
      const connection = pool.options as Required<Pick<PoolConfig, 'host' | 'port' | 'user' | 'database'>>
      features = await createFeatures({
        config,
        root,
        app,
        mount,
        db,
        pool,
        log,
        translators,
        now,
        newId: randomUUID,
        ...(payments ? { payments } : {}),
        listen: createListen({ connection }, log),
      })
      await features.working
      const pages = mountPages(app, {
        config,
        db,
        mount,
        storeViews,
        translators,
        now,
        pageFiles: { getRenderer: async () => ({ loadPages, render, renderShell }), assetsOf: () => assets },
        version: features.version,
        design: features.design,
        onMissing: features.onMissing,
        isActive: features.isActive,
        newId: () => randomUUID(),
      })
      await mountFormPosts(app, {
        ...pages,
        storeViews,
        translators,
        callAs: (view, request, address) =>
          inProcessCall({ mount, db, now, newId: () => randomUUID() }, view, request.id, address),
        newId: () => randomUUID(),
        now: () => new Date(),
        isSecure: config.publicUrl.startsWith('https:'),
      })
    },
    createDemoDatabase,
    environment,
  )
  const made = features
  if (!made) throw new Error('the shop was not mounted')
  return {
    ...shop,
    features: made,
    fetch: async (url) => {
      const { pathname, search } = new URL(url, shop.config.publicUrl)
      const { statusCode, body, headers } = await shop.app.inject({ url: `${pathname}${search}` })
      const location = typeof headers.location === 'string' ? headers.location : undefined
      return { status: statusCode, body, location, headers }
    },
    close: async () => {
      await made.stop()
      await shop.close()
    },
  }
}

/** The addresses that a sitemap file names. */
export const locationsIn = async (shop: DemoShop, path: string): Promise<string[]> => {
  const { status, body } = await shop.fetch(path)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  return [...body.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url)
}

/** Every page that the sitemap of a store view has. */
export const addressesOf = async (shop: DemoShop, store: string): Promise<string[]> => {
  const files = await locationsIn(shop, `/${store}/sitemap.xml`)
  return (await Promise.all(files.map((file) => locationsIn(shop, file)))).flat()
}
