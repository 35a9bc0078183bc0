import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PostgresDialect, Kysely } from 'kysely'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { cartRoutes } from '#features/cart/server/index.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Tables } from '#platform/server/tables.ts'
import { createMount } from '#platform/server/http.ts'
import { readOutbox } from '#test/support/outbox.ts'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import type { PlacedOrder, WireOrder } from '../contract.ts'
import { orderRoutes } from './routes.ts'

let shop: SalesApp
let tee: number
beforeAll(async () => {
  shop = await createSalesApp()
  tee = await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
  await sell(shop.db, { sku: 'CAP', price: 15, stock: 1000 })
})
afterAll(() => shop.close())

const place = async (body: object, store = 'en') =>
  ((await callApi(shop, 'POST', `/api/order?store=${store}`, body)).result as { order: PlacedOrder }).order
const information = orderBody('', 'TEE').addressInformation

const waitFor = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  for (let round = 0; round < 100; round += 1) {
    const found = await look()
    if (found !== undefined) return found
    await wait(100)
  }
  throw new Error('it did not come')
}
const movementsOf = (order: string) => ['select delta from stock_movement where order_id = $1', [order]] as const
const mailsOf = async (number: string) =>
  (await readOutbox(shop.config.dataDir)).filter(({ subject }) => subject.includes(number))

describe('mail', () => {
  test('[ORDER-16] one mail per order, with its link, also when the order is posted again', async () => {
    const body = orderBody(randomUUID(), 'TEE', { products: [{ sku: 'TEE', qty: 2 }] })
    const order = await place(body)
    await place(body)
    const mail = await waitFor(async () => (await mailsOf(order.number))[0])
    expect(mail).toMatchObject({
      channel: 'email',
      to: 'hannah@mail.example',
      subject: `Vitrine: your order ${order.number}`,
    })
    for (const part of [
      'Hello Hannah Brooks,',
      '2 × Name of TEE: $40.00',
      'Total: $44.00',
      'Standard delivery',
      'Cash on delivery',
      '86 Mercer Street',
    ]) {
      expect(mail.text).toContain(part)
    }
    await shop.handlers['mail.order']?.({ order: order.id })
    await wait(700)
    expect(await mailsOf(order.number)).toHaveLength(1)
    const [, path] = /(\/order\/\S+)/.exec(mail.text) ?? []
    const seen = (await callApi(shop, 'GET', `/api${path}`)).result as WireOrder
    expect(seen.customer).toMatchObject({ name: 'Hannah Brooks', phone_formatted: '+1 646 555 0173' })
  })

  test('[ORDER-16] [ORDER-495] in the language of the order, with the way to pay, and with nothing of a stranger in the HTML', async () => {
    const shippingAddress = { ...information.shippingAddress, firstname: '<script>alert(1)</script>' }
    const addressInformation = { ...information, shippingAddress, payment_method_code: 'card' }
    const order = await place(orderBody(randomUUID(), 'TEE', { addressInformation }), 'ru')
    const mail = await waitFor(async () => (await mailsOf(order.number))[0])
    expect(mail.subject).toBe(`Vitrine: ваш заказ ${order.number}`)
    expect(mail.text).toContain(`Оплатить: http://localhost:3105/ru/pay/${order.id}`)
    expect(mail.text).toContain('1 800,00\u00a0руб.'.replace(' ', '\u00a0'))
    expect(mail.text).toContain('10012 New York, New York, Соединенные Штаты\n')
    expect(mail.html).not.toContain('<script')
    expect(mail.html).toContain('&#60;script&#62;')
  })

  test('[ORDER-393] with the account that a transfer goes to', async () => {
    const addressInformation = { ...information, payment_method_code: 'banktransfer' }
    const order = await place(orderBody(randomUUID(), 'TEE', { addressInformation }))
    const mail = await waitFor(async () => (await mailsOf(order.number))[0])
    expect(mail.text).toContain('IBAN')
  })

  test('[ORDER-433] and its lines as they were written', async () => {
    const payment_methods = settings.payment_methods.map((method) =>
      method.code === 'banktransfer' ? { ...method, how_to_pay: { en: 'Vitrine & Co.\nIBAN DE00' } } : method,
    )
    await shop.db
      .insertInto('setting')
      .values({ key: 'payment_methods', value: JSON.stringify(payment_methods) })
      .execute()
    const addressInformation = { ...information, payment_method_code: 'banktransfer' }
    const order = await place(orderBody(randomUUID(), 'TEE', { addressInformation }))
    await shop.db.deleteFrom('setting').where('key', '=', 'payment_methods').execute()
    const mail = await waitFor(async () => (await mailsOf(order.number))[0])
    expect(mail.text).toContain('\n\nVitrine & Co.\nIBAN DE00\n\n')
    expect(mail.html).toContain('<p>Vitrine &#38; Co.<br>IBAN DE00</p>')
  })

  test('[ORDER-4] [ORDER-16] a refused order sends none', async () => {
    const before = (await readOutbox(shop.config.dataDir)).length
    expect(
      (await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE', { expected_total: 1 }))).status,
    ).toBe(409)
    await wait(700)
    expect(await readOutbox(shop.config.dataDir)).toHaveLength(before)
  })
})

describe('after the commit', () => {
  test('[ORDER-17] processes hear which stock changed', async () => {
    const client = await shop.pool.connect()
    const heard: string[] = []
    client.on('notification', ({ payload }) => heard.push(payload ?? ''))
    await client.query('listen stock')
    await place(orderBody(randomUUID(), 'TEE'))
    await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE', { expected_total: 1 }))
    await waitFor(async () => heard[0])
    expect(heard).toEqual([JSON.stringify([tee])])
    await client.query('unlisten stock')
    client.release()
  })
})

describe('statements', () => {
  const statements: string[] = []
  const asked = new Map<string, readonly unknown[]>()
  let counted: FastifyInstance
  beforeAll(async () => {
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: shop.pool }),
      log: ({ query }) => {
        statements.push(query.sql)
        asked.set(query.sql, query.parameters)
      },
    })
    counted = fastify()
    const mount = createMount<StoreView>(counted, {
      db,
      findStore: (code) => (isStoreCode(code) ? storeViews[code] : undefined),
      languageOf: (view) => view.i18n.language,
      translators: shop.deps.translators,
      findSession: async () => undefined,
      now: () => new Date(),
      newId: randomUUID,
    })
    cartRoutes(mount, shop.deps)
    orderRoutes(mount, shop.deps)
    await counted.ready()
  })
  const count = async (run: () => Promise<unknown>): Promise<number> => {
    statements.length = 0
    await run()
    return statements.length
  }
  const call = (method: 'GET' | 'POST', url: string, body?: object) => callApi({ app: counted }, method, url, body)

  test('[CART-28] create, add and totals take 15 statements at most, with begin and commit', async () => {
    let totals: unknown
    const taken = await count(async () => {
      const id = String((await call('POST', '/api/cart/create')).result)
      await call('POST', `/api/cart/update?cartId=${id}`, { cartItem: { sku: 'TEE', qty: 1, op_id: randomUUID() } })
      totals = (await call('GET', `/api/cart/totals?cartId=${id}`)).result
    })
    expect(totals).toMatchObject({ grand_total: 20 })
    expect(statements.filter((text) => text === 'begin' || text === 'commit')).toEqual([])
    expect(taken).toBeLessThanOrEqual(15)
    expect(taken).toBe(6)
  })

  test('[ORDER-18] an order takes 20 statements at most, however many lines it has', async () => {
    await shop.db
      .insertInto('coupon')
      .values({ code: 'COUNTED', type: 'fixed', value: 100, date_end: null, use_limit: 9 })
      .execute()
    const cart = String((await call('POST', '/api/cart/create')).result)
    const products = Array.from({ length: 10 }, (_, index) => ({ sku: index % 2 ? 'TEE' : 'CAP', qty: 1 }))
    const addressInformation = { ...information, payment_method_code: 'card' }
    const body = orderBody(randomUUID(), 'TEE', { products, coupon: 'COUNTED', cart_id: cart, addressInformation })
    const placed = await count(async () => expect((await call('POST', '/api/order', body)).status).toBe(200))
    expect(placed).toBeLessThanOrEqual(20)
    expect(placed).toBe(12)
    expect(await count(() => call('POST', '/api/order', body))).toBe(4)
  })

  test('[ORDER-152] none of them walks through a table that grows with orders and carts', async () => {
    const cart = String((await call('POST', '/api/cart/create')).result)
    await call('POST', `/api/cart/update?cartId=${cart}`, { cartItem: { sku: 'TEE', qty: 1, op_id: randomUUID() } })
    await call('GET', `/api/cart/pull?cartId=${cart}`)
    const addressInformation = { ...information, payment_method_code: 'card' }
    const placed = await call(
      'POST',
      '/api/order',
      orderBody(randomUUID(), 'TEE', { cart_id: cart, addressInformation }),
    )
    const { order } = placed.result as { order: PlacedOrder }
    await call('GET', `/api/order/${order.id}`)
    await call('POST', '/api/order', orderBody(randomUUID(), 'TEE', { replaces: order.id }))
    const client = await shop.pool.connect()
    try {
      await client.query('set enable_seqscan = off')
      const looks = [...asked].filter(([text]) => /^\s*(select|with|update|delete)/i.test(text))
      expect(looks.length).toBeGreaterThan(10)
      const walks: string[] = []
      for (const [text, values] of [...looks, movementsOf(order.id)]) {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        if (/Seq Scan on (cart|shop_order|order_|stock|payment_|coupon|bonus_)/.test(plan))
          walks.push(`${text}\n${plan}`)
      }
      expect(walks).toEqual([])
    } finally {
      await client.query('reset enable_seqscan')
      client.release()
    }
  })
})
