import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBonusBalance } from '#features/promotions/server/index.ts'
import { createBonusShop } from '#test/support/bonus-shop.ts'
import { callApi, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { ManagedOrder, PlacedOrder } from '../../contract.ts'

let shop: SalesApp
const buyer = 7200
beforeAll(async () => {
  shop = await createBonusShop(buyer)
  // jobs of the tests run by hand
  await shop.jobs.stop()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(() => shop.close())

const { addressInformation } = orderBody('', 'TEE')
const byCard = { addressInformation: { ...addressInformation, payment_method_code: 'card' } }
const balance = async () => (await findBonusBalance(shop.db, buyer, 'USD')).balance
const place = async (changes: object = {}, qty = 2): Promise<string> => {
  const body = orderBody(randomUUID(), 'TEE', { products: [{ sku: 'TEE', qty }], ...changes })
  const placed = await callSignedIn(shop, buyer, 'POST', '/api/order', body)
  return (placed.result as { order: PlacedOrder }).order.id
}
const paidByCard = async (): Promise<string> => {
  const id = await place(byCard)
  await callApi(shop, 'POST', `/api/payment/embedded/${id}`, { action: 'pay' })
  return id
}
const manage = async (id: string, body: object, path = '') =>
  callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}${path}`, body)
const refund = (id: string, amount: number, changes: object = {}) =>
  manage(id, { refund_id: randomUUID(), amount, reason: 'came late', ...changes }, '/refund')
const look = async (id: string) =>
  (await callSignedIn(shop, 'manager', 'GET', `/api/manage/orders/${id}`)).result as ManagedOrder
const runJobs = async (id: string) => {
  const { rows } = await shop.pool.query<{ data: Record<string, unknown> }>(
    `select data from job.job where name = 'payment.refund' and data->>'order' = $1`,
    [id],
  )
  for (const { data } of rows) await shop.handlers['payment.refund']?.(data)
  return rows.length
}

describe('money given back by hand', () => {
  test('[ORDER-1035] the cashback that an order names is what the ledger has of it, however small the parts', async () => {
    const before = await balance()
    const id = await paidByCard()
    await manage(id, { stage: 5 })
    for (const amount of [0.05, 0.11, 3.33, 20]) {
      const { cashback } = (await refund(id, amount)).result as ManagedOrder
      expect([amount, Math.round(cashback * 100)]).toEqual([amount, (await balance()) - before])
    }
  })

  test('[ORDER-1032] an order that was paid after its end is short until all of that is given back', async () => {
    const id = await place(byCard)
    for (const move of [{ canceled: true }, { paid: true }]) await manage(id, move)
    const short = async () => {
      const { result } = await callSignedIn(shop, 'manager', 'GET', '/api/manage/orders?shortfall=true')
      return (result as { items: ManagedOrder[] }).items.map((order) => order.id)
    }
    expect((await refund(id, 14)).result).toMatchObject({ shortfall: true, refunded: 14, refundable: 30 })
    expect(await short()).toEqual([id])
    expect((await refund(id, 30)).result).toMatchObject({ shortfall: false, refunded: 44, refundable: 0 })
    expect(await short()).toEqual([])
    expect(await refund(id, 1)).toMatchObject({ status: 409 })
  })

  test('[ORDER-210] [ORDER-704] a part and then the rest, each once by its id, and never more than was paid', async () => {
    const id = await paidByCard()
    expect(await look(id)).toMatchObject({ refundable: 44, refunds: [] })
    const refund_id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(id, 10, { refund_id })))
    for (const { status, result } of answers) {
      expect(status).toBe(200)
      expect(result).toMatchObject({
        refunded: 10,
        refundable: 34,
        refunds: [{ id: refund_id, amount: 10, reason: 'came late', state: 'asked', settled_at: null }],
      })
    }
    expect(await runJobs(id)).toBe(1)
    const done = await look(id)
    expect(done.refunds).toMatchObject([{ state: 'done', settled_at: expect.any(String) }])
    expect(done.events?.map(({ note }) => note)).toEqual(
      expect.arrayContaining(['refund: 10.00 USD', 'refunded: 10.00 USD']),
    )
    expect(await refund(id, 34.01)).toMatchObject({
      status: 409,
      result: 'REFUND_TOO_HIGH',
      meta: { left: 34, message: 'No more than 34.00 USD of this order can be given back.' },
    })
    expect((await refund(id, 34)).result).toMatchObject({ refunded: 44, refundable: 0 })
    expect(await refund(id, 0.01)).toMatchObject({ result: 'REFUND_TOO_HIGH' })
    for (const other of [{ amount: 11 }, { reason: 'torn' }])
      expect(await refund(id, 10, { refund_id, ...other })).toMatchObject({ status: 400 })
  })

  test('[ORDER-210] an id that two orders are given at once is one’s alone', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const ids = [await paidByCard(), await paidByCard()]
      const refund_id = randomUUID()
      const answers = await Promise.all(ids.map((id) => refund(id, 10, { refund_id })))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
      expect(new Set((await Promise.all(ids.map(look))).map(({ refunded }) => refunded))).toEqual(new Set([0, 10]))
    }
  })

  test('[ORDER-210] refunds at the same time never give back more than there is', async () => {
    const id = await paidByCard()
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(id, 10)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(await look(id)).toMatchObject({ refunded: 40, refundable: 4 })
  })

  test('[ORDER-210] what nobody takes has failed; an unpaid order and one that ended have nothing to give', async () => {
    const cash = await place()
    expect(await refund(cash, 1)).toMatchObject({ status: 409, result: 'ORDER_UNPAID' })
    await manage(cash, { paid: true })
    await refund(cash, 5)
    await runJobs(cash)
    expect((await look(cash)).refunds).toMatchObject([{ state: 'failed' }])
    const ended = await paidByCard()
    await manage(ended, { canceled: true })
    expect(await refund(ended, 1)).toMatchObject({ status: 409, result: 'ORDER_CANCELED' })
    expect(await look(ended)).toMatchObject({ refundable: 0 })
    for (const [amount, changes] of [
      [0, {}],
      [-1, {}],
      [1, { reason: ' ' }],
      [1, { refund_id: 'x' }],
    ] as const)
      expect((await refund(cash, amount, changes)).status).toBe(400)
  })

  test('[ORDER-211] bonuses and cashback move by its part, and a return after it gives no more than is left', async () => {
    const before = await balance()
    const id = await place({ bonuses: 4 })
    await manage(id, { stage: 5, paid: true })
    // 36.00 paid for the goods, 5 % of it; a quarter goes back
    expect(await look(id)).toMatchObject({ cashback: 1.8, refundable: 40 })
    expect(await balance()).toBe(before - 400 + 180)
    expect((await refund(id, 9)).result).toMatchObject({ cashback: 1.35, refunded: 9 })
    expect(await balance()).toBe(before - 400 + 180 + 100 - 45)
    const { products } = await look(id)
    const lines = [{ line: products[0]?.line, qty: 2 }]
    const taken = await manage(id, { return_id: randomUUID(), lines, restock: true }, '/return')
    expect(taken.result).toMatchObject({ refunded: 40, cashback: 0, refundable: 0 })
    expect(await balance()).toBe(before)
  })

  test('[ORDER-211] what was given back before the delivery earns nothing', async () => {
    const id = await place()
    await manage(id, { paid: true })
    await refund(id, 20)
    expect((await manage(id, { stage: 5 })).result).toMatchObject({ cashback: 1 })
  })
})

test('[ORDER-212] canceled after its delivery, an order gives bonuses back and takes back what it earned, once', async () => {
  const before = await balance()
  const id = await place({ bonuses: 4 })
  await manage(id, { stage: 5, paid: true })
  expect(await balance()).toBe(before - 400 + 180)
  const ended = { canceled: true, stage: 5, cashback: 0, refundable: 0 }
  expect((await manage(id, { canceled: true })).result).toMatchObject(ended)
  expect((await manage(id, { canceled: true })).result).toMatchObject(ended)
  expect(await balance()).toBe(before)
})

test('[ORDER-213] numbers rise, and what is refused takes none of them', async () => {
  const numberOf = async (id: string) => Number((await look(id)).number.slice(1))
  const first = await numberOf(await place())
  const body = orderBody(randomUUID(), 'TEE', { products: [{ sku: 'TEE', qty: 5000 }] })
  expect(await callApi(shop, 'POST', '/api/order', body)).toMatchObject({ result: 'OUT_OF_STOCK' })
  const dear = orderBody(randomUUID(), 'TEE', { expected_total: 1 })
  expect(await callApi(shop, 'POST', '/api/order', dear)).toMatchObject({ result: 'TOTAL_CHANGED' })
  expect(await numberOf(await place())).toBe(first + 1)
})

test('[ORDER-215] orders are narrowed by their days, both of them among them', async () => {
  const days = { old: '2024-02-28T23:59:00.000Z', one: '2024-02-29T00:00:00.000Z', two: '2024-03-01T23:59:59.000Z' }
  for (const day of [days.old, days.one, days.two]) {
    shop.setNow(new Date(day))
    await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE'))
  }
  shop.setNow(new Date('2024-03-02T00:00:00.000Z'))
  await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE'))
  const listed = async (query: string) =>
    (
      (await callSignedIn(shop, 'manager', 'GET', `/api/manage/orders?${query}&sort=created_at:asc`)).result as {
        items: ManagedOrder[]
      }
    ).items.map(({ created_at }) => created_at)
  expect(await listed('since=2024-02-29&until=2024-03-01')).toEqual([days.one, days.two])
  expect(await listed('until=2024-02-28')).toEqual([days.old])
})
