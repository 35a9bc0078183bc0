import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'
import { signIn } from '#test/support/sign-in.ts'
import { contentJobs } from './jobs.ts'
import { contentRoutes } from './routes.ts'

let shop: TestApp
let isFresh = false
const enqueued: unknown[] = []
beforeAll(async () => {
  shop = await createTestApp(async (mount, { config }) =>
    contentRoutes(mount, {
      dataDir: config.dataDir,
      jobs: { enqueue: async (_db, name, _data, options) => void enqueued.push([name, options?.startAfter]) },
      checkFresh: async () => (isFresh ? ok(true) : refuse('SECOND_FACTOR_NEEDED')),
      hasPicture: async () => true,
      menuOf: () => [],
      optionLabel: () => undefined,
    }),
  )
})
afterAll(() => shop.close())

const post = async (path: string, payload: object) => {
  const headers = { authorization: `Bearer ${await signIn(shop.db, 'admin', shop.now())}` }
  return (await shop.app.inject({ method: 'POST', url: `/api/admin/${path}`, headers, payload })).json<{
    code: number
    result: { version: { id: number } }
  }>()
}

test('[CONTENT-78] publishing wants a second factor lately where the shop asks for one; a draft does not', async () => {
  const needed = { code: 403, result: 'SECOND_FACTOR_NEEDED' }
  const page = { identifier: 'x', store_code: '', title: { en: 'X' }, content: {} }
  expect(await post('design', { tokens: {} })).toMatchObject(needed)
  expect(await post('slides', { slides: [] })).toMatchObject(needed)
  expect(await post('page', page)).toMatchObject(needed)
  const draft = await post('design', { tokens: { accent: '#a00' }, draft: true })
  expect(draft.code).toBe(200)
  const publish = `versions/${draft.result.version.id}/publish`
  expect(await post(publish, {})).toMatchObject(needed)
  isFresh = true
  expect(await post(publish, {})).toMatchObject({ code: 200 })
  isFresh = false
})

test('[CONTENT-76] whoever keeps pages hears of a schedule when its time has come', async () => {
  isFresh = true
  const publish_at = new Date(shop.now().getTime() + 60_000).toISOString()
  await post('slides', { slides: [], publish_at })
  expect(enqueued).toEqual([['content-due', new Date(publish_at)]])
  isFresh = false
})

test('[CONTENT-337] where the database is ahead of the shop, they hear of it again once the shop shows it', async () => {
  isFresh = true
  const publish_at = new Date(shop.now().getTime() + 3000)
  const { result } = await post('slides', { slides: [], publish_at: publish_at.toISOString() })
  isFresh = false
  const again: { readonly data: unknown; readonly inMs: number }[] = []
  const work = async (now: Date) => {
    const jobs = {
      enqueue: async (_db: unknown, _name: string, data: unknown, options?: { readonly startAfter?: Date }) =>
        void again.push({ data, inMs: (options?.startAfter?.getTime() ?? 0) - Date.now() }),
    }
    await contentJobs({ db: shop.db, jobs, now: () => now })['content-due']?.({ version: result.version.id })
  }
  await work(new Date(publish_at.getTime() - 2000))
  expect(again).toMatchObject([{ data: { version: result.version.id } }])
  // by the database's clock
  expect(again[0]?.inMs).toBeGreaterThan(1000)
  expect(again[0]?.inMs).toBeLessThan(2500)
  await work(publish_at)
  expect(again).toHaveLength(1)
})
