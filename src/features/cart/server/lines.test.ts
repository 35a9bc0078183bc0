import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCartShop } from '#test/support/cart-shop.ts'
import { callApi, sell } from '#test/support/sales.ts'
import type { Answer, SalesApp } from '#test/support/sales.ts'
import type { WireCartItem } from '../contract.ts'

let shop: SalesApp
let tee = 0
beforeAll(async () => {
  ;({ shop, tee } = await createCartShop())
})
afterAll(() => shop.close())

const post = (path: string, body?: unknown) => callApi(shop, 'POST', path, body)
const get = (path: string) => callApi(shop, 'GET', path)
const newCart = async (store = 'en') => String((await post(`/api/cart/create?store=${store}`)).result)
const update = (cartId: string, cartItem: object, more: object = {}) =>
  post(`/api/cart/update?cartId=${cartId}`, { cartItem, ...more })
const itemOf = ({ result }: Answer) => result as WireCartItem
const pull = (cartId: string) => get(`/api/cart/pull?cartId=${cartId}`)
const quantities = async (cartId: string) =>
  Object.fromEntries(((await pull(cartId)).result as WireCartItem[]).map(({ sku, qty }) => [sku, qty]))

describe('lines', () => {
  test('[CART-5] [CART-6] [CART-10] update sets the whole quantity, a repeat changes nothing', async () => {
    const id = await newCart()
    const added = await update(id, { sku: 'HOODIE', qty: '2', quoteId: id })
    expect(added).toMatchObject({ status: 200, meta: { version: 1 } })
    expect(itemOf(added)).toMatchObject({
      sku: 'HOODIE',
      qty: 2,
      prev_qty: 0,
      price: 45,
      old_price: 60,
      name: 'Name of HOODIE',
      errors: {},
    })
    expect(await update(id, { sku: 'HOODIE', qty: 2 })).toMatchObject({
      result: { qty: 2, prev_qty: 2 },
      meta: { version: 1 },
    })
    const changed = await update(id, { item_id: itemOf(added).item_id, qty: 7 })
    expect(changed).toMatchObject({ result: { qty: 7, prev_qty: 2 }, meta: { version: 2 } })
    expect(await quantities(id)).toEqual({ HOODIE: 7 })
    expect((await update(id, { sku: 'HOODIE' })).result).toMatchObject({ qty: 1 })
    expect((await pull(id)).meta).toMatchObject({ version: 3 })
  })

  test.each([0, -1, 1.5, 10_001, 'many', null, []])('[CART-6] %j is no quantity', async (qty) => {
    expect(await update(await newCart(), { sku: 'TEE', qty })).toMatchObject({ status: 400, result: 'INVALID_INPUT' })
  })

  test.each([
    ['10000', 10_000],
    ['010000.9', 10_000],
    ['9999', 9999],
    ['10001', undefined],
    ['99999', undefined],
    ['0.9', undefined],
  ])('[CART-326] the text %j has the bounds of the number', async (qty, whole) => {
    const answer = await update(await newCart(), { sku: 'TEE', qty })
    expect([answer.status, (answer.result as { qty?: number }).qty]).toEqual([whole ? 200 : 400, whole])
  })

  test('[CART-7] delta adds and takes away; a line that comes to nothing is gone', async () => {
    const id = await newCart()
    expect((await update(id, { sku: 'TEE', delta: 2 })).result).toMatchObject({ qty: 2 })
    expect((await update(id, { sku: 'TEE', delta: 3 })).result).toMatchObject({ qty: 5, prev_qty: 2 })
    expect((await update(id, { sku: 'TEE', delta: -9 })).result).toMatchObject({ qty: 0, prev_qty: 5 })
    expect(await quantities(id)).toEqual({})
    expect(await update(id, { sku: 'TEE', delta: -1 })).toMatchObject({
      status: 200,
      result: { qty: 0 },
      meta: { version: 3 },
    })
  })

  test('[CART-372] a step takes pieces out of a line that is off sale by now, and puts none in', async () => {
    const id = await newCart()
    await sell(shop.db, { sku: 'SEASON', price: 1 })
    await update(id, { sku: 'SEASON', qty: 3 })
    await shop.db.updateTable('product').set({ status: 2 }).where('sku', '=', 'SEASON').execute()
    expect((await update(id, { sku: 'SEASON', delta: 1 })).status).toBe(404)
    expect((await update(id, { sku: 'SEASON', delta: -1 })).result).toMatchObject({ qty: 2, prev_qty: 3 })
    expect((await update(id, { sku: 'SEASON', delta: -2 })).result).toMatchObject({ qty: 0 })
    expect(await quantities(id)).toEqual({})
  })

  test('[CART-8] a command with an id has its effect once, also when its repeats come together', async () => {
    const id = await newCart()
    const op_id = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => update(id, { sku: 'TEE', delta: 2 }, { op_id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await quantities(id)).toEqual({ TEE: 2 })
    expect((await update(id, { sku: 'TEE', delta: 2, op_id })).result).toMatchObject({ qty: 2 })
    const removal = { cartItem: { sku: 'TEE' }, op_id: randomUUID() }
    expect((await post(`/api/cart/delete?cartId=${id}`, removal)).result).toBe(true)
    await update(id, { sku: 'TEE', qty: 1 })
    expect((await post(`/api/cart/delete?cartId=${id}`, removal)).result).toBe(true)
    expect(await quantities(id)).toEqual({ TEE: 1 })
  })

  test('[CART-8] a refused command may come again', async () => {
    const id = await newCart()
    const op_id = randomUUID()
    expect((await update(id, { sku: 'LATER' }, { op_id })).status).toBe(404)
    await sell(shop.db, { sku: 'LATER', price: 1 })
    expect((await update(id, { sku: 'LATER' }, { op_id })).status).toBe(200)
    expect(await quantities(id)).toEqual({ LATER: 1 })
  })

  test('[CART-9] delete answers true, also when repeated', async () => {
    const id = await newCart()
    const { item_id } = itemOf(await update(id, { sku: 'TEE' }))
    const path = `/api/cart/delete?cartId=${id}`
    expect(await post(path, { cartItem: { item_id, quoteId: id } })).toMatchObject({
      status: 200,
      result: true,
      meta: { version: 2 },
    })
    expect(await post(path, { cartItem: { item_id } })).toMatchObject({
      status: 200,
      result: true,
      meta: { version: 2 },
    })
    expect(await post(path, { cartItem: { item_id: '999999' } })).toMatchObject({ status: 200, result: true })
    expect((await post(path, { cartItem: {} })).status).toBe(400)
  })

  test('[CART-11] a stale version is carried out and answered with the whole cart', async () => {
    const id = await newCart()
    await update(id, { sku: 'TEE' }, { version: 0 })
    const stale = await update(id, { sku: 'HOODIE' }, { version: 0 })
    expect(stale.meta).toMatchObject({ version: 2, items: [{ sku: 'TEE' }, { sku: 'HOODIE', qty: 1 }] })
    const fresh = await update(id, { sku: 'HOODIE', qty: 2 }, { version: 2 })
    expect(fresh.meta).toEqual({ version: 3 })
    const removed = await post(`/api/cart/delete?cartId=${id}`, { cartItem: { sku: 'TEE' }, version: 1 })
    expect(removed.meta).toMatchObject({ version: 4, items: [{ sku: 'HOODIE', qty: 2 }] })
  })

  test('[CART-12] short and sold-out lines are kept and told; lines of one stock item are summed', async () => {
    const id = await newCart()
    expect(await update(id, { sku: 'GONE' })).toMatchObject({
      status: 200,
      result: { qty: 1, is_in_stock: false, errors: { stock: 'Out of stock' }, stock: { qty: 0, is_in_stock: false } },
    })
    expect((await update(id, { sku: 'TEE', qty: 6 })).result).toMatchObject({ errors: { stock: 'Only 5 pieces left' } })
    expect((await update(id, { sku: 'TEE', qty: 3 })).result).toMatchObject({ errors: {}, is_in_stock: true })
    expect((await update(id, { sku: 'LOOK', qty: 2 })).result).toMatchObject({ is_in_stock: false, price: 40 })
    expect(((await pull(id)).result as WireCartItem[]).map(({ is_in_stock }) => is_in_stock)).toEqual([
      false,
      false,
      false,
    ])
  })

  test('[CART-13] a special price counts within its dates, whatever price the caller names', async () => {
    const id = await newCart()
    const cart = { sku: 'SOON', qty: 1, price: 1, old_price: 1, totals: {} }
    expect((await update(id, cart)).result).toMatchObject({ price: 60, old_price: 60 })
    shop.setNow(new Date('2025-11-21T12:00:00.000Z'))
    expect((await pull(id)).result).toMatchObject([{ price: 45, old_price: 60 }])
    shop.setNow(new Date('2025-11-20T12:00:00.000Z'))
  })

  test('[CART-22] a line as it was answered is accepted as input, and unknown fields are not kept', async () => {
    const id = await newCart()
    const item = itemOf(
      await update(id, {
        sku: 'TEE',
        qty: 2,
        is_admin: true,
        product_option: { extension_attributes: { x: 1 }, y: 2 },
      }),
    )
    expect(item).not.toHaveProperty('is_admin')
    expect(item.product_option).toEqual({ extension_attributes: {} })
    expect(await update(id, { ...item, qty: 3 })).toMatchObject({
      status: 200,
      result: { item_id: item.item_id, qty: 3 },
    })
    expect((await post(`/api/cart/delete?cartId=${id}`, { cartItem: item })).result).toBe(true)
  })

  test('[CART-26] a cart has 200 lines at most', async () => {
    const id = await newCart()
    const rows = Array.from({ length: 200 }, (_, index) => ({
      cart_id: id,
      product_id: tee,
      sku: 'TEE',
      qty: 1,
      checksum: `line ${index}`,
      created_at: new Date(),
    }))
    await shop.db.insertInto('cart_item').values(rows).execute()
    expect(await update(id, { sku: 'HOODIE' })).toMatchObject({ status: 409, result: 'TOO_MANY_LINES' })
  })

  test('[CART-27] commands to one cart wait for each other', async () => {
    const id = await newCart()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => update(id, { sku: index % 2 ? 'TEE' : 'HOODIE', delta: 1 })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await quantities(id)).toEqual({ TEE: 15, HOODIE: 15 })
    expect(answers.map(({ meta }) => Number(meta['version'])).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
  })
})
