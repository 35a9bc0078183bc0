import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListen } from '#platform/server/processes/listen.ts'
import { createTestDatabase } from '#test/support/database.ts'
import type { TestDatabase } from '#test/support/database.ts'
import { moveStock } from './stock.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await sql`
    with made as (
      insert into product (sku, slug, type_id, name, created_at, updated_at)
      select 'S' || n, 's' || n, 'simple', '{"en": "S"}', now(), now() from generate_series(1, 2000) n returning id
    )
    insert into stock (product_id, qty, is_managed) select id, 5, true from made`.execute(database.db)
})
afterAll(() => database.drop())

test('[ORDER-17] processes hear of every product of an order, however many there are, and of none that is refused', async () => {
  const heard: number[] = []
  const { stop } = await createListen(database.connection, { warn: () => undefined })({
    on: { stock: (payload) => void heard.push(...(JSON.parse(payload) as number[])) },
    onGap: () => undefined,
  })
  const products = await database.db.selectFrom('stock').select('product_id').orderBy('product_id').execute()
  const ids = products.map(({ product_id }) => product_id)
  const orderId = randomUUID()
  const take = (count: number) =>
    moveStock(database.db, new Map(ids.map((id) => [id, count])), { orderId, reason: 'order', now: new Date() })
  const held = { qty: 5, isInStock: true, isManaged: true }
  expect(await take(6)).toEqual({ isMoved: false, levels: new Map(ids.map((id) => [id, held])) })
  expect(await take(2)).toEqual({ isMoved: true })
  await expect.poll(() => heard.length).toBe(2000)
  expect(heard.toSorted((one, other) => one - other)).toEqual(ids)
  await stop()
})
