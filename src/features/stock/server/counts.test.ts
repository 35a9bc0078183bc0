import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/server/context.ts'
import { createListen } from '#platform/server/processes/listen.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { setCounts } from './counts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await sql`
    insert into product (sku, slug, type_id, name, created_at, updated_at)
    select 'S' || n, 's' || n, 'simple', '{"en": "S"}', now(), now() from generate_series(1, 1200) n`.execute(
    database.db,
  )
})
afterAll(() => database.drop())

const now = new Date('2026-05-01T10:00:00Z')
const counted = (count: number, qty: number) => Array.from({ length: count }, (_, at) => `S${at + 1},${qty}`).join('\n')

/** How many statements it takes. */
const statementsOf = async (work: (db: Db) => Promise<unknown>): Promise<number> => {
  let statements = 0
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await work(db)
  return statements
}

test('[STOCK-24] thousands of counts take as many statements as one, and every process hears of all of them', async () => {
  const heard: number[] = []
  const { stop } = await createListen(database.connection, { warn: () => undefined })({
    on: { stock: (payload) => void heard.push(...(JSON.parse(payload) as number[])) },
    onGap: () => undefined,
  })
  const set = (count: number, qty: number, isTrial = false) =>
    statementsOf((db) => setCounts(db, counted(count, qty), { isTrial, now }))
  const ofOne = await set(1, 3)
  expect(await set(1200, 4)).toBe(ofOne)
  expect(await set(1200, 5, true)).toBeLessThan(ofOne)
  await expect.poll(() => new Set(heard).size).toBe(1200)
  await stop()
  const { rows } = await sql`
    select qty, is_in_stock, is_managed, count(*)::int as products, sum(moved)::int as moved from stock
    join (select product_id, sum(delta) as moved from stock_movement group by 1) m using (product_id) group by 1, 2, 3`.execute(
    database.db,
  )
  expect(rows).toEqual([{ qty: 4, is_in_stock: true, is_managed: true, products: 1200, moved: 4800 }])
})

test('[STOCK-20] what is as it was counted stays, and a count of nothing sells nothing', async () => {
  const result = await setCounts(database.db, 'S1,4\nS2,0', { isTrial: false, now })
  expect(result).toMatchObject({ ok: true, value: { items: [{ sku: 'S2', before: 4, after: 0 }], same: 1 } })
  const row = await database.db
    .selectFrom('stock')
    .innerJoin('product', 'product.id', 'stock.product_id')
    .select(['qty', 'is_managed'])
    .where('sku', '=', 'S2')
    .executeTakeFirst()
  expect(row).toEqual({ qty: 0, is_managed: true })
})
