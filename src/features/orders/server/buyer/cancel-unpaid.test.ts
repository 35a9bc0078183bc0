import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBonusBalance } from '#features/promotions/server/index.ts'
import { createBonusShop } from '#test/support/bonus-shop.ts'
import { address, callApi, orderBody, sell, stockOf } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { ManagedOrder, PlacedOrder, WireOrder } from '../../contract.ts'

let shop: SalesApp
let cap = 0
const buyer = 7400
beforeAll(async () => {
  shop = await createBonusShop(buyer)
  await shop.jobs.stop()
  cap = await sell(shop.db, { sku: 'CAP', price: 20, stock: 3 })
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
  await shop.db
    .insertInto('coupon')
    .values({ code: 'ONCE', type: 'fixed', value: 500, date_end: null, use_limit: 1 })
    .execute()
})
afterAll(() => shop.close())

const { addressInformation } = orderBody('', 'TEE')
const bodyOf = (changes: object = {}) =>
  orderBody(randomUUID(), 'TEE', {
    addressInformation: { ...addressInformation, payment_method_code: 'card' },
    ...changes,
  })
const placed = ({ result }: { result: unknown }) => (result as { order: PlacedOrder }).order
const place = async (changes: object = {}) => placed(await callApi(shop, 'POST', '/api/order', bodyOf(changes)))
const own = { email: address.email }
const cancel = (id: string, body: object = own) => callApi(shop, 'POST', `/api/order/${id}/cancel`, body)
const look = async (id: string) => (await callApi(shop, 'GET', `/api/order/${id}`)).result as WireOrder
const pay = (id: string) => callApi(shop, 'POST', `/api/payment/embedded/${id}`, { action: 'pay' })
const managed = async (id: string) =>
  (await callSignedIn(shop, 'manager', 'GET', `/api/manage/orders/${id}`)).result as ManagedOrder
const balance = async () => (await findBonusBalance(shop.db, buyer, 'USD')).balance
const used = async () =>
  (await shop.db.selectFrom('coupon').select('used').where('code', '=', 'ONCE').executeTakeFirstOrThrow()).used

describe('an order that waits to be paid', () => {
  test('[ORDER-413] canceled by its buyer, also twice at once, gives stock, coupon and bonuses to the next order', async () => {
    const changes = { products: [{ sku: 'CAP', qty: 3 }], coupon: 'ONCE', bonuses: 2 }
    const placeOwn = () => callSignedIn(shop, buyer, 'POST', '/api/order', bodyOf(changes))
    const { id } = placed(await placeOwn())
    const held = async () => [await stockOf(shop.db, cap), await used(), await balance()]
    expect(await held()).toEqual([0, 1, 48_00])
    expect((await placeOwn()).status).toBe(409)
    const press = () => callSignedIn(shop, buyer, 'POST', `/api/order/${id}/cancel`, {})
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status, result }) => [status, result])).toEqual(answers.map(() => [200, true]))
    expect(await held()).toEqual([3, 0, 50_00])
    expect(await look(id)).toMatchObject({ canceled: true, paid: false, payment_link: null })
    expect((await pay(id)).result).toBe('PAYMENT_CLOSED')
    const { cancel_reason: reason, events } = await managed(id)
    expect([reason, events?.map(({ note }) => note)]).toEqual([undefined, ['placed', 'buyer']])
    expect((await placeOwn()).status).toBe(200)
    expect(await held()).toEqual([0, 1, 48_00])
  })

  test('[ORDER-413] is its buyer’s: a guest’s by cart or address, a customer’s by the session alone', async () => {
    const cart_id = String((await callApi(shop, 'POST', '/api/cart/create')).result)
    const [byCart, byAddress] = [await place({ cart_id }), await place()]
    const customers = placed(await callSignedIn(shop, buyer, 'POST', '/api/order', bodyOf()))
    for (const { id } of [byCart, byAddress, customers]) {
      const strange = { cart_id: randomUUID(), email: 'stranger@mail.example' }
      const answers = [
        await cancel(id, {}),
        await cancel(id, strange),
        await callSignedIn(shop, 7401, 'POST', `/api/order/${id}/cancel`, strange),
        await callSignedIn(shop, 'manager', 'POST', `/api/order/${id}/cancel`, {}),
      ]
      expect(answers.map(({ result }) => result)).toEqual(answers.map(() => 'ORDER_NOT_FOUND'))
    }
    expect((await cancel(customers.id)).result).toBe('ORDER_NOT_FOUND')
    expect((await cancel(randomUUID())).result).toBe('ORDER_NOT_FOUND')
    expect((await cancel(byCart.id, { cart_id: cart_id.toUpperCase() })).result).toBe(true)
    expect((await cancel(byAddress.id, { email: ' Hannah@Mail.example' })).result).toBe(true)
    expect((await look(customers.id)).canceled).toBe(false)
  })

  test('[ORDER-413] what is paid, or waits for no payment, stays as it is', async () => {
    const { id } = await place()
    await pay(id)
    expect(await cancel(id)).toMatchObject({ status: 409, result: 'ORDER_PAID' })
    const onDelivery = await place({ addressInformation })
    expect(await cancel(onDelivery.id)).toMatchObject({ status: 409, result: 'PAYMENT_CLOSED' })
    expect(await look(onDelivery.id)).toMatchObject({ canceled: false })
  })

  test('[ORDER-413] [PAY-8] paid and canceled at once it is either, and its goods are counted right', async () => {
    const sku = 'RACED'
    const raced = await sell(shop.db, { sku, price: 20, stock: 20 })
    let left = 20
    for (let round = 0; round < 10; round += 1) {
      const { id } = await place({ products: [{ sku, qty: 1 }] })
      const [{ status }] = await Promise.all([cancel(id), pay(id)])
      const { canceled, paid } = await look(id)
      expect([status, canceled]).toEqual(status === 200 ? [200, true] : [409, false])
      expect(paid || canceled).toBe(true)
      expect((await managed(id)).shortfall).toBe(paid && canceled)
      if (!canceled) left -= 1
      expect(await stockOf(shop.db, raced)).toBe(left)
    }
  })
})
