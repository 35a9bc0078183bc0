import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#platform/server/adapters/mail-outbox.ts'
import { address, callApi, createSalesApp, orderBody, sell, stockOf } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { runWaiting } from '#test/support/waiting-jobs.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { ManagedOrder, WireOrder } from '../../contract.ts'
import { orderKey } from '../buyer/order-link.ts'

let shop: SalesApp
let tee = 0
const mails: Mail[] = []
beforeAll(async () => {
  shop = await createSalesApp({ mail: { send: async (mail) => void mails.push(mail) }, codesPerAddress: 50 })
  await shop.jobs.stop()
  tee = await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  mails.length = 0
  await sql`truncate limit_hit`.execute(shop.db)
  await sql`delete from job.job`.execute(shop.db)
})

type Placed = { id: string; number: string }
const home = { ...address, country_id: 'DE', region_code: '', postcode: '10115', city: 'Berlin' }
const place = async (store: string, { shipTo = address, qty = 1, who = 0 } = {}): Promise<Placed> => {
  const body = orderBody(randomUUID(), 'TEE')
  const addressInformation = { ...body.addressInformation, shippingAddress: shipTo, billingAddress: shipTo }
  const order = { ...body, products: [{ sku: 'TEE', qty }], addressInformation }
  const url = `/api/order?store=${store}`
  const placed = who ? await callSignedIn(shop, who, 'POST', url, order) : await callApi(shop, 'POST', url, order)
  expect(placed.status).toBe(200)
  return (placed.result as { order: Placed }).order
}
const withdraw = (body: object, store = 'de') =>
  callApi(shop, 'POST', `/api/order/withdraw?store=${store}`, {
    statement_id: randomUUID(),
    name: 'Hannah Brooks',
    email: address.email,
    ...body,
  })
const manage = async (id: string, body: object) =>
  (await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}`, body)).result as ManagedOrder
const managed = async (id: string) =>
  (await callSignedIn(shop, 'manager', 'GET', `/api/manage/orders/${id}`)).result as ManagedOrder
const decide = (id: string, body: object) => callSignedIn(shop, 'manager', 'POST', `/api/manage/returns/${id}`, body)
const run = (name: string) => runWaiting(shop, name)
/** All that follows a statement: it is kept, and what came of it is mailed. */
const follow = async () => {
  await run('order.withdrawal')
  await run('mail.return-request')
}

describe('who may withdraw', () => {
  test.each([
    ['de', address, true],
    ['eu', address, true],
    ['en', home, true],
    ['en', address, false],
    ['us', address, false],
  ])('[ORDER-180] an order of the view %s to %o', async (store, shipTo, may) => {
    const { id } = await place(store, { shipTo })
    const { result } = await callApi(shop, 'GET', `/api/order/${id}?key=${await orderKey(shop.db, id)}`)
    expect((result as WireOrder).returns?.can_withdraw).toBe(may)
  })

  test('[ORDER-180] until the end of the 14th day after the delivery', async () => {
    const { id, number } = await place('de')
    await manage(id, { stage: 5 })
    const key = await orderKey(shop.db, id)
    const seen = async () => (await callApi(shop, 'GET', `/api/order/${id}?key=${key}`)).result as WireOrder
    expect((await seen()).returns?.can_withdraw).toBe(true)
    await sql`update shop_order set delivered_at = now() - interval '16 days' where id = ${id}`.execute(shop.db)
    expect((await seen()).returns).toMatchObject({ can_withdraw: false, can_return: true })
    const late = await withdraw({ number, key })
    expect([late.status, late.result]).toEqual([409, 'RETURN_OVER'])
  })
})

describe('a statement', () => {
  test('[ORDER-183] [ORDER-184] needs no sign-in: number and address do, and the receipt has all of it', async () => {
    const { id, number } = await place('de')
    const answer = await withdraw({ number: ` ${number} `, email: address.email.toUpperCase(), reason: 'Zu groß' })
    expect(answer.status).toBe(200)
    const { received_at } = answer.result as { received_at: string }
    await follow()
    expect((await managed(id)).returns?.requests).toMatchObject([
      { kind: 'withdrawal', state: 'open', lines: [{ qty: 1 }], created_at: received_at },
    ])
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: address.email, subject: expect.stringContaining('Widerrufs') as string })
    const [hours] = [received_at.slice(11, 16)]
    for (const part of ['Hannah Brooks', number, 'Name of TEE: × 1', 'Zu groß', `Eingegangen: ${hours} `])
      expect(mails[0]?.text).toContain(part)
  })

  test('[ORDER-183] is answered the same whatever it names; who sent it reads in a mail how to go on', async () => {
    const { id, number } = await place('de')
    const answers = [
      await withdraw({ number, email: 'stranger@mail.example' }),
      await withdraw({ number: 'V999999' }),
      await withdraw({ number: (await place('us')).number }, 'us'),
    ]
    for (const { status, result } of answers)
      expect([status, result]).toEqual([200, { received_at: expect.any(String) as string }])
    await follow()
    expect((await managed(id)).returns?.requests).toEqual([])
    expect(mails.map(({ to }) => to).toSorted()).toEqual([address.email, address.email, 'stranger@mail.example'])
    const stranger = mails.find(({ to }) => to === 'stranger@mail.example')
    expect(stranger?.text).toContain('/de/withdrawal')
    // nothing of the order is told to a stranger, and nothing of what was typed but the number
    for (const part of ['Hannah', 'TEE', 'key=']) expect(stranger?.text).not.toContain(part)
  })

  test('[ORDER-183] sent twice it is one, with one receipt', async () => {
    const { id, number } = await place('de')
    const statement_id = randomUUID()
    for (let times = 0; times < 2; times += 1) await withdraw({ statement_id, number })
    await follow()
    expect((await managed(id)).returns?.requests).toHaveLength(1)
    expect(mails).toHaveLength(1)
  })

  test('[ORDER-183] five an hour for an address', async () => {
    for (let times = 0; times < 5; times += 1) expect((await withdraw({ number: 'V1' })).status).toBe(200)
    expect((await withdraw({ number: 'V1' })).status).toBe(429)
  })

  test.each([
    [{ number: 'V1', email: '+15550100001' }, 'INVALID_INPUT'],
    [{ number: 'V1', email: 'nobody' }, 'INVALID_INPUT'],
    [{ number: 'V1', name: ' ' }, 'INVALID_INPUT'],
    [{ number: '<b>V1</b>' }, 'INVALID_INPUT'],
    [{ number: 'V1', statement_id: '1' }, 'INVALID_INPUT'],
  ])('[ORDER-182] what is not complete is refused: %o', async (body, code) => {
    const answer = await withdraw(body)
    expect([answer.status, answer.result]).toEqual([400, code])
  })

  test('[ORDER-184] of an order shown to be one’s own it is kept at once, for chosen pieces, with a receipt where one likes', async () => {
    const { id, number } = await place('de', { qty: 3 })
    const order = await manage(id, { stage: 5 })
    const key = await orderKey(shop.db, id)
    const line = order.products[0]?.line
    const answer = await withdraw({ number, key, email: 'other@mail.example', lines: [{ line, qty: 2 }] })
    expect(answer.status).toBe(200)
    expect((await managed(id)).returns?.requests).toMatchObject([{ lines: [{ line, qty: 2 }] }])
    await follow()
    expect(mails.map(({ to }) => to)).toEqual(['other@mail.example'])
    // the key of the order stays with the address it was placed with
    expect(mails[0]?.text).not.toContain('key=')
  })
})

describe('what becomes of it', () => {
  const stated = async (qty: number, lines?: number, stage = 5) => {
    const placed = await place('de', { qty })
    const order = await manage(placed.id, { paid: true, stage })
    const pieces = lines === undefined ? {} : { lines: [{ line: order.products[0]?.line, qty: lines }] }
    const statement_id = randomUUID()
    await withdraw({ statement_id, number: placed.number, key: await orderKey(shop.db, placed.id), ...pieces })
    return { ...placed, statement_id, order }
  }

  test('[ORDER-185] before anything is sent the whole order ends, whatever pieces are named', async () => {
    const { id, statement_id } = await stated(2, 1, 2)
    const stock = await stockOf(shop.db, tee)
    expect((await decide(statement_id, { accept: true })).status).toBe(200)
    expect(await managed(id)).toMatchObject({ canceled: true, returns: { requests: [{ state: 'accepted' }] } })
    expect(await stockOf(shop.db, tee)).toBe(stock + 2)
  })

  test('[ORDER-185] of the whole order the delivery is paid back too, of a part only its pieces', async () => {
    const whole = await stated(2)
    await decide(whole.statement_id, { accept: true })
    const { refunded, price } = await managed(whole.id)
    expect(refunded).toBe(price)
    const part = await stated(2, 1)
    await decide(part.statement_id, { accept: true })
    const after = await managed(part.id)
    expect(after.refunded).toBe((after.price - after.delivery_cost) / 2)
  })

  test('[ORDER-185] of the whole order in two statements too, with the last one; not where a part was returned by right of the shop', async () => {
    const { id, number, statement_id } = await stated(2, 1)
    const key = await orderKey(shop.db, id)
    await decide(statement_id, { accept: true })
    const last = randomUUID()
    await withdraw({ statement_id: last, number, key })
    await decide(last, { accept: true })
    const { refunded, price } = await managed(id)
    expect(refunded).toBe(price)

    const other = await stated(2, 1)
    await callApi(shop, 'POST', `/api/order/${other.id}/return`, {
      request_id: randomUUID(),
      lines: [{ line: other.order.products[0]?.line, qty: 1 }],
      key: await orderKey(shop.db, other.id),
    })
    const asked = (await managed(other.id)).returns?.requests ?? []
    expect(asked.map(({ kind }) => kind)).toEqual(['withdrawal', 'return'])
    for (const one of asked) await decide(one.id, { accept: true })
    const after = await managed(other.id)
    expect(after.refunded).toBe(after.price - after.delivery_cost)
  })

  test('[ORDER-185] [ORDER-314] taken back by hand, what was withdrawn from gives the delivery back, too', async () => {
    const { id, order } = await stated(2)
    await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}/return`, {
      return_id: randomUUID(),
      lines: [{ line: order.products[0]?.line, qty: 2 }],
      restock: true,
    })
    const { refunded, price, returns } = await managed(id)
    expect([refunded, returns?.requests[0]?.state]).toEqual([price, 'accepted'])
  })

  test('[ORDER-314] of an order that a manager cancels nothing stays open', async () => {
    const { id } = await stated(2, undefined, 2)
    const { returns } = await manage(id, { canceled: true })
    expect(returns?.requests).toMatchObject([{ state: 'accepted' }])
  })

  test('[ORDER-185] nothing more is asked for once it is', async () => {
    const { id, number } = await stated(1)
    const key = await orderKey(shop.db, id)
    expect((await withdraw({ number, key })).result).toBe('RETURN_OVER')
  })
})
