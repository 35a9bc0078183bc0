import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { findBonusBalance } from '#features/promotions/server/index.ts'
import type { Mail } from '#platform/server/adapters/mail-outbox.ts'
import { createBonusShop } from '#test/support/bonus-shop.ts'
import { callApi, orderBody, sell, stockOf } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { runWaiting } from '#test/support/waiting-jobs.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { ManagedOrder, ManagedRequest, OrderReturns, WireOrder } from '../../contract.ts'
import { orderKey } from '../buyer/order-link.ts'

let shop: SalesApp
let tee = 0
const buyer = 7600
const mails: Mail[] = []
beforeAll(async () => {
  shop = await createBonusShop(buyer, { mail: { send: async (mail) => void mails.push(mail) } })
  await shop.jobs.stop()
  tee = await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
  await sell(shop.db, { sku: 'GIFTCARD', price: 10, type: 'virtual' })
})
afterAll(() => shop.close())
beforeEach(() => {
  mails.length = 0
})

const placeAs = async (products: object[], { store = 'en', changes = {} } = {}) => {
  const body = orderBody(randomUUID(), 'TEE', { products, ...changes })
  const placed = await callSignedIn(shop, buyer, 'POST', `/api/order?store=${store}`, body)
  return (placed.result as { order: { id: string; number: string } }).order
}
const manage = (id: string, body: object) => callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}`, body)
const orderOf = async (id: string) => (await callSignedIn(shop, buyer, 'GET', `/api/order/${id}`)).result as WireOrder
const delivered = async (products: object[], options?: { store?: string; changes?: object }) => {
  const placed = await placeAs(products, options)
  await manage(placed.id, { paid: true, stage: 5 })
  return { ...placed, order: await orderOf(placed.id) }
}
const ask = (id: string, body: object) =>
  callSignedIn(shop, buyer, 'POST', `/api/order/${id}/return`, { request_id: randomUUID(), ...body })
const decide = (id: string, body: object) => callSignedIn(shop, 'manager', 'POST', `/api/manage/returns/${id}`, body)
const lineOf = (order: WireOrder, sku = 'TEE') => order.products.find((one) => one.sku === sku)?.line ?? 0
const run = (name: string) => runWaiting(shop, name)

describe('asking to send pieces back', () => {
  test('[ORDER-170] [ORDER-171] [ORDER-176] from the delivery on, for the pieces that are left', async () => {
    const placed = await placeAs([
      { sku: 'TEE', qty: 3 },
      { sku: 'GIFTCARD', qty: 1 },
    ])
    expect((await orderOf(placed.id)).returns).toMatchObject({ can_return: false, can_withdraw: false })
    const line = lineOf(await orderOf(placed.id))
    expect((await ask(placed.id, { lines: [{ line, qty: 1 }] })).result).toBe('RETURN_OVER')
    await manage(placed.id, { stage: 5 })
    const { returns } = await orderOf(placed.id)
    expect(returns).toMatchObject({ can_return: true, left: [{ line, qty: 3 }], requests: [] })
    expect(Date.parse(returns?.return_until ?? '')).toBeGreaterThan(shop.now().getTime() + 29 * 86_400_000)
    const answer = await ask(placed.id, { lines: [{ line, qty: 2 }], reason: ' Too small ' })
    expect(answer.result).toMatchObject({
      left: [{ line, qty: 1 }],
      requests: [{ kind: 'return', state: 'open', lines: [{ line, qty: 2 }], reason: 'Too small' }],
    } satisfies Partial<Record<keyof OrderReturns, unknown>>)
    for (const lines of [
      [{ line, qty: 2 }],
      [{ line: line + 1, qty: 1 }],
      [
        { line, qty: 1 },
        { line, qty: 1 },
      ],
    ])
      expect((await ask(placed.id, { lines })).result).toBe('INVALID_INPUT')
  })

  test('[ORDER-172] a repeat asks nothing anew, and an id of another order is refused', async () => {
    const [one, other] = [await delivered([{ sku: 'TEE', qty: 2 }]), await delivered([{ sku: 'TEE', qty: 1 }])]
    const body = { request_id: randomUUID(), lines: [{ line: lineOf(one.order), qty: 1 }] }
    for (let times = 0; times < 2; times += 1)
      expect(((await ask(one.id, body)).result as OrderReturns).requests).toHaveLength(1)
    const foreign = await ask(other.id, { ...body, lines: [{ line: lineOf(other.order), qty: 1 }] })
    expect([foreign.status, foreign.result]).toEqual([400, 'INVALID_INPUT'])
  })

  test('[ORDER-172] the order is its buyer’s: by session or by the key of its mail', async () => {
    const { id, order } = await delivered([{ sku: 'TEE', qty: 2 }])
    const body = () => ({ request_id: randomUUID(), lines: [{ line: lineOf(order), qty: 1 }] })
    const path = `/api/order/${id}/return`
    for (const who of ['manager', 7601] as const)
      expect((await callSignedIn(shop, who, 'POST', path, body())).status).toBe(404)
    expect((await callApi(shop, 'POST', path, body())).status).toBe(404)
    expect((await callApi(shop, 'POST', path, { ...body(), key: 'wrong' })).status).toBe(404)
    const key = await orderKey(shop.db, id)
    expect((await callApi(shop, 'POST', path, { ...body(), key })).status).toBe(200)
    // whoever has the id alone sees nothing of it
    expect((await callApi(shop, 'GET', `/api/order/${id}`)).result).not.toHaveProperty('returns')
  })

  test('[ORDER-172] ten a day for an order', async () => {
    const { id, order } = await delivered([{ sku: 'TEE', qty: 20 }])
    const once = async () => (await ask(id, { lines: [{ line: lineOf(order), qty: 1 }] })).status
    for (let times = 0; times < 10; times += 1) expect(await once()).toBe(200)
    expect(await once()).toBe(429)
  })

  test('[ORDER-170] when the days are over', async () => {
    const { id, order } = await delivered([{ sku: 'TEE', qty: 1 }])
    await sql`update shop_order set delivered_at = now() - interval '32 days' where id = ${id}`.execute(shop.db)
    expect((await orderOf(id)).returns?.can_return).toBe(false)
    const late = await ask(id, { lines: [{ line: lineOf(order), qty: 1 }] })
    expect([late.status, late.result]).toEqual([409, 'RETURN_OVER'])
  })

  test('[ORDER-173] a receipt goes out once, with pieces, reason, time and where to send them', async () => {
    const { id, order, number } = await delivered([{ sku: 'TEE', qty: 3 }])
    mails.length = 0
    await run('mail.return-request')
    mails.length = 0
    const body = { request_id: randomUUID(), lines: [{ line: lineOf(order), qty: 2 }], reason: 'Too small' }
    await ask(id, body)
    await ask(id, body)
    await run('mail.return-request')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: order.customer?.email })
    for (const part of [number, 'Name of TEE: × 2', 'Too small', 'UTC', settings.company, `/order/${id}?key=`])
      expect(mails[0]?.text).toContain(part)
  })
})

describe('what a manager decides', () => {
  const asked = async (products: object[], qty: number, changes = {}) => {
    const made = await delivered(products, { changes })
    const request = randomUUID()
    await ask(made.id, { request_id: request, lines: [{ line: lineOf(made.order), qty }] })
    return { ...made, request }
  }

  test('[ORDER-174] accepted: the pieces are taken back, with money, bonuses and stock, once', async () => {
    const before = await findBonusBalance(shop.db, buyer, 'USD')
    const { id, request } = await asked([{ sku: 'TEE', qty: 2 }], 1, { bonuses: 4 })
    const stock = await stockOf(shop.db, tee)
    const accepted = await decide(request, { accept: true, restock: true })
    expect(accepted.result).toMatchObject({ state: 'accepted', order: id })
    expect(await stockOf(shop.db, tee)).toBe(stock + 1)
    const order = await orderOf(id)
    // 40 less 4 of bonuses was paid for two
    expect(order).toMatchObject({ refunded: 18, products: [{ returned_count: 1 }] })
    expect(order.returns?.requests).toMatchObject([{ state: 'accepted' }])
    // half of the bonuses spent came back, and half of the cashback went
    expect((await findBonusBalance(shop.db, buyer, 'USD')).balance - before.balance).toBe(-400 + 200 + 90)
    await decide(request, { accept: true, restock: true })
    expect(await stockOf(shop.db, tee)).toBe(stock + 1)
    expect((await decide(request, { accept: false })).result).toBe('REQUEST_DECIDED')
    await run('mail.return-request')
    mails.length = 0
    await run('mail.order-news')
    expect(mails.some(({ text }) => text.includes('have come back to us'))).toBe(true)
  })

  test('[ORDER-174] declined: nothing moves, the buyer reads why, and the pieces may be asked for again', async () => {
    const { id, order, request } = await asked([{ sku: 'TEE', qty: 1 }], 1)
    const stock = await stockOf(shop.db, tee)
    await run('mail.return-request')
    mails.length = 0
    expect((await decide(request, { accept: false, answer: 'It was worn outside.' })).status).toBe(200)
    await run('mail.return-request')
    expect(mails.map(({ text }) => text).join()).toContain('It was worn outside.')
    expect(await stockOf(shop.db, tee)).toBe(stock)
    const { returns, refunded } = await orderOf(id)
    expect(refunded).toBe(0)
    expect(returns).toMatchObject({
      left: [{ line: lineOf(order), qty: 1 }],
      requests: [{ state: 'declined', answer: 'It was worn outside.' }],
    })
    expect((await decide(request, { accept: true })).result).toBe('REQUEST_DECIDED')
  })

  test('[ORDER-681] decided again with another answer, or otherwise put back, it is decided already', async () => {
    const { request } = await asked([{ sku: 'TEE', qty: 1 }], 1)
    const said = { accept: true, restock: true, answer: 'Thank you' }
    const other = await asked([{ sku: 'TEE', qty: 1 }], 1)
    for (const [id, first, changes] of [
      [request, said, [{ answer: 'Thanks' }, { answer: null }, { restock: false }]],
      [other.request, { accept: false, answer: 'Worn' }, [{ answer: 'Worn outside' }]],
    ] as const) {
      expect((await decide(id, first)).status).toBe(200)
      for (const change of changes)
        expect(await decide(id, { ...first, ...change })).toMatchObject({ status: 409, result: 'REQUEST_DECIDED' })
      expect(await decide(id, first)).toMatchObject({ status: 200, result: { answer: first.answer } })
    }
  })

  test('[ORDER-174] two managers at once: one decision, one return', async () => {
    const { id, request } = await asked([{ sku: 'TEE', qty: 1 }], 1)
    const answers = await Promise.all([decide(request, { accept: true }), decide(request, { accept: true })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await orderOf(id)).refunded).toBe(20)
  })

  test('[ORDER-174] for managers alone', async () => {
    const { request } = await asked([{ sku: 'TEE', qty: 1 }], 1)
    const path = `/api/manage/returns/${request}`
    expect((await callApi(shop, 'POST', path, { accept: true })).status).toBe(401)
    expect((await callSignedIn(shop, buyer, 'POST', path, { accept: true })).status).toBe(403)
    expect((await decide(randomUUID(), { accept: true })).status).toBe(404)
    expect((await decide('nope', { accept: true })).status).toBe(404)
  })

  test('[ORDER-175] [ORDER-315] [ADMIN-29] [ADMIN-310] [ADMIN-314] they are listed with their pieces, the latest first, by state', async () => {
    const { request, number, order } = await asked([{ sku: 'TEE', qty: 1 }], 1)
    const list = async (query = '') =>
      (await callSignedIn(shop, 'manager', 'GET', `/api/manage/returns?${query}`)).result as {
        items: ManagedRequest[]
        total: number
      }
    const open = await list('state=open&size=1')
    expect(open.items).toMatchObject([{ id: request, number, state: 'open', goods: [{ sku: 'TEE', qty: 1 }] }])
    expect(await list(`q=${number}`)).toMatchObject({ items: [{ id: request }], total: 1 })
    for (const found of [number.slice(1), 'hannah%20brooks', encodeURIComponent(order.customer?.email ?? '')])
      expect((await list(`q=${found}`)).items[0]?.id).toBe(request)
    expect((await list('q=100%25')).total).toBe(0)
    const listed = async () =>
      (
        (await callSignedIn(shop, 'manager', 'GET', `/api/manage/orders?q=${number}`)).result as {
          items: ManagedOrder[]
        }
      ).items
    expect(await listed()).toMatchObject([{ number, asked: true }])
    const { total } = open
    await decide(request, { accept: false })
    expect((await list('state=open')).total).toBe(total - 1)
    expect(await listed()).toMatchObject([{ number, asked: false }])
    expect((await list()).items[0]).toMatchObject({ id: request, state: 'declined' })
    const managed = await callSignedIn(shop, 'manager', 'GET', `/api/manage/orders/${number}`)
    expect((managed.result as ManagedOrder).returns?.requests).toMatchObject([{ id: request }])
  })
})
