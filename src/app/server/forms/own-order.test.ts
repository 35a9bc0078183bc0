import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnOrder, PlacedOrder, WireOrder } from '#features/orders/contract.ts'
import { orderKey } from '#features/orders/server/buyer/order-link.ts'
import { readConfig } from '#platform/server/config.ts'
import type { PayableOrder, PaymentForm } from '#platform/server/adapters/payment.ts'
import { embeddedPayment } from '#platform/server/adapters/payment-embedded.ts'
import { createDemoShop } from '#test/support/demo-shop.ts'
import type { DemoShop } from '#test/support/demo-shop.ts'
import { callApi, orderBody } from '#test/support/sales.ts'
import { signIn } from '#test/support/sign-in.ts'
import { paymentProviders } from '../payments.ts'
import { strictHeaders } from '../http/security-headers.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await createDemoShop()
})
afterAll(() => shop.close())

const { addressInformation } = orderBody('', '')
const place = async (payment: string): Promise<PlacedOrder> => {
  const body = orderBody(randomUUID(), 'VT-1001-CLAY-M', {
    addressInformation: { ...addressInformation, payment_method_code: payment },
  })
  return ((await callApi(shop, 'POST', '/api/order?store=en', body)).result as { order: PlacedOrder }).order
}
const look = async (id: string) => (await callApi(shop, 'GET', `/api/order/${id}`)).result as WireOrder
const open = (url: string) => shop.app.inject({ method: 'GET', url })
const send = (form: Record<string, string>, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  shop.app.inject({
    method: 'POST',
    url: '/order/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
/** What a browser without a script shows: no data of the script's. */
const shown = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')

describe('an order without a script', () => {
  test('[ORDER-70] its page has all of it, for this visitor alone', async () => {
    const { id, number } = await place('cashondelivery')
    const page = await open(`/en/order/${id}`)
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers).not.toHaveProperty('etag')
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
    const html = shown(page.body)
    for (const part of ['Thank you', number, 'Loopback hoodie', 'Order progress', 'Cash on delivery'])
      expect(html).toContain(part)
    // nothing of it is kept for the next one
    await shop.db.updateTable('shop_order').set({ stage: 4, status: 'L' }).where('id', '=', id).execute()
    expect(shown((await open(`/en/order/${id}`)).body)).toContain('On its way</h1>')
  })

  test('[ORDER-15] [ORDER-70] [ORDER-72] personal data and papers with the key of the mail alone', async () => {
    const { id } = await place('cashondelivery')
    const plain = await open(`/en/order/${id}`)
    const own = await open(`/en/order/${id}?key=${await orderKey(shop.db, id)}`)
    const forged = await open(`/en/order/${id}?key=nope`)
    for (const personal of ['86 Mercer Street', '+1 646 555 0173', 'invoice.pdf']) {
      expect(own.body).toContain(personal)
      for (const { body } of [plain, forged]) expect(body).not.toContain(personal)
    }
  })

  test('[ORDER-70] [SHELL-184] however its address is spelled, nothing of it is kept', async () => {
    const { id } = await place('cashondelivery')
    const key = await orderKey(shop.db, id)
    const spellings = [
      'Order/ID',
      '%6Frder/ID',
      'order/ID//',
      'Successful-payment?order=ID',
      'successful%2Dpayment?order=ID',
    ]
    for (const spelling of spellings) {
      const address = `/en/${spelling.replace('ID', id)}`
      const page = await open(`${address}${address.includes('?') ? '&' : '?'}key=${key}`)
      const isKept = page.headers['cache-control'] !== 'private, no-store'
      const isOrder = /86 Mercer Street|V-?\d{4}/.test(shown(page.body))
      expect([spelling, isKept && isOrder, page.headers['x-robots-tag']]).toEqual([
        spelling,
        false,
        'noindex, nofollow',
      ])
    }
  })

  test('[ORDER-70] [ORDER-102] an unknown one is 404', async () => {
    for (const path of ['/en/order/nope', `/en/order/${randomUUID()}`, `/ru/pay/${randomUUID()}`])
      expect((await open(path)).statusCode).toBe(404)
    expect(shown((await open('/en/order/nope')).body)).toContain('We do not know this order')
  })

  test.each([
    ['pay', '/en/successful-payment?order=', 'Payment successful', true],
    ['decline', '/en/failed-payment?order=', 'Payment failed', false],
  ])('[ORDER-70] [PAY-61] the button %s', async (action, next, heading, isPaid) => {
    const { id } = await place('card')
    const page = shown((await open(`/en/pay/${id}`)).body)
    expect(page).toContain('action="/order/pay"')
    expect(page).toContain(`value="${action}"`)
    const answer = await send({ store: 'en', order: id, action })
    expect({ status: answer.statusCode, location: answer.headers.location }).toEqual({
      status: 303,
      location: `${next}${id}`,
    })
    expect(shown((await open(String(answer.headers.location))).body)).toContain(`${heading}</h1>`)
    expect((await look(id)).paid).toBe(isPaid)
  })

  test('[PAY-5] [PAY-61] a second press pays nothing twice, and leads to what holds', async () => {
    const { id } = await place('card')
    const press = async (action: string) => (await send({ store: 'en', order: id, action })).headers.location
    expect(await Promise.all([press('pay'), press('pay')])).toEqual(Array(2).fill(`/en/successful-payment?order=${id}`))
    expect(await press('decline')).toBe(`/en/successful-payment?order=${id}`)
    expect((await look(id)).paid).toBe(true)
  })

  test('[PAY-61] cancel leads to the checkout and leaves the order open; the provider’s button stays here', async () => {
    const { id } = await place('card')
    expect((await send({ store: 'en', order: id, action: 'cancel' })).headers.location).toBe('/en/checkout')
    expect((await send({ store: 'en', order: id, action: 'start' })).headers.location).toBe(`/en/pay/${id}`)
    expect((await look(id)).payment_link).toBe(`/en/pay/${id}`)
  })

  test('[PAY-61] what cannot be paid says so', async () => {
    const { id } = await place('cashondelivery')
    const answer = await send({ store: 'en', order: id, action: 'pay' })
    expect(answer.statusCode).toBe(422)
    expect(shown(answer.body)).toContain('There is nothing to pay here any more.')
    expect((await send({ store: 'ru', order: randomUUID(), action: 'pay' })).statusCode).toBe(404)
  })

  test('[PAY-61] a form of another site, or of nothing, does nothing', async () => {
    const { id } = await place('card')
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', host: 'shop.example' },
    ]
    for (const headers of foreign) {
      const answer = await send({ store: 'en', order: id, action: 'pay' }, headers)
      expect({ status: answer.statusCode, location: answer.headers.location }).toEqual({ status: 303, location: '/en' })
    }
    for (const form of [{}, { order: 'nope' }, { order: '\0', action: 'pay' }, { store: 'zz', order: '1' }])
      expect((await send(form as Record<string, string>)).statusCode).toBe(303)
    expect((await look(id)).paid).toBe(false)
  })
})

test('[ACCOUNT-33] [PROMO-16] the demo has somebody with bonuses, whose ledger adds up to the balance', async () => {
  const { rows } = await shop.pool.query<{ email: string; balance: number; sum: number; reasons: string[] }>(
    `select email, balance::int, sum(amount)::int, array_agg(reason order by bonus_entry.id) as reasons
     from bonus_account join customer on customer.id = customer_id join bonus_entry using (customer_id) group by 1, 2`,
  )
  const sum = rows[0]?.sum ?? 0
  const reasons = ['award', 'cashback', 'correction', 'cashback']
  expect(rows).toEqual([{ email: 'customer@example.com', balance: sum, sum, reasons }])
  expect(sum).toBeGreaterThan(3500)
})

test('[ACCOUNT-244] the demo has a customer with an order of each kind', async () => {
  const owner = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', 'customer@example.com')
    .executeTakeFirstOrThrow()
  const headers = { authorization: `Bearer ${await signIn(shop.db, owner.id, shop.now())}` }
  const history = await callApi(shop, 'GET', '/api/user/order-history?store=en', undefined, headers)
  const { items } = history.result as { items: OwnOrder[] }
  expect(items.map(({ stage, paid, canceled, delivery }) => [stage, paid, canceled, delivery.number])).toEqual([
    [1, true, false, null],
    [4, true, false, 'PP 4417 0922 31'],
    [5, true, false, null],
    [1, false, true, null],
    [5, true, false, null],
  ])
  // the one that came last can be given back, the one before no more
  const canReturn: unknown[] = []
  for (const { id } of items)
    canReturn.push((await callApi(shop, 'GET', `/api/order/${id}`, undefined, headers)).result)
  expect((canReturn as WireOrder[]).map(({ returns }) => returns?.can_return)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(items.map(({ cashback }) => cashback > 0)).toEqual([false, false, true, false, true])
  const numbers = items.map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted().toReversed())
})

describe('a provider that has a form alone', () => {
  let formShop: DemoShop
  beforeAll(async () => {
    const form = ({ id, amount }: PayableOrder): PaymentForm => ({
      action: 'https://pay.example/go?to=1&for=2',
      method: 'post',
      fields: { order: id, sum: String(amount), note: '"><script>alert(1)</script>' },
    })
    formShop = await createDemoShop([{ ...embeddedPayment, name: 'forms', origins: ['https://pay.example'], form }])
  })
  afterAll(() => formShop.close())

  test('[PAY-61] [PAY-63] without a script its form is a page with a button', async () => {
    const body = orderBody(randomUUID(), 'VT-1001-CLAY-M', {
      addressInformation: { ...addressInformation, payment_method_code: 'card' },
    })
    const { id } = ((await callApi(formShop, 'POST', '/api/order?store=en', body)).result as { order: PlacedOrder })
      .order
    const press = (action: string) =>
      formShop.app.inject({
        method: 'POST',
        url: '/order/pay',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: new URLSearchParams({ store: 'en', order: id, action }).toString(),
      })
    expect(shown((await formShop.app.inject(`/en/pay/${id}`)).body)).toContain('value="start"')
    const page = await press('start')
    expect(page.statusCode).toBe(200)
    const [form = ''] = /<form[^>]*pay\.example[\s\S]*?<\/form>/.exec(shown(page.body)) ?? []
    for (const part of [
      'action="https://pay.example/go?to=1&amp;for=2"',
      'method="post"',
      `<input type="hidden" name="order" value="${id}"/>`,
      'name="note" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
      'Go to the payment page',
    ])
      expect(form).toContain(part)
    expect(shown(page.body)).not.toContain('action="/order/pay"')
  })
})

describe('where forms may lead', () => {
  const policyOf = (env: Record<string, string>): string => {
    const config = readConfig({ ...env })
    const formTargets = paymentProviders(config).flatMap(({ origins = [] }) => origins)
    return String(strictHeaders(config, formTargets)['content-security-policy'])
  }

  test('[PAY-63] to the shop, and to the provider that is configured', () => {
    expect(policyOf({})).toContain("; form-action 'self'; ")
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(policyOf(keys)).toContain("; form-action 'self' https://checkout.stripe.com; ")
  })
})
