import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import type { PlacedOrder, WireOrder } from '#features/orders/contract.ts'
import { signNotice } from '#platform/server/adapters/payment-embedded.ts'
import { getSecret } from '#platform/server/secrets.ts'
import { callApi, createSalesApp, orderBody, sell } from './sales.ts'
import type { SalesApp } from './sales.ts'

const noon = new Date('2025-11-20T12:00:00.000Z')
const seconds = noon.getTime() / 1000
const information = orderBody('', 'TEE').addressInformation
const byCard = { addressInformation: { ...information, payment_method_code: 'card' } }

/** For a file of tests: a shop, orders by card that nobody has paid, and all that can be told of them. */
export const preparePayments = () => {
  let shop: SalesApp
  beforeAll(async () => {
    shop = await createSalesApp()
    await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
  })
  afterAll(() => shop.close())
  return {
    /** Unix seconds of the moment at which they are placed. */
    seconds,
    get shop() {
      return shop
    },
    placeUnpaid: async (changes: object = {}): Promise<PlacedOrder> => {
      shop.setNow(noon)
      const body = orderBody(randomUUID(), 'TEE', { ...byCard, ...changes })
      const placed = await callApi(shop, 'POST', '/api/order', body)
      return (placed.result as { order: PlacedOrder }).order
    },
    look: async (id: string) => (await callApi(shop, 'GET', `/api/order/${id}`)).result as WireOrder,
    noticeOf: (order: PlacedOrder, changes: object = {}) =>
      JSON.stringify({
        id: randomUUID(),
        type: 'paid',
        order: order.id,
        amount: order.grand_total,
        currency: 'USD',
        ...changes,
      }),
    send: async (rawBody: string, signature?: string, provider = 'embedded') => {
      const secret = await getSecret(shop.db, 'embedded_payment_secret')
      const response = await shop.app.inject({
        method: 'POST',
        url: `/api/payment/webhook/${provider}`,
        headers: {
          'content-type': 'application/json',
          'x-signature': signature ?? signNotice(secret, rawBody, seconds),
        },
        payload: rawBody,
      })
      return { status: response.statusCode, result: response.json<{ result: unknown }>().result }
    },
    press: (id: string, action: string) => callApi(shop, 'POST', `/api/payment/embedded/${id}`, { action }),
  }
}
