import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, createSalesApp, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import type { WireCartItem } from '../contract.ts'

let shop: SalesApp
let size: number
let options: Record<string, number>
beforeAll(async () => {
  shop = await createSalesApp()
  const { db } = shop
  const attribute = await db
    .insertInto('attribute')
    .values({ code: 'size', label: JSON.stringify({ en: 'Size', ru: 'Размер' }), kind: 'select' })
    .returning('id')
    .executeTakeFirstOrThrow()
  size = attribute.id
  const rows = await db
    .insertInto('attribute_option')
    .values(
      ['S', 'M', 'L'].map((key) => ({ attribute_id: size, key, label: JSON.stringify({ en: key }), swatch: null })),
    )
    .returning(['id', 'key'])
    .execute()
  options = Object.fromEntries(rows.map(({ id, key }) => [key, id]))
  const parentId = await sell(db, { sku: 'SHIRT', type: 'configurable', variantAttributes: ['size'] })
  for (const key of ['S', 'M']) {
    await sell(db, {
      sku: `SHIRT-${key}`,
      price: key === 'S' ? 30 : 32,
      stock: 4,
      parentId,
      attributes: { size: [options[key] ?? 0] },
    })
  }
  const cup = await sell(db, {
    sku: 'CUP',
    price: 10,
    customOptions: [
      {
        id: 1,
        title: { en: 'Engraving' },
        required: true,
        values: [
          { id: 1, title: { en: 'Name' }, price: 250, price_type: 'fixed' },
          { id: 2, title: { en: 'None' }, price: 0, price_type: 'fixed' },
        ],
      },
    ],
  })
  const sock = await sell(db, { sku: 'SOCK', price: 4, stock: 6 })
  await sell(db, {
    sku: 'KIT',
    type: 'bundle',
    bundleOptions: [
      {
        id: 1,
        title: { en: 'Socks' },
        required: true,
        links: [
          { id: 1, product_id: cup, sku: 'CUP', qty: 1, is_default: false },
          { id: 2, product_id: sock, sku: 'SOCK', qty: 3, is_default: true },
        ],
      },
    ],
  })
})
afterAll(() => shop.close())

const newCart = async (store = 'en') => String((await callApi(shop, 'POST', `/api/cart/create?store=${store}`)).result)
const update = (cartId: string, cartItem: object, store = 'en') =>
  callApi(shop, 'POST', `/api/cart/update?cartId=${cartId}&store=${store}`, { cartItem })
const pull = async (cartId: string) =>
  (await callApi(shop, 'GET', `/api/cart/pull?cartId=${cartId}`)).result as WireCartItem[]
const chosen = (key: string) => ({
  extension_attributes: {
    configurable_item_options: [{ option_id: String(size), option_value: options[key] ?? 9999 }],
  },
})
const engraved = (value: number) => ({
  extension_attributes: { custom_options: [{ option_id: 1, option_value: value }] },
})

describe('choices', () => {
  test('[CART-14] the parent with options is the variant, in the words of the store view', async () => {
    const id = await newCart()
    const added = await update(id, { sku: 'SHIRT', qty: 2, product_option: chosen('M') })
    expect(added.result).toMatchObject({
      sku: 'SHIRT-M',
      parentSku: 'SHIRT',
      name: 'Name of SHIRT',
      slug: 'shirt',
      price: 32,
      options: [{ label: 'Size', value: 'M' }],
      product_option: {
        extension_attributes: {
          configurable_item_options: [{ option_id: size, option_value: options['M'], label: 'Size', value: 'M' }],
        },
      },
    })
    expect((await update(id, { sku: 'SHIRT-M', qty: 3 })).result).toMatchObject({ qty: 3, prev_qty: 2 })
    expect(await pull(id)).toHaveLength(1)
    const inRussian = await update(await newCart('ru'), { sku: 'SHIRT-S' }, 'ru')
    expect(inRussian.result).toMatchObject({ options: [{ label: 'Размер', value: 'S' }], price: 2700 })
  })

  test('[CART-14] what does not exist is refused', async () => {
    const id = await newCart()
    expect(await update(id, { sku: 'SHIRT' })).toMatchObject({ status: 400, result: 'CONFIGURATION_NOT_FOUND' })
    expect(await update(id, { sku: 'SHIRT', product_option: chosen('L') })).toMatchObject({ status: 400 })
    expect(await update(id, { sku: 'NO-SUCH' })).toMatchObject({ status: 404, result: 'PRODUCT_NOT_FOUND' })
    expect(await pull(id)).toEqual([])
  })

  test('[CART-15] custom options make lines of their own and add their price', async () => {
    const id = await newCart()
    expect((await update(id, { sku: 'CUP' })).result).toBe('CONFIGURATION_NOT_FOUND')
    expect((await update(id, { sku: 'CUP', product_option: engraved(1) })).result).toMatchObject({
      price: 12.5,
      options: [{ value: 'Name' }],
    })
    expect((await update(id, { sku: 'CUP', product_option: engraved(2) })).result).toMatchObject({ price: 10 })
    expect((await pull(id)).map(({ qty }) => qty)).toEqual([1, 1])
  })

  test('[CART-16] a bundle costs and needs its members', async () => {
    const id = await newCart()
    expect((await update(id, { sku: 'KIT', qty: 2 })).result).toMatchObject({
      price: 12,
      is_in_stock: true,
      stock: { qty: 2 },
      options: [{ label: 'Socks', value: 'Name of SOCK' }],
    })
    const one = { extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [2] }] } }
    expect((await update(id, { sku: 'KIT', product_option: one })).result).toMatchObject({
      price: 4,
      is_in_stock: false,
    })
  })

  test('[CART-18] choosing another size for a line makes it that one', async () => {
    const id = await newCart()
    const small = (await update(id, { sku: 'SHIRT-S', qty: 2 })).result as WireCartItem
    expect((await update(id, { item_id: small.item_id, sku: 'SHIRT-M', qty: 2 })).result).toMatchObject({
      sku: 'SHIRT-M',
      qty: 2,
      prev_qty: 2,
    })
    expect(await pull(id)).toMatchObject([{ sku: 'SHIRT-M', qty: 2 }])
  })

  test('[CART-358] it stands where that line was, said in one command or in two; a line that is there already keeps its own place', async () => {
    const id = await newCart()
    const skus = async () => (await pull(id)).map(({ sku }) => sku)
    const small = (await update(id, { sku: 'SHIRT-S', qty: 2 })).result as WireCartItem
    await update(id, { sku: 'SOCK', qty: 1 })
    const middle = (await update(id, { item_id: small.item_id, sku: 'SHIRT-M', qty: 2 })).result as WireCartItem
    expect(await skus()).toEqual(['SHIRT-M', 'SOCK'])
    const cartItem = { sku: 'SHIRT-S', delta: 2, in_place_of: middle.item_id }
    const answer = await callApi(shop, 'POST', `/api/cart/update?cartId=${id}`, { cartItem, version: 0 })
    expect((answer.meta.items as WireCartItem[]).map(({ sku }) => sku)).toEqual(['SHIRT-M', 'SHIRT-S', 'SOCK'])
    await callApi(shop, 'POST', `/api/cart/delete?cartId=${id}`, { cartItem: { item_id: middle.item_id } })
    expect(await skus()).toEqual(['SHIRT-S', 'SOCK'])
    await update(id, { sku: 'SHIRT-M', delta: 1, in_place_of: 999_999 })
    await update(id, { sku: 'SHIRT-M', delta: 1, in_place_of: small.item_id })
    expect(await skus()).toEqual(['SHIRT-S', 'SOCK', 'SHIRT-M'])
  })

  test('[CART-18] two lines that become the same are merged by summing', async () => {
    const id = await newCart()
    const small = (await update(id, { sku: 'SHIRT-S', qty: 2 })).result as WireCartItem
    await update(id, { sku: 'SHIRT-M', qty: 1 })
    const merged = await update(id, { item_id: small.item_id, sku: 'SHIRT', qty: 2, product_option: chosen('M') })
    expect(merged.result).toMatchObject({ sku: 'SHIRT-M', qty: 3 })
    expect(await pull(id)).toMatchObject([{ sku: 'SHIRT-M', qty: 3 }])
  })
})
