import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepareImports, toCsv } from '#test/support/import-texts.ts'
import { undoLastImport } from './undo-import.ts'

const imports = prepareImports()

const now = new Date('2026-07-16T12:00:00Z')
const undo = () => undoLastImport(imports.db, now)

const simple = (sku: string, qty: number) => ({ sku, product_type: 'simple', name: `Piece ${sku}`, price: 10, qty })
/** More than are written at once. */
const skus = Array.from({ length: 600 }, (_, index) => `N${index}`)
const [low = '', high = ''] = [skus[0], skus.at(-1)]
const file = (qty: number) => ({ 'all.csv': toCsv(skus.map((sku) => simple(sku, qty))) })
const backwards = (qty: number) => ({ 'all.csv': toCsv(skus.toReversed().map((sku) => simple(sku, qty))) })

const idOf = (sku: string) => `(select id from product where sku = '${sku}')`

/** An order that has what it does first, and the rest once the work beside it waits for it. */
const orderBeside = async <T>(first: string, then: string, work: () => Promise<T>): Promise<T> => {
  const order = await imports.database.pool.connect()
  try {
    await order.query('begin')
    await order.query(first)
    const goOn = async () => {
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(1)
      await order.query(then)
      await order.query('commit')
    }
    const [done] = await Promise.all([work(), goOn()])
    return done
  } finally {
    order.release(true)
  }
}

const countWaiting = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    imports.db,
  )
  return rows[0]?.count ?? 0
}

const take = (sku: string) => `update stock set qty = qty - 1 where product_id = ${idOf(sku)}`

test('[IMPORT-3] an import and an order of the same products never block each other, however many they are', async () => {
  await imports.texts.run(file(5))
  const report = await orderBeside(take(low), take(high), () => imports.texts.run(backwards(9)))
  expect(report.counts).toMatchObject({ changed: 600 })
})

test('[IMPORT-69] nor do its undoing and an order', async () => {
  await imports.texts.run(file(5))
  await imports.texts.run(file(9))
  expect(await orderBeside(take(low), take(high), undo)).toMatchObject({ ok: true })
  const { rows } = await sql`select qty, count(*)::integer from stock group by 1 order by 1`.execute(imports.db)
  expect(rows).toEqual([
    { qty: 4, count: 2 },
    { qty: 5, count: 598 },
  ])
})

test('[IMPORT-68] an order of a new product that is being placed is waited for, and seen', async () => {
  await imports.texts.run({ 'new.csv': toCsv([simple('NEW', 5)]) })
  const id = randomUUID()
  const place = `
    insert into shop_order (id, client_order_id, store_code, currency, language, status, stage, payment_method, customer, totals,
      grand_total, created_at, updated_at)
    values ('${id}', '${id}', 'en', 'USD', 'en', 'N', 1, 'card', '{}', '{}', 0, now(), now());
    insert into order_line (order_id, product_id, sku, qty, name, price, price_base)
    values ('${id}', ${idOf('NEW')}, 'NEW', 1, 'NEW', 1, 1)`
  const result = await orderBeside(take('NEW'), place, undo)
  expect(!result.ok && result.meta['found']).toEqual(['product NEW was ordered since'])
})
