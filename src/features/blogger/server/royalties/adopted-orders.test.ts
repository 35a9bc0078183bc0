import { afterAll, beforeAll, expect, test } from 'vitest'
import { adoptOrders } from '#features/orders/server/index.ts'
import { at, createBloggerShop, mira, zoe } from '#test/support/blogger-shop.ts'
import type { BloggerShop } from '#test/support/blogger-shop.ts'

let shop: BloggerShop
beforeAll(async () => {
  shop = await createBloggerShop()
})
afterAll(() => shop.close())

const placeAs = (email: string) =>
  shop.place([{ sku: 'TEE', qty: 1 }], { promo_code: 'MIRA', ...at({ email, telephone: '+1 917 555 0188' }) })
const adopt = (customerId: number, email: string) =>
  adoptOrders(shop.deps)(shop.db, { customerId, email, now: shop.now() })
const books = async () => (await shop.balance(mira)).map(({ active, pending }) => [active, pending])

test('[BLOGGER-213] what a blogger bought as a guest earns nothing any more once it is in their account', async () => {
  const [pending, confirmed] = [await placeAs('later@mail.example'), await placeAs('Later@mail.example')]
  await shop.move(confirmed, { stage: 5 })
  const order = async () => (await shop.ask(mira, 'GET', `/api/order/${confirmed}`)).result
  expect(await order()).toHaveProperty('royalty.sum', 2)
  await placeAs('another@mail.example')
  expect(await books()).toEqual([[2.4, 4.8]])
  await adopt(zoe, 'another@mail.example')
  expect(await books()).toEqual([[2.4, 4.8]])
  for (let times = 0; times < 2; times += 1) await adopt(mira, 'later@mail.example')
  expect(await books()).toEqual([[0, 2.4]])
  for (const change of [{ stage: 5 }, { canceled: true }, { canceled: false }]) await shop.move(pending, change)
  expect(await books()).toEqual([[0, 2.4]])
  expect(await order()).not.toHaveProperty('royalty')
  const { reason } = await shop.db
    .selectFrom('royalty_entry')
    .select('reason')
    .where('order_id', '=', confirmed)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(reason).toBe('order.adopted')
})
