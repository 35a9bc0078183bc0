import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, createSalesApp, orderBody, sell, stockOf } from '#test/support/sales.ts'
import type { Answer, SalesApp } from '#test/support/sales.ts'

let shop: SalesApp
beforeAll(async () => {
  shop = await createSalesApp()
})
afterAll(() => shop.close())

const place = (body: unknown) => callApi(shop, 'POST', '/api/order', body)
const many = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))
const tally = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status, result } of answers) {
    const key = status === 200 ? '200' : `${status} ${String(result)}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
const count = async (table: 'shop_order' | 'order_line' | 'order_event') =>
  (
    await shop.db
      .selectFrom(table)
      .select((where) => where.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

describe('at the same time', () => {
  test('[ORDER-2] 20 posts of one order make one order, with identical replies', async () => {
    const tee = await sell(shop.db, { sku: 'ONE-ORDER', price: 20, stock: 100 })
    const before = await count('shop_order')
    const body = orderBody(randomUUID(), 'ONE-ORDER')
    const answers = await many(20, () => place(body))
    expect(tally(answers)).toEqual({ '200': 20 })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await count('shop_order')).toBe(before + 1)
    expect(await stockOf(shop.db, tee)).toBe(99)
    const { rows } = await shop.pool.query(`select count(*)::int as jobs from job.job where name = 'mail.order'`)
    expect(rows[0].jobs).toBe(before + 1)
  })

  test('[ORDER-3] of 20 different bodies with one id one is placed', async () => {
    await sell(shop.db, { sku: 'ONE-ID', price: 20, stock: 1000 })
    const id = randomUUID()
    const answers = await many(20, (index) =>
      place(orderBody(id, 'ONE-ID', { products: [{ sku: 'ONE-ID', qty: index + 1 }] })),
    )
    expect(tally(answers)).toEqual({ '200': 1, '409 ORDER_CHANGED': 19 })
  })

  test('[ORDER-6] [ORDER-8] [ORDER-21] of 50 buyers of the last unit one gets it', async () => {
    const last = await sell(shop.db, { sku: 'LAST', price: 20, stock: 1 })
    const answers = await many(50, () => place(orderBody(randomUUID(), 'LAST')))
    expect(tally(answers)).toEqual({ '200': 1, '409 OUT_OF_STOCK': 49 })
    expect(
      answers.filter(({ status }) => status === 409).every(({ meta }) => JSON.stringify(meta['skus']) === '["LAST"]'),
    ).toBe(true)
    expect(await stockOf(shop.db, last)).toBe(0)
  })

  test('[ORDER-8] shared goods in any order: nothing below zero, sold and left are what there was', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `SHARED-${index}`)
    const start = 12
    const ids = new Map<string, number>()
    for (const sku of names) ids.set(sku, await sell(shop.db, { sku, price: 10, stock: start }))
    await sell(shop.db, {
      sku: 'SHARED-SET',
      type: 'grouped',
      members: names.slice(0, 3).map((sku) => ({ id: ids.get(sku) ?? 0, qty: 2 })),
    })
    const goods = [...names, 'SHARED-SET']
    const answers = await many(150, (index) => {
      const picked = [index, index * 3 + 1, index * 7 + 2, index].map((at) => goods[at % goods.length] ?? '')
      const turned = index % 2 ? picked : picked.toReversed()
      return place(orderBody(randomUUID(), '', { products: turned.map((sku) => ({ sku, qty: 1 })) }))
    })
    expect(Object.keys(tally(answers)).toSorted()).toEqual(['200', '409 OUT_OF_STOCK'])
    const taken = await shop.db.selectFrom('order_line').select('stock_taken').where('sku', 'in', goods).execute()
    for (const [sku, id] of ids) {
      const sold = taken.reduce((sum, line) => sum + (line.stock_taken[String(id)] ?? 0), 0)
      const left = await stockOf(shop.db, id)
      expect(left).toBeGreaterThanOrEqual(0)
      expect({ sku, sum: sold + left }).toEqual({ sku, sum: start })
      const { rows } = await shop.pool.query(
        'select coalesce(sum(delta), 0)::int as moved from stock_movement where product_id = $1',
        [id],
      )
      expect({ sku, moved: rows[0].moved }).toEqual({ sku, moved: 0 - sold })
    }
  })

  test('[ORDER-9] [PROMO-6] [PROMO-9] a coupon for one use is used once by 20 orders', async () => {
    await sell(shop.db, { sku: 'COUPONED', price: 20, stock: 100 })
    await shop.db
      .insertInto('coupon')
      .values({ code: 'SINGLE', type: 'fixed', value: 500, date_end: null, use_limit: 1 })
      .execute()
    const answers = await many(20, () => place(orderBody(randomUUID(), 'COUPONED', { coupon: 'SINGLE' })))
    expect(tally(answers)).toEqual({ '200': 1, '409 COUPON_USED': 19 })
    expect(await shop.db.selectFrom('coupon').select('used').where('code', '=', 'SINGLE').executeTakeFirst()).toEqual({
      used: 1,
    })
  })

  test('[ORDER-21] a lock that others hold too long is 503 with Retry-After, and nothing is kept', async () => {
    const held = await sell(shop.db, { sku: 'HELD', price: 20, stock: 5 })
    const body = orderBody(randomUUID(), 'HELD')
    const client = await shop.pool.connect()
    await client.query('begin')
    await client.query('select 1 from stock where product_id = $1 for update', [held])
    const answer = await place(body)
    expect(answer).toMatchObject({ status: 503, result: 'NOT_READY' })
    expect(answer.headers['retry-after']).toBe('2')
    await client.query('rollback')
    client.release()
    expect((await place(body)).status).toBe(200)
    expect(await stockOf(shop.db, held)).toBe(4)
  })
})
