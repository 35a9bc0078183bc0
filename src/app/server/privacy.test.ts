import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseCustomer } from '#features/accounts/server/leaving/erase.ts'
import { personalTables } from '#features/accounts/server/leaving/personal-data.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { addPerson, addThings, callWith } from '#test/support/things.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

/** Somebody who has been everywhere in the shop, and whose name and address stand wherever one can. */
const settle = async (canary: string) => {
  const person = await addThings(shop, ['blogger'])
  const { token, email, id } = person
  const say = async (key: string, body: object) => {
    const { status, text } = await callWith(shop, key, { body }, { token })
    if (status !== 200) throw new Error(`${key}: ${text}`)
  }
  await say('POST /api/user/update', { firstname: canary, lastname: canary })
  await say('POST /api/newsletter', { email })
  await say('POST /api/stock/notify', { sku: 'VT-1001-CLAY-M', email, kind: 'price_drop' })
  const { rows } = await sql<{ id: number }>`select id from product where sku = 'VT-1001'`.execute(shop.db)
  const review = { entity_id: rows[0]?.id, rating: 5, title: canary, detail: `${canary} ${email}`, nickname: canary }
  await say('POST /api/review/create', review)
  await say('POST /api/user/lists', { wishlist: { add: [canary] } })
  await sql`update customer_address set address = address || ${JSON.stringify({ lastname: canary })}::jsonb where customer_id = ${id}`.execute(
    shop.db,
  )
  return person
}

/** What of the whole database, the job queue's part too, has one of these in it. */
const rowsWith = async (texts: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'job') and table_type = 'BASE TABLE'`.execute(shop.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select own::text as row from ${sql.raw(name)} own where own::text ilike any(${texts.map((text) => `%${text}%`)}::text[])`.execute(
      shop.db,
    )
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`))
  }
  return found
}

test('[SHELL-181] the export has every column of every row that is somebody’s, but what is marked as a secret', async () => {
  const { id, token } = await settle('Canarywhoreads')
  const { text } = await callWith(shop, 'GET /api/user/export', {}, { token })
  const file = JSON.parse(text) as Record<string, Record<string, unknown>[]>
  const missing: string[] = []
  let columns = 0
  for (const { table, hides = [] } of personalTables) {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
      shop.db,
    )
    const [first] = file[table] ?? []
    if (!first) continue
    for (const { name } of rows) {
      columns += 1
      if (name in first === hides.includes(name)) missing.push(`${table}.${name}`)
    }
  }
  expect(missing).toEqual([])
  expect([columns > 150, file['customer']?.[0]?.['id']]).toEqual([true, id])
  const filled = personalTables.filter(({ table }) => (file[table] ?? []).length > 0)
  expect(filled.length).toBeGreaterThanOrEqual(18)
})

test('[SHELL-182] whoever has left is in no table, no job, no file and no answer', async () => {
  const canary = 'Canarywholeaves'
  const { id, email } = await settle(canary)
  const canaries = [canary, email]
  expect((await rowsWith(canaries)).length).toBeGreaterThan(4)
  const admin = await addPerson(shop, ['admin'])
  await sql`update customer set roles = '{}' where id = ${id}`.execute(shop.db)
  const answer = await callWith(shop, 'POST /api/manage/customers/:id/erase', { params: { id }, body: {} }, admin)
  expect(answer.status).toBe(200)
  const isKnown = async () => (await sql`select 1 from customer where id = ${id}`.execute(shop.db)).rows.length
  await expect.poll(isKnown, { timeout: 12_000 }).toBe(0)
  expect(await rowsWith(canaries)).toEqual([])
  const files = await readdir(shop.config.dataDir, { recursive: true, withFileTypes: true })
  const told: string[] = []
  for (const file of files) {
    // what was mailed lies where mails go
    if (!file.isFile() || file.parentPath.includes('outbox')) continue
    const text = await readFile(join(file.parentPath, file.name), 'latin1')
    if (canaries.some((one) => text.includes(one))) told.push(file.name)
  }
  for (const url of ['/en/p/VT-1001/loopback-hoodie', '/api/catalog?store=en&type=review', '/en/search?q=hoodie']) {
    const { body } = await shop.app.inject({ url })
    if (canaries.some((one) => body.includes(one))) told.push(url)
  }
  expect(told).toEqual([])
})

test('[SHELL-182] a message that is being sent to somebody who left is waited for, one that waits is not sent', async () => {
  const { id, email } = await settle('Canarywhoiswrittento')
  const stillToSend = async () =>
    (await sql`select 1 from job.job where state <> 'completed' and data ->> 'email' = ${email}`.execute(shop.db)).rows
  await expect.poll(stillToSend, { timeout: 12_000 }).toEqual([])
  for (const state of ['active', 'created'])
    await sql`
      insert into job.job (name, data, state, start_after, started_on, heartbeat_on)
      values ('newsletter.confirm', ${JSON.stringify({ email })}, ${state}, '9999-01-01', now(), now())`.execute(
      shop.db,
    )
  await sql`update customer set deleted_at = now() where id = ${id}`.execute(shop.db)
  const rights = { db: shop.db, dataDir: shop.config.dataDir }
  await expect(eraseCustomer(rights, id)).rejects.toThrow('being sent')
  expect((await sql`select 1 from customer where id = ${id}`.execute(shop.db)).rows.length).toBe(1)
  await sql`update job.job set state = 'completed', completed_on = now() where state = 'active' and data ->> 'email' = ${email}`.execute(
    shop.db,
  )
  await eraseCustomer(rights, id)
  expect(await rowsWith([email])).toEqual([])
})
