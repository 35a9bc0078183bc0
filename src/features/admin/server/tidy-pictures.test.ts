import { existsSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ManagedCategory, ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { catalogJobs } from '#features/catalog/server/index.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { multipart } from '#test/support/multipart.ts'
import { signIn } from '#test/support/sign-in.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const jobs = () =>
  catalogJobs({
    db: shop.db,
    dataDir: shop.config.dataDir,
    jobs: { enqueue: async () => undefined },
    now: shop.now,
  })
const photo = (red: number) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: { r: red, g: 20, b: 20 } } })
    .jpeg()
    .toBuffer()

test('[ADMIN-202] a picture that was taken away goes from the disk a day later, unless something still shows it', async () => {
  const authorization = `Bearer ${await signIn(shop.db, 'manager', shop.now())}`
  const { id } = await shop.db.selectFrom('product').select('id').where('sku', '=', 'VT-0101').executeTakeFirstOrThrow()
  const photos = await Promise.all([9, 19, 29].map(photo))
  const form = multipart(photos.map((bytes) => ({ field: 'photos', bytes })))
  const sent = await shop.app.inject({
    method: 'POST',
    url: `/api/manage/products/${id}/pictures`,
    headers: { ...form.headers, authorization },
    payload: form.payload,
  })
  const { media } = sent.json<{ result: ManagedProduct }>().result
  const [kept = '', shown = '', gone = ''] = media.slice(-3).map(({ path }) => path)
  const payload = { media: media.map(({ path }) => ({ path })).filter(({ path }) => path !== shown && path !== gone) }
  const headers = { authorization }
  const changed = await shop.app.inject({ method: 'POST', url: `/api/manage/products/${id}`, headers, payload })
  expect(changed.statusCode).toBe(200)
  const { rows } = await shop.pool.query<{ paths: string[]; waits: boolean }>(
    `select data->'paths' as paths, start_after > now() + interval '23 h' as waits from job.job where name = 'pictures-tidy'`,
  )
  expect(rows).toEqual([{ paths: [shown, gone], waits: true }])

  await shop.db
    .insertInto('setting')
    .values({ key: 'some_picture', value: JSON.stringify(shown) })
    .execute()
  const tidy = jobs()['pictures-tidy']
  // an old job may name what was put back meanwhile
  await tidy?.({ paths: [kept, shown, gone, '../../etc/passwd', 'demo/cap.avif'] })
  const isThere = (path: string) => existsSync(join(shop.config.dataDir, 'media', path))
  expect([kept, shown, gone].map(isThere)).toEqual([true, true, false])
})

test('[ADMIN-337] a picture that somebody else brought or took away meanwhile stays so', async () => {
  const headers = { authorization: `Bearer ${await signIn(shop.db, 'manager', shop.now())}` }
  const { id } = await shop.db.selectFrom('product').select('id').where('sku', '=', 'VT-0102').executeTakeFirstOrThrow()
  const url = `/api/manage/products/${id}`
  const pathsOf = ({ result }: { result: ManagedProduct }) => result.media.map(({ path }) => path)
  const bring = async (...reds: number[]) => {
    const form = multipart((await Promise.all(reds.map(photo))).map((bytes) => ({ field: 'photos', bytes })))
    const sent = { method: 'POST', url: `${url}/pictures`, headers: { ...form.headers, ...headers } } as const
    return pathsOf((await shop.app.inject({ ...sent, payload: form.payload })).json())
  }
  const set = async (paths: readonly string[], seen?: readonly string[]) => {
    const payload = { media: paths.map((path) => ({ path })), ...(seen ? { seen_media: seen } : {}) }
    return pathsOf((await shop.app.inject({ method: 'POST', url, headers, payload })).json())
  }
  const seen = (await bring(10, 20, 30)).slice(-3)
  const [first = '', second = '', third = ''] = await set(seen)
  const brought = (await bring(40)).at(-1) ?? ''
  await set([first, third, brought])
  expect(await set([third, second], seen)).toEqual([third, brought])
})

test('[ADMIN-202] of a category goes what was replaced, taken away, or left with it', async () => {
  const headers = { authorization: `Bearer ${await signIn(shop.db, 'manager', shop.now())}` }
  const post = async (path: string, payload: object) =>
    (await shop.app.inject({ method: 'POST', url: `/api/manage/categories${path}`, headers, payload })).json<{
      result: ManagedCategory
    }>().result
  const { id } = await post('', { name: { en: 'Pictured' } })
  const picture = async (red: number) => {
    const form = multipart([{ field: 'photos', bytes: await photo(red) }])
    const url = `/api/manage/categories/${id}/picture`
    const sent = { method: 'POST', url, headers: { ...form.headers, ...headers }, payload: form.payload } as const
    return (await shop.app.inject(sent)).json<{ result: ManagedCategory }>().result.image
  }
  const replaced = await picture(49)
  const takenAway = await picture(59)
  await post(`/${id}`, { image: null })
  const left = await picture(69)
  await post(`/${id}/remove`, {})
  const { rows } = await shop.pool.query<{ path: string }>(
    `select data->'paths'->>0 as path from job.job where name = 'pictures-tidy' order by created_on desc limit 3`,
  )
  expect(rows.map(({ path }) => path)).toEqual([left, takenAway, replaced])
})

test('[ADMIN-404] a week later goes what was sent and nothing ever showed, and half a file', async () => {
  const { dataDir } = shop.config
  const folder = join(dataDir, 'uploads')
  const headers = { authorization: `Bearer ${await signIn(shop.db, 'manager', shop.now())}` }
  const send = async (url: string, field: string, red: number) => {
    const before = await readdir(folder)
    const form = multipart([{ field, bytes: await photo(red) }])
    const sent = { method: 'POST', url, headers: { ...form.headers, ...headers }, payload: form.payload } as const
    await shop.app.inject(sent)
    return (await readdir(folder)).find((name) => !before.includes(name)) ?? ''
  }
  const { id } = await shop.db.selectFrom('product').select('id').where('sku', '=', 'VT-0103').executeTakeFirstOrThrow()
  const shown = await send(`/api/manage/products/${id}/pictures`, 'photos', 70)
  const own = await send('/api/user/photo', 'photo', 80)
  // what it is sent for fails
  await sql`create function no_upload() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    shop.db,
  )
  await sql`create trigger no_upload before insert on upload execute function no_upload()`.execute(shop.db)
  const [old, young] = [await send('/api/user/photo', 'photo', 90), await send('/api/user/photo', 'photo', 100)]
  await sql`drop trigger no_upload on upload`.execute(shop.db)
  const half = `.${old}.part`
  await writeFile(join(folder, half), 'half')
  const ago = (days: number) => new Date(shop.now().getTime() - days * 86_400_000)
  for (const name of [shown, own, old, half]) await utimes(join(folder, name), ago(8), ago(8))
  await utimes(join(folder, young), ago(6), ago(6))
  await jobs()['pictures-sweep']?.({})
  const left = await readdir(folder)
  expect([shown, own, young, old, half].map((name) => left.includes(name))).toEqual([true, true, true, false, false])
})
