import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'
import { forgetRequests } from './request-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('stock_request').execute())

const open = () => shop.db.selectFrom('stock_request').selectAll().where('notified_at', 'is', null).execute()
const ago = (days: number) => new Date(shop.now().getTime() - days * 86_400_000)
const from = (remoteAddress: string, email: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/stock/notify',
    remoteAddress,
    payload: { sku: 'TEE-red-M', email, kind: 'back_in_stock' },
  })

test('[STOCK-17] a network has twenty an hour, also all at once; others are not held up', async () => {
  const asked = await Promise.all(
    Array.from({ length: 25 }, (_, index) => from(`2001:db8:1:2::${index}`, `many-${index}@example.com`)),
  )
  expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  const refused = asked.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json()).toMatchObject({ code: 429, result: 'TOO_MANY_REQUESTS' })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3000)
  expect(await open()).toHaveLength(20)
  expect((await from('2001:db8:1:3::1', 'other@example.com')).statusCode).toBe(200)
  shop.setNow(new Date(Date.now() + 3_601_000))
  expect((await from('2001:db8:1:2::1', 'later@example.com')).statusCode).toBe(200)
  shop.setNow(undefined)
})

test('[STOCK-17] where a request came from is forgotten', async () => {
  await from('192.0.2.7', 'mina@example.com')
  const now = shop.now()
  await forgetRequests(shop.db, { answered: ago(30), open: ago(365), counted: new Date(now.getTime() - 3_600_000) })
  expect((await open()).map(({ network }) => network)).toEqual(['192.0.2.7'])
  await forgetRequests(shop.db, { answered: ago(30), open: ago(365), counted: new Date(now.getTime() + 1) })
  expect((await open()).map(({ network }) => network)).toEqual([null])
})
