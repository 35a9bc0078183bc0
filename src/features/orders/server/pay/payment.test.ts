import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { embeddedPayment, signNotice } from '#platform/server/adapters/payment-embedded.ts'
import { getSecret } from '#platform/server/secrets.ts'
import { preparePayments } from '#test/support/payment-desk.ts'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { PlacedOrder } from '../../contract.ts'

const desk = preparePayments()
const { seconds, placeUnpaid, look, noticeOf, send, press } = desk
const events = async () =>
  (await desk.shop.pool.query('select count(*)::int as count from payment_event')).rows[0].count as number

describe('notices', () => {
  test('[PAY-1] [PAY-5] a signed one pays the order and closes its cart', async () => {
    const cart = String((await callApi(desk.shop, 'POST', '/api/cart/create')).result)
    const order = await placeUnpaid({ cart_id: cart })
    // spaces and the order of the keys are the sender's: the text is what is signed
    const body = `{ "type":"paid",  "id":"${randomUUID()}", "order":"${order.id}", "amount":${order.grand_total}.00, "currency":"USD" }`
    expect(await send(body)).toEqual({ status: 200, result: { received: true } })
    expect(await look(order.id)).toMatchObject({ paid: true, order_status: 'A', stage: 1, payment_link: null })
    expect((await callApi(desk.shop, 'GET', `/api/cart/pull?cartId=${cart}`)).status).toBe(404)
  })

  test('[ORDER-3] whoever takes the id of an order for his own gets none, and its payment pays it', async () => {
    const order = await placeUnpaid()
    const taken = await callApi(desk.shop, 'POST', '/api/order', orderBody(order.id, 'TEE'))
    expect(taken).toMatchObject({ status: 409, result: 'ORDER_CHANGED' })
    expect((await send(noticeOf(order))).status).toBe(200)
    expect(await look(order.id)).toMatchObject({ id: order.id, paid: true })
  })

  test('[PAY-1] forged ones are refused and leave no trace', async () => {
    const order = await placeUnpaid()
    const body = noticeOf(order)
    const secret = await getSecret(desk.shop.db, 'embedded_payment_secret')
    const right = signNotice(secret, body, seconds)
    const before = await events()
    const forged = [
      '',
      'nonsense',
      signNotice('another secret', body, seconds),
      signNotice(secret, `${body} `, seconds),
      right.replace(`t=${seconds}`, `t=${seconds + 1}`),
      right.slice(0, -1),
      right.replace('v1=', 'v0='),
      `${right},v1=00`,
    ]
    for (const signature of forged)
      expect(await send(body, signature)).toEqual({ status: 401, result: 'SIGNATURE_INVALID' })
    expect(await send(body, right, 'unknown')).toMatchObject({ status: 404 })
    expect(await events()).toBe(before)
    expect(await look(order.id)).toMatchObject({ paid: false, order_status: 'P' })
  })

  test('[PAY-2] late and early ones are refused', async () => {
    const order = await placeUnpaid()
    const body = noticeOf(order)
    const secret = await getSecret(desk.shop.db, 'embedded_payment_secret')
    for (const shift of [-301, 301]) {
      expect(await send(body, signNotice(secret, body, seconds + shift))).toEqual({
        status: 401,
        result: 'SIGNATURE_EXPIRED',
      })
    }
    expect((await look(order.id)).paid).toBe(false)
    expect((await send(body, signNotice(secret, body, seconds - 300))).status).toBe(200)
  })

  test('[PAY-3] repeats, together and later, are answered and applied once', async () => {
    const order = await placeUnpaid()
    const body = noticeOf(order)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await send(body)).status).toBe(200)
    expect((await send(noticeOf(order))).status).toBe(200)
    const { rows } = await desk.shop.pool.query(
      `select count(*)::int as paid from order_event where order_id = $1 and note = 'paid'`,
      [order.id],
    )
    expect(rows[0].paid).toBe(1)
  })

  test('[PAY-4] another amount, currency or order is refused and on record', async () => {
    const order = await placeUnpaid()
    const before = await events()
    expect(await send(noticeOf(order, { amount: 23.99 }))).toEqual({ status: 409, result: 'PAYMENT_MISMATCH' })
    expect(await send(noticeOf(order, { currency: 'RUB' }))).toEqual({ status: 409, result: 'PAYMENT_MISMATCH' })
    expect(await send(noticeOf(order, { order: randomUUID() }))).toEqual({ status: 404, result: 'ORDER_NOT_FOUND' })
    expect(await events()).toBe(before + 3)
    for (const changes of [
      { amount: 'x' },
      { amount: -1 },
      { amount: 1e300 },
      { type: 'gift' },
      { id: '' },
      { order: null },
    ]) {
      expect((await send(noticeOf(order, changes))).status).toBe(400)
    }
    expect((await look(order.id)).paid).toBe(false)
  })

  test('[PAY-5] a declined notice after the paid one changes nothing, nor does paying an order that is further on', async () => {
    const order = await placeUnpaid()
    await send(noticeOf(order))
    expect((await send(noticeOf(order, { type: 'declined' }))).status).toBe(200)
    expect(await look(order.id)).toMatchObject({ paid: true, order_status: 'A' })
    const delivered = await placeUnpaid()
    await desk.shop.db.updateTable('shop_order').set({ status: 'L', stage: 4 }).where('id', '=', delivered.id).execute()
    await send(noticeOf(delivered))
    expect(await look(delivered.id)).toMatchObject({ paid: true, order_status: 'L', stage: 4 })
  })

  test('[PAY-9] the secret is made once, whoever asks first', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => getSecret(desk.shop.db, 'some_secret')))
    expect(new Set(made).size).toBe(1)
    expect(made[0]).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('the built-in page', () => {
  test('[PAY-6] who presses on and on leaves no more than twenty tries, and it can still be paid', async () => {
    const order = await placeUnpaid()
    const history = async () =>
      (await desk.shop.pool.query('select note from order_event where order_id = $1 order by id', [order.id])).rows as {
        note: string
      }[]
    const before = await events()
    for (let time = 0; time < 30; time += 1)
      expect((await press(order.id, time % 2 ? 'cancel' : 'decline')).status).toBe(200)
    expect([(await history()).length, (await events()) - before]).toEqual([21, 20])
    expect((await press(order.id, 'pay')).result).toMatchObject({ paid: true })
    expect((await history()).at(-1)).toEqual({ note: 'paid' })
  })

  test('[PAY-6] [PAY-7] declining and canceling leave the order open, paying ends it', async () => {
    const order = await placeUnpaid()
    expect((await press(order.id, 'decline')).result).toEqual({
      next: `/en/failed-payment?order=${order.id}`,
      paid: false,
      order_status: 'P',
      stage: 0,
    })
    expect((await press(order.id, 'cancel')).result).toMatchObject({ next: '/en/checkout', paid: false })
    expect(await look(order.id)).toMatchObject({ canceled: false, payment_link: `/en/pay/${order.id}` })
    expect((await press(order.id, 'pay')).result).toEqual({
      next: `/en/successful-payment?order=${order.id}`,
      paid: true,
      order_status: 'A',
      stage: 1,
    })
    expect((await press(order.id, 'cancel')).result).toMatchObject({
      next: `/en/successful-payment?order=${order.id}`,
      paid: true,
    })
    expect((await press(order.id, 'steal')).status).toBe(400)
    expect((await press(randomUUID(), 'pay')).status).toBe(404)
    const { order: onDelivery } = (await callApi(desk.shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE')))
      .result as { order: PlacedOrder }
    expect(await press(onDelivery.id, 'pay')).toMatchObject({ status: 409, result: 'PAYMENT_CLOSED' })
  })

  test('[PAY-7] where a real provider is configured there is none', async () => {
    const order = await placeUnpaid()
    const { payments } = desk.shop.deps
    Object.assign(desk.shop.deps, { payments: [] })
    expect((await press(order.id, 'pay')).status).toBe(404)
    Object.assign(desk.shop.deps, { payments })
    expect((await press(order.id, 'pay')).status).toBe(200)
  })
})

describe('a form that leads to the payment', () => {
  test('[PAY-35] methods of that kind answer it, and the page works as ever', async () => {
    const [, card] = settings.payment_methods
    const methods = [...settings.payment_methods, { ...card, code: 'form', kind: 'payment-form' }]
    await desk.shop.db
      .insertInto('setting')
      .values({ key: 'payment_methods', store_code: '', value: JSON.stringify(methods) })
      .execute()
    const byForm = { addressInformation: { ...orderBody('', 'TEE').addressInformation, payment_method_code: 'form' } }
    const order = await placeUnpaid(byForm)
    expect(order).toMatchObject({ order_status: 'P', clear_basket: false, paylink: `/en/pay/${order.id}` })
    expect(JSON.parse(order.payscript ?? '')).toEqual({ action: `/en/pay/${order.id}`, method: 'get', fields: {} })
    expect((await placeUnpaid()).payscript).toBeUndefined()
    const started = await callApi(desk.shop, 'POST', `/api/payment/start/${order.id}`)
    expect(started.result).toEqual({ url: `/en/pay/${order.id}` })
    expect((await press(order.id, 'pay')).result).toMatchObject({ paid: true })
  })
})

test('[PAY-68] beside a provider of the shop its own page pays nothing, and notices of both are taken', async () => {
  const mine = { ...embeddedPayment, name: 'mine' }
  const shop = await createSalesApp({ payments: [mine, embeddedPayment] })
  try {
    await sell(shop.db, { sku: 'TEE', price: 20, stock: 10 })
    const byCard = { addressInformation: { ...orderBody('', 'TEE').addressInformation, payment_method_code: 'card' } }
    const placed = await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE', byCard))
    const { order } = placed.result as { order: PlacedOrder }
    const paid = async () => (await callApi(shop, 'GET', `/api/order/${order.id}`)).result
    for (const action of ['pay', 'decline', 'cancel'])
      expect((await callApi(shop, 'POST', `/api/payment/embedded/${order.id}`, { action })).status).toBe(404)
    expect(await paid()).toMatchObject({ paid: false, order_status: 'P' })
    const rawBody = noticeOf(order)
    const signature = signNotice(
      await getSecret(shop.db, 'embedded_payment_secret'),
      rawBody,
      Math.floor(shop.now().getTime() / 1000),
    )
    const headers = { 'content-type': 'application/json', 'x-signature': signature }
    for (const name of ['embedded', 'mine']) {
      const url = `/api/payment/webhook/${name}`
      expect((await shop.app.inject({ method: 'POST', url, headers, payload: rawBody })).statusCode).toBe(200)
    }
    expect(await paid()).toMatchObject({ paid: true, order_status: 'A' })
  } finally {
    await shop.close()
  }
})
