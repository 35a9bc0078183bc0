import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { announce, picturesRoute, writeCatalogue } from '#features/catalog/server/index.ts'
import { createLog } from '#platform/server/log.ts'
import { placeJobs, uploadJobs } from '#platform/server/uploads/upload-files.ts'
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
beforeAll(async () => {
  photo = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  shop = await createShop(async ({ app, mount, db, config, now }) => {
    await writeCatalogue(db, shopInput(), { now: now(), rates: settings.rates, mode: 'upsert' })
    reviewRoutes(mount, { dataDir: config.dataDir, jobs: kept.jobs, announce })
    await app.register(picturesRoute, { dataDir: config.dataDir, demoDir: '/nowhere', log: createLog('silent'), now })
  })
})
afterAll(() => shop.close())

const send = async (token: string | undefined, photos: readonly Buffer[], changes: Record<string, string> = {}) => {
  const words = { rating: '5', title: 'Soft', detail: 'Like new.', nickname: 'Ana', ...changes }
  const form = multipart(
    photos.map((bytes) => ({ field: 'photos', bytes })),
    { entity_id: String(shop.idOf('TEE')), ...words },
  )
  const headers = { ...form.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  const answer = await shop.app.inject({ method: 'POST', url: '/api/review/create', headers, payload: form.payload })
  return { status: answer.statusCode, ...answer.json<{ result: { id: number; status: number }; meta?: object }>() }
}
const moderate = async (id: number, payload: object) => {
  const headers = { authorization: `Bearer ${await signIn(shop.db, 'manager', shop.now())}` }
  const answer = await shop.app.inject({ method: 'POST', url: `/api/manage/reviews/${id}`, headers, payload })
  return answer.json<{ result: { photos: string[] } }>().result
}
const shownNames = async () => {
  const rows = await shop.db.selectFrom('review_photo').select('name').execute()
  return rows.map(({ name }) => name)
}
const place = () =>
  kept.run(placeJobs({ dataDir: shop.config.dataDir, listShown: (names) => listApprovedPhotos(shop.db, names) }))
const statusOf = async (name: string) => (await shop.app.inject({ url: `/img/210x300/shared/${name}` })).statusCode

test('[REVIEW-970] eight photos are taken, a ninth refuses the review by its name', async () => {
  const photos = (count: number) => Array.from({ length: count }, () => photo)
  const taken = await send(undefined, photos(8))
  expect(taken.status).toBe(200)
  const refused = { result: 'INVALID_INPUT', meta: { fields: { photos: 'must NOT have more than 8 items' } } }
  expect(await send(undefined, photos(9), { title: 'Nine' })).toMatchObject({ status: 400, ...refused })
  expect(await shop.db.selectFrom('review').select('id').where('title', '=', 'Nine').execute()).toEqual([])
  await shop.db.deleteFrom('review').where('id', '=', taken.result.id).execute()
})

test('[REVIEW-6] a photo is drawn anew, and on no page before its review is', async () => {
  const { result } = await send(await signIn(shop.db, 9101, shop.now()), [photo, photo])
  const [name = ''] = await shownNames()
  expect(await statusOf(name)).toBe(404)
  expect((await moderate(result.id, { status: 1 })).photos).toHaveLength(2)
  await place()
  expect(await statusOf(name)).toBe(200)
  await moderate(result.id, { status: 3 })
  await place()
  expect(await statusOf(name)).toBe(404)
  await shop.db.deleteFrom('review').execute()
})

test('[REVIEW-112] what is taken back of a decision leaves its photos as they were', async () => {
  const { result } = await send(await signIn(shop.db, 9101, shop.now()), [photo])
  const [name = ''] = await shownNames()
  await moderate(result.id, { status: 1 })
  await place()
  await sql`create function no_review() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    shop.db,
  )
  // at the end of its transaction, when all else of it was done
  await sql`create constraint trigger no_review after update on review deferrable initially deferred
    for each row execute function no_review()`.execute(shop.db)
  await moderate(result.id, { status: 3 })
  await sql`drop trigger no_review on review`.execute(shop.db)
  // what its queue got was rolled back with it; were it not, it would find what stands
  await place()
  expect(await statusOf(name)).toBe(200)
  await shop.db.deleteFrom('review').execute()
})

test('[REVIEW-72] what was written on after a lost answer takes the place of what waits, not of what was judged', async () => {
  for (const token of [undefined, await signIn(shop.db, 9105, shop.now())]) {
    const client_id = randomUUID()
    const first = await send(token, [photo, photo], { client_id })
    const [name = ''] = await shownNames()
    expect(await send(token, [photo], { client_id, title: ' Softer ', rating: '4', fit: 'small' })).toEqual(first)
    await kept.run(uploadJobs(shop.config))
    const names = await shownNames()
    expect([names.length, names.includes(name)]).toEqual([1, false])
    expect((await moderate(first.result.id, { status: 1 })).photos).toEqual(names.map((each) => `/uploads/${each}`))
    expect((await send(token, [], { client_id, title: 'Hard' })).result).toEqual({ ...first.result, status: 1 })
    const rows = await shop.db.selectFrom('review').select(['id', 'title', 'rating', 'fit']).execute()
    expect(rows).toEqual([{ id: first.result.id, title: 'Softer', rating: 4, fit: 'small' }])
    await shop.db.deleteFrom('review').execute()
  }
})

test('[REVIEW-11] a review that cannot be kept leaves the one before its photos', async () => {
  const token = await signIn(shop.db, 9104, shop.now())
  const { result } = await send(token, [photo])
  await moderate(result.id, { status: 1 })
  await place()
  const [name = ''] = await shownNames()
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    shop.db,
  )
  await sql`create constraint trigger refuse after insert on review initially deferred
    for each row execute function refuse()`.execute(shop.db)
  expect((await send(token, [])).status).toBe(500)
  expect(await shownNames()).toEqual([name])
  expect(await statusOf(name)).toBe(200)
})
