import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, callAs, createSalesApp, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'

let shop: SalesApp
let customer = 100
beforeAll(async () => {
  shop = await createSalesApp()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
  await sell(shop.db, { sku: 'HOODIE', price: 60, stock: 1000 })
  await sell(shop.db, { sku: 'SOCKS', price: 5, stock: 1000 })
})
afterAll(() => shop.close())

/** A device of a customer: its calls go to the one cart of the store view. */
const device = (id: number) => {
  const call = (key: string, input: object) => callAs(shop, id, key, input)
  return {
    open: async () => {
      const made = await call('POST /api/cart/create', {})
      return made.ok ? String(made.value) : ''
    },
    put: (cartId: string, cartItem: object, op_id: string = randomUUID()) =>
      call('POST /api/cart/update', { query: { cartId }, body: { cartItem, op_id } }),
    close: (cartId: string) => call('POST /api/cart/close', { query: { cartId } }),
    lines: async (cartId: string) => {
      const pulled = await call('GET /api/cart/pull', { query: { cartId } })
      const items = pulled.ok ? (pulled.value as { sku: string; qty: number }[]) : []
      return Object.fromEntries(items.map(({ sku, qty }) => [sku, qty]))
    },
  }
}

describe('at once', () => {
  test('[CART-2] [CART-56] [CART-193] two devices open, fill and see one cart', async () => {
    for (let round = 0; round < 10; round += 1) {
      customer += 1
      const [phone, desk] = [device(customer), device(customer)]
      const [one, other] = await Promise.all([phone.open(), desk.open()])
      expect(one).toBe(other)
      await Promise.all([
        phone.put(one, { sku: 'TEE', delta: 1 }),
        desk.put(other, { sku: 'TEE', delta: 2 }),
        phone.put(one, { sku: 'HOODIE', delta: 1 }),
        desk.put(other, { sku: 'SOCKS', delta: 3 }),
      ])
      expect(await phone.lines(one)).toEqual({ TEE: 3, HOODIE: 1, SOCKS: 3 })
      expect(await desk.lines(other)).toEqual(await phone.lines(one))
    }
  })

  test('[CART-8] [CART-56] a command that both devices send again and again counts once', async () => {
    customer += 1
    const [phone, desk] = [device(customer), device(customer)]
    const cartId = await phone.open()
    const ops = Array.from({ length: 10 }, () => randomUUID())
    const sent = ops.flatMap((op) => [phone, desk, phone, desk].map((from) => ({ op, from })))
    const answers = await Promise.all(sent.map(({ op, from }) => from.put(cartId, { sku: 'TEE', delta: 1 }, op)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await desk.lines(cartId)).toEqual({ TEE: 10 })
  })

  test('[CART-8] an id is of one cart: the same in another is another command', async () => {
    const op = randomUUID()
    for (const id of [(customer += 1), (customer += 1)]) {
      const one = device(id)
      const cartId = await one.open()
      await one.put(cartId, { sku: 'TEE', delta: 2 }, op)
      expect(await one.lines(cartId)).toEqual({ TEE: 2 })
    }
  })

  test('[CART-57] a command beside closing is carried out before it, or 404', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = String((await callApi(shop, 'POST', '/api/cart/create')).result)
      const update = () =>
        callApi(shop, 'POST', `/api/cart/update?cartId=${id}`, {
          cartItem: { sku: 'TEE', delta: 1 },
          op_id: randomUUID(),
        })
      const close = () => callApi(shop, 'POST', `/api/cart/close?cartId=${id}`)
      const [before, closed, after, again] = await Promise.all([update(), close(), update(), close()])
      const accepted = [before, after].filter(({ status }) => status === 200).length
      for (const { status, result } of [before, after].filter((answer) => answer.status !== 200))
        expect({ status, result }).toEqual({ status: 404, result: 'CART_NOT_FOUND' })
      expect(new Set([closed.status, again.status])).toEqual(new Set([200, 404]))
      const lines = await shop.db.selectFrom('cart_item').select('qty').where('cart_id', '=', id).execute()
      expect(lines.reduce((sum, { qty }) => sum + qty, 0)).toBe(accepted)
      const { version } = await shop.db
        .selectFrom('cart')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      // closing was the last thing that happened to it
      const ending = [closed, again].find(({ status }) => status === 200)
      expect({ version, last: ending?.meta['version'] }).toEqual({ version: accepted + 1, last: accepted + 1 })
      expect((await update()).status).toBe(404)
    }
  })

  test('[CART-2] [CART-57] a customer who opens a cart while the last one closes has one that is open', async () => {
    for (let round = 0; round < 10; round += 1) {
      customer += 1
      const [phone, desk] = [device(customer), device(customer)]
      const first = await phone.open()
      await Promise.all([phone.close(first), desk.open()])
      const next = await desk.open()
      expect(next).not.toBe(first)
      expect(await phone.open()).toBe(next)
      expect((await phone.put(next, { sku: 'TEE', qty: 1 })).ok).toBe(true)
    }
  })
})
