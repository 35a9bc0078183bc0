import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ManagedOrder, PlacedOrder } from '#features/orders/contract.ts'
import { createBloggerShop, mira, zoe } from '#test/support/blogger-shop.ts'
import type { BloggerShop } from '#test/support/blogger-shop.ts'
import { orderBody } from '#test/support/sales.ts'
import type { WirePromoProduct } from '../../contract.ts'

let shop: BloggerShop
beforeAll(async () => {
  shop = await createBloggerShop()
})
afterAll(() => shop.close())

const products = [
  { sku: 'BRA', qty: 2 },
  { sku: 'BOTTLE', qty: 1 },
]
const place = async (who: number, changes: object = {}): Promise<string> => {
  const placed = await shop.ask(who, 'POST', '/api/order', orderBody(randomUUID(), 'TEE', { products, ...changes }))
  return (placed.result as { order: PlacedOrder }).order.id
}
const makeFree = (id: string, who: number | 'manager' = 'manager') =>
  shop.ask(who, 'POST', `/api/manage/orders/${id}/free`)
const look = async (id: string) => (await shop.ask('manager', 'GET', `/api/manage/orders/${id}`)).result as ManagedOrder
const onTheWay = async (who: number, order: string) => {
  const { items } = (await shop.ask(who, 'GET', '/api/blogger/products')).result as { items: WirePromoProduct[] }
  return items.filter((item) => item.order_id === order).map(({ sku, delivered }) => [sku, delivered])
}
const earned = async (who: number) => (await shop.balance(who)).reduce((sum, { total = 0 }) => sum + total, 0)

test('[ORDER-302] [ORDER-303] [BLOGGER-200] a blogger’s order is made free once: nothing to pay, nothing earned, and its goods are on their way', async () => {
  const before = await earned(zoe)
  const id = await place(mira, { promo_code: 'ZOE' })
  const paid = await look(id)
  expect(paid).toMatchObject({ promo: false, can_be_free: true })
  expect(await earned(zoe)).toBeGreaterThan(before)

  const [free, again] = await Promise.all([makeFree(id), makeFree(id)])
  for (const { status, result } of [free, again])
    expect([status, result]).toEqual([
      200,
      expect.objectContaining({ promo: true, price: 0, paid: true, order_status: 'A', can_be_free: false }) as object,
    ])
  const order = (await shop.ask(mira, 'GET', `/api/order/${id}`)).result as ManagedOrder
  expect(order).toMatchObject({ promo: true, price: 0, totals: { grand_total: 0 } })
  expect(order.totals.totals.at(-1)).toMatchObject({ code: 'grand_total', value: 0 })
  expect(order.totals.totals.find(({ code }) => code === 'gift')).toEqual({
    code: 'gift',
    title: 'Gift',
    value: -paid.price,
  })
  expect(await earned(zoe)).toBe(before)
  expect(await onTheWay(mira, id)).toEqual(
    expect.arrayContaining([
      ['BRA', false],
      ['BOTTLE', false],
    ]),
  )
  expect(await onTheWay(mira, id)).toHaveLength(2)
  const { rows } = await shop.pool.query(`select 1 from job.job where data->>'order' = $1 and data->>'kind' = 'free'`, [
    id,
  ])
  expect(rows).toHaveLength(1)

  await shop.move(id, { order_status: 'J' })
  expect(await look(id)).toMatchObject({ delivered: true, cashback: 0, refundable: 0 })
  expect(await earned(zoe)).toBe(before)
})

test('[ORDER-302] only a blogger’s own order that is neither paid nor over is made free, and only by staff', async () => {
  const refused = { status: 409, result: 'ORDER_NOT_FREE' }
  const guests = await shop.place(products)
  expect(await look(guests)).toMatchObject({ can_be_free: false })
  expect(await makeFree(guests)).toMatchObject(refused)
  const [isPaid, isOver] = [await place(mira), await place(mira)]
  await shop.move(isPaid, { paid: true })
  await shop.move(isOver, { canceled: true })
  for (const id of [isPaid, isOver]) expect(await makeFree(id)).toMatchObject(refused)
  const { addressInformation } = orderBody('', 'TEE')
  const byCard = await place(mira, { addressInformation: { ...addressInformation, payment_method_code: 'card' } })
  expect(await makeFree(byCard)).toMatchObject(refused)
  expect(await makeFree(randomUUID())).toMatchObject({ status: 404, result: 'ORDER_NOT_FOUND' })
  expect((await makeFree(await place(mira), mira)).status).toBe(403)
})

test('[ORDER-302] [ORDER-303] what is delivered, or came back in part, is not made free any more', async () => {
  const [delivered, returned] = [await place(mira), await place(mira)]
  await shop.move(delivered, { order_status: 'J' })
  await shop.move(returned, { order_status: 'L' })
  const { id: line } = await shop.db
    .selectFrom('order_line')
    .select('id')
    .where('order_id', '=', returned)
    .where('sku', '=', 'BRA')
    .executeTakeFirstOrThrow()
  expect((await shop.giveBack(returned, [{ line, qty: 1 }])).status).toBe(200)
  for (const id of [delivered, returned]) {
    expect(await look(id)).toMatchObject({ can_be_free: false })
    expect(await makeFree(id)).toMatchObject({ status: 409, result: 'ORDER_NOT_FREE' })
  }
})

test('[BLOGGER-200] what a manager had sent with an order that becomes free does not come twice', async () => {
  const id = await place(mira)
  const sent = await shop.ask('manager', 'POST', `/api/manage/bloggers/${mira}/products`, { skus: ['BRA'], order: id })
  expect(sent.status).toBe(200)
  await makeFree(id)
  const coming = await onTheWay(mira, id)
  expect(coming.map(([sku]) => String(sku)).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'BOTTLE',
    'BRA',
  ])
})

test('[BLOGGER-210] what was on its way with an order that is canceled is put aside, and what has come stays', async () => {
  const id = await place(mira)
  await makeFree(id)
  const coming = async () => {
    const { items } = (await shop.ask(mira, 'GET', '/api/blogger/products')).result as { items: WirePromoProduct[] }
    return items.filter((item) => item.order_id === id)
  }
  const [first] = await coming()
  await shop.ask(mira, 'POST', '/api/blogger/order-received', { id: first?.id })
  await shop.move(id, { canceled: true })
  const after = await coming()
  expect(after.map(({ archive, archived_by }) => [archive, archived_by])).toEqual(
    after.map((item) => (item.id === first?.id ? [false, null] : [true, 'manager'])),
  )
  expect(after).toHaveLength(2)
  const aside = after.find(({ archive }) => archive)
  const back = await shop.ask(mira, 'POST', '/api/blogger/archive', { id: aside?.id, archive: false })
  expect([back.status, back.result]).toEqual([403, 'ACCESS_DENIED'])
})

test('[BLOGGER-210] nobody takes back what does not come, neither with its set nor where they had put it aside themselves', async () => {
  const id = await place(mira)
  await makeFree(id)
  const { items } = (await shop.ask(mira, 'GET', '/api/blogger/products')).result as { items: WirePromoProduct[] }
  const coming = items.filter((item) => item.order_id === id)
  const [bra, bottle] = ['BRA', 'BOTTLE'].map((sku) => coming.find((item) => item.sku === sku)?.id ?? 0)
  const sent = await shop.ask('manager', 'POST', `/api/manage/bloggers/${mira}/products`, { skus: ['LEGGING'] })
  const [legging] = (sent.result as { ids: number[] }).ids
  const set = (await shop.send(mira, '/api/blogger/set', { items: `${bra},${legging}` })).result as WirePromoProduct
  const archive = (body: object) => shop.ask(mira, 'POST', '/api/blogger/archive', body)
  for (const one of [set.id, bottle]) await archive({ id: one, archive: true, reason: 'style' })
  await shop.move(id, { canceled: true })
  for (const one of [set.id, bra, bottle])
    expect([one, (await archive({ id: one, archive: false })).result]).toEqual([one, 'ACCESS_DENIED'])
  const after = ((await shop.ask(mira, 'GET', '/api/blogger/products')).result as { items: WirePromoProduct[] }).items
  expect(after.filter((item) => item.order_id === id).map((item) => [item.archive, item.archived_by])).toEqual([
    [true, 'manager'],
    [true, 'manager'],
  ])
})

test('[BLOGGER-214] what went back whole before it was shown is put aside; what is kept or was shown stays', async () => {
  const id = await place(mira, {
    products: ['BRA', 'TEE', 'BOTTLE'].map((sku) => ({ sku, qty: sku === 'BRA' ? 2 : 1 })),
  })
  await makeFree(id)
  await shop.move(id, { stage: 5 })
  const come = async () => {
    const { items } = (await shop.ask(mira, 'GET', '/api/blogger/products')).result as { items: WirePromoProduct[] }
    return items.filter((item) => item.order_id === id)
  }
  const states = async () =>
    Object.fromEntries((await come()).map((item) => [item.sku, [item.archive, item.archived_by]]))
  await shop.ask(mira, 'POST', '/api/blogger/order-received', { order: id })
  const shown = (await come()).find(({ sku }) => sku === 'TEE')
  await shop.send(mira, '/api/blogger/post', { type: 'story', item_id: String(shown?.id) })
  const lines = await shop.db.selectFrom('order_line').select(['id', 'sku']).where('order_id', '=', id).execute()
  const back = async (sku: string) =>
    expect((await shop.giveBack(id, [{ line: lines.find((line) => line.sku === sku)?.id, qty: 1 }])).status).toBe(200)
  for (const sku of ['BRA', 'TEE']) await back(sku)
  expect(await states()).toEqual({ BRA: [false, null], TEE: [false, null], BOTTLE: [false, null] })
  for (const sku of ['BRA', 'BOTTLE']) await back(sku)
  expect(await states()).toEqual({ BRA: [true, 'manager'], TEE: [false, null], BOTTLE: [true, 'manager'] })
  const bottle = (await come()).find(({ sku }) => sku === 'BOTTLE')
  const taken = await shop.ask(mira, 'POST', '/api/blogger/archive', { id: bottle?.id, archive: false })
  expect(taken.result).toBe('ACCESS_DENIED')
})
