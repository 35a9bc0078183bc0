import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { storeViews } from '#config/stores/index.ts'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { callerOf } from '#features/accounts/server/index.ts'
import { cartRoutes } from '#features/cart/server/index.ts'
import { checkoutRoutes } from '#features/checkout/server/index.ts'
import { orderFilesRoute, orderJobs, orderRoutes, webhookRoutes } from '#features/orders/server/index.ts'
import type { OrderJobDeps } from '#features/orders/server/index.ts'
import { createMailOutbox } from '#platform/server/adapters/mail-outbox.ts'
import { embeddedPayment } from '#platform/server/adapters/payment-embedded.ts'
import type { Db } from '#platform/server/context.ts'
import { createJobs } from '#platform/server/jobs.ts'
import type { JobHandlers, Jobs } from '#platform/server/jobs.ts'
import { createLog } from '#platform/server/log.ts'
import { createTestApp } from './app.ts'
import type { TestApp } from './app.ts'
import { translators } from './translators.ts'

export type SalesApp = TestApp & {
  readonly jobs: Jobs
  readonly deps: OrderJobDeps
  /** To run one by hand, at the clock of the test. */
  readonly handlers: JobHandlers
}

/** A shop that sells: cart, checkout, orders and their jobs. Nothing is in the catalogue yet. */
export const createSalesApp = async (
  changes: Partial<OrderJobDeps> = {},
  makeDatabase?: Parameters<typeof createTestApp>[1],
  mountMore?: Parameters<typeof createTestApp>[0],
): Promise<SalesApp> => {
  const made: { sales?: Omit<SalesApp, keyof TestApp> } = {}
  const shop = await createTestApp(async (mount, test) => {
    const { app, db, pool, config, now } = test
    const jobs = createJobs(pool, createLog('silent'))
    const deps: OrderJobDeps = {
      db,
      jobs,
      storeViews,
      translators,
      payments: [embeddedPayment],
      mail: createMailOutbox(config.dataDir, createLog('silent')),
      publicUrl: config.publicUrl,
      now,
      newId: randomUUID,
      ...changes,
    }
    cartRoutes(mount, deps)
    checkoutRoutes(mount, deps)
    orderRoutes(mount, deps)
    webhookRoutes(mount, { ...deps, checkFresh: async () => ok(true) })
    await app.register(orderFilesRoute, {
      deps,
      db,
      dataDir: config.dataDir,
      findSession: (request) => callerOf(db, request, now()),
    })
    const handlers = orderJobs(deps)
    await mountMore?.(mount, test)
    await jobs.start(handlers)
    made.sales = { jobs, deps, handlers }
  }, makeDatabase)
  if (!made.sales) throw new Error('the shop was not mounted')
  const { sales } = made
  const close = async () => {
    await sales.jobs.stop()
    await shop.close()
  }
  return { ...shop, ...sales, close }
}

export type Goods = {
  readonly sku: string
  /** Major units of USD; the other currencies by the demo's rates. */
  readonly price?: number
  readonly special?: number
  readonly specialFrom?: string
  readonly specialTo?: string
  /** Undefined: not stock-managed. */
  readonly stock?: number
  readonly type?: 'simple' | 'configurable' | 'grouped' | 'bundle' | 'virtual' | 'downloadable'
  readonly status?: number
  readonly parentId?: number
  readonly variantAttributes?: readonly string[]
  readonly attributes?: Readonly<Record<string, number[]>>
  readonly members?: readonly { readonly id: number; readonly qty?: number }[]
  readonly bundleOptions?: readonly object[]
  readonly customOptions?: readonly object[]
  readonly downloads?: readonly object[]
}

/** Puts one product up for sale; answers its id. */
export const sell = async (db: Db, goods: Goods): Promise<number> => {
  const { id } = await db
    .insertInto('product')
    .values({
      sku: goods.sku,
      type_id: goods.type ?? 'simple',
      parent_id: goods.parentId ?? null,
      variant_attributes: [...(goods.variantAttributes ?? [])],
      name: JSON.stringify({ en: `Name of ${goods.sku}` }),
      slug: goods.sku.toLowerCase(),
      status: goods.status ?? 1,
      tax_class: null,
      attributes: JSON.stringify(goods.attributes ?? {}),
      media: JSON.stringify([{ path: `${goods.sku}.webp`, kind: 'image' }]),
      bundle_options: JSON.stringify(goods.bundleOptions ?? []),
      custom_options: JSON.stringify(goods.customOptions ?? []),
      downloads: JSON.stringify(goods.downloads ?? []),
      input_hash: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (goods.price !== undefined) {
    for (const [currency, rate] of [
      ['USD', 1],
      ['EUR', 0.9],
      ['RUB', 90],
    ] as const) {
      await db
        .insertInto('product_price')
        .values({
          product_id: id,
          currency,
          price: Math.round(goods.price * rate * 100),
          special_price: goods.special === undefined ? null : Math.round(goods.special * rate * 100),
          special_from: goods.specialFrom ?? null,
          special_to: goods.specialTo ?? null,
        })
        .execute()
    }
  }
  const stock = goods.stock === undefined ? { qty: 0, is_managed: false } : { qty: goods.stock, is_managed: true }
  await db
    .insertInto('stock')
    .values({ product_id: id, ...stock })
    .execute()
  for (const [position, member] of (goods.members ?? []).entries()) {
    await db
      .insertInto('product_link')
      .values({ product_id: id, linked_id: member.id, kind: 'associated', qty: member.qty ?? 1, position })
      .execute()
  }
  return id
}

/** What is left of a product. */
export const stockOf = async (db: Db, id: number): Promise<number> =>
  (await db.selectFrom('stock').select('qty').where('product_id', '=', id).executeTakeFirstOrThrow()).qty

export const address = {
  firstname: 'Hannah',
  lastname: 'Brooks',
  street: ['86 Mercer Street', ''],
  city: 'New York',
  postcode: '10012',
  country_id: 'US',
  region_code: 'NY',
  telephone: '+1 646 555 0173',
  email: 'hannah@mail.example',
}

/** A body that is accepted: one piece of `sku`, standard delivery, cash on delivery. */
export const orderBody = (orderId: string, sku: string, changes: Record<string, unknown> = {}) => ({
  order_id: orderId,
  cart_id: null,
  products: [{ sku, qty: 1 }],
  addressInformation: {
    shippingAddress: address,
    billingAddress: address,
    shippingCarrierCode: 'standard',
    shippingMethodCode: 'standard',
    payment_method_code: 'cashondelivery',
    payment_method_additional: {},
  },
  created_at: '2025-11-20T12:00:00.000Z',
  ...changes,
})

/** What such a body has instead where it is paid by another method. */
export const paidBy = (method: string, changes: object = {}) => ({
  addressInformation: { ...orderBody('', 'TEE').addressInformation, payment_method_code: method, ...changes },
})

export type Answer = {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly result: unknown
  readonly meta: Readonly<Record<string, unknown>>
}

/** One call as a browser makes it. */
export const callApi = async (
  shop: Pick<TestApp, 'app'>,
  method: 'GET' | 'POST',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const response = await shop.app.inject({
    method,
    url,
    headers,
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const answer = response.json<{ result: unknown; meta?: Record<string, unknown> }>()
  return {
    status: response.statusCode,
    text: response.body,
    headers: response.headers,
    result: answer.result,
    meta: answer.meta ?? {},
  }
}

/** The same call for somebody signed in, straight to its handler: sessions are the accounts'. */
export const callAs = async (
  shop: SalesApp,
  customerId: number,
  key: string,
  input: { params?: object; query?: object; body?: object },
  storeCode: keyof typeof storeViews = 'en',
): Promise<Result<unknown>> => {
  const operation = shop.mount.operations.get(key)
  if (!operation) throw new Error(`no call ${key}`)
  const { db, now } = shop
  await sql`
    insert into customer (id, email, store_code, created_at, updated_at) overriding system value
    values (${customerId}, ${`customer-${customerId}@mail.example`}, 'en', now(), now()) on conflict do nothing`.execute(
    db,
  )
  return operation.run(
    { params: input.params ?? {}, query: input.query ?? {}, body: input.body ?? {} },
    {
      db,
      store: storeViews[storeCode],
      session: { id: '', customerId, roles: [], actorId: undefined },
      now: now(),
      newId: randomUUID,
      requestId: 'test',
    },
  )
}
