import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBloggerShop, mira, zoe } from '#test/support/blogger-shop.ts'
import type { BloggerShop } from '#test/support/blogger-shop.ts'
import type { ManagedPayout } from '../contract.ts'
import { isOwedTo } from './bloggers-store.ts'

let shop: BloggerShop
beforeAll(async () => {
  shop = await createBloggerShop()
})
afterAll(() => shop.close())

const turn = (roles: ('blogger' | 'vip')[]) =>
  shop.db.updateTable('customer').set({ roles }).where('id', '=', mira).execute()
const pay = () => shop.send('manager', '/api/manage/payouts', { blogger_id: String(mira), currency: 'USD' })
const listed = async () =>
  ((await shop.ask('manager', 'GET', '/api/manage/bloggers')).result as { items: { id: number }[] }).items.map(
    ({ id }) => id,
  )

test('[BLOGGER-209] [ACCOUNT-478] what is owed to somebody who is no blogger any more is paid out', async () => {
  const order = await shop.place([{ sku: 'BRA', qty: 1 }], { promo_code: 'MIRA' })
  await shop.move(order, { stage: 5 })
  await turn(['vip'])
  expect(await listed()).toEqual([mira, zoe])
  expect([await isOwedTo(shop.db, mira), await isOwedTo(shop.db, zoe)]).toEqual([true, false])
  const made = await pay()
  expect(made.status).toBe(200)
  const { id } = made.result as ManagedPayout
  await shop.ask('manager', 'POST', `/api/manage/payouts/${id}`, { action: 'approve' })
  expect(await listed()).toEqual([zoe])
  expect(await isOwedTo(shop.db, mira)).toBe(false)
  expect((await pay()).status).toBe(404)
})
