import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { accountJobs } from '#features/accounts/server/index.ts'
import { announce, picturesRoute, writeCatalogue } from '#features/catalog/server/index.ts'
import { createLog } from '#platform/server/log.ts'
import { placeJobs, uploadJobs } from '#platform/server/uploads/upload-files.ts'
import { accountDeps } from '#test/support/accounts.ts'
import { createKeptJobs } from '#test/support/kept-jobs.ts'
import { multipart } from '#test/support/multipart.ts'
import { shopInput } from '#test/support/shop-input.ts'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'
import { signIn } from '#test/support/sign-in.ts'
import { listApprovedPhotos, reviewRoutes } from './index.ts'

let shop: Shop
let photo: Buffer
const kept = createKeptJobs()
const place = () =>
  kept.run(placeJobs({ dataDir: shop.config.dataDir, listShown: (names) => listApprovedPhotos(shop.db, names) }))

beforeAll(async () => {
  photo = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#456' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  shop = await createShop(async ({ app, mount, db, config, now }) => {
    await writeCatalogue(db, shopInput(), { now: now(), rates: settings.rates, mode: 'upsert' })
    reviewRoutes(mount, { dataDir: config.dataDir, jobs: kept.jobs, announce })
    await app.register(picturesRoute, { dataDir: config.dataDir, demoDir: '/nowhere', log: createLog('silent'), now })
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('review').execute()
  await shop.db.deleteFrom('upload').execute()
  await shop.db.deleteFrom('limit_hit').execute()
})

type Answer = { status: number; result: { id: number; status: number }; meta: { fields: Record<string, string> } }

const words = (changes: Record<string, unknown> = {}): Record<string, string> => {
  const all = {
    entity_id: shop.idOf('TEE'),
    rating: 5,
    title: 'Soft',
    detail: 'Like new.',
    nickname: 'Ana',
    ...changes,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

const send = async (
  fields: Record<string, string>,
  photos: readonly Buffer[] = [],
  token?: string,
): Promise<Answer> => {
  const form = multipart(
    photos.map((bytes) => ({ field: 'photos', bytes })),
    fields,
  )
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/review/create',
    headers: { ...form.headers, ...authorization },
    payload: form.payload,
  })
  return { status: response.statusCode, ...(JSON.parse(response.body) as Omit<Answer, 'status'>) }
}

const moderate = async (id: number, change: object, who: 'manager' | 'blogger' = 'manager') => {
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/manage/reviews/${id}`,
    headers: { authorization: `Bearer ${await signIn(shop.db, who, shop.now())}` },
    payload: change,
  })
  await shop.catalogue.settled()
  return { status: response.statusCode, result: (JSON.parse(response.body) as { result: unknown }).result }
}

const listed = async (sku = 'TEE') => {
  const filters = [{ attribute: 'entity_id', value: { in: [shop.idOf(sku)] }, scope: 'default' }]
  return (await shop.get('/api/catalog', { type: 'review', searchQuery: { filters } })).body.result
}
const summary = async (sku = 'TEE') =>
  ((await shop.get('/api/product', { sku })).body.result.items[0] as unknown as { review_summary: object })
    .review_summary

test('[REVIEW-1] [REVIEW-7] a guest writes, a manager approves, everybody reads', async () => {
  const { status, result } = await send(words({ fit: 'true' }), [photo])
  expect(status).toBe(200)
  expect(result).toEqual({ id: expect.any(Number), status: 2 })
  expect((await listed()).items).toEqual([])
  expect(await summary()).toMatchObject({ count: 0 })
  expect((await moderate(result.id, { status: 1 }, 'blogger')).status).toBe(403)
  expect((await moderate(result.id, { status: 1, reply: 'Thank you!' })).status).toBe(200)
  const shown = { rating: 5, title: 'Soft', fit: 'true', verified: false, reply: 'Thank you!' }
  expect((await listed()).items).toEqual([expect.objectContaining(shown)])
  await expect.poll(() => summary()).toMatchObject({ count: 1, average: 5 })
  await moderate(result.id, { status: 3 })
  expect((await listed()).items).toEqual([])
  await expect.poll(() => summary()).toMatchObject({ count: 0 })
  expect((await moderate(2_000_000, { status: 1 })).status).toBe(404)
})

test('[REVIEW-2] [REVIEW-113] a variant’s review is its style’s; what cannot be is refused by name and not kept', async () => {
  await send(words({ entity_id: shop.idOf('LEGS-black-S') }))
  const rows = await shop.db.selectFrom('review').select('product_id').execute()
  expect(rows).toEqual([{ product_id: shop.idOf('LEGS') }])
  await shop.db.deleteFrom('review').execute()
  expect((await send(words({ entity_id: 999_999 }))).status).toBe(404)
  for (const [field, value] of Object.entries({
    rating: 6,
    title: ' ',
    detail: 'x'.repeat(4001),
    nickname: undefined,
    fit: 'huge',
    entity_id: 'many',
    client_id: 'mine',
  })) {
    const { status, meta } = await send(words({ [field]: value }))
    expect([field, status, Object.keys(meta.fields)]).toEqual([field, 400, [field]])
  }
  const { meta } = await send(words({ detail: 'x'.repeat(20_001) }))
  expect(meta.fields).toEqual({ detail: 'must NOT have more than 20000 bytes' })
  expect((await send(words(), [Buffer.from('<svg onload="alert(1)"/>')])).status).toBe(400)
  expect(await shop.db.selectFrom('review').select('id').execute()).toEqual([])
})

test('[REVIEW-3] the same review sent again, at once too, is one', async () => {
  const fields = words({ client_id: randomUUID() })
  const answers = await Promise.all([send(fields), send(fields), send(fields)])
  const later = await send(fields)
  expect(new Set([...answers, later].map(({ status, result }) => `${status} ${result.id}`)).size).toBe(1)
  expect(await shop.db.selectFrom('review').select('id').execute()).toHaveLength(1)
})

test('[REVIEW-4] [REVIEW-6] a customer’s new review takes the place of the old one, photos and all', async () => {
  const token = await signIn(shop.db, 9101, shop.now())
  const atOnce = await Promise.all([1, 2, 3].map(() => send(words(), [], token)))
  expect(atOnce.map(({ status }) => status)).toEqual([200, 200, 200])
  const first = await send(words(), [photo], token)
  await moderate(first.result.id, { status: 1 })
  const [path] = ((await listed()).items as unknown as { photos: string[] }[])[0]?.photos ?? []
  await place()
  const fetchPhoto = () => shop.app.inject({ url: `/img/210x300/${path}` })
  expect((await fetchPhoto()).statusCode).toBe(200)
  const second = await send(words({ title: 'Softer' }), [], token)
  expect(second.status).toBe(200)
  expect((await listed()).items).toEqual([])
  await kept.run(uploadJobs(shop.config))
  expect((await fetchPhoto()).statusCode).toBe(404)
  const written = await shop.db.selectFrom('review').select(['id', 'title']).execute()
  expect(written).toEqual([{ id: second.result.id, title: 'Softer' }])
  expect(await shop.db.selectFrom('upload').select('name').execute()).toEqual([])
})

test('[REVIEW-5] verified is whoever bought it, not whose order was cancelled', async () => {
  const token = await signIn(shop.db, 9102, shop.now())
  const order = async (change: object) => {
    const id = randomUUID()
    const row = {
      status: 'A',
      stage: 1,
      payment_method: 'card',
      grand_total: 100,
      store_code: 'en',
      currency: 'USD',
      created_at: shop.now(),
      updated_at: shop.now(),
    }
    await shop.db
      .insertInto('shop_order')
      .values({
        ...row,
        id,
        client_order_id: id,
        language: 'en',
        customer_id: 9102,
        customer: '{}',
        totals: '{}',
        ...change,
      })
      .execute()
    await sql`
      insert into order_line (order_id, product_id, sku, qty, name, price, price_base)
      values (${id}, ${shop.idOf('LEGS-black-S')}, 'LEGS-black-S', 1, 'Legs', 100, 100)`.execute(shop.db)
  }
  const isVerified = async () => {
    await send(words({ entity_id: shop.idOf('LEGS') }), [], token)
    return (await shop.db.selectFrom('review').select('is_verified').executeTakeFirstOrThrow()).is_verified
  }
  expect(await isVerified()).toBe(false)
  await order({ is_paid: true, is_canceled: true })
  expect(await isVerified()).toBe(false)
  await order({ is_paid: true })
  expect(await isVerified()).toBe(true)
})

test('[REVIEW-7] managers see what waits, with its photos', async () => {
  await send(words({ title: 'One' }), [photo])
  await send(words({ title: 'Two' }))
  const ask = async (role: 'manager' | 'blogger', query: string) =>
    shop.app.inject({
      url: `/api/manage/reviews?${query}`,
      headers: { authorization: `Bearer ${await signIn(shop.db, role, shop.now())}` },
    })
  expect((await ask('blogger', '')).statusCode).toBe(403)
  const { result } = JSON.parse((await ask('manager', 'status=2&size=1')).body) as {
    result: { total: number; items: { title: string; photos: string[]; product_sku: string }[] }
  }
  expect(result.total).toBe(2)
  expect(result.items).toEqual([expect.objectContaining({ title: 'One', product_sku: 'TEE' })])
  const found = async (q: string) =>
    JSON.parse((await ask('manager', `status=2&q=${encodeURIComponent(q)}`)).body) as { result: { total: number } }
  for (const [at, q] of ['T%o', 'tw', ' tee '].entries()) expect([q, (await found(q)).result.total]).toEqual([q, at])
  expect(result.items[0]?.photos[0]).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/)
})

test('[REVIEW-10] a customer who leaves takes reviews and photos along', async () => {
  const token = await signIn(shop.db, 9103, shop.now())
  const { result } = await send(words(), [photo], token)
  await moderate(result.id, { status: 1 })
  const [path] = ((await listed()).items as unknown as { photos: string[] }[])[0]?.photos ?? []
  await place()
  expect((await shop.app.inject({ url: `/img/210x300/${path}` })).statusCode).toBe(200)
  await shop.db.updateTable('customer').set({ deleted_at: shop.now() }).where('id', '=', 9103).execute()
  const { db, now, config } = shop
  const sendNothing = async () => undefined
  const jobs = accountJobs({
    ...accountDeps({ dataDir: config.dataDir }),
    db,
    now,
    mail: { send: sendNothing },
    sms: { send: sendNothing },
  })
  await jobs['account.erase']?.({ customer: 9103 })
  expect((await listed()).items).toEqual([])
  expect((await shop.app.inject({ url: `/img/210x300/${path}` })).statusCode).toBe(404)
})
