import type { PoolConfig } from 'pg'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import type { Result } from '#core/result.ts'
import type { CatalogueInput, ProductInput } from '#features/catalog/rules/catalogue-input.ts'
import {
  catalogRoutes,
  createCatalogue,
  createFindPiece,
  createListing,
  writeCatalogue,
} from '#features/catalog/server/index.ts'
import type { Catalogue } from '#features/catalog/server/index.ts'
import { reviewLists } from '#features/reviews/server/index.ts'
import { createSearch, searchRoutes } from '#features/search/server/index.ts'
import { stockRoutes } from '#features/stock/server/index.ts'
import type { Role } from '#platform/server/context.ts'
import type { SearchAdapter } from '#platform/server/adapters/search.ts'
import { createListen } from '#platform/server/processes/listen.ts'
import { createLog } from '#platform/server/log.ts'
import { createTestApp } from './app.ts'
import { shopInput } from './shop-input.ts'
import type { TestApp } from './app.ts'

/** What the calls of the catalogue answer, as far as tests look into it. */
export type Reply = {
  readonly status: number
  readonly body: {
    readonly code: number
    readonly result: Found & Readonly<Record<string, unknown>>
    readonly meta: { readonly fields: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>>
  }
}
export type Item = { readonly sku: string } & Readonly<Record<string, unknown>>
export type Facet = {
  readonly total: number
  readonly buckets: readonly { key: string; label: string; doc_count: number }[]
}
export type Found = {
  readonly items: readonly Item[]
  readonly total: number
  readonly aggregations: Readonly<Record<string, Facet>>
}

export type Shop = TestApp & {
  readonly catalogue: Catalogue
  /** Writes products as an import does, and waits until the shop has seen them. */
  readonly write: (products: readonly ProductInput[]) => Promise<void>
  /** GET with the query's values; objects travel as JSON. */
  readonly get: (path: string, query?: Record<string, unknown>) => Promise<Reply>
  readonly post: (path: string, body: unknown, query?: Record<string, unknown>) => ReturnType<Shop['get']>
  /** The same as somebody with a role, without the wire. */
  readonly as: (
    role: Role,
    key: string,
    query: Record<string, unknown>,
    body?: unknown,
  ) => Promise<Result<Found & Readonly<Record<string, unknown>>>>
  readonly idOf: (sku: string) => number
  readonly optionId: (code: string, key: string) => number
  readonly categoryId: (slug: string) => number
}

/** A small shop behind its calls: see `shopInput`; or one that `input` fills itself. */
export const createShop = async (
  input: CatalogueInput | ((app: TestApp) => Promise<void>) = shopInput(),
  adapter?: SearchAdapter,
): Promise<Shop> => {
  let catalogue: Catalogue | undefined
  const log = createLog('silent')
  const app = await createTestApp(async (mount, shop) => {
    if (typeof input === 'function') await input(shop)
    else await writeCatalogue(shop.db, input, { now: shop.now(), rates: settings.rates, mode: 'upsert' })
    const listen = createListen(
      { connection: shop.pool.options as Required<Pick<PoolConfig, 'host' | 'port' | 'user' | 'database'>> },
      log,
    )
    catalogue = await createCatalogue({ db: shop.db, listen, log, now: shop.now })
    const listing = await createListing(catalogue)
    const search = await createSearch({ catalogue, ...(adapter ? { adapter } : {}) })
    catalogRoutes(mount, { catalogue, listing, isPage: (path) => path === '/cart' })
    searchRoutes(mount, { catalogue, listing, search, lists: reviewLists })
    stockRoutes(mount, { findPiece: createFindPiece(catalogue), perNetwork: 20 })
  })
  const kept = catalogue
  if (!kept) throw new Error('no catalogue')
  const toQuery = (query: Record<string, unknown>) =>
    new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ).toString()
  const answered = (response: { statusCode: number; body: string }): Reply => ({
    status: response.statusCode,
    body: JSON.parse(response.body) as Reply['body'],
  })
  return {
    ...app,
    catalogue: kept,
    write: async (products) => {
      const seen = new Promise<void>((resolve) => {
        const off = kept.onChange(() => (off(), resolve()))
      })
      await writeCatalogue(
        app.db,
        { attributes: [], categories: [], products, reviews: [] },
        { now: app.now(), rates: settings.rates, mode: 'upsert' },
      )
      await seen
    },
    get: async (path, query = {}) =>
      answered(await app.app.inject({ method: 'GET', url: `${path}?${toQuery(query)}` })),
    post: async (path, body, query = {}) =>
      answered(await app.app.inject({ method: 'POST', url: `${path}?${toQuery(query)}`, payload: body as object })),
    as: (role, key, query, body = {}) => {
      const operation = app.mount.operations.get(key)
      if (!operation) throw new Error(`no call ${key}`)
      const context = {
        db: app.db,
        store: storeViews.en,
        session: { id: '', customerId: 1, roles: [role], actorId: undefined },
        now: app.now(),
        newId: () => '',
        requestId: '',
      }
      return operation.run({ params: {}, query, body }, context) as ReturnType<Shop['as']>
    },
    idOf: (sku) => kept.current().idBySku.get(sku) ?? 0,
    optionId: (code, key) =>
      kept
        .current()
        .attributes.get(code)
        ?.options.find((option) => option.key === key)?.id ?? 0,
    categoryId: (slug) => [...kept.current().categories.values()].find((category) => category.slug === slug)?.id ?? 0,
    close: async () => {
      await kept.stop()
      await app.close()
    },
  }
}
