import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from '#platform/server/adapters/mail-outbox.ts'
import { address, callApi, createSalesApp, orderBody, sell } from '#test/support/sales.ts'
import type { SalesApp } from '#test/support/sales.ts'
import { callSignedIn } from '#test/support/sign-in.ts'
import type { ManagedOrder } from '../../contract.ts'
import { orderKey } from '../buyer/order-link.ts'

let shop: SalesApp
const mails: Mail[] = []
beforeAll(async () => {
  shop = await createSalesApp({ mail: { send: async (mail) => void mails.push(mail) } })
  await shop.jobs.stop()
  await sell(shop.db, { sku: 'TEE', price: 20, stock: 1000 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`delete from job.job`.execute(shop.db)
  mails.length = 0
})

const place = async (qty: number) => {
  const body = orderBody(randomUUID(), 'TEE', { products: [{ sku: 'TEE', qty }] })
  const placed = await callApi(shop, 'POST', '/api/order?store=de', body)
  return (placed.result as { order: { id: string; number: string } }).order
}
const look = async (id: string) =>
  (await callSignedIn(shop, 'manager', 'GET', `/api/manage/orders/${id}`)).result as ManagedOrder
const pass = (ms: number) => shop.setNow(new Date(shop.now().getTime() + ms))
const run = async (
  name: string,
  order: (rows: Record<string, unknown>[]) => Record<string, unknown>[] = (all) => all,
) => {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    delete from job.job where name = ${name} returning data`.execute(shop.db)
  for (const data of order(rows.map((row) => row.data))) await shop.handlers[name]?.(data)
}

test('[ORDER-414] another choice takes the place of the one whose answer was lost, not of a decided one', async () => {
  const { id } = await place(3)
  const { products } = (
    await callSignedIn(shop, 'manager', 'POST', `/api/manage/orders/${id}`, { paid: true, stage: 5 })
  ).result as ManagedOrder
  await sql`delete from job.job`.execute(shop.db)
  const [request_id, line, key] = [randomUUID(), products[0]?.line, await orderKey(shop.db, id)]
  const ask = async (qty: number, reason: string) => {
    pass(1000)
    return (await callApi(shop, 'POST', `/api/order/${id}/return`, { request_id, lines: [{ line, qty }], reason, key }))
      .result
  }
  await ask(1, 'Too small')
  await run('mail.return-request')
  expect(await ask(3, 'Too small')).toMatchObject({ left: [], requests: [{ lines: [{ line, qty: 3 }] }] })
  // before its receipt has gone out
  const last = {
    left: [{ line, qty: 1 }],
    requests: [{ id: request_id, lines: [{ line, qty: 2 }], reason: 'Too big' }],
  }
  expect(await ask(2, 'Too big')).toMatchObject(last)
  expect(await ask(2, 'Too big')).toMatchObject(last)
  await run('mail.return-request')
  expect(mails.map(({ text }) => [/× \d/.exec(text)?.[0], /Too \w+/.exec(text)?.[0]])).toEqual([
    ['× 1', 'Too small'],
    ['× 2', 'Too big'],
  ])
  expect(await ask(4, 'Too big')).toBe('INVALID_INPUT')
  await callSignedIn(shop, 'manager', 'POST', `/api/manage/returns/${request_id}`, { accept: false })
  expect(await ask(3, 'Too small')).toMatchObject({ requests: [{ state: 'declined', reason: 'Too big' }] })
})

test.each([
  ['first', 1],
  ['last', -1],
])('[ORDER-414] of a withdrawal that is stated anew the last statement counts, also kept %s', async (_, sign) => {
  const { id, number } = await place(1)
  await sql`delete from job.job`.execute(shop.db)
  const statement = { statement_id: randomUUID(), number, name: 'Hannah Brooks', email: address.email }
  for (const reason of ['Too small', 'Too big']) {
    pass(1000)
    await callApi(shop, 'POST', '/api/order/withdraw?store=de', { ...statement, reason })
  }
  await run('order.withdrawal', (all) =>
    all.toSorted((one, other) => sign * (String(one.at) < String(other.at) ? 1 : -1)),
  )
  await run('mail.return-request')
  expect((await look(id)).returns?.requests).toMatchObject([{ reason: 'Too big' }])
  expect(mails.map(({ text }) => /Too \w+/.exec(text)?.[0])).toEqual(['Too big'])
})
