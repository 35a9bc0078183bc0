import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, callApi, callAs, createSalesApp, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'

let shop: SalesApp
beforeAll(async () => {
  shop = await createSalesApp()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 5 })
  await sell(shop.db, { sku: 'EBOOK', price: 10, type: 'virtual' })
})
afterAll(() => shop.close())

const post = (path: string, body?: unknown) => callApi(shop, 'POST', path, body)
const get = (path: string) => callApi(shop, 'GET', path)
const cartWith = async (sku: string, store = 'en') => {
  const id = String((await post(`/api/cart/create?store=${store}`)).result)
  await post(`/api/cart/update?cartId=${id}&store=${store}`, { cartItem: { sku, qty: 3 } })
  return id
}
const codes = (result: unknown) =>
  (result as { code?: string; method_code?: string }[]).map(({ code, method_code }) => code ?? method_code)

describe('methods', () => {
  test('[CHECKOUT-12] in the currency and language of the view', async () => {
    const id = await cartWith('TEE', 'ru')
    const shipping = await post(`/api/cart/shipping-methods?cartId=${id}&store=ru`, { address: {} })
    expect(shipping.result).toMatchObject([
      {
        carrier_code: 'standard',
        method_code: 'standard',
        method_title: 'Обычная доставка',
        amount: 360,
        price_incl_tax: 360,
        limit: 9000,
        available: true,
      },
      { method_code: 'express', amount: 1080 },
      { method_code: 'test', amount: 360, default: true, offline: true },
    ])
    const payment = await get(`/api/cart/payment-methods?cartId=${id}&store=ru`)
    expect(payment.result).toMatchObject([
      { code: 'cashondelivery', value: 'cashondelivery', default: true, is_server_method: true },
      { code: 'card', kind: 'payment-link' },
      { code: 'banktransfer', discount: 2, rounding: 1, minimum: 4500, cost_incl_tax: 0 },
    ])
  })

  test('[CHECKOUT-8] of a virtual cart', async () => {
    const id = await cartWith('EBOOK')
    expect((await post(`/api/cart/shipping-methods?cartId=${id}`)).result).toEqual([])
    expect(codes((await get(`/api/cart/payment-methods?cartId=${id}`)).result)).toEqual(['card', 'banktransfer'])
    const kept = await post(`/api/cart/shipping-information?cartId=${id}`, {
      addressInformation: { shippingMethodCode: 'standard' },
    })
    expect(kept).toMatchObject({ status: 200, result: { totals: { grand_total: 30 } } })
  })

  test('[CHECKOUT-15] without a cart it is the one of who is signed in', async () => {
    expect(await get('/api/cart/shipping-methods')).toMatchObject({ status: 401, result: 'UNAUTHORIZED' })
    expect(await callAs(shop, 5, 'GET /api/cart/shipping-methods', {})).toMatchObject({
      ok: false,
      code: 'CART_NOT_FOUND',
    })
    const made = await callAs(shop, 5, 'POST /api/cart/create', {})
    expect(await callAs(shop, 5, 'GET /api/cart/shipping-methods', {})).toMatchObject({ ok: true, value: [{}, {}, {}] })
    expect(made.ok).toBe(true)
    expect(codes((await get(`/api/cart/shipping-methods?cartId=${await cartWith('TEE')}`)).result)).toEqual([
      'standard',
      'express',
      'test',
    ])
  })

  test('[CHECKOUT-13] what is chosen is kept, what is not named stays, null takes it back', async () => {
    const id = await cartWith('TEE')
    const inform = (addressInformation: object) =>
      post(`/api/cart/shipping-information?cartId=${id}`, { addressInformation })
    const chosen = await inform({
      shippingAddress: address,
      shippingCarrierCode: 'express',
      shippingMethodCode: 'express',
      payment_method_code: 'banktransfer',
    })
    expect(chosen.status).toBe(200)
    expect(chosen.result).toMatchObject({ totals: { grand_total: 70 } })
    expect(codes((chosen.result as { payment_methods: unknown }).payment_methods)).toEqual([
      'cashondelivery',
      'card',
      'banktransfer',
    ])
    expect((await get(`/api/cart/totals?cartId=${id}`)).result).toMatchObject({ grand_total: 70 })
    expect((await inform({})).result).toMatchObject({ totals: { grand_total: 70 } })
    const collected = await post(`/api/cart/collect-totals?cartId=${id}`, {
      methods: { paymentMethod: { method: 'card' } },
    })
    expect(collected.result).toMatchObject({ grand_total: 72 })
    expect((await inform({ shippingMethodCode: null })).result).toMatchObject({ totals: { grand_total: 60 } })
    expect((await post(`/api/cart/collect-totals?cartId=${id}`)).result).toMatchObject({ grand_total: 60 })
    const row = await shop.db.selectFrom('cart').select('address').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.address).toMatchObject({
      shippingAddress: { city: 'New York', region: 'New York' },
      billingAddress: null,
    })
    expect((await get(`/api/cart/pull?cartId=${id}`)).meta).toMatchObject({
      payment_method: 'card',
      shipping_method: null,
    })
  })

  test('[CHECKOUT-32] the other address stays, null takes one back', async () => {
    const id = await cartWith('TEE')
    const inform = (addressInformation: object) =>
      post(`/api/cart/shipping-information?cartId=${id}`, { addressInformation })
    const kept = async () =>
      (await shop.db.selectFrom('cart').select('address').where('id', '=', id).executeTakeFirstOrThrow()).address
    await inform({ shippingAddress: address })
    await inform({ billingAddress: { ...address, city: 'Boston' } })
    expect(await kept()).toMatchObject({ shippingAddress: { city: 'New York' }, billingAddress: { city: 'Boston' } })
    await inform({ billingAddress: null })
    expect(await kept()).toMatchObject({ shippingAddress: { city: 'New York' }, billingAddress: null })
  })

  test('[CHECKOUT-30] nothing goes to a country that is not delivered to', async () => {
    const id = await cartWith('TEE')
    const to = async (country_id: string) =>
      codes((await post(`/api/cart/shipping-methods?cartId=${id}`, { address: { country_id } })).result)
    expect(await to('BR')).toEqual([])
    expect(await to('de')).toEqual(['standard', 'express', 'test'])
    const inform = (country_id: string, more: object = {}) =>
      post(`/api/cart/shipping-information?cartId=${id}`, {
        addressInformation: { shippingAddress: { ...address, country_id }, ...more },
      })
    await inform('US', { shippingMethodCode: 'standard' })
    expect((await inform('BR')).result).toMatchObject({ totals: { grand_total: 60 } })
    expect((await get(`/api/cart/shipping-methods?cartId=${id}`)).result).toEqual([])
    expect(await to('US')).toEqual(['standard', 'express', 'test'])
    expect(await inform('BR', { shippingMethodCode: 'standard' })).toMatchObject({
      status: 400,
      result: 'METHOD_NOT_AVAILABLE',
    })
  })

  test('[CHECKOUT-33] ways to pay without a cart are those of the one the customer has', async () => {
    const paying = async (customer: number) => {
      const answer = await callAs(shop, customer, 'GET /api/cart/payment-methods', {})
      return codes(answer.ok ? answer.value : [])
    }
    const all = ['cashondelivery', 'card', 'banktransfer']
    expect(codes((await get('/api/cart/payment-methods')).result)).toEqual(all)
    expect(await paying(6)).toEqual(all)
    const made = await callAs(shop, 6, 'POST /api/cart/create', {})
    const query = { cartId: made.ok ? made.value : '' }
    await callAs(shop, 6, 'POST /api/cart/update', { query, body: { cartItem: { sku: 'EBOOK' } } })
    expect(await paying(6)).toEqual(['card', 'banktransfer'])
  })

  test('[CHECKOUT-13] a way to pay is taken back with null', async () => {
    const id = await cartWith('TEE')
    const collect = (methods: object) => post(`/api/cart/collect-totals?cartId=${id}`, { methods })
    expect((await collect({ paymentMethod: { method: 'banktransfer' } })).result).toMatchObject({ grand_total: 58 })
    expect((await collect({ paymentMethod: null })).result).toMatchObject({ grand_total: 60 })
  })

  test('[CHECKOUT-14] a method that is not offered', async () => {
    const id = await cartWith('TEE')
    const path = `/api/cart/shipping-information?cartId=${id}`
    expect(await post(path, { addressInformation: { shippingMethodCode: 'pigeon' } })).toMatchObject({
      status: 400,
      result: 'METHOD_NOT_AVAILABLE',
    })
    expect(await post(path, { addressInformation: { payment_method_code: 'shells' } })).toMatchObject({
      status: 400,
      result: 'METHOD_NOT_AVAILABLE',
    })
    expect((await get(`/api/cart/pull?cartId=${id}`)).meta).toMatchObject({ version: 1 })
  })

  test('[CHECKOUT-972] a method that is named with the carrier of another is none', async () => {
    const id = await cartWith('TEE')
    const methods = { shippingCarrierCode: 'express', shippingMethodCode: 'standard' }
    const refused = { status: 400, result: 'METHOD_NOT_AVAILABLE', meta: { method: 'standard', carrier: 'express' } }
    const informed = await post(`/api/cart/shipping-information?cartId=${id}`, { addressInformation: methods })
    expect(informed).toMatchObject(refused)
    expect(await post(`/api/cart/collect-totals?cartId=${id}`, { methods })).toMatchObject(refused)
    expect((await get(`/api/cart/pull?cartId=${id}`)).meta).toMatchObject({ version: 1, shipping_method: null })
  })

  test('[CHECKOUT-9] unknown fields of an address are not kept', async () => {
    const id = await cartWith('TEE')
    await post(`/api/cart/shipping-information?cartId=${id}`, {
      addressInformation: { shippingAddress: { ...address, evil: 'x' }, evil: 'x' },
    })
    const row = await shop.db.selectFrom('cart').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('evil')
  })
})

describe('places', () => {
  test('[CHECKOUT-31] no header moves the caller to another country', async () => {
    const headers = { 'cf-ipcountry': 'DE', 'x-forwarded-for': '2.16.0.1', 'accept-language': 'de-DE' }
    const asked = await callApi(shop, 'GET', '/api/cart/geo-country?store=ru', undefined, headers)
    expect(asked.result).toEqual({ country_code: 'RU' })
  })

  test('[CHECKOUT-16] [CHECKOUT-34] countries by name, states, active store views', async () => {
    const english = (await get('/api/cart/countries')).result as { id: string; name: string; has_states: boolean }[]
    expect(english.find(({ id }) => id === 'US')).toEqual({
      id: 'US',
      code: 'US',
      name: 'United States',
      has_states: true,
    })
    expect(english.map(({ name }) => name)).toEqual(english.map(({ name }) => name).toSorted())
    const german = (await get('/api/cart/countries?store=de')).result as { id: string; name: string }[]
    expect(german.find(({ id }) => id === 'AT')?.name).toBe('Österreich')
    expect((await get('/api/cart/states?country=US')).result).toContainEqual({ id: 43, code: 'NY', name: 'New York' })
    expect((await get('/api/cart/states?country=DE')).result).toEqual([])
    expect((await get('/api/cart/states')).status).toBe(400)
    const stores = (await get('/api/cart/stores')).result as { storeCode: string; i18n: object }[]
    expect(stores.find(({ storeCode }) => storeCode === 'ru')?.i18n).toMatchObject({
      defaultLanguage: 'ru',
      defaultLocale: 'ru-RU',
    })
    expect(stores.map(({ storeCode }) => storeCode).toSorted()).toEqual(['en', 'ru', 'us'])
  })

  test('[CHECKOUT-970] a store view is called as its settings say, with how it writes prices and times, and what search engines read', async () => {
    const own = { view_name: 'Лавка', site_description: { ru: 'Одежда.' } }
    const rows = Object.entries(own).map(([key, value]) => ({ store_code: 'ru', key, value: JSON.stringify(value) }))
    await shop.db.insertInto('setting').values(rows).execute()
    const stores = (await get('/api/cart/stores')).result as { storeCode: string; name: string }[]
    expect(stores.find(({ storeCode }) => storeCode === 'ru')).toMatchObject({
      name: 'Лавка',
      i18n: { priceFormat: '{amount}\u00a0{sign}', dateFormat: 'HH:mm D-M-YYYY' },
      seo: { site_name: 'Vitrine', site_description: 'Одежда.' },
    })
    await shop.db.deleteFrom('setting').where('key', 'in', Object.keys(own)).execute()
  })

  test('[CHECKOUT-17] tax and country', async () => {
    expect((await get('/api/cart/tax-by-zip?zip=10012&country=us')).result).toEqual({
      country: 'US',
      zip: '10012',
      rate: 0,
      taxableShipping: false,
    })
    expect(await get('/api/cart/tax-by-zip?zip=1&country=XX')).toMatchObject({ status: 400, result: 'INVALID_INPUT' })
    expect((await get('/api/cart/geo-country?store=ru')).result).toEqual({ country_code: 'RU' })
  })
})
