import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPiecesShop } from '#test/support/order-shop.ts'
import { address, callApi, orderBody, paidBy } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'

let shop: SalesApp
beforeAll(async () => {
  ;({ shop } = await createPiecesShop())
})
afterAll(() => shop.close())

const post = (path: string, body?: unknown) => callApi(shop, 'POST', path, body)
const place = (body: unknown, store = 'en') => post(`/api/order?store=${store}`, body)

test('[CART-132] where nothing is given away a piece at 0 is not sold, whoever put it into the order', async () => {
  expect(await place(orderBody(randomUUID(), 'FREE'))).toMatchObject({ status: 200 })
  const row = { store_code: '', key: 'zero_price_allowed', value: JSON.stringify(false) }
  await shop.db.insertInto('setting').values(row).execute()
  const refused = await place(orderBody(randomUUID(), 'FREE'))
  expect(refused).toMatchObject({ status: 409, result: 'OUT_OF_STOCK', meta: { skus: ['FREE'] } })
  await shop.db.deleteFrom('setting').where('key', '=', 'zero_price_allowed').execute()
})

describe('what is missing or wrong', () => {
  test('[ORDER-11] bad addresses and missing methods are named, with the specified text', async () => {
    const information = {
      shippingAddress: { ...address, city: '', email: 'nobody' },
      shippingMethodCode: null,
      payment_method_code: '',
    }
    const refused = await place(orderBody(randomUUID(), 'TEE', paidBy('', information)))
    expect(refused).toMatchObject({ status: 400, result: 'INVALID_INPUT' })
    expect(refused.meta).toMatchObject({
      message:
        'Internal validation error. Please check if all required fields are filled in. Please contact us on help@vitrine.example',
      fields: {
        'addressInformation.shippingAddress.city': 'REQUIRED',
        'addressInformation.shippingAddress.email': 'INVALID',
        'addressInformation.shippingMethodCode': 'REQUIRED',
        'addressInformation.payment_method_code': 'REQUIRED',
      },
    })
    expect(await place(orderBody(randomUUID(), 'TEE', paidBy('shells')))).toMatchObject({
      status: 400,
      result: 'METHOD_NOT_AVAILABLE',
    })
  })

  test('[ORDER-659] the carrier of another method is named; without one it is that of the method', async () => {
    const by = (shippingCarrierCode: string | null, shippingMethodCode: string) =>
      place(orderBody(randomUUID(), 'TEE', paidBy('card', { shippingCarrierCode, shippingMethodCode })))
    const refused = await by('express', 'standard')
    expect(refused).toMatchObject({ status: 400, result: 'INVALID_INPUT' })
    expect(refused.meta['fields']).toEqual({ 'addressInformation.shippingCarrierCode': 'INVALID' })
    expect((await by(null, 'standard')).status).toBe(200)
    expect((await by('express', 'express')).status).toBe(200)
  })

  test.each([
    ['no products', { products: [] }],
    ['an id that is none', { order_id: 'one' }],
    ['a quantity of none', { products: [{ sku: 'TEE', qty: 0 }] }],
    ['a total of text', { expected_total: 'much' }],
    ['a date of text', { created_at: 'yesterday' }],
    ['an address of text', { addressInformation: { shippingAddress: 'home' } }],
    ['a NUL in a name', paidBy('card', { shippingAddress: { ...address, firstname: 'a\u0000b' } })],
  ])('[ORDER-11] %s is 400', async (_, changes) => {
    expect(await place(orderBody(randomUUID(), 'TEE', changes))).toMatchObject({ status: 400, result: 'INVALID_INPUT' })
  })
})
