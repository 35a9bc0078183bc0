import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { createJobs } from '#platform/server/jobs.ts'
import { createLog } from '#platform/server/log.ts'
import { emptyTables } from '#test/support/database.ts'
import { callApi, callAs, createSalesApp, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { cartJobs, cartSchedules } from './jobs.ts'

let shop: SalesApp
const now = new Date('2026-03-20T12:00:00.000Z')
beforeAll(async () => {
  shop = await createSalesApp()
  shop.setNow(now)
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 5 })
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.db, ['cart']))

const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const clean = (batch?: number) =>
  cartJobs({ ...shop.deps, db: shop.db, storeViews, now: () => now, ...(batch ? { batch } : {}) })['cart.clean']?.({})
/** A cart that was last touched so many days ago. */
const cart = async (days: number, { lines = 1, closed }: { lines?: number; closed?: number } = {}) => {
  const id = String((await callApi(shop, 'POST', '/api/cart/create')).result)
  if (lines > 0)
    await callApi(shop, 'POST', `/api/cart/update?cartId=${id}`, {
      cartItem: { sku: 'TEE', qty: lines },
      op_id: randomUUID(),
    })
  await shop.db
    .updateTable('cart')
    .set({ updated_at: ago(days), closed_at: closed === undefined ? null : ago(closed) })
    .where('id', '=', id)
    .execute()
  return id
}
const left = async () => new Set((await shop.db.selectFrom('cart').select('id').execute()).map(({ id }) => id))
const count = async (table: 'cart_item' | 'cart_operation' | 'cart_merge') =>
  (await shop.db.selectFrom(table).selectAll().execute()).length

test("[CART-60] guests' carts go when nobody touched them for long, empty ones sooner, closed ones in between", async () => {
  const old = await cart(91)
  const young = await cart(89)
  const oldEmpty = await cart(1.1, { lines: 0 })
  const youngEmpty = await cart(0.9, { lines: 0 })
  const closedLong = await cart(31, { closed: 31 })
  const closed = await cart(29, { closed: 29 })
  await clean()
  const kept = await left()
  expect([young, youngEmpty, closed].filter((id) => !kept.has(id))).toEqual([])
  expect([old, oldEmpty, closedLong].filter((id) => kept.has(id))).toEqual([])
  expect(await count('cart_item')).toBe(2)
})

test('[CART-60] an open cart of a customer stays, a closed one goes', async () => {
  const make = async () => {
    const made = await callAs(shop, 1, 'POST /api/cart/create', {})
    return made.ok ? String(made.value) : ''
  }
  const ended = await make()
  await shop.db
    .updateTable('cart')
    .set({ closed_at: ago(31) })
    .where('id', '=', ended)
    .execute()
  const open = await make()
  await shop.db
    .updateTable('cart')
    .set({ updated_at: ago(900) })
    .where('id', '=', open)
    .execute()
  await clean()
  expect([...(await left())]).toEqual([open])
})

test('[CART-61] command ids and merges of carts that live on are forgotten', async () => {
  const id = await cart(1)
  await shop.db
    .insertInto('cart_operation')
    .values([91, 89].map((days) => ({ cart_id: id, op_id: randomUUID(), created_at: ago(days) })))
    .execute()
  await shop.db
    .insertInto('cart_merge')
    .values([91, 89].map((days) => ({ id: randomUUID(), cart_id: id, lines: '[]', merged_at: ago(days) })))
    .execute()
  await clean()
  expect(await count('cart_operation')).toBe(2)
  expect(await count('cart_merge')).toBe(1)
})

test('[CART-62] in as many small batches as it takes', async () => {
  for (let number = 0; number < 7; number += 1) await cart(91)
  const young = [await cart(1), await cart(2)]
  await clean(2)
  expect([...(await left())].toSorted()).toEqual(young.toSorted())
})

test('[CART-62] a cart that is used at that moment stays', async () => {
  const id = await cart(91)
  await shop.db.transaction().execute(async (trx) => {
    await sql`select 1 from cart where id = ${id} for no key update`.execute(trx)
    await clean()
  })
  expect(await left()).toEqual(new Set([id]))
  await clean()
  expect(await left()).toEqual(new Set())
})

test('[CART-62] it is done every night, once for two processes', async () => {
  const processes = [1, 2].map(() => createJobs(shop.pool, createLog('silent')))
  const handlers = cartJobs({ ...shop.deps, db: shop.db, storeViews, now: () => now })
  for (const jobs of processes) await jobs.start(handlers, cartSchedules)
  const { rows } = await sql`select name, cron, timezone, options ->> 'missed' as missed from job.schedule`.execute(
    shop.db,
  )
  expect(rows).toEqual([
    { name: 'cart.clean', cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/), timezone: 'UTC', missed: 'once' },
  ])
  for (const jobs of processes) await jobs.stop()
})
