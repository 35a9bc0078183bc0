import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { announce } from '#features/catalog/server/index.ts'
import { callerOf } from '#features/accounts/server/index.ts'
import type { WirePromoProduct } from '#features/blogger/contract.ts'
import { bloggerReactions, bloggerRoutes, listApprovedPhotos, payoutFileRoute } from '#features/blogger/server/index.ts'
import { placeJobs, uploadJobs, uploadsRoute } from '#platform/server/uploads/upload-files.ts'
import { createKeptJobs } from './kept-jobs.ts'
import { multipart } from './multipart.ts'
import { address, callApi, createSalesApp, orderBody, sell } from './sales.ts'
import type { Answer, SalesApp } from './sales.ts'
import { callSignedIn, signIn } from './sign-in.ts'
import { translators } from './translators.ts'

/** Mira is the blogger with the code MIRA, Zoe another with ZOE. */
export const mira = 9003
export const zoe = 9103

export type BloggerShop = SalesApp & {
  readonly ids: Readonly<Record<string, number>>
  /** One call of a blogger, or of anybody else. */
  readonly ask: (
    who: number | 'manager' | 'admin' | 'vip',
    method: 'GET' | 'POST',
    url: string,
    body?: unknown,
  ) => Promise<Answer>
  /** A form with pictures. */
  readonly send: (
    who: number | 'manager',
    url: string,
    fields: Record<string, string>,
    pictures?: readonly Buffer[],
  ) => Promise<Answer>
  /** Places an order of a guest; answers its id. */
  readonly place: (products: readonly object[], changes?: Record<string, unknown>) => Promise<string>
  readonly move: (id: string, change: object) => Promise<Answer>
  readonly giveBack: (id: string, lines: readonly object[]) => Promise<Answer>
  /** Shows, hides and takes away the files of pictures, as it was decided. */
  readonly takeAway: () => Promise<void>
  readonly balance: (who?: number) => Promise<Record<string, number>[]>
}

/** A shop that sells with two bloggers, a top, a bottom, shoes and a bottle. */
export const createBloggerShop = async (otherwise: Partial<Settings> = {}): Promise<BloggerShop> => {
  const kept = createKeptJobs()
  const settingsOf = async () => ({ ...settings, royalty_share: 10, royalty_bonus_share: 2, ...otherwise })
  const shop = await createSalesApp(
    { settingsOf, ...bloggerReactions({ settingsOf }) },
    undefined,
    async (mount, test) => {
      const { app, db, config, now } = test
      const deps = { dataDir: config.dataDir, jobs: kept.jobs, publicUrl: config.publicUrl, settingsOf, announce }
      bloggerRoutes(mount, deps)
      await app.register(uploadsRoute, { dataDir: config.dataDir })
      await app.register(payoutFileRoute, {
        deps,
        db,
        storeViews,
        translators,
        findSession: (request) => callerOf(db, request, now()),
      })
    },
  )
  const { db } = shop
  await shop.jobs.stop()
  const ids: Record<string, number> = {}
  for (const [sku, price] of [
    ['BRA', 40],
    ['TEE', 20],
    ['LEGGING', 60],
    ['RUNNER', 90],
    ['BOTTLE', 15],
  ] as const)
    ids[sku] = await sell(db, { sku, price, stock: 100_000 })
  await setKinds(shop, ids)
  for (const [id, code] of [
    [mira, 'MIRA'],
    [zoe, 'ZOE'],
  ] as const) {
    await signIn(db, id, shop.now())
    await db
      .updateTable('customer')
      .set({ roles: ['blogger'] })
      .where('id', '=', id)
      .execute()
    await db.insertInto('promo_code').values({ code, customer_id: id, created_at: shop.now() }).execute()
  }
  const ask: BloggerShop['ask'] = (who, method, url, body) => callSignedIn(shop, who, method, url, body)
  const manage = (url: string, body: object) => ask('manager', 'POST', url, body)
  return {
    ...shop,
    ids,
    ask,
    send: async (who, url, fields, pictures = []) => {
      const form = multipart(
        pictures.map((bytes) => ({ field: 'photos', bytes })),
        fields,
      )
      await db.deleteFrom('limit_hit').execute()
      const authorization = `Bearer ${await signIn(db, who, shop.now())}`
      const response = await shop.app.inject({
        method: 'POST',
        url,
        headers: { ...form.headers, authorization },
        payload: form.payload,
      })
      const { result, meta = {} } = response.json<{ result: unknown; meta?: Record<string, unknown> }>()
      return { status: response.statusCode, text: response.body, headers: response.headers, result, meta }
    },
    place: async (products, changes = {}) => {
      const body = orderBody(randomUUID(), 'TEE', { products, ...changes })
      const placed = await callApi(shop, 'POST', '/api/order', body)
      if (placed.status !== 200) throw new Error(placed.text)
      return (placed.result as { order: { id: string } }).order.id
    },
    move: (id, change) => manage(`/api/manage/orders/${id}`, change),
    giveBack: (id, lines) =>
      manage(`/api/manage/orders/${id}/return`, { return_id: randomUUID(), lines, restock: true }),
    takeAway: () => {
      const { dataDir } = shop.config
      const listShown = (names: readonly string[]) => listApprovedPhotos(db, names)
      return kept.run({ ...uploadJobs({ dataDir }), ...placeJobs({ dataDir, listShown }) })
    },
    balance: async (who = mira) => (await ask(who, 'GET', '/api/blogger/balance')).result as Record<string, number>[],
  }
}

export type List<T> = { readonly items: T[]; readonly total: number }
export type Cabinet = ReturnType<typeof cabinetOf>

/** The cabinet's calls as Mira makes them, or `who`. */
export const cabinetOf = (shop: BloggerShop) => {
  const ask = (url: string, who: number = mira) => shop.ask(who, 'GET', `/api/blogger/${url}`)
  const tell = (url: string, body: object, who: number = mira) => shop.ask(who, 'POST', `/api/blogger/${url}`, body)
  return {
    ask,
    tell,
    send: (url: string, fields: Record<string, string>, pictures: Buffer[] = [], who: number = mira) =>
      shop.send(who, `/api/blogger/${url}`, fields, pictures),
    /** Products that come to a blogger; they are there already unless `isOnWay`. */
    sendTo: async (
      who: number,
      skus: string[],
      { isOnWay = false, ...more }: Record<string, unknown> = {},
    ): Promise<number[]> => {
      const sent = await shop.ask('manager', 'POST', `/api/manage/bloggers/${who}/products`, { skus, ...more })
      if (sent.status !== 200) throw new Error(sent.text)
      const { ids } = sent.result as { ids: number[] }
      if (isOnWay !== true) for (const id of ids) await tell('order-received', { id }, who)
      return ids
    },
    product: async (id: number, who = mira): Promise<WirePromoProduct> => {
      const [found] = ((await ask(`products?id=${id}`, who)).result as List<WirePromoProduct>).items
      if (!found) throw new Error(`no product ${id}`)
      return found
    },
  }
}

/** Kinds by which they are known in a set. */
const setKinds = async ({ db }: SalesApp, ids: Readonly<Record<string, number>>): Promise<void> => {
  const { id: attribute } = await db
    .insertInto('attribute')
    .values({ code: 'ptype', kind: 'select', label: '{"en":"Type"}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [sku, kind] of [
    ['BRA', 'Sports bras'],
    ['TEE', 'Tees'],
    ['LEGGING', 'Leggings'],
    ['RUNNER', 'Shoes'],
    ['BOTTLE', 'Bottles'],
  ] as const) {
    const { id } = await db
      .insertInto('attribute_option')
      .values({ attribute_id: attribute, key: kind, label: JSON.stringify({ en: kind }), swatch: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('product')
      .set({ attributes: JSON.stringify({ ptype: [id] }) })
      .where('id', '=', ids[sku] ?? 0)
      .execute()
  }
}

/** An address like any other, with changes. */
export const at = (changes: Partial<typeof address>) => {
  const own = { ...address, ...changes }
  const { addressInformation } = orderBody(randomUUID(), 'TEE')
  return { addressInformation: { ...addressInformation, shippingAddress: own, billingAddress: own } }
}

/** A picture of one colour. */
export const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: '#456' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
