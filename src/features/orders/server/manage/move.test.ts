import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { ManagedOrder, PlacedOrder } from '../../contract.ts'

let shop: SalesApp
beforeAll(async () => {
  shop = await createSalesApp()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(() => shop.close())

test('[ORDER-658] tracking that somebody else set since it was looked at stays: 409, with the order as it is by now', async () => {
  const placed = await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE', {}))
  const { id } = (placed.result as { order: PlacedOrder }).order
  const move = (body: object) => callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}`, body)
  const none = { title: null, number: null, link: null }
  const [theirs, mine] = [
    { ...none, title: 'Post', number: 'RR1' },
    { ...none, number: 'RR2' },
  ]
  expect((await move({ tracking: theirs, seen: { tracking: none } })).status).toBe(200)
  // an answer that was lost is asked for again
  expect((await move({ tracking: theirs, seen: { tracking: none } })).status).toBe(200)
  const late = await move({ tracking: mine, order_status: 'L', seen: { tracking: none } })
  expect(late).toMatchObject({ status: 409, result: 'TRACKING_CHANGED' })
  expect(late.meta['order']).toMatchObject({ id, stage: 1, delivery: { carrier: 'Post', number: 'RR1' } })
  // what is not about tracking is done, whatever was seen of it
  expect((await move({ order_status: 'B', seen: { tracking: none } })).status).toBe(200)
  const { result } = await move({ tracking: mine, seen: { tracking: theirs } })
  expect(result as ManagedOrder).toMatchObject({ order_status: 'B', delivery: { carrier: null, number: 'RR2' } })
  // whoever did not look changes it as before
  expect((await move({ tracking: 'RR3' })).status).toBe(200)
})
