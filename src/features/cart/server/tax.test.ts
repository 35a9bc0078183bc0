import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TaxRule } from '#features/pricing/rules/tax.ts'
import { settings } from '#config/settings.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import { address, callApi, callAs, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import type { WireCartItem, WireTotals } from '../contract.ts'

let shop: SalesApp
let tee = 0
let own: Settings = settings
let statements = 0
const rules: TaxRule[] = [
  {
    id: 1,
    productTaxClasses: ['goods'],
    customerTaxClasses: [9],
    rates: [{ country: 'US', region: '', percent: 0 }],
  },
  { id: 2, productTaxClasses: ['goods'], customerTaxClasses: [3], rates: [{ country: 'US', region: '', percent: 10 }] },
  { id: 3, productTaxClasses: ['books'], customerTaxClasses: [], rates: [{ country: 'US', region: '', percent: 5 }] },
]
beforeAll(async () => {
  shop = await createSalesApp({
    settingsOf: async () => own,
    taxRules: () => rules,
    customerGroups: () =>
      new Map([
        [1, 3],
        [2, 9],
      ]),
    groupOf: async (_db, customerId) => {
      statements += 1
      return customerId === 7 ? 2 : undefined
    },
  })
  tee = await sell(shop.db, { sku: 'TEE', price: 20, special: 15 })
  const book = await sell(shop.db, {
    sku: 'BOOK',
    price: 10,
    customOptions: [
      {
        id: 1,
        title: { en: 'Wrap' },
        required: false,
        values: [
          { id: 1, title: { en: 'Paper' }, price: 333, price_type: 'fixed' },
          { id: 2, title: { en: 'Ribbon' }, price: 12.5, price_type: 'percent' },
        ],
      },
    ],
  })
  await sell(shop.db, { sku: 'EBOOK', price: 10, type: 'virtual' })
  await sell(shop.db, { sku: 'SET', type: 'grouped', members: [{ id: tee, qty: 2 }, { id: book }] })
  await sell(shop.db, {
    sku: 'KIT',
    type: 'bundle',
    bundleOptions: [
      {
        id: 1,
        title: {},
        required: true,
        links: [
          { id: 1, product_id: tee, sku: 'TEE', qty: 3, is_default: true },
          { id: 2, product_id: book, sku: 'BOOK', qty: 1, is_default: false },
        ],
      },
    ],
  })
  await shop.db.updateTable('product').set({ tax_class: 'goods' }).where('sku', '=', 'TEE').execute()
  await shop.db.updateTable('product').set({ tax_class: 'books' }).where('sku', 'in', ['BOOK', 'EBOOK']).execute()
  await shop.db.insertInto('customer_group').values({ id: 2, code: 'team', tax_class_id: 9 }).execute()
  await shop.db
    .insertInto('product_tier_price')
    .values([
      { product_id: tee, group_id: 2, currency: 'USD', price: 1400 },
      { product_id: tee, group_id: 2, currency: 'USD', qty: 5, price: 1000 },
    ])
    .execute()
})
afterAll(() => shop.close())

const withSettings = (changes: Partial<Settings>) => {
  own = { ...settings, ...changes }
}
const buy = async (sku: string, qty: number, product_option?: object) => {
  const id = String((await callApi(shop, 'POST', '/api/cart/create')).result)
  const cartItem = { sku, qty, ...(product_option ? { product_option } : {}) }
  const item = (await callApi(shop, 'POST', `/api/cart/update?cartId=${id}`, { cartItem })).result as WireCartItem
  const totals = (await callApi(shop, 'GET', `/api/cart/totals?cartId=${id}`)).result as WireTotals
  return { item, totals }
}

describe('tax in a cart', () => {
  test.each([
    ['a reduced piece', 'TEE', 2, 16.5, 22, 3],
    ['the parts of a group, each by its class', 'SET', 1, 33 + 10.5, 44 + 10.5, 3 + 0.5],
    ['what a bundle comes with', 'KIT', 1, 49.5, 66, 4.5],
  ])('[PRICE-16] [PRICE-19] %s', async (_name, sku, qty, price, oldPrice, taxes) => {
    withSettings({ user_group_tax: 1 })
    const { item, totals } = await buy(sku, qty)
    expect(item).toMatchObject({ price, old_price: oldPrice })
    expect(totals).toMatchObject({ grand_total: price * qty, taxes })
  })

  test('[PRICE-7] [PRICE-6] custom options: a fixed one is taxed, a percent is of the price as shown', async () => {
    withSettings({ user_group_tax: 1 })
    const option = (option_value: number) => ({
      extension_attributes: { custom_options: [{ option_id: 1, option_value }] },
    })
    expect((await buy('BOOK', 1, option(1))).item.price).toBe(10.5 + 3.5)
    const percent = await buy('BOOK', 1, option(2))
    expect(percent.item.price).toBe(10.5 + 1.31)
    expect(percent.totals.taxes).toBe(0.5 + 0.06)
  })

  test('[PRICE-20] [PRICE-21] the tax of a delivery is told, and what it costs stays', async () => {
    const ship = async () => {
      const id = String((await callApi(shop, 'POST', '/api/cart/create')).result)
      await callApi(shop, 'POST', `/api/cart/update?cartId=${id}`, { cartItem: { sku: 'BOOK', qty: 1 } })
      const body = { addressInformation: { shippingMethodCode: 'standard', shippingAddress: { country_id: 'US' } } }
      const { result } = await callApi(shop, 'POST', `/api/cart/shipping-information?cartId=${id}`, body)
      return (result as { totals: WireTotals }).totals
    }
    const byZip = async () => (await callApi(shop, 'GET', '/api/cart/tax-by-zip?zip=10012&country=us')).result
    withSettings({ user_group_tax: 1 })
    expect(await ship()).toMatchObject({ grand_total: 14.5, taxes: 0.5 })
    expect(await byZip()).toEqual({ country: 'US', zip: '10012', rate: 10, taxableShipping: false })
    withSettings({ user_group_tax: 1, shipping_tax_class: 'books' })
    expect(await ship()).toMatchObject({ grand_total: 14.5, taxes: 0.5 + 0.19 })
    expect(await byZip()).toMatchObject({ rate: 10, taxableShipping: true })
  })

  test('[PRICE-18] what goes nowhere is taxed where its buyer is, whatever delivery address is named beside', async () => {
    withSettings({})
    const addressInformation = {
      shippingAddress: { country_id: 'AQ' },
      billingAddress: { ...address, country_id: 'US' },
      payment_method_code: 'banktransfer',
    }
    const id = String((await callApi(shop, 'POST', '/api/cart/create')).result)
    await callApi(shop, 'POST', `/api/cart/update?cartId=${id}`, { cartItem: { sku: 'EBOOK', qty: 1 } })
    const kept = await callApi(shop, 'POST', `/api/cart/shipping-information?cartId=${id}`, { addressInformation })
    expect((kept.result as { totals: WireTotals }).totals).toMatchObject({ grand_total: 10.5, taxes: 0.5 })
    const placed = await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'EBOOK', { addressInformation }))
    expect(placed).toMatchObject({ status: 200, result: { order: { grand_total: 10.5 } } })
  })

  test('[PRICE-15] without user-group tax the first rule of the product’s class counts', async () => {
    withSettings({})
    const { item, totals } = await buy('TEE', 1)
    expect(item.price).toBe(15)
    expect(totals).not.toHaveProperty('taxes')
  })
})

describe('price groups in a cart', () => {
  const priceFor = async (customerId: number, qty: number) => {
    const created = await callAs(shop, customerId, 'POST /api/cart/create', {})
    const cartId = String(created.ok && created.value)
    const item = await callAs(shop, customerId, 'POST /api/cart/update', {
      query: { cartId },
      body: { cartItem: { sku: 'TEE', qty } },
    })
    return item.ok ? (item.value as WireCartItem).price : item.code
  }

  test('[PRICE-24] [PRICE-15] a customer of a group pays its tiers by quantity and its tax', async () => {
    withSettings({ user_group_tax: 1, group_price_tiers: true })
    expect([await priceFor(7, 4), await priceFor(7, 5)]).toEqual([14, 10])
    expect(await priceFor(8, 5)).toBe(16.5)
    withSettings({ user_group_tax: 1 })
    expect(await priceFor(7, 5)).toBe(15)
  })

  test('[PRICE-25] nobody is asked for his group while both settings are off', async () => {
    withSettings({})
    statements = 0
    expect(await priceFor(7, 5)).toBe(15)
    expect(statements).toBe(0)
  })
})
