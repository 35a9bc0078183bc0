import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBonusBalance } from '#features/promotions/server/index.ts'
import { createBonusShop } from '#test/support/bonus-shop.ts'
import { callApi, orderBody, sell, stockOf } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { ManagedOrder, PlacedOrder } from '../../contract.ts'

let shop: SalesApp
const ids: Record<string, number> = {}
const buyer = 7100
beforeAll(async () => {
  shop = await createBonusShop(buyer)
  ids['TEE'] = await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
  ids['CAP'] = await sell(shop.db, { sku: 'CAP', price: 10, stock: 1000 })
  ids['LOOK'] = await sell(shop.db, {
    sku: 'LOOK',
    type: 'grouped',
    members: [{ id: ids['TEE'], qty: 2 }, { id: ids['CAP'] }],
  })
})
afterAll(() => shop.close())

const balance = async () => (await findBonusBalance(shop.db, buyer, 'USD')).balance
const place = async (products: object[], changes: object = {}): Promise<PlacedOrder> => {
  const body = orderBody(randomUUID(), 'TEE', { products, ...changes })
  return ((await callSignedIn(shop, buyer, 'POST', '/api/order', body)).result as { order: PlacedOrder }).order
}
const manage = async (id: string, body: object) =>
  (await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}`, body)).result as ManagedOrder
const giveBack = (id: string, body: object) =>
  callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}/return`, {
    return_id: randomUUID(),
    restock: true,
    ...body,
  })
const entriesOf = (orderId: string) =>
  shop.db.selectFrom('bonus_entry').select(['reason', 'amount']).where('order_id', '=', orderId).orderBy('id').execute()

describe('cashback', () => {
  test('[ORDER-39] is credited once, of the money paid for the goods', async () => {
    const before = await balance()
    // 3 × 20, less 10 % coupon and 5 of bonuses: 49 paid for the goods, 5 % of it
    await shop.db
      .insertInto('coupon')
      .values({ code: 'TENTH', type: 'percent', value: 10, date_end: null, use_limit: null })
      .execute()
    const { id } = await place([{ sku: 'TEE', qty: 3 }], { coupon: 'TENTH', bonuses: 5 })
    expect(await balance()).toBe(before - 500)
    expect(await manage(id, { stage: 4 })).toMatchObject({ cashback: 0 })
    expect(await manage(id, { order_status: 'J' })).toMatchObject({ cashback: 2.45 })
    await manage(id, { order_status: 'F' })
    expect(await balance()).toBe(before - 500 + 245)
  })

  test('[ORDER-37] what a canceled order spent comes back, once', async () => {
    const before = await balance()
    const { id } = await place([{ sku: 'TEE', qty: 1 }], { bonuses: 5 })
    await manage(id, { stage: 4 })
    expect(await balance()).toBe(before - 500)
    expect(await manage(id, { canceled: true })).toMatchObject({ cashback: 0, canceled: true })
    await manage(id, { canceled: true })
    expect(await balance()).toBe(before)
    expect(await entriesOf(id)).toEqual([
      { reason: 'spent', amount: -500 },
      { reason: 'given_back', amount: 500 },
    ])
  })

  test('[ORDER-39] a guest earns none', async () => {
    const placed = await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE'))
    const { id } = (placed.result as { order: PlacedOrder }).order
    expect(await manage(id, { stage: 5 })).toMatchObject({ cashback: 0, delivered: true })
  })
})

describe('returns', () => {
  test('[ORDER-40] [ORDER-41] [ORDER-42] piece by piece: money, bonuses, cashback and stock', async () => {
    const [tees, before] = [await stockOf(shop.db, ids['TEE'] ?? 0), await balance()]
    const { id } = await place(
      [
        { sku: 'TEE', qty: 2 },
        { sku: 'CAP', qty: 1 },
      ],
      { bonuses: 5 },
    )
    const delivered = await manage(id, { stage: 5, paid: true })
    expect(delivered.cashback).toBe(2.25)
    const [tee, cap] = delivered.products.map(({ line }) => line)
    const return_id = randomUUID()
    const one = { return_id, lines: [{ line: tee, qty: 1 }], reason: 'too big' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => giveBack(id, one)))
    for (const { status, result } of answers) {
      expect(status).toBe(200)
      // 20 of 50: 40 % of 45.00 paid, of 5.00 bonuses and of 2.25 cashback
      expect(result).toMatchObject({
        refunded: 18,
        cashback: 1.35,
        products: [{ returned: false, returned_count: 1 }, {}],
      })
    }
    expect(await stockOf(shop.db, ids['TEE'] ?? 0)).toBe(tees - 1)
    expect(await balance()).toBe(before - 500 + 225 + 200 - 90)
    const rest = {
      lines: [
        { line: tee, qty: 1 },
        { line: cap, qty: 1 },
      ],
      restock: false,
    }
    expect((await giveBack(id, rest)).result).toMatchObject({
      refunded: 45,
      cashback: 0,
      products: [{ returned: true }, { returned: true }],
    })
    expect(await balance()).toBe(before)
    expect(await stockOf(shop.db, ids['TEE'] ?? 0)).toBe(tees - 1)
    expect(await giveBack(id, { lines: [{ line: tee, qty: 1 }] })).toMatchObject({
      status: 400,
      result: 'INVALID_INPUT',
    })
  })

  test('[ORDER-680] the same id with other pieces, for another reason, or otherwise put back, takes nothing back', async () => {
    const { id } = await place([{ sku: 'TEE', qty: 3 }])
    const { products } = await manage(id, { stage: 5, paid: true })
    const sent = { return_id: randomUUID(), lines: [{ line: products[0]?.line, qty: 1 }] }
    expect(await giveBack(id, sent)).toMatchObject({ status: 200, result: { products: [{ returned_count: 1 }] } })
    const more = { ...sent, lines: [{ line: products[0]?.line, qty: 2 }] }
    for (const other of [more, { ...sent, restock: false }, { ...sent, reason: 'torn' }])
      expect(await giveBack(id, other)).toMatchObject({ status: 400, result: 'INVALID_INPUT' })
    expect(await giveBack(id, sent)).toMatchObject({ status: 200, result: { products: [{ returned_count: 1 }] } })
  })

  test('[ORDER-39] [ORDER-41] what came back before delivery earns nothing', async () => {
    const { id } = await place([{ sku: 'TEE', qty: 2 }])
    const { products } = await manage(id, { stage: 4 })
    await giveBack(id, { lines: [{ line: products[0]?.line, qty: 1 }] })
    expect(await manage(id, { stage: 5 })).toMatchObject({ cashback: 1, refunded: 0, taken_off: 20 })
  })

  test('[ORDER-313] of an order that nobody has paid nothing goes back: so much less is to be paid', async () => {
    const { id } = await place([{ sku: 'TEE', qty: 2 }])
    const { products } = await manage(id, { stage: 5 })
    const line = products[0]?.line
    expect((await giveBack(id, { lines: [{ line, qty: 1 }] })).result).toMatchObject({ refunded: 0, taken_off: 20 })
    // 24 of 44 were collected at the door, and no more than that can go back
    const paid = await manage(id, { paid: true })
    expect(paid).toMatchObject({ refunded: 0, taken_off: 20, refundable: 24 })
    expect((await giveBack(id, { lines: [{ line, qty: 1 }] })).result).toMatchObject({
      refunded: 20,
      taken_off: 20,
      refundable: 4,
    })
  })

  test('[ORDER-1034] of which all came back before it was paid nobody is told how to pay any more', async () => {
    const { addressInformation } = orderBody('', 'TEE')
    const byTransfer = { addressInformation: { ...addressInformation, payment_method_code: 'banktransfer' } }
    const { id } = await place([{ sku: 'TEE', qty: 5 }], byTransfer)
    const { products, how_to_pay: told } = await manage(id, { stage: 5 })
    expect(told).toContain('IBAN')
    const back = (qty: number) => giveBack(id, { lines: [{ line: products[0]?.line, qty }] })
    expect((await back(4)).result).toHaveProperty('how_to_pay', told)
    expect((await back(1)).result).not.toHaveProperty('how_to_pay')
  })

  test('[ORDER-43] of a group its members go back, and not again with the rest of the order', async () => {
    const stock = async () => [await stockOf(shop.db, ids['TEE'] ?? 0), await stockOf(shop.db, ids['CAP'] ?? 0)]
    const [tees = 0, caps = 0] = await stock()
    const { id } = await place([{ sku: 'LOOK', qty: 3 }])
    expect(await stock()).toEqual([tees - 6, caps - 3])
    const { products } = await manage(id, { stage: 4 })
    await giveBack(id, { lines: [{ line: products[0]?.line, qty: 1 }], restock: true })
    expect(await stock()).toEqual([tees - 4, caps - 2])
    await giveBack(id, { lines: [{ line: products[0]?.line, qty: 1 }], restock: false })
    expect(await stock()).toEqual([tees - 4, caps - 2])
    await manage(id, { canceled: true })
    expect(await stock()).toEqual([tees - 2, caps - 1])
    expect(await giveBack(id, { lines: [{ line: products[0]?.line, qty: 1 }] })).toMatchObject({
      result: 'ORDER_CANCELED',
    })
  })

  test('[ORDER-40] of goods that are still here, of other orders, under another order’s id: refused', async () => {
    const [mine, other] = [await place([{ sku: 'TEE', qty: 1 }]), await place([{ sku: 'TEE', qty: 1 }])]
    const [line] = (await manage(mine.id, { stage: 3 })).products.map((product) => product.line)
    expect(await giveBack(mine.id, { lines: [{ line, qty: 1 }] })).toMatchObject({
      status: 409,
      result: 'RETURN_NOT_ALLOWED',
    })
    await manage(mine.id, { stage: 4 })
    await manage(other.id, { stage: 4 })
    expect(await giveBack(other.id, { lines: [{ line, qty: 1 }] })).toMatchObject({ status: 400 })
    const return_id = randomUUID()
    expect(await giveBack(mine.id, { return_id, lines: [{ line, qty: 1 }] })).toMatchObject({ status: 200 })
    expect(await giveBack(other.id, { return_id, lines: [{ line, qty: 1 }] })).toMatchObject({ status: 400 })
    for (const lines of [[], [{ line, qty: 0 }], [{ line: 'x', qty: 1 }], [{ line: 2 ** 60, qty: 1 }]])
      expect((await giveBack(mine.id, { lines })).status).toBe(400)
  })
})

describe('what was asked for', () => {
  /** Three pieces were delivered and paid; two of them are asked to be given back. */
  const asked = async () => {
    const { id } = await place([{ sku: 'TEE', qty: 3 }])
    const line = (await manage(id, { stage: 5, paid: true })).products[0]?.line
    const request_id = randomUUID()
    const body = { request_id, lines: [{ line, qty: 2 }] }
    await callSignedIn(shop, buyer, 'POST', `/api/order/${id}/return`, body)
    return { id, line, request: `/api/manage/returns/${request_id}` }
  }
  const look = async (id: string) =>
    (await callSignedIn(shop, 'manager', 'GET', `/api/manage/orders/${id}`)).result as ManagedOrder

  test('[ORDER-314] pieces taken back by hand are those that were asked for, and need no decision any more', async () => {
    const { id, line, request } = await asked()
    await giveBack(id, { lines: [{ line, qty: 1 }] })
    expect((await look(id)).returns).toMatchObject({
      left: [{ line, qty: 1 }],
      requests: [{ state: 'open', lines: [{ line, qty: 1 }] }],
    })
    const open = await callSignedIn(shop, 'manager', 'GET', '/api/manage/returns?state=open&size=1')
    expect(open.result).toMatchObject({ items: [{ order: id, goods: [{ qty: 1 }] }] })
    await giveBack(id, { lines: [{ line, qty: 1 }] })
    expect((await look(id)).returns).toMatchObject({
      left: [{ line, qty: 1 }],
      requests: [{ state: 'accepted', lines: [{ line, qty: 2 }], decided_at: expect.any(String) }],
    })
    // whoever accepts it now gives nothing back twice
    expect((await callSignedIn(shop, 'manager', 'POST', request, { accept: true })).status).toBe(200)
    expect(await look(id)).toMatchObject({ refunded: 40, asked: false })
  })

  test('[ORDER-314] accepted after a part of it came back, it takes the rest', async () => {
    const { id, line, request } = await asked()
    await giveBack(id, { lines: [{ line, qty: 1 }] })
    await callSignedIn(shop, 'manager', 'POST', request, { accept: true, answer: 'Thanks' })
    expect(await look(id)).toMatchObject({
      refunded: 40,
      products: [{ returned_count: 2 }],
      returns: { requests: [{ state: 'accepted', answer: 'Thanks' }] },
    })
  })
})
