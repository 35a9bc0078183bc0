import type { PoolConfig } from 'pg'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { money } from '#core/money.ts'
import type { Result } from '#core/result.ts'
import type { CatalogueInput, ProductInput } from '#features/catalog/rules/catalogue-input.ts'
import { catalogRoutes, createCatalogue, createListing, writeCatalogue } from '#features/catalog/server/index.ts'
import type { Catalogue } from '#features/catalog/server/index.ts'
import { createSearch, searchRoutes } from '#features/search/server/index.ts'
import { stockRoutes } from '#features/stock/server/index.ts'
import type { Role } from '#platform/server/context.ts'
import { createListen } from '#platform/server/listen.ts'
import { createLog } from '#platform/server/log.ts'
import { createTestApp } from './app.ts'
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
    const search = await createSearch({ catalogue })
    catalogRoutes(mount, { catalogue, listing, isPage: (path) => path === '/cart' })
    searchRoutes(mount, { catalogue, listing, search })
    stockRoutes(mount)
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
        session: { customerId: 1, roles: [role], actorId: undefined },
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

const usd = (price: number, special?: number): ProductInput['prices'] => [
  { currency: 'USD', price: money(price * 100), ...(special === undefined ? {} : { special: money(special * 100) }) },
]

export const aProductInput = (sku: string, changes: Partial<ProductInput> = {}): ProductInput => ({
  sku,
  type: 'simple',
  name: { en: sku },
  status: 1,
  visibility: 4,
  prices: usd(50),
  categories: [],
  attributes: {},
  media: [],
  ...changes,
})

const variants = (
  parentSku: string,
  list: readonly [color: string, size: string, qty: number, price: number][],
): ProductInput[] =>
  list.map(([color, size, qty, price]) =>
    aProductInput(`${parentSku}-${color}-${size}`, {
      parentSku,
      visibility: 1,
      prices: usd(price),
      attributes: {
        color,
        size,
      },
      media: [
        {
          path: `${parentSku}/${color}.jpg`,
          kind: 'image',
        },
      ],
      stock: {
        qty,
        isInStock: qty > 0,
        isManaged: true,
      },
    }),
  )

const style = (sku: string, changes: Partial<ProductInput>): ProductInput =>
  aProductInput(sku, {
    type: 'configurable',
    variantAttributes: ['color', 'size'],
    media: [{ path: `${sku}/front.jpg`, kind: 'image' }],
    ...changes,
  })

const select = (code: string, en: string, options: Record<string, string>) => ({
  code,
  label: { en },
  kind: 'select' as const,
  options: Object.entries(options).map(([key, label]) => ({
    key,
    label: { en: label },
  })),
})

/** Two hoodies in colours and sizes, leggings, a cap, a sold-out tee, a group, a bundle, and what must not be seen. */
export const shopInput = (): CatalogueInput => ({
  attributes: [
    select('color', 'Colour', { red: 'Red', blue: 'Blue', black: 'Black' }),
    select('size', 'Size', { S: 'S', M: 'M', XL: 'XL' }),
    select('brand', 'Brand', { nord: 'Nord', sud: 'Sud' }),
    select('gender', 'Gender', { 0: 'Women', 1: 'Men', 2: 'Unisex' }),
    { code: 'set', label: { en: 'Set' }, kind: 'boolean' },
    { code: 'care', label: { en: 'Care' }, kind: 'text' },
  ],
  categories: [
    { path: 'Women', name: { en: 'Women', ru: 'Женщинам' }, slug: 'women' },
    { path: 'Women/Hoodies', name: { en: 'Hoodies', ru: 'Худи' }, slug: 'hoodies' },
    { path: 'Women/Leggings', name: { en: 'Leggings', ru: 'Леггинсы' }, slug: 'leggings' },
    { path: 'Gear', name: { en: 'Gear' }, slug: 'gear' },
  ],
  products: [
    style('HOOD', {
      name: {
        en: 'Warm hoodie',
        ru: 'Тёплое худи',
        de: 'Wärmender Kapuzenpulli',
      },
      categories: ['Women/Hoodies', 'Women'],
      promoted: 2,
      attributes: {
        brand: 'nord',
        gender: '0',
        care: 'Wash cold',
      },
    }),
    ...variants('HOOD', [
      ['red', 'S', 5, 60],
      ['red', 'M', 0, 40],
      ['blue', 'M', 3, 55],
      ['blue', 'XL', 2, 120],
    ]),
    style('ZIP', {
      name: { en: 'Zip hoodie', ru: 'Худи на молнии' },
      categories: ['Women/Hoodies'],
      attributes: { brand: 'sud', gender: '2' },
      isNew: true,
    }),
    ...variants('ZIP', [
      ['red', 'XL', 4, 80],
      ['black', 'M', 6, 80],
    ]),
    style('LEGS', {
      name: { en: 'Ribbed leggings', ru: 'Леггинсы в рубчик' },
      categories: ['Women/Leggings'],
      attributes: { brand: 'nord', gender: '0' },
      promoted: 1,
      approved: true,
    }),
    ...variants('LEGS', [
      ['black', 'S', 9, 45],
      ['black', 'M', 9, 45],
    ]),
    style('TEE', { name: { en: 'Sold-out tee' }, categories: ['Women'], attributes: { brand: 'sud', gender: '1' } }),
    ...variants('TEE', [['red', 'M', 0, 20]]),
    aProductInput('CAP', {
      name: { en: 'Black cap', ru: 'Чёрная кепка' },
      prices: usd(25, 15),
      categories: ['Gear'],
      attributes: { brand: 'nord', color: 'black', set: true },
      isPromo: true,
      stock: { qty: 7, isInStock: true, isManaged: true },
    }),
    aProductInput('BALL', {
      name: { en: 'Ball' },
      prices: usd(150),
      categories: ['Gear'],
      stock: { qty: 2, isInStock: true, isManaged: true },
    }),
    aProductInput('KIT', {
      type: 'grouped',
      name: { en: 'Gym kit' },
      prices: [],
      categories: ['Gear'],
      links: [
        { kind: 'associated', sku: 'CAP' },
        { kind: 'associated', sku: 'BALL' },
      ],
    }),
    aProductInput('ONLY', { name: { en: 'Promo jacket' }, categories: ['Gear'], isPromo: true, onlyPromo: true }),
    aProductInput('OFF', { name: { en: 'Retired hoodie' }, categories: ['Women/Hoodies'], status: 2 }),
    aProductInput('PART', { name: { en: 'Spare part' }, categories: ['Gear'], visibility: 1 }),
  ],
  reviews: [
    { sku: 'HOOD', rating: 5, title: 'Warm', detail: 'Very warm', nickname: 'Ann', createdAt: '2026-03-01T00:00:00Z' },
    { sku: 'HOOD', rating: 4, title: 'Fine', detail: 'Good', nickname: 'Bob', createdAt: '2026-04-01T00:00:00Z' },
  ],
})
