import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from '#platform/server/adapters/mail-outbox.ts'
import { callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import { adoptOrders } from './adopt.ts'

let shop: SalesApp
const mails: Mail[] = []
beforeAll(async () => {
  shop = await createSalesApp({ mail: { send: async (mail) => void mails.push(mail) }, codesPerAddress: 10 })
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 100 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  mails.length = 0
  await sql`truncate shop_order, limit_hit cascade`.execute(shop.db)
})

const place = async (who: number) => {
  const placed = await callSignedIn(shop, who, 'POST', '/api/order', orderBody(randomUUID(), 'TEE'))
  return (placed.result as { order: { id: string; number: string } }).order
}
const history = async (who: number, query = '') => callSignedIn(shop, who, 'GET', `/api/user/order-history?${query}`)
type History = {
  items: { id: string; increment_id: string; stage: number; canceled: boolean }[]
  total: number
  active: number
}

test('[ORDER-80] the history is one’s own, the latest first, with everything an order shows', async () => {
  const [first, second] = [await place(71), await place(71)]
  await place(72)
  await sql`update shop_order set is_canceled = true where id = ${first.id}`.execute(shop.db)
  const { result } = await history(71)
  expect(result).toMatchObject({ total: 2, active: 1, pageSize: 20, currentPage: 1 })
  const { items } = result as History
  expect(items.map(({ increment_id }) => increment_id)).toEqual([second.number, first.number])
  expect(items[0]).toMatchObject({
    products: [{ sku: 'TEE', count: 1 }],
    customer: { email: expect.any(String) as string },
    files: { invoice: expect.stringContaining('/invoice.pdf?key=') as string },
  })
  expect(items[0]).not.toHaveProperty('cancel_reason')
})

test('[ORDER-80] it comes by pages of 20, and by those that are asked for', async () => {
  for (let count = 0; count < 3; count += 1) await place(73)
  const pages = [
    await history(73, 'pageSize=2'),
    await history(73, 'pageSize=2&currentPage=2'),
    await history(73, 'pageSize=2&currentPage=3'),
  ]
  expect(pages.map(({ result }) => (result as History).items.length)).toEqual([2, 1, 0])
  for (const query of ['pageSize=0', 'pageSize=101', 'currentPage=0', 'pageSize=x'])
    expect((await history(73, query)).status).toBe(400)
  expect((await callApi(shop, 'GET', '/api/user/order-history')).status).toBe(401)
})

test('[ORDER-311] those on their way are found behind however many newer ones that are over', async () => {
  const [first, second] = [await place(76), await place(76)]
  for (let count = 0; count < 3; count += 1) await place(76)
  await sql`update shop_order set stage = 5 where id not in (${first.id}, ${second.id})`.execute(shop.db)
  const active = async (query = '') => (await history(76, `only=active&pageSize=1${query}`)).result as History
  expect(await active()).toMatchObject({ items: [{ id: second.id }], total: 5, active: 2 })
  expect((await active('&currentPage=2')).items.map(({ id }) => id)).toEqual([first.id])
  expect((await history(76, 'only=over')).status).toBe(400)
})

test('[ORDER-310] what a guest ordered goes to the customer who shows the address to be theirs; what is older, or another’s, stays', async () => {
  const placeAsGuest = async (email: string) => {
    const body = orderBody(randomUUID(), 'TEE')
    const placed = await callApi(shop, 'POST', '/api/order', {
      ...body,
      addressInformation: {
        ...body.addressInformation,
        shippingAddress: { ...body.addressInformation.shippingAddress, email },
      },
    })
    return (placed.result as { order: { id: string } }).order.id
  }
  const own = await placeAsGuest('Gia@mail.example')
  const old = await placeAsGuest('gia@mail.example')
  await placeAsGuest('other@mail.example')
  const another = await place(75)
  await sql`update shop_order set created_at = created_at - interval '91 days' where id = ${old}`.execute(shop.db)
  await sql`update shop_order set email = 'gia@mail.example' where id = ${another.id}`.execute(shop.db)
  expect((await history(74)).result).toMatchObject({ total: 0 })
  await adoptOrders(shop.deps)(shop.db, { customerId: 74, email: 'gia@mail.example', now: shop.now() })
  const { items } = (await history(74)).result as History
  expect(items.map(({ id }) => id)).toEqual([own])
  expect((await history(75)).result).toMatchObject({ total: 1 })
})

const find = (number: string, contact: string) => callApi(shop, 'POST', '/api/order/find', { number, contact })
const mailedLinks = async () => {
  const handler = shop.handlers['mail.order-link']
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    delete from job.job where name = 'mail.order-link' and state in ('created', 'retry') returning data`.execute(
    shop.db,
  )
  for (const { data } of rows) await handler?.(data)
  return mails.filter(({ subject }) => subject.startsWith('Your order'))
}

test('[ORDER-81] whoever placed an order gets its link by mail; the answers are the same for all', async () => {
  const placed = await callApi(shop, 'POST', '/api/order', orderBody(randomUUID(), 'TEE'))
  const { id, number } = (placed.result as { order: { id: string; number: string } }).order
  const { email } =
    (await shop.db.selectFrom('shop_order').select('email').where('id', '=', id).executeTakeFirst()) ?? {}
  await shop.jobs.stop()
  const answers = [
    await find(number, 'stranger@mail.example'),
    await find('V999999', email ?? ''),
    await find(` ${number.toLowerCase()} `, (email ?? '').toUpperCase()),
  ]
  for (const { status, result } of answers) expect([status, result]).toEqual([200, true])
  const sent = await mailedLinks()
  expect(sent.map(({ to }) => to)).toEqual([email])
  const key = /\/order\/[\w-]+\?key=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1]
  const shown = await callApi(shop, 'GET', `/api/order/${id}?key=${key}`)
  expect(shown.result).toMatchObject({ number, customer: { email } })
})

test('[ORDER-81] its phone finds an order however it is written, one of another country that ends alike does not', async () => {
  const body = orderBody(randomUUID(), 'TEE')
  const { shippingAddress, billingAddress } = body.addressInformation
  const telephone = '8 (916) 123-45-67'
  const placed = await callApi(shop, 'POST', '/api/order', {
    ...body,
    addressInformation: {
      ...body.addressInformation,
      shippingAddress: { ...shippingAddress, telephone },
      billingAddress: { ...billingAddress, telephone },
    },
  })
  const { number } = (placed.result as { order: { number: string } }).order
  mails.length = 0
  await find(number, '+33 161 23 45 67')
  expect(await mailedLinks()).toEqual([])
  await find(number, '+7 916 123 45 67')
  expect(await mailedLinks()).toHaveLength(1)
})

test('[ORDER-81] five an hour for a contact', async () => {
  for (let times = 0; times < 5; times += 1) expect((await find('V1', 'ana@mail.example')).status).toBe(200)
  expect((await find('V1', 'ana@mail.example')).status).toBe(429)
  expect((await find('V1', 'nobody')).result).toBe('INCORRECT_PHONE_OR_EMAIL')
})
