import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '#platform/server/context.ts'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'
import { toCsv } from '#test/support/import-texts.ts'
import { signIn } from '#test/support/sign-in.ts'
import { updateRoutes } from './update-routes.ts'

let shop: TestApp
let feeds: readonly string[] = []
let skinWork = async () => ({ skins: 2, refused: 1 })
beforeAll(async () => {
  shop = await createTestApp((mount, { config }) =>
    updateRoutes(mount, {
      dataDir: config.dataDir,
      settingsOf: async () => ({ import_feeds: feeds }),
      updateSkins: () => skinWork(),
      fetch: { resolve: async () => [{ address: '127.0.0.1', family: 4 }] },
    }),
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  feeds = []
  await rm(join(shop.config.dataDir, 'import'), { recursive: true, force: true })
})

const put = async (name: string, text: string) => {
  await mkdir(join(shop.config.dataDir, 'import'), { recursive: true })
  await writeFile(join(shop.config.dataDir, 'import', name), text)
}
const simple = (sku: string, price = 10) => ({ sku, product_type: 'simple', name: `Piece ${sku}`, price })
const ask = async (role: Role | undefined, path = 'update', method: 'GET' | 'POST' = 'POST', extra = {}) => {
  const authorization = role ? { authorization: `Bearer ${await signIn(shop.db, role, shop.now())}` } : {}
  const answer = await shop.app.inject({ method, url: `/api/manage/${path}`, headers: { ...authorization, ...extra } })
  return answer.json<{ code: number; result: unknown; meta?: { fields?: Record<string, string> } }>()
}
const skus = async () =>
  (await shop.db.selectFrom('product').select('sku').orderBy('sku').execute()).map(({ sku }) => sku)

test('[ADMIN-1] an update imports every file of the folder, a second one finds nothing new', async () => {
  await put('a.csv', toCsv([simple('UPD-A')]))
  await put('b.csv', toCsv([simple('UPD-B')]))
  await put('.hidden', 'nothing of ours')
  expect(await ask('manager')).toMatchObject({ code: 200, result: { new: 2, changed: 0, unchanged: 0, refused: 0 } })
  expect(await skus()).toEqual(['UPD-A', 'UPD-B'])
  await put('b.csv', toCsv([simple('UPD-B', 12)]))
  expect(await ask('admin', 'update', 'GET')).toMatchObject({ code: 200, result: { new: 0, changed: 1, unchanged: 1 } })
})

test('[ADMIN-1] with nothing to do it is done as well, and the shop counts as brought up to date', async () => {
  const runs = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from import_run where state = 'done'`.execute(shop.db))
      .rows[0]?.count ?? 0
  const before = await runs()
  expect(await ask('blogger')).toMatchObject({ code: 200, result: { new: 0, changed: 0 } })
  expect(await runs()).toBe(before + 1)
})

test('[ADMIN-2] a source that cannot be taken is named, and nothing of any is kept', async () => {
  const before = await skus()
  await put('good.csv', toCsv([simple('UPD-GOOD')]))
  await put('odd.csv', 'a,b\n1,2')
  const odd = await ask('manager')
  expect(odd).toMatchObject({ code: 422, result: 'IMPORT_REFUSED' })
  expect(odd.meta?.fields?.['source']).toMatch(/^odd\.csv: its header/)
  feeds = ['https://feeds.test/products.xml']
  const feed = await ask('manager')
  expect(feed).toMatchObject({ code: 422, result: 'IMPORT_REFUSED' })
  expect(feed.meta?.fields?.['source']).toBe('https://feeds.test/products.xml: ADDRESS_BLOCKED')
  expect(await skus()).toEqual(before)
})

test('[ADMIN-3] neither runs beside itself', async () => {
  let end = () => {}
  const running = new Promise<void>((resolve) => (end = resolve))
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  skinWork = async () => {
    begin()
    await running
    return { skins: 2, refused: 1 }
  }
  const first = ask('admin', 'skin-update')
  await begun
  expect(await ask('manager', 'skin-update')).toMatchObject({ code: 409, result: 'ALREADY_RUNNING' })
  expect(await ask('manager', 'update/progress', 'GET')).toMatchObject({ result: { skins: true } })
  end()
  expect(await first).toMatchObject({ code: 200, result: { skins: 2, refused: 1 } })
  expect(await ask('blogger', 'skin-update', 'GET')).toMatchObject({ code: 200 })
  await shop.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(7406313)`.execute(connection)
    expect(await ask('manager')).toMatchObject({ code: 409, result: 'ALREADY_RUNNING' })
    const { id } = await shop.db
      .insertInto('import_run')
      .values({
        format: '',
        files: [],
        counts: '{}',
        started_at: shop.now(),
        state: 'running',
        step: 'writing',
        done: 1,
        total: 4,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // as another process left it there
    expect(await ask('blogger', 'update/progress', 'GET')).toMatchObject({
      result: { step: 'writing', percent: 25, skins: false },
    })
    await shop.db.deleteFrom('import_run').where('id', '=', id).execute()
    await sql`select pg_advisory_unlock(7406313)`.execute(connection)
  })
})

test('[ADMIN-4] managers, admins and bloggers may, nobody else, and no other site', async () => {
  for (const path of ['update', 'skin-update']) {
    for (const method of ['GET', 'POST'] as const) {
      expect(await ask(undefined, path, method)).toMatchObject({ code: 401 })
      expect(await ask('vip', path, method)).toMatchObject({ code: 403 })
    }
    expect(await ask('admin', path, 'GET', { 'sec-fetch-site': 'cross-site' })).toMatchObject({
      code: 403,
      result: 'ACCESS_DENIED',
    })
  }
  expect(await ask('blogger', 'update/progress', 'GET')).toMatchObject({ result: { step: null, percent: 0 } })
})
