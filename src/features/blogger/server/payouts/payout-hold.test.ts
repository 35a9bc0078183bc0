import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBloggerShop, zoe } from '#test/support/blogger-shop.ts'
import type { BloggerShop } from '#test/support/blogger-shop.ts'
import type { ManagedPayout } from '../../contract.ts'

const dayMs = 24 * 3600 * 1000

let shop: BloggerShop
beforeAll(async () => {
  shop = await createBloggerShop({ payout_hold_days: 14 })
})
afterAll(() => shop.close())

const start = new Date('2026-03-02T12:00:00Z').getTime()
const after = (ms: number) => shop.setNow(new Date(start + ms))
const confirmed = async (sku: string): Promise<string> => {
  const id = await shop.place([{ sku, qty: 1 }], { promo_code: 'ZOE' })
  await shop.move(id, { stage: 5 })
  return id
}
const pay = () => shop.send('manager', '/api/manage/payouts', { blogger_id: String(zoe), currency: 'USD' })
const activeOf = async () => (await shop.balance(zoe)).map(({ active }) => active)

test('[BLOGGER-427] what was confirmed a short time ago waits for a later payout, what comes back does not', async () => {
  after(0)
  const first = await confirmed('BRA')
  expect(await activeOf()).toEqual([4.8])
  expect(await pay()).toMatchObject({ status: 409, result: 'NOTHING_TO_PAY' })
  after(14 * dayMs - 1000)
  await confirmed('RUNNER')
  expect(await pay()).toMatchObject({ status: 409, result: 'NOTHING_TO_PAY' })
  after(14 * dayMs)
  const { id, amount, orders } = (await pay()).result as ManagedPayout
  expect({ amount, orders }).toEqual({ amount: 4.8, orders: 1 })
  await shop.ask('manager', 'POST', `/api/manage/payouts/${id}`, { action: 'approve' })
  expect(await activeOf()).toEqual([10.8])
  after(28 * dayMs)
  const [line] = await shop.db.selectFrom('order_line').select('id').where('order_id', '=', first).execute()
  await shop.giveBack(first, [{ line: line?.id, qty: 1 }])
  expect((await pay()).result).toMatchObject({ amount: 6, orders: 2 })
})
