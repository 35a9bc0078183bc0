import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createShop } from '#test/support/shop.ts'
import type { Shop } from '#test/support/shop.ts'
import { stockRequest } from '#test/support/stock-request.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('stock_request').execute())

const ask = (sku: string, email: string, kind = 'back_in_stock', store = 'en') =>
  shop.post('/api/stock/notify', { sku, email, kind }, { store })
const open = () => shop.db.selectFrom('stock_request').selectAll().where('notified_at', 'is', null).execute()

describe('asking', () => {
  test('[STOCK-8] the answer is the same for every contact, and tells what there is nothing to wait for', async () => {
    expect((await ask('HOOD-red-M', 'Mina@Example.com ')).body).toMatchObject({ code: 200, result: 'requested' })
    expect((await ask('HOOD-red-M', 'new@example.com')).body).toMatchObject({ code: 200, result: 'requested' })
    expect((await ask('HOOD-red-S', 'mina@example.com')).body).toMatchObject({ code: 200, result: 'in_stock' })
    expect((await open()).map(({ email }) => email).toSorted()).toEqual(['mina@example.com', 'new@example.com'])
  })

  test('[STOCK-8] what is not sold is 404, what is no address or kind is 400', async () => {
    for (const sku of ['NOPE', 'OFF', 'PART', 'a\0b']) expect((await ask(sku, 'mina@example.com')).status).toBe(404)
    for (const email of [
      '',
      'mina',
      'a@b',
      'a b@example.com',
      'a@example.com,b@example.com',
      `${'a'.repeat(65)}@x.com`,
    ])
      expect((await ask('TEE', email)).body).toMatchObject({
        code: 400,
        meta: { fields: { email: expect.anything() } },
      })
    expect((await ask('TEE', 'mina@example.com', 'gossip')).status).toBe(400)
    expect(await open()).toEqual([])
  })

  test('[STOCK-9] one open request for a product and a kind, however often and however fast it is asked for', async () => {
    await Promise.all(Array.from({ length: 6 }, () => ask('TEE-red-M', 'mina@example.com')))
    await ask('TEE-red-M', 'mina@example.com', 'price_drop')
    await ask('TEE-red-M', 'mina@example.com', 'back_in_stock', 'ru')
    expect((await open()).map(({ kind, store_code }) => `${kind} ${store_code}`).toSorted()).toEqual([
      'back_in_stock ru',
      'price_drop en',
    ])
  })

  test('[STOCK-9] a contact has thirty requests at most, answered ones among them', async () => {
    await shop.db
      .insertInto('stock_request')
      .values(Array.from({ length: 30 }, (_, index) => stockRequest(shop, 'mina@example.com', 1, index / 2)))
      .execute()
    expect((await ask('TEE-red-M', 'mina@example.com')).body.result).toBe('requested')
    expect(await open()).toEqual([])
  })
})
