import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, createSalesApp, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'

let shop: SalesApp
beforeAll(async () => {
  shop = await createSalesApp()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 5 })
  await sell(shop.db, { sku: 'HOODIE', price: 60, special: 45, stock: 100 })
  await sell(shop.db, { sku: 'GONE', price: 10, stock: 0 })
})
afterAll(() => shop.close())

const post = (path: string, body?: unknown) => callApi(shop, 'POST', path, body)
const get = (path: string) => callApi(shop, 'GET', path)
const newCart = async (store = 'en') => String((await post(`/api/cart/create?store=${store}`)).result)

describe('lines', () => {
  test('[CART-1] a new cart has an unguessable id and no lines', async () => {
    const id = await newCart()
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    const pulled = await get(`/api/cart/pull?cartId=${id}`)
    expect(pulled).toMatchObject({ status: 200, result: [], meta: { version: 0, virtual: false, coupon: null } })
  })
  test('[CART-2] update answers the stored line', async () => {
    const id = await newCart()
    const added = await post(`/api/cart/update?cartId=${id}`, { cartItem: { sku: 'HOODIE', qty: '2', quoteId: id } })
    console.log(added.text)
    expect(added.status).toBe(200)
    console.log((await get(`/api/cart/totals?cartId=${id}`)).text)
  })
})
