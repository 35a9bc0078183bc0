import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseCustomer } from '#features/accounts/server/leaving/erase.ts'
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

const place = async (): Promise<PlacedOrder> =>
  ((await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE'))).result as { order: PlacedOrder }).order
const write = (id: string, body: object, who: 'manager' | 'blogger' = 'manager') =>
  callSignedIn(shop, who, 'POST', `/api/manage/orders/${id}/note`, body)

test('[ADMIN-27] a note is written once, with its author, and never changed', async () => {
  const { id } = await place()
  const note_id = randomUUID()
  for (let time = 0; time < 2; time++) await write(id, { note_id, text: ' Gate code 12 ' })
  const { notes } = (await write(id, { note_id: randomUUID(), text: 'Called back' })).result as ManagedOrder
  expect(notes?.map(({ text, author }) => [text, author])).toEqual([
    ['Gate code 12', 'person-9004@mail.example'],
    ['Called back', 'person-9004@mail.example'],
  ])
  const change = shop.db.updateTable('order_note').set({ text: 'other' }).where('id', '=', note_id).execute()
  await expect(change).rejects.toThrow('never changed')
  expect((await callApi(shop, 'GET', `/api/order/${id}`)).text).not.toContain('Gate code')
})

test('[ADMIN-27] a note needs words, its own id, an order and a manager', async () => {
  const [one, other] = [await place(), await place()]
  const note_id = randomUUID()
  expect((await write(one.id, { note_id, text: 'a' })).status).toBe(200)
  expect((await write(other.id, { note_id, text: 'a' })).status).toBe(400)
  expect((await write(one.id, { note_id: randomUUID(), text: ' \n' })).status).toBe(400)
  expect((await write(randomUUID(), { note_id: randomUUID(), text: 'a' })).status).toBe(404)
  expect((await write(one.id, { note_id: randomUUID(), text: 'a' }, 'blogger')).status).toBe(403)
})

test('[ADMIN-27] notes go with the data of the buyer whom they are about', async () => {
  const placed = await callSignedIn(shop, 7400, 'POST', '/api/order', orderBody(randomUUID(), 'TEE'))
  const { id } = (placed.result as { order: PlacedOrder }).order
  await write(id, { note_id: randomUUID(), text: 'Rings twice' })
  await shop.db.updateTable('customer').set({ deleted_at: new Date() }).where('id', '=', 7400).execute()
  await eraseCustomer({ ...shop.deps, dataDir: shop.config.dataDir }, 7400)
  const { notes } = (await callSignedIn(shop, 'manager', 'GET', `/api/manage/orders/${id}`)).result as ManagedOrder
  expect(notes).toEqual([])
})

test('[ADMIN-28] an order tells what of the stock it moved and why', async () => {
  const { id } = await place()
  const canceled = await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}`, { canceled: true })
  expect((canceled.result as ManagedOrder).movements?.map(({ sku, delta, reason }) => [sku, delta, reason])).toEqual([
    ['TEE', -1, 'order'],
    ['TEE', 1, 'order.canceled'],
  ])
})

test('[ADMIN-24] orders are sorted as asked', async () => {
  await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE', { products: [{ sku: 'TEE', qty: 9 }] }))
  const sumsBy = async (sort: string) => {
    const answer = await callSignedIn(shop, 'manager', 'GET', `/api/manage/orders?sort=${sort}&size=100`)
    return (answer.result as { items: ManagedOrder[] }).items.map(({ totals }) => totals.grand_total)
  }
  const rising = await sumsBy('grand_total:asc')
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  expect(rising.at(-1)).toBeGreaterThan(rising[0] ?? 0)
  expect(await sumsBy('grand_total:desc')).toEqual(rising.toReversed())
  const wrong = await callSignedIn(shop, 'manager', 'GET', '/api/manage/orders?sort=email:asc')
  expect(wrong.status).toBe(400)
})
