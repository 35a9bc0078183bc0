import type { AnyCall } from '#platform/web/call/call.ts'
import { ok, refuse } from '#core/result.ts'
import { fakeCartServer, fakeItem } from '#features/cart/web/cart-fake.ts'
import { callApi, createSalesApp, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { goodsNeeded } from './cart-simulation.ts'
import type { SimulatedShop } from './cart-simulation.ts'

const skus = [...Array.from({ length: goodsNeeded }, (_, at) => `PIECE-${at}`), 'GONE']
const goods = skus.map((sku, at) => ({ ...fakeItem(sku, 100_000, 20), id: at + 1, product_id: at + 1 }))

/** A model of the server, new for each simulation. */
export const modelShop = (): SimulatedShop => ({ call: fakeCartServer(goods.slice(0, -1)).call, goods })

/** The call of a page to the handlers of a shop, over HTTP as the shop mounts it. */
const callOfShop =
  (shop: Pick<SalesApp, 'app'>, store = 'en'): AnyCall =>
  async (key, { query = {}, body }) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string]
    const asked = new URLSearchParams({ store })
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) asked.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    }
    const answer = await callApi(shop, method, `${path}?${asked}`, method === 'POST' ? (body ?? {}) : undefined)
    return answer.status === 200 ? ok(answer.result, answer.meta) : refuse(String(answer.result), { ...answer.meta })
  }

/** The shop's own handlers on their database, with the same goods. */
export const openCartShop = async (
  makeDatabase?: Parameters<typeof createSalesApp>[1],
): Promise<SimulatedShop & { readonly close: () => Promise<void> }> => {
  const shop = await createSalesApp({}, makeDatabase)
  for (const sku of skus.slice(0, -1)) await sell(shop.db, { sku, price: 20, stock: 100_000 })
  return { call: callOfShop(shop), goods, close: shop.close }
}
